const controller = new AbortController()
const backgroundWork = new Set<Promise<unknown>>()

/** Aborts shortly before the process stops, for work that would not be finished by then. */
export const interruptionSignal: AbortSignal = controller.signal

/** Aborts {@link interruptionSignal}. Called by the host near the end of SHUTDOWN_TIMEOUT_MS. */
export const interrupt = (): void => controller.abort(new Error('The process is ending'))

/** Makes the stop of the process wait for work that no request awaits. A rejection is ignored here. */
export function trackBackgroundWork(work: Promise<unknown>): void {
  backgroundWork.add(work)
  void work.finally(() => backgroundWork.delete(work)).catch(() => {})
}

/** Resolves when all the work of {@link trackBackgroundWork} has ended. */
export async function waitForBackgroundWork(): Promise<void> {
  while (backgroundWork.size > 0) await Promise.allSettled(backgroundWork)
}
