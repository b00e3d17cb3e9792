const HOUR = 60 * 60_000

/**
 * Calls `run` every hour from this process, the first time after some minutes: the start of the process is left alone. `run`
 * never rejects, and may be called by any number of processes at once.
 * @returns stops, and waits for a run in progress
 */
export function startHourlyJob(firstRunAfterMinutes: number, run: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  const begin = () => {
    running = run()
  }
  const first = setTimeout(begin, firstRunAfterMinutes * 60_000)
  const timer = setInterval(begin, HOUR)
  first.unref()
  timer.unref()
  return async () => {
    clearTimeout(first)
    clearInterval(timer)
    await running
  }
}
