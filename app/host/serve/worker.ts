import { on } from 'node:events'
import { pathToFileURL } from 'node:url'
import { createLogger } from '#app/server/log.server.ts'
import { Failure } from '../failure.ts'
import { TextResponse } from '../http/text-response.ts'
import { loadSettings } from '../load-settings.ts'
import { clientDirectory, serverEntry } from '../paths.ts'
import { answerWithFigures, gatherFigures } from './figures.ts'
import { type Host, type HostOptions, startHost } from './serve.ts'
import type { StopStep } from './shutdown.ts'
import type { WorkerMessage } from './workers.ts'

// One of the WEB_CONCURRENCY processes. The primary starts it with DATABASE_URL in the environment. If the primary
// dies, Node ends this process too.
const sendToPrimary = (message: WorkerMessage): void => void process.send?.(message)

/** Loads the built application and serves it. */
async function serve(): Promise<Host> {
  const settings = loadSettings()
  const log = createLogger(settings.LOG_LEVEL)
  // The state is unknown after an uncaught exception: the process exits, and the primary starts another one.
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'unexpected error')
    process.exit(70)
  })
  // Its framework makes the response of a page.
  globalThis.Response = TextResponse
  const application: { default?: HostOptions['app'] } = await import(pathToFileURL(serverEntry).href)
  if (!application.default)
    throw new Failure(`${serverEntry} n’est pas une application construite. Relancez npm run build.`)
  const app = application.default
  if (app.metrics) answerWithFigures(app.metrics.collect)
  const databaseUrl = settings.DATABASE_URL ?? ''
  return startHost({ settings, databaseUrl, clientDirectory, app, log, waitForOtherWorkers, gatherFigures })
}

async function waitForOtherWorkers(step: StopStep): Promise<void> {
  sendToPrimary({ type: step })
  for await (const [message] of on(process, 'message')) if ((message as WorkerMessage).type === step) return
}

async function run(): Promise<void> {
  // Ctrl-C, a closed terminal and a service manager signal every process; the primary tells the workers when to stop. One that
  // stopped by itself would be idle before the primary listens, and both would wait for each other.
  for (const signal of ['SIGINT', 'SIGHUP', 'SIGTERM'] as const) process.on(signal, () => {})
  try {
    const host = await serve()
    process.on('message', async (message: WorkerMessage) => {
      if (message.type === 'drain') process.exit((await host.drain()) ? 0 : 1)
    })
    sendToPrimary({ type: 'ready' })
  } catch (error) {
    sendToPrimary({ type: 'failed', sentence: error instanceof Error ? error.message : String(error) })
    process.exitCode = 1
    process.disconnect?.()
  }
}

// Compiled ahead of the first start too, by importing it.
if (import.meta.main) await run()
