import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type Server, serve } from 'srvx'
import type { Settings } from '#app/server/settings.ts'
import { errorSentences } from '#content/errors.ts'
import { answerExpectation, limitBody } from '../http/body-limit.ts'
import { compress } from '../http/compress.ts'
import { pagePolicy } from '../http/default-headers.ts'
import { beginExchange, requestIdOf } from '../http/exchange.ts'
import { knownHost } from '../http/known-host.ts'
import { listenFailure } from '../http/listen-failure.ts'
import { createReadiness, health } from '../http/readiness.ts'
import { answerClientError, refusal } from '../http/refusal.ts'
import { staticFiles } from '../http/static-files.ts'

/** Milliseconds. The time limits are on what arrives; an answer may stream for minutes. */
const TIMEOUTS = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
}
const SILENCE = 300_000
/** A connection kept alive that has said nothing for so long is closed when the server stops. */
const QUIET = 1_000
/** Answers wait for so long before and after the end of listening: whoever waits for one does not knock meanwhile. */
const HELD = 400
/** What is interrupted gets this long, or half of the whole, to say so. */
const LAST_WORDS = 3_000

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
    /** Ends what would outlast the stop of the server, each with a word to whoever waits for it. */
    interrupt?(): void
  }
  log: Logger
  /** Waits for the other processes of this address, when there are several, before it stops listening. */
  whenAllQuiet?: () => Promise<void>
}

export type Host = {
  /**
   * Says « not ready », waits DRAIN_MS, lets the answers under way finish, stops listening. No request that has been
   * sent is left without its answer. What lasts too long is interrupted shortly before SHUTDOWN_TIMEOUT_MS.
   * @returns false when SHUTDOWN_TIMEOUT_MS passed and the rest was cut.
   */
  drain(): Promise<boolean>
}

type NodeServer = NonNullable<NonNullable<Server['node']>['server']> & {
  closeAllConnections(): void
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** Listens and answers. Resolves when requests are accepted. Throws Failure when the address cannot be had. */
export async function startHost(options: HostOptions): Promise<Host> {
  const { settings, databaseUrl, clientDirectory, app, log } = options
  let draining = false
  const isDraining = () => draining
  let door: Promise<void> | undefined
  const isShared = settings.WEB_CONCURRENCY > 1
  const readiness = createReadiness(databaseUrl)
  const server = serve({
    manual: true,
    silent: true,
    gracefulShutdown: false,
    hostname: settings.HOST,
    port: settings.PORT,
    trustProxy: settings.TRUST_PROXY,
    // Several processes: the system spreads the connections over them; elsewhere than on Linux they share one socket.
    reusePort: isShared && process.platform === 'linux',
    node: { ...TIMEOUTS, exclusive: !isShared },
    middleware: [
      async (request, next) => {
        try {
          const answer = await next()
          await door
          return answer
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
  /** When each connection was opened, or had its last answer. */
  const lastHeard = new Map<Socket, number>()
  http.on('connection', (socket: Socket) => {
    lastHeard.set(socket, performance.now())
    socket.once('close', () => lastHeard.delete(socket))
  })
  /** Connections that wait for no answer, and for how many milliseconds they have not. */
  const idle = (): { socket: Socket; ms: number }[] => {
    const busy = new Set([...underWay].map((res) => res.req.socket))
    return [...lastHeard].flatMap(([socket, at]) => (busy.has(socket) ? [] : [{ socket, ms: performance.now() - at }]))
  }
  const begin = (req: IncomingMessage, res: ServerResponse) => {
    underWay.add(res)
    res.once('close', () => {
      underWay.delete(res)
      if (lastHeard.has(req.socket)) lastHeard.set(req.socket, performance.now())
    })
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
    for (const res of underWay) if (!res.headersSent) res.setHeader('connection', 'close')
    await sleep(settings.DRAIN_MS)
    const limit = settings.SHUTDOWN_TIMEOUT_MS
    const interruption = setTimeout(() => app.interrupt?.(), limit - Math.min(LAST_WORDS, limit / 2))
    const inTime = await Promise.race([finish(), sleep(limit, false, { ref: false })])
    clearTimeout(interruption)
    if (!inTime) http.closeAllConnections()
    await readiness.close()
    return inTime
  }

  /** Listening goes on while the answers of before finish: a connection refused now would be a failure for nothing. */
  async function finish(): Promise<boolean> {
    await Promise.all([...underWay].map((res) => new Promise((resolve) => res.once('close', resolve))))
    const until = performance.now() + QUIET
    while (performance.now() < until && idle().some(({ ms }) => ms < QUIET)) await sleep(20)
    await options.whenAllQuiet?.()
    const opened = Promise.withResolvers<void>()
    door = opened.promise
    const held = lastHeard.size > 0 ? HELD : 0
    await sleep(held)
    // Right after what has arrived was read: a request that is there is not mistaken for silence.
    await setImmediate()
    const closed = new Promise((resolve) => http.close(resolve))
    await sleep(held)
    opened.resolve()
    const sweep = setInterval(() => {
      for (const { socket, ms } of idle()) if (ms > QUIET) socket.destroy()
    }, 50)
    await closed
    clearInterval(sweep)
    await stopBackground?.()
    return true
  }
}
