import { errorSentences } from '#content/errors.ts'

/** HTTP status of each code: a failure is never answered 200. */
const STATUS_BY_CODE = {
  INVALID_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  PASSWORD_EXPIRED: 403,
  SECOND_FACTOR_NEEDED: 403,
  CONFIRMATION_NEEDED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  TOO_MANY: 429,
  UNAVAILABLE: 503,
  INTERNAL: 500,
} as const

export type ErrorCode = keyof typeof STATUS_BY_CODE

/**
 * An error shown to the person. `message` is a French sentence without internal detail;
 * `retryAfterSeconds` becomes the `Retry-After` header.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ErrorCode,
    sentence?: string,
    options: { retryAfterSeconds?: number | undefined; cause?: unknown } = {},
  ) {
    super(sentence ?? errorSentences[code], { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.status = STATUS_BY_CODE[code]
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}
