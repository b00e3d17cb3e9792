/** Milliseconds. One Ctrl-C may arrive twice, from the terminal and through npm. */
const SAME_SIGNAL = 1_000

/**
 * Calls `stop` at the first SIGTERM or SIGINT, then ends the process with the code that it gives. A second signal ends
 * it at once.
 */
export function onStopSignal(stop: () => Promise<number>): void {
  let first: number | undefined
  const handle = async () => {
    if (first !== undefined) {
      if (Date.now() - first > SAME_SIGNAL) process.exit(1)
      return
    }
    first = Date.now()
    try {
      process.exit(await stop())
    } catch (error) {
      console.error(error)
      process.exit(1)
    }
  }
  process.on('SIGTERM', handle)
  process.on('SIGINT', handle)
}
