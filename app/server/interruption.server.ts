/** A process that is told to stop first lets its work finish; what would outlast its patience is interrupted. */
const controller = new AbortController()
const underWay = new Set<Promise<unknown>>()

/** Aborts when what is under way has to end now, because the process does. */
export const interruption: AbortSignal = controller.signal

export const interrupt = (): void => controller.abort(new Error('The process is ending'))

/** Has the stop of the process wait for work that no request waits for. */
export function outliveRequest(work: Promise<unknown>): void {
  underWay.add(work)
  void work.finally(() => underWay.delete(work)).catch(() => {})
}

export async function whenWorkEnded(): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled(underWay)
}
