import * as z from 'zod/mini'
import { databaseSentences } from '#content/errors.ts'
import { AppError, type ErrorCode } from '../errors.ts'

type Meaning = { code: ErrorCode; sentence?: string; retryAfterSeconds?: number }

const UNREACHABLE: Meaning = { code: 'UNAVAILABLE', retryAfterSeconds: 5 }
const BUSY: Meaning = { code: 'UNAVAILABLE', sentence: databaseSentences.busy, retryAfterSeconds: 1 }
const NOT_WRITABLE: Meaning = { code: 'UNAVAILABLE', sentence: databaseSentences.notWritable, retryAfterSeconds: 60 }
const CONFLICT: Meaning = { code: 'CONFLICT' }
const INTERNAL_FAULT: Meaning = { code: 'INTERNAL' }

/**
 * What a code of the database, of its driver or of Prisma means for the person. SQLSTATEs come whole or by their class
 * (two or three characters); the whole one wins. A code that is not listed is a bug of the application.
 */
const MEANINGS: Readonly<Record<string, Meaning>> = {
  // A value that the type of its column cannot hold, such as a text with a NUL character.
  22: { code: 'INVALID_INPUT' },
  // A unique value is taken; a referenced row is gone, or still referenced.
  23505: CONFLICT,
  23503: CONFLICT,
  23001: CONFLICT,
  // Rolled back in favour of another transaction, once `createDb` has retried; or a lock that did not come in time.
  40001: BUSY,
  '40P01': BUSY,
  '55P03': BUSY,
  // A replica, or a database that was set to be read only.
  25006: NOT_WRITABLE,
  // No room on the disk, or it cannot be written.
  53100: NOT_WRITABLE,
  58030: NOT_WRITABLE,
  // No connection, no resources left, stopping or starting, too slow.
  '08': UNREACHABLE,
  53: UNREACHABLE,
  '25P03': UNREACHABLE,
  57014: UNREACHABLE,
  '57P': UNREACHABLE,
  // Errors of the connection, from the driver or the system.
  ECONNREFUSED: UNREACHABLE,
  ECONNRESET: UNREACHABLE,
  ETIMEDOUT: UNREACHABLE,
  EPIPE: UNREACHABLE,
  ENOENT: UNREACHABLE,
  // Prisma, where the database has given no code: not reached, no answer in time, no connection free.
  P1001: UNREACHABLE,
  P1002: UNREACHABLE,
  P1008: UNREACHABLE,
  P1017: UNREACHABLE,
  P2024: UNREACHABLE,
  P2028: UNREACHABLE,
  P2037: UNREACHABLE,
  P2002: CONFLICT,
  P2003: CONFLICT,
  P2025: { code: 'NOT_FOUND' },
  P2034: BUSY,
}
const UNAVAILABLE_MESSAGE =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|is not queryable|Can't reach database|the database system is/i
/** Codes by which Prisma wraps any error of the database: only the SQLSTATE says which. */
const GENERIC_DATABASE_ERRORS = new Set(['P2010', 'P2039'])
const SQLSTATE = /^(?!P[1-9])[0-9A-Z]{5}$/

const ErrorWithCode = z.looseObject({ code: z.string() })
const DriverAdapterError = z.looseObject({
  meta: z.looseObject({
    driverAdapterError: z.looseObject({ cause: z.looseObject({ originalCode: z.optional(z.string()) }) }),
  }),
})
const ZodIssues = z.array(z.looseObject({ message: z.string() }))

function codesOf(error: unknown): string[] {
  const codes: string[] = []
  for (let current = error, depth = 0; current && depth < 5; depth++) {
    const withCode = ErrorWithCode.safeParse(current)
    if (withCode.success) codes.push(withCode.data.code)
    const original = DriverAdapterError.safeParse(current).data?.meta.driverAdapterError.cause.originalCode
    if (original) codes.push(original)
    current = current instanceof Error ? current.cause : undefined
  }
  return codes
}

/**
 * The framework throws what a schema refuses as an Error whose message is the JSON list of issues.
 * @returns the first sentence of the schema, undefined when none was written for it, null for any other error.
 */
function readValidationSentence(error: Error): string | undefined | null {
  if (!error.message.startsWith('[')) return null
  try {
    const issues = ZodIssues.safeParse(JSON.parse(error.message))
    if (!issues.success) return null
    return issues.data.map((issue) => issue.message).find((message) => message !== 'Invalid input')
  } catch {
    return null
  }
}

/** Whether a unique value was already taken: a parallel call has created the row. */
export function isTaken(error: unknown): boolean {
  return codesOf(error).includes('P2002')
}

/** Whether the database rolled a transaction back because it met another one: a retry may succeed. */
export function isTransactionConflict(error: unknown): boolean {
  return codesOf(error).some((code) => code === 'P2034' || code === '40001' || code === '40P01')
}

function meaningOfDatabaseError(error: Error): Meaning | undefined {
  const codes = codesOf(error)
  // The SQLSTATE is more exact than Prisma's code for it.
  for (const code of codes.toReversed()) {
    const byClass = SQLSTATE.test(code) ? (MEANINGS[code.slice(0, 3)] ?? MEANINGS[code.slice(0, 2)]) : undefined
    const meaning = MEANINGS[code] ?? byClass
    if (meaning) return meaning
  }
  if (UNAVAILABLE_MESSAGE.test(error.message)) return UNREACHABLE
  // A wrapped error without an SQLSTATE: the server did not answer.
  const hasNoAnswer =
    codes.some((code) => GENERIC_DATABASE_ERRORS.has(code)) && !codes.some((code) => SQLSTATE.test(code))
  return hasNoAnswer ? UNREACHABLE : undefined
}

/**
 * What a thrown value means for the person. Anything unknown becomes INTERNAL, whose sentence gives no detail; the
 * original stays in `cause`, for the log.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof Error) {
    const validation = readValidationSentence(error)
    if (validation !== null) return new AppError('INVALID_INPUT', validation, { cause: error })
    const { code, sentence, retryAfterSeconds } = meaningOfDatabaseError(error) ?? INTERNAL_FAULT
    return new AppError(code, sentence, { retryAfterSeconds, cause: error })
  }
  return new AppError('INTERNAL', undefined, { cause: error })
}
