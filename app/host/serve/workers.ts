import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { Settings } from '#app/server/settings.ts'
import { Failure, printError } from '../failure.ts'
import { fromRoot } from '../paths.ts'
import type { Host } from './serve.ts'

/** What a worker says to the primary, and the primary to it. */
export type WorkerMessage =
  | { type: 'ready' }
  | { type: 'failed'; sentence: string }
  /** Stop: finish what is under way, and say « quiet » when only newcomers are left. */
  | { type: 'drain' }
  | { type: 'quiet' }
  /** Everybody is quiet: stop listening. */
  | { type: 'close' }

/** Milliseconds. A worker that dies is started again; those that keep dying, more and more slowly. */
const FIRST_DELAY = 200
const LAST_DELAY = 30_000
/** One that has served for so long had started well: its end says nothing of the next one. */
const SETTLED_AFTER = 5_000
/** So many in a row that never settled: waiting mends nothing. */
const TRIES = 6
/** Beyond what a worker grants itself to stop. */
const KILL_AFTER = 5_000

function whenSaid(worker: Worker, type: WorkerMessage['type']): Promise<void> {
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
 * Serves with WEB_CONCURRENCY processes on the same port, each started again when it dies: this one only watches them,
 * so that what kills one that answers leaves somebody to start the next. Resolves when all are ready.
 * @param giveUp called when the processes keep dying as soon as they start, and none is left.
 * @throws Failure when one cannot start.
 */
export async function startWorkers(settings: Settings, giveUp: (failure: Failure) => void): Promise<Host> {
  /** Whether a worker that dies is started again. */
  let keeping = false
  /** When each began to serve; undefined before. */
  const workers = new Map<Worker, number | undefined>()
  let unsettled = 0
  // Where they share a socket, workers accept by themselves: a connection dealt to one that is just dying would never be
  // answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  // Rendering makes many short-lived objects: a larger nursery spares collections (4 to 11 % more requests).
  cluster.setupPrimary({ exec: fromRoot('app/host/serve/worker.ts'), execArgv: ['--max-semi-space-size=64'] })

  const isSettled = (since: number | undefined) => since !== undefined && Date.now() - since > SETTLED_AFTER
  const kill = (worker: Worker) => worker.process.kill('SIGKILL')
  const replace = (ended: string, since: number | undefined) => {
    unsettled = isSettled(since) ? 0 : unsettled + 1
    if (unsettled >= TRIES && ![...workers.values()].some(isSettled)) {
      stop()
      giveUp(
        new Failure(
          `Le serveur s’arrête aussitôt démarré (${ended}), ${TRIES} fois de suite. La cause est écrite plus haut; corrigez-la, puis relancez.`,
        ),
      )
      return
    }
    console.error(`Un processus du serveur s’est arrêté (${ended}), il redémarre.`)
    const delay = Math.min(FIRST_DELAY * 2 ** unsettled, LAST_DELAY)
    setTimeout(() => keeping && start().catch(printError), delay)
  }
  const start = async (): Promise<void> => {
    const worker = cluster.fork()
    workers.set(worker, undefined)
    worker.once('exit', (code, signal) => {
      const since = workers.get(worker)
      workers.delete(worker)
      if (keeping) replace(String(signal ?? code), since)
    })
    await whenReady(worker)
    workers.set(worker, Date.now())
  }
  const stop = () => {
    keeping = false
    for (const worker of workers.keys()) kill(worker)
  }
  const drain = async (): Promise<boolean> => {
    keeping = false
    setTimeout(stop, settings.DRAIN_MS + settings.SHUTDOWN_TIMEOUT_MS + KILL_AFTER).unref()
    // One that is still starting has nothing to finish, and does not listen to us yet.
    for (const [worker, since] of workers) if (since === undefined && workers.delete(worker)) kill(worker)
    const all = [...workers.keys()]
    const ends = all.map((worker) => once(worker, 'exit'))
    const send = (message: WorkerMessage) => {
      for (const worker of all) if (worker.isConnected()) worker.send(message, () => {})
    }
    const quiet = all.map((worker, index) => Promise.race([whenSaid(worker, 'quiet'), ends[index]]))
    send({ type: 'drain' })
    await Promise.all(quiet)
    send({ type: 'close' })
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
  keeping = true
  return { drain }
}
