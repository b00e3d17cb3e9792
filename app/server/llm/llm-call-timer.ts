import { LlmError } from './llm-error.ts'

/**
 * Aborts one call when its first event, or the next one, does not come in time, or when the caller aborts.
 * Milliseconds.
 */
export class LlmCallTimer {
  readonly #controller = new AbortController()
  readonly #caller: AbortSignal
  readonly #silence: number
  readonly #onAbort = () => this.#controller.abort(this.#caller.reason)
  #timer: NodeJS.Timeout
  #isTimedOut = false

  constructor(caller: AbortSignal, { firstByte, silence }: { firstByte: number; silence: number }) {
    this.#caller = caller
    this.#silence = silence
    this.#timer = setTimeout(() => this.#timeOut(), firstByte)
    if (caller.aborted) this.#onAbort()
    else caller.addEventListener('abort', this.#onAbort, { once: true })
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  #timeOut(): void {
    this.#isTimedOut = true
    this.#controller.abort()
  }

  /** To be called at each event: from here on the time between events counts. */
  restartSilence(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#timeOut(), this.#silence)
  }

  /** @throws LlmError « timeout » or « aborted » when the call was ended by a timer or by the caller. */
  throwIfAborted(): void {
    if (this.#caller.aborted) throw abortError(this.#caller)
    if (this.#isTimedOut) throw new LlmError('timeout', 'no word in time')
  }

  /** Stops the timer and closes the connection. */
  dispose(): void {
    clearTimeout(this.#timer)
    this.#caller.removeEventListener('abort', this.#onAbort)
    this.#controller.abort()
  }
}

/** `AbortSignal.timeout` of the caller, or a person who stopped. */
function abortError({ reason }: AbortSignal): LlmError {
  const isDeadline = reason instanceof Error && reason.name === 'TimeoutError'
  return isDeadline ? new LlmError('timeout', 'the deadline passed') : new LlmError('aborted', 'given up by the caller')
}
