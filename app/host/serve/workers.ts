import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { Settings } from '#app/server/settings.ts'
import { Failure, printError } from '../failure.ts'
import { fromRoot } from '../paths.ts'
import { type FiguresMessage, relayFigures } from './figures.ts'
import type { Host } from './serve.ts'
import { STOP_STEPS, type StopStep } from './shutdown.ts'

/** Messages between the primary and a worker. */
export type WorkerMessage =
  | { type: 'ready' }
  | { type: 'failed'; sentence: string }
  /** To a worker: finish the running requests, and stop. */
  | { type: 'drain' }
  /** From a worker: it has come so far; then to each one: all have. */
  | { type: StopStep }
  | FiguresMessage

/** A worker that dies is restarted, with a growing delay if workers keep dying. */
const FIRST_DELAY_MS = 200
const LAST_DELAY_MS = 30_000
/** A worker that has served for so long is stable: its end does not count as a failed start. */
const STABLE_AFTER_MS = 5_000
/** So many unstable workers ended in a row: restarting is pointless. */
const UNSTABLE_ENDS_MAX = 6
/** After the time that a worker takes at most to stop. */
const KILL_AFTER_MS = 5_000

function messageFrom(worker: Worker, type: WorkerMessage['type']): Promise<void> {
  return new Promise((resolve) => worker.on('message', (message: WorkerMessage) => message.type === type && resolve()))
}

function whenReady(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: WorkerMessage) => {
      if (message.type === 'ready') resolve()
      if (message.type === 'failed') reject(new Failure(message.sentence))
    })
    worker.once('exit', (code, signal) =>
      reject(new Failure(`Un processus du serveur s’est arrêté au démarrage (${signal ?? code}).`)),
    )
  })
}

/**
 * Serves with WEB_CONCURRENCY processes on the same port, and restarts each one that dies. This process answers no
 * request itself, so that nothing in a request can kill it. Resolves when all the workers are ready.
 * @param giveUp called when the workers keep dying as soon as they start; none is left then.
 * @throws Failure when one cannot start.
 */
export async function startWorkers(settings: Settings, giveUp: (failure: Failure) => void): Promise<Host> {
  /** Whether a worker that dies is started again. */
  let shouldRestart = false
  /** When each worker began to serve; undefined while it starts. */
  const workers = new Map<Worker, number | undefined>()
  let unstableEnds = 0
  // Where workers share a socket they accept connections themselves: one that the primary handed to a dying worker
  // would never be answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  // Rendering makes many short-lived objects: a larger young generation means fewer collections. Below this limit the old one
  // grows to twice what is alive before it is collected, not to four times: at 20 connections a worker holds 450 MB, where 64
  // and no limit hold 720 for 5 % less CPU.
  cluster.setupPrimary({
    exec: fromRoot('app/host/serve/worker.ts'),
    execArgv: ['--max-semi-space-size=32', '--max-old-space-size=1000'],
  })

  const isStable = (since: number | undefined) => since !== undefined && Date.now() - since > STABLE_AFTER_MS
  const kill = (worker: Worker) => worker.process.kill('SIGKILL')
  const replace = (reason: string, since: number | undefined) => {
    unstableEnds = isStable(since) ? 0 : unstableEnds + 1
    if (unstableEnds >= UNSTABLE_ENDS_MAX && ![...workers.values()].some(isStable)) {
      stop()
      giveUp(
        new Failure(
          `Le serveur s’arrête aussitôt démarré (${reason}), ${UNSTABLE_ENDS_MAX} fois de suite. La cause est écrite plus haut; corrigez-la, puis relancez.`,
        ),
      )
      return
    }
    console.error(`Un processus du serveur s’est arrêté (${reason}), il redémarre.`)
    const delay = Math.min(FIRST_DELAY_MS * 2 ** unstableEnds, LAST_DELAY_MS)
    setTimeout(() => shouldRestart && start().catch(printError), delay)
  }
  const start = async (): Promise<void> => {
    const worker = cluster.fork()
    workers.set(worker, undefined)
    worker.once('exit', (code, signal) => {
      const since = workers.get(worker)
      workers.delete(worker)
      if (shouldRestart) replace(String(signal ?? code), since)
    })
    await whenReady(worker)
    workers.set(worker, Date.now())
  }
  const stop = () => {
    shouldRestart = false
    for (const worker of workers.keys()) kill(worker)
  }
  const drain = async (): Promise<boolean> => {
    shouldRestart = false
    setTimeout(stop, settings.DRAIN_MS + settings.SHUTDOWN_TIMEOUT_MS + KILL_AFTER_MS).unref()
    // A worker that is still starting has no request to finish, and does not handle messages yet.
    for (const [worker, since] of workers) if (since === undefined && workers.delete(worker)) kill(worker)
    const running = [...workers.keys()]
    const ends = running.map((worker) => once(worker, 'exit'))
    const send = (message: WorkerMessage) => {
      for (const worker of running) if (worker.isConnected()) worker.send(message, () => {})
    }
    send({ type: 'drain' })
    for (const step of STOP_STEPS) {
      await Promise.all(running.map((worker, index) => Promise.race([messageFrom(worker, step), ends[index]])))
      send({ type: step })
    }
    const codes = await Promise.all(ends)
    return codes.every(([code]) => code === 0)
  }

  try {
    await Promise.all(Array.from({ length: settings.WEB_CONCURRENCY }, start))
    if (workers.size < settings.WEB_CONCURRENCY) throw new Failure('Un processus du serveur s’est arrêté au démarrage.')
  } catch (error) {
    stop()
    throw error
  }
  shouldRestart = true
  relayFigures(() => [...workers].flatMap(([worker, since]) => (since === undefined ? [] : [worker])))
  return { drain }
}
