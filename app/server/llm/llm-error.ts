/** Why a call of the language model gave no usable answer. */
export type LlmFailure =
  /** Network, 429, 5xx, nothing but a web page, or the circuit is open. */
  | 'unavailable'
  /** The first event, the next one, or the whole answer took too long. */
  | 'timeout'
  /** Wrong key, address or model name: a retry cannot help. */
  | 'misconfigured'
  /** The model or its content filter declined. */
  | 'refused'
  /** The answer stopped for another reason than being complete, such as the length limit. */
  | 'unusable'
  /** The caller stopped it. */
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

/** The error for a provider that answered with an HTTP error; without a status, no answer came. */
export function llmErrorOfStatus({ status }: { status?: number | undefined }): LlmError {
  if (status === undefined) return new LlmError('unavailable', 'the connection failed')
  const isTransient = status === 408 || status === 409 || status === 429 || status >= 500
  return new LlmError(isTransient ? 'unavailable' : 'misconfigured', `refused with ${status}`, status)
}

/** Keeps an {@link LlmError}; anything else is a failed connection. */
export function toLlmError(error: unknown): LlmError {
  return error instanceof LlmError ? error : new LlmError('unavailable', 'the connection failed')
}
