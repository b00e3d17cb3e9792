import { readFileSync } from 'node:fs'

/** One Ctrl-C may arrive twice, from the terminal and through npm. */
const DUPLICATE_SIGNAL_MS = 1_000
const POLL_INTERVAL_MS = 500

/**
 * Steps of the end that the processes on one port take together: a client whose response one of them sends connects to
 * any other, and a connection that is still queued when its process stops listening is reset.
 */
export const STOP_STEPS = ['idle', 'holding', 'closed'] as const
export type StopStep = (typeof STOP_STEPS)[number]

/** Pids of the parent and the grandparent: npm's shell, and npm. Outside of Linux only the parent's. */
function ancestors(): string {
  try {
    const fields = readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')
    return `${process.ppid} ${fields?.[1]}`
  } catch {
    return String(process.ppid)
  }
}

/** Calls `stop` when the npm that started this process has ended: npm does not forward every signal. */
function onOrphaned(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return
  const initial = ancestors()
  const timer = setInterval(() => {
    if (ancestors() === initial) return
    clearInterval(timer)
    stop()
  }, POLL_INTERVAL_MS)
  timer.unref()
}

/**
 * Calls `stop` at the first SIGTERM, SIGINT or SIGHUP, or when the npm that started this process has ended; then exits
 * with the code that it resolves to. A second signal exits at once.
 */
export function onStopSignal(stop: () => Promise<number>): void {
  let firstSignalAt: number | undefined
  const stopAndExit = async () => {
    firstSignalAt ??= Date.now()
    try {
      process.exit(await stop())
    } catch (error) {
      console.error(error)
      process.exit(1)
    }
  }
  const onSignal = () => {
    if (firstSignalAt === undefined) return void stopAndExit()
    if (Date.now() - firstSignalAt > DUPLICATE_SIGNAL_MS) process.exit(1)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  process.on('SIGHUP', onSignal)
  onOrphaned(() => firstSignalAt === undefined && void stopAndExit())
}
