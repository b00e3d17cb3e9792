/** Why a call of the language model gave nothing that can be used. */
export type LlmFailure =
  /** Network, 429, 5xx, nothing but a web page, or the circuit is open. */
  | 'unavailable'
  /** First byte, silence or the whole took too long. */
  | 'timeout'
  /** Key, address or model name: nothing that waiting mends. */
  | 'misconfigured'
  /** The model or its filter declined. */
  | 'refused'
  /** Cut at the limit of length, or ended without saying that it was done. */
  | 'unusable'
  /** The caller gave it up. */
  | 'aborted'

/** `message` is for the log: it never holds what the provider wrote, which may repeat a key. */
export class LlmError extends Error {
  override readonly name = 'LlmError'
  readonly kind: LlmFailure
  readonly status: number | undefined

  constructor(kind: LlmFailure, message: string, status?: number) {
    super(message)
    this.kind = kind
    this.status = status
  }
}

/** A failure that a second attempt may mend. */
class RetryableLlmError extends LlmError {
  /** Milliseconds that the provider asks to wait; 0 when it does not say. */
  readonly retryAfter: number

  constructor(message: string, retryAfter = 0, status?: number) {
    super('unavailable', message, status)
    this.retryAfter = retryAfter
  }
}

/** A provider's answer that is not a stream; without a status, none came. */
export function refusedBy({
  status,
  headers,
}: {
  status?: number | undefined
  headers?: Headers | undefined
}): LlmError {
  if (status === undefined) return new RetryableLlmError('the connection failed')
  const isPassing = status === 408 || status === 409 || status === 429 || status >= 500
  const message = `refused with ${status}`
  return isPassing
    ? new RetryableLlmError(message, retryAfterOf(headers), status)
    : new LlmError('misconfigured', message, status)
}

export function toLlmError(error: unknown): LlmError {
  return error instanceof LlmError ? error : new RetryableLlmError('the connection failed')
}

function retryAfterOf(headers: Headers | undefined): number {
  const text = headers?.get('retry-after') ?? ''
  const seconds = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1_000
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : 0
}

type RetryTimings = { retryDelay: number; longestRetryAfter: number }

/** Milliseconds before the second attempt, with jitter, or null when there is none to make. */
export function delayBeforeRetry(error: unknown, { retryDelay, longestRetryAfter }: RetryTimings): number | null {
  if (!(error instanceof RetryableLlmError) || error.retryAfter > longestRetryAfter) return null
  return Math.max(error.retryAfter, retryDelay * (0.5 + Math.random()))
}
