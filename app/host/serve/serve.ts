import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type Server, serve } from 'srvx'
import type { Settings } from '#app/server/settings.ts'
import { errorSentences } from '#content/errors.ts'
import { answerExpectContinue, limitBody } from '../http/body-limit.ts'
import { compress } from '../http/compress.ts'
import { fallbackPagePolicy } from '../http/default-headers.ts'
import { beginExchange, type RecordRequest, requestIdOf } from '../http/exchange.ts'
import { refuseUnknownHosts } from '../http/known-host.ts'
import { listenFailure } from '../http/listen-failure.ts'
import { serveMetrics } from '../http/metrics.ts'
import { createReadiness, health } from '../http/readiness.ts'
import { answerClientError, refusal } from '../http/refusal.ts'
import { staticFiles } from '../http/static-files.ts'
import type { StopStep } from './shutdown.ts'

/** Milliseconds. They limit how long a request may take to arrive; a response may stream for minutes. */
const TIMEOUTS = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
}
const SOCKET_TIMEOUT_MS = 300_000
/** A kept-alive connection without a request for so long is closed when the server stops. */
const IDLE_MS = 1_000
/**
 * Before the server stops listening, responses are held back for so long: their clients send no new request meanwhile,
 * and what they had sent is read.
 */
const RESPONSE_HOLD_MS = 400
/** Turns of the event loop in which a connection that was waiting is accepted, read and known as busy. */
const TURNS_TO_READ = 3
/** `interrupt` is called so long before the timeout, or at half of it, so that interrupted work can still answer. */
const INTERRUPT_MARGIN_MS = 3_000

export type HostOptions = {
  settings: Settings
  /** Address of the database that `/readyz` checks. */
  databaseUrl: string
  /** Folder of the built files. */
  clientDirectory: string
  app: {
    fetch(request: Request): Response | Promise<Response>
    /** Starts the jobs that no request waits for. @returns stops them, and waits for what is running */
    startBackground?(): () => Promise<void>
    /** Aborts work that would not end before the server stops; its clients get an error. */
    interrupt?(): void
    metrics?: {
      recordRequest: RecordRequest
      /** What this process has counted. */
      collect(): Promise<unknown>
      /** What several processes have counted, as a text for Prometheus. */
      render(all: unknown[]): Promise<string>
    }
  }
  log: Logger
  /** What all the processes on this port have counted; without it, this one alone. */
  gatherFigures?: (collect: () => Promise<unknown>) => Promise<unknown[]>
  /** Resolves when the other processes on this port have come as far. */
  waitForOtherWorkers?: (step: StopStep) => Promise<void>
}

export type Host = {
  /**
   * Answers « not ready », waits DRAIN_MS, lets running requests finish, then stops listening. Every request that was
   * sent gets its response. Shortly before SHUTDOWN_TIMEOUT_MS what is still running is interrupted.
   * @returns false when SHUTDOWN_TIMEOUT_MS passed and the remaining connections were closed.
   */
  drain(): Promise<boolean>
}

