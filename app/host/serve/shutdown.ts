import { readFileSync } from 'node:fs'

/** Milliseconds. One Ctrl-C may arrive twice, from the terminal and through npm. */
const SAME_SIGNAL = 1_000
const LOOK_EVERY = 500

/** Parent and grandparent: the shell of npm and npm itself. Only the first is known outside of Linux. */
function ancestors(): string {
  try {
    const fields = readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')
    return `${process.ppid} ${fields?.[1]}`
  } catch {
    return String(process.ppid)
  }
}

/** npm does not pass every signal on: when it has gone, whoever stopped it meant this process too. */
function onOrphaned(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return
  const first = ancestors()
  const timer = setInterval(() => {
    if (ancestors() === first) return
    clearInterval(timer)
    stop()
  }, LOOK_EVERY)
  timer.unref()
}

/**
 * Calls `stop` at the first SIGTERM or SIGINT, or when the npm that started this has gone, then ends the process with
 * the code that it gives. A second signal ends it at once.
 */
export function onStopSignal(stop: () => Promise<number>): void {
  let first: number | undefined
  const begin = async () => {
    first ??= Date.now()
    try {
      process.exit(await stop())
    } catch (error) {
      console.error(error)
      process.exit(1)
    }
  }
  const handle = () => {
    if (first === undefined) return void begin()
    if (Date.now() - first > SAME_SIGNAL) process.exit(1)
  }
  process.on('SIGTERM', handle)
  process.on('SIGINT', handle)
  process.on('SIGHUP', handle)
  onOrphaned(() => first === undefined && void begin())
}
