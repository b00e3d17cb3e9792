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

/** A provider's answer that is not a stream; without a status, none came. */
export function refusedBy({ status }: { status?: number | undefined }): LlmError {
  if (status === undefined) return new LlmError('unavailable', 'the connection failed')
  const isPassing = status === 408 || status === 409 || status === 429 || status >= 500
  return new LlmError(isPassing ? 'unavailable' : 'misconfigured', `refused with ${status}`, status)
}

export function toLlmError(error: unknown): LlmError {
  return error instanceof LlmError ? error : new LlmError('unavailable', 'the connection failed')
}
