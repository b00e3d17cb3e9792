import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type Server, serve } from 'srvx'
import type { Settings } from '#app/server/settings.ts'
import { errorSentences } from '#content/errors.ts'
import { answerExpectation, limitBody } from './http/body-limit.ts'
import { answerClientError } from './http/client-errors.ts'
import { compress } from './http/compress.ts'
import { beginExchange, requestIdOf } from './http/exchange.ts'
import { health } from './http/health.ts'
import { knownHost } from './http/known-host.ts'
import { listenFailure } from './http/listen-failure.ts'
import { pagePolicy } from './http/page-policy.ts'
import { createReadiness } from './http/readiness.ts'
import { refusal } from './http/refusal.ts'
import { staticFiles } from './http/static-files.ts'

/** Milliseconds. The time limits are on what arrives; an answer may stream for minutes. */
const TIMEOUTS = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
}
const SILENCE = 300_000

export type HostOptions = {
  settings: Settings
  /** Database that `/readyz` asks. */
  databaseUrl: string
  /** Folder of the built files. */
  clientDirectory: string
  app: {
    fetch(request: Request): Response | Promise<Response>
    /** What goes on behind the requests. @returns stops it, and waits for what is under way */
    startBackground?(): () => Promise<void>
  }
  log: Logger
  /** Worker of a cluster: the port is shared. */
  shared?: boolean
}

export type Host = {
  /**
   * Says « not ready », waits DRAIN_MS, lets the answers under way finish, stops listening.
   * @returns false when SHUTDOWN_TIMEOUT_MS passed and the rest was cut.
   */
  drain(): Promise<boolean>
}

type NodeServer = NonNullable<NonNullable<Server['node']>['server']> & {
  closeIdleConnections(): void
  closeAllConnections(): void
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** Listens and answers. Resolves when requests are accepted. Throws Failure when the address cannot be had. */
export async function startHost({
  settings,
  databaseUrl,
  clientDirectory,
  app,
  log,
  shared,
}: HostOptions): Promise<Host> {
  let draining = false
  const isDraining = () => draining
  const readiness = createReadiness(databaseUrl)
  const server = serve({
    manual: true,
    silent: true,
    gracefulShutdown: false,
    hostname: settings.HOST,
    port: settings.PORT,
    trustProxy: settings.TRUST_PROXY,
    node: { ...TIMEOUTS, exclusive: !shared },
    middleware: [
      async (request, next) => {
        try {
          return await next()
        } catch (error) {
          const id = requestIdOf(request)
          // A client that went away is no failure of ours, and reads no answer.
          if (!request.signal.aborted && !isAbort(error)) log.error({ err: error, id }, 'request failed')
          return refusal(500, errorSentences.INTERNAL, id)
        }
      },
      // Before the check of the host: whoever watches asks under any name, and nothing of it is in the answer.
      health(readiness, isDraining),
      knownHost(settings),
      staticFiles(clientDirectory),
      compress,
      pagePolicy,
      limitBody,
    ],
    fetch: (request) => app.fetch(request),
  })
  const http = server.node?.server as NodeServer
  const https = settings.APP_ORIGIN?.startsWith('https:') ?? false
  const underWay = new Set<ServerResponse>()
  const begin = (req: IncomingMessage, res: ServerResponse) => {
    underWay.add(res)
    res.once('close', () => underWay.delete(res))
    beginExchange(req, res, { https, trustProxy: settings.TRUST_PROXY, isDraining, log })
  }
  http.prependListener('request', begin)
  http.on('checkContinue', (req: IncomingMessage, res: ServerResponse) =>
    answerExpectation(req, res, () => http.emit('request', req, res)),
  )
  http.on('clientError', answerClientError)
  http.setTimeout(SILENCE)
  try {
    await server.serve()
  } catch (error) {
    await readiness.close()
    throw listenFailure(error, settings) ?? error
  }
  const stopBackground = app.startBackground?.()
  return { drain: () => drain() }

  async function drain(): Promise<boolean> {
    draining = true
    await sleep(settings.DRAIN_MS)
    const limit = sleep(settings.SHUTDOWN_TIMEOUT_MS, false, { ref: false })
    const finished = async () => {
      // Listening goes on while the answers of before finish: a connection refused now would be a failure for nothing.
      await Promise.all([...underWay].map((res) => new Promise((resolve) => res.once('close', resolve))))
      await new Promise((resolve) => http.close(resolve))
      await stopBackground?.()
      return true
    }
    // A connection kept alive becomes idle only after its last answer: asked again until none is left.
    const sweep = setInterval(() => http.closeIdleConnections(), 50)
    const inTime = await Promise.race([finished(), limit])
    clearInterval(sweep)
    if (!inTime) http.closeAllConnections()
    await readiness.close()
    return inTime
  }
}
