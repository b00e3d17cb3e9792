type Options = {
  /** So many failures within `windowMs` open the circuit for `openMs`; then one trial decides. */
  failures: number
  windowMs: number
  openMs: number
  now?: () => number
}

/**
 * Spares a service that fails, and the people who would wait for it. In the memory of one process: another process
 * finds out by itself, which costs a few failures and needs no agreement.
 */
export class CircuitBreaker {
  readonly #options: Options
  readonly #now: () => number
  #failedAt: number[] = []
  #openUntil = 0
  #isTrying = false

  constructor(options: Options) {
    this.#options = options
    this.#now = options.now ?? Date.now
  }

  /** Takes leave to call. False while open, and while a trial is under way. Each true is followed by one report. */
  tryEnter(): boolean {
    if (this.#openUntil === 0) return true
    if (this.#now() < this.#openUntil || this.#isTrying) return false
    this.#isTrying = true
    return true
  }

  succeeded(): void {
    this.#failedAt = []
    this.#openUntil = 0
    this.#isTrying = false
  }

  failed(): void {
    const now = this.#now()
    const { failures, windowMs, openMs } = this.#options
    this.#failedAt = [...this.#failedAt.filter((at) => at > now - windowMs), now]
    if (this.#isTrying || this.#failedAt.length >= failures) {
      this.#openUntil = now + openMs
      this.#failedAt = []
    }
    this.#isTrying = false
  }

  /** The call was given up for a reason that says nothing of the service. */
  abandoned(): void {
    this.#isTrying = false
  }
}