type NodeServer = NonNullable<NonNullable<Server['node']>['server']> & {
  closeAllConnections(): void
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

type Metrics = NonNullable<HostOptions['app']['metrics']>

const readMetrics =
  ({ collect, render }: Metrics, gather: HostOptions['gatherFigures']) =>
  async (): Promise<string> =>
    render(gather ? await gather(collect) : [await collect()])

/** Starts the HTTP server. Resolves when it accepts requests. Throws Failure when it cannot listen on the address. */
export async function startHost(options: HostOptions): Promise<Host> {
  const { settings, databaseUrl, clientDirectory, app, log } = options
  let draining = false
  const isDraining = () => draining
  let responseGate: Promise<void> | undefined
  const isShared = settings.WEB_CONCURRENCY > 1
  const readiness = createReadiness(databaseUrl)
  const server = serve({
    manual: true,
    silent: true,
    gracefulShutdown: false,
    hostname: settings.HOST,
    port: settings.PORT,
    trustProxy: settings.TRUST_PROXY,
    // Several processes: on Linux the system distributes the connections; elsewhere they share one socket.
    reusePort: isShared && process.platform === 'linux',
    node: { ...TIMEOUTS, exclusive: !isShared },
    middleware: [
      async (request, next) => {
        try {
          const answer = await next()
          await responseGate
          return answer
        } catch (error) {
          const id = requestIdOf(request)
          // A client that went away is not an error, and reads no response.
          if (!request.signal.aborted && !isAbort(error)) log.error({ err: error, id }, 'request failed')
          return refusal(500, errorSentences.INTERNAL, id)
        }
      },
      // Before the check of the host: monitoring may use any name, and the answers do not depend on it.
      health(readiness, isDraining),
      ...(app.metrics ? [serveMetrics(settings.METRICS_TOKEN, readMetrics(app.metrics, options.gatherFigures))] : []),
      refuseUnknownHosts(settings),
      staticFiles(clientDirectory),
      compress,
      fallbackPagePolicy,
      limitBody,
    ],
    fetch: (request) => app.fetch(request),
  })
  const http = server.node?.server as NodeServer
  const https = settings.APP_ORIGIN?.startsWith('https:') ?? false
  const activeResponses = new Set<ServerResponse>()
  /** When each connection was opened, or its last response ended. */
  const lastActivity = new Map<Socket, number>()
  http.on('connection', (socket: Socket) => {
    lastActivity.set(socket, performance.now())
    socket.once('close', () => lastActivity.delete(socket))
  })
  /** Connections without a running request, and for how many milliseconds. */
  const idleConnections = (): { socket: Socket; ms: number }[] => {
    const busy = new Set([...activeResponses].map((res) => res.req.socket))
    return [...lastActivity].flatMap(([socket, at]) =>
      busy.has(socket) ? [] : [{ socket, ms: performance.now() - at }],
    )
  }
  const onRequest = (req: IncomingMessage, res: ServerResponse) => {
    activeResponses.add(res)
    res.once('close', () => {
      activeResponses.delete(res)
      if (lastActivity.has(req.socket)) lastActivity.set(req.socket, performance.now())
    })
    beginExchange(req, res, {
      https,
      trustProxy: settings.TRUST_PROXY,
      isDraining,
      log,
      ...(app.metrics && { record: app.metrics.recordRequest }),
    })
  }
  http.prependListener('request', onRequest)
  http.on('checkContinue', (req: IncomingMessage, res: ServerResponse) =>
    answerExpectContinue(req, res, () => http.emit('request', req, res)),
  )
  http.on('clientError', answerClientError)
  http.setTimeout(SOCKET_TIMEOUT_MS)
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
    for (const res of activeResponses) if (!res.headersSent) res.setHeader('connection', 'close')
    await sleep(settings.DRAIN_MS)
    const timeout = settings.SHUTDOWN_TIMEOUT_MS
    const interruption = setTimeout(() => app.interrupt?.(), timeout - Math.min(INTERRUPT_MARGIN_MS, timeout / 2))
    const isInTime = await Promise.race([finish(), sleep(timeout, false, { ref: false })])
    clearTimeout(interruption)
    if (!isInTime) http.closeAllConnections()
    await readiness.close()
    return isInTime
  }

  /** Listening goes on while requests finish: until then a new connection can still be served. */
  async function finish(): Promise<boolean> {
    await Promise.all([...activeResponses].map((res) => new Promise((resolve) => res.once('close', resolve))))
    const deadline = performance.now() + IDLE_MS
    while (performance.now() < deadline && idleConnections().some(({ ms }) => ms < IDLE_MS)) await sleep(20)
    await options.waitForOtherWorkers?.('idle')
    const gate = Promise.withResolvers<void>()
    responseGate = gate.promise
    await options.waitForOtherWorkers?.('holding')
    await sleep(isShared || lastActivity.size > 0 ? RESPONSE_HOLD_MS : 0)
    // A connection with a new request is not idle: the loop accepts what has connected, reads it in its next turn, and answers.
    for (let turn = 0; turn < TURNS_TO_READ; turn++) await setImmediate()
    const closed = new Promise((resolve) => http.close(resolve))
    await options.waitForOtherWorkers?.('closed')
    gate.resolve()
    const sweep = setInterval(() => {
      for (const { socket, ms } of idleConnections()) if (ms > IDLE_MS) socket.destroy()
    }, 50)
    await closed
    clearInterval(sweep)
    await stopBackground?.()
    return true
  }
}
