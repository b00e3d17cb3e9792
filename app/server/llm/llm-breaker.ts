import { type CircuitBreakerPolicy, CircuitState, circuitBreaker, handleWhen, type IBreaker } from 'cockatiel'
import { LlmError, type LlmFailure } from './llm-error.ts'

/** Failures of the service as a whole; the other kinds are about one answer, or a caller who stopped. */
const OUTAGE_KINDS: ReadonlySet<LlmFailure> = new Set(['unavailable', 'timeout', 'misconfigured'])

/**
 * Opens after `failures` in a row within `windowMs`. The library's own breakers ignore time, or need steady traffic.
 */
class ConsecutiveFailures implements IBreaker {
  state: number[] = []
  readonly #failures: number
  readonly #windowMs: number

  constructor(failures: number, windowMs: number) {
    this.#failures = failures
    this.#windowMs = windowMs
  }

  success(): void {
    this.state = []
  }

  failure(): boolean {
    const now = Date.now()
    this.state = [...this.state.filter((at) => at > now - this.#windowMs), now]
    return this.state.length >= this.#failures
  }
}

/**
 * A circuit breaker: five failures in a row within two minutes open the circuit for one minute, then one trial decides.
 * Each process has its own, and finds an outage out by itself.
 */
export function createBreaker({ failures = 5 } = {}): CircuitBreakerPolicy {
  const isOutage = (error: unknown) => error instanceof LlmError && OUTAGE_KINDS.has(error.kind)
  return circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: 60_000,
    breaker: new ConsecutiveFailures(failures, 120_000),
  })
}

/** A call in progress. Report how it ended with `resolve` or `reject`; only the first report counts. */
export type GuardedCall = Pick<PromiseWithResolvers<void>, 'resolve' | 'reject'>

/**
 * Asks the breaker for permission to call.
 * @throws LlmError « unavailable » while the circuit is open, or while a trial is running: the library alone would make
 *   this caller wait for its result.
 */
export async function startGuardedCall(breaker: CircuitBreakerPolicy): Promise<GuardedCall> {
  const { promise, ...call } = Promise.withResolvers<void>()
  const run = (onStart: () => void) =>
    breaker.execute(() => {
      onStart()
      return promise
    })
  const isAllowed =
    breaker.state !== CircuitState.HalfOpen &&
    (await new Promise((resolve) => run(() => resolve(true)).catch(() => resolve(false))))
  if (!isAllowed) throw new LlmError('unavailable', 'the circuit is open')
  return call
}
