/** Milliseconds after which the transaction that has queued a message is over, nearly always. */
const SOON = 100

let worker: (() => void) | undefined

/** The worker of this process, to be called as soon as there is something to send; undefined when it has stopped. */
export function onMailWake(wake: (() => void) | undefined): void {
  worker = wake
}

/** Has the queue looked at in a moment. Nothing happens where no worker runs: another process will see to it. */
export function wakeMailWorker(): void {
  if (worker) setTimeout(worker, SOON).unref()
}
