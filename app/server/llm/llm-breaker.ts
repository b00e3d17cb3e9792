import { type CircuitBreakerPolicy, CircuitState, circuitBreaker, handleWhen, type IBreaker } from 'cockatiel'
import { LlmError, type LlmFailure } from './llm-error.ts'

/** What says that the service is ill, and not that this one answer is bad. */
const COUNTED: ReadonlySet<LlmFailure> = new Set(['unavailable', 'timeout', 'misconfigured'])

/** So many failures in a row, within so long. The library's own count either knows no time or wants steady traffic. */
class FailuresInARow implements IBreaker {
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
 * Spares a service that fails, and the people who would wait for it: five failures within two minutes open the circuit
 * for one minute, then one trial decides. In the memory of one process: another process finds out by itself, which
 * costs a few failures and needs no agreement.
 */
export function createBreaker({ failures = 5 } = {}): CircuitBreakerPolicy {
  const isIll = (error: unknown) => error instanceof LlmError && COUNTED.has(error.kind)
  return circuitBreaker(handleWhen(isIll), { halfOpenAfter: 60_000, breaker: new FailuresInARow(failures, 120_000) })
}

/** A call under way: settled once, with how it ended. */
export type GuardedCall = Pick<PromiseWithResolvers<void>, 'resolve' | 'reject'>

/**
 * Leave to call. Throws « unavailable » while the circuit is open, and while a trial is under way: the library would
 * have its caller wait for it.
 */
export async function enter(breaker: CircuitBreakerPolicy): Promise<GuardedCall> {
  const { promise, ...call } = Promise.withResolvers<void>()
  const run = (onEnter: () => void) =>
    breaker.execute(() => {
      onEnter()
      return promise
    })
  const isIn =
    breaker.state !== CircuitState.HalfOpen &&
    (await new Promise((resolve) => run(() => resolve(true)).catch(() => resolve(false))))
  if (!isIn) throw new LlmError('unavailable', 'the circuit is open')
  return call
}
