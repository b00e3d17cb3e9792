import { on } from 'node:events'
import { pathToFileURL } from 'node:url'
import { createLogger } from '#app/server/log.server.ts'
import { Failure } from '../failure.ts'
import { loadSettings } from '../load-settings.ts'
import { clientDirectory, serverEntry } from '../paths.ts'
import { type Host, type HostOptions, startHost } from './serve.ts'
import type { WorkerMessage } from './workers.ts'

// One of the processes of WEB_CONCURRENCY, started by the primary, which has put DATABASE_URL in the environment. Should
// the primary die, Node ends this one too: nobody would start it again or stop it.
const tell = (message: WorkerMessage): void => void process.send?.(message)

/** Loads the built application and serves it. */
async function serve(): Promise<Host> {
  const settings = loadSettings()
  const log = createLogger(settings.LOG_LEVEL)
  // In an unknown state, ending is safer than going on: the primary starts the next one.
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'unexpected error')
    process.exit(70)
  })
  const built: { default?: HostOptions['app'] } = await import(pathToFileURL(serverEntry).href)
  if (!built.default) throw new Failure(`${serverEntry} n’est pas une application construite. Relancez npm run build.`)
  const databaseUrl = settings.DATABASE_URL ?? ''
  return startHost({ settings, databaseUrl, clientDirectory, app: built.default, log, whenAllQuiet })
}

/** All the workers close the door at the same time: who is turned away by one does not run into the next one's. */
async function whenAllQuiet(): Promise<void> {
  tell({ type: 'quiet' })
  for await (const [message] of on(process, 'message')) if ((message as WorkerMessage).type === 'close') return
}

// Ctrl-C and a closed terminal reach the whole group; the primary decides.
process.on('SIGINT', () => {})
process.on('SIGHUP', () => {})
try {
  const host = await serve()
  let draining = false
  const drain = async () => {
    if (draining) return
    draining = true
    process.exit((await host.drain()) ? 0 : 1)
  }
  process.on('message', (message: WorkerMessage) => message.type === 'drain' && drain())
  process.on('SIGTERM', drain)
  tell({ type: 'ready' })
} catch (error) {
  tell({ type: 'failed', sentence: error instanceof Error ? error.message : String(error) })
  process.exitCode = 1
  process.disconnect?.()
}
