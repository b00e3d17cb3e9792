import { LlmError } from './llm-error.ts'

/** The clocks of one call: until the first event, between events, and the caller's signal. Milliseconds. */
export class LlmWatch {
  readonly #controller = new AbortController()
  readonly #caller: AbortSignal
  readonly #silence: number
  readonly #onAbort = () => this.#controller.abort(this.#caller.reason)
  #timer: NodeJS.Timeout
  #isLate = false

  constructor(caller: AbortSignal, { firstByte, silence }: { firstByte: number; silence: number }) {
    this.#caller = caller
    this.#silence = silence
    this.#timer = setTimeout(() => this.#late(), firstByte)
    if (caller.aborted) this.#onAbort()
    else caller.addEventListener('abort', this.#onAbort, { once: true })
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  #late(): void {
    this.#isLate = true
    this.#controller.abort()
  }

  heard(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#late(), this.#silence)
  }

  throwIfOver(): void {
    if (this.#caller.aborted) throw endOf(this.#caller)
    if (this.#isLate) throw new LlmError('timeout', 'no word in time')
  }

  end(): void {
    clearTimeout(this.#timer)
    this.#caller.removeEventListener('abort', this.#onAbort)
    this.#controller.abort()
  }
}

/** A deadline that rang, or a person who stopped. */
function endOf({ reason }: AbortSignal): LlmError {
  const isDeadline = reason instanceof Error && reason.name === 'TimeoutError'
  return isDeadline ? new LlmError('timeout', 'the deadline passed') : new LlmError('aborted', 'given up by the caller')
}
