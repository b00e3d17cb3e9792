import * as z from 'zod/mini'
import { databaseSentences } from '#content/errors.ts'
import { AppError, type ErrorCode } from '../errors.ts'

type Meaning = { code: ErrorCode; sentence?: string; retryAfterSeconds?: number }

const AWAY: Meaning = { code: 'UNAVAILABLE', retryAfterSeconds: 5 }
const BUSY: Meaning = { code: 'UNAVAILABLE', sentence: databaseSentences.busy, retryAfterSeconds: 1 }
const NOT_WRITABLE: Meaning = { code: 'UNAVAILABLE', sentence: databaseSentences.notWritable, retryAfterSeconds: 60 }
const CONFLICT: Meaning = { code: 'CONFLICT' }
const OURS: Meaning = { code: 'INTERNAL' }

/**
 * What a code of the database, of its driver or of Prisma means for the person. SQLSTATEs come whole or by their class
 * (two characters), the whole one first. What is not here is a fault of ours.
 */
const MEANINGS: Readonly<Record<string, Meaning>> = {
  // A value that the type of its column cannot hold, such as a text with a NUL character.
  22: { code: 'INVALID_INPUT' },
  // Something unique is taken; what it belongs to has gone, or is still in use.
  23505: CONFLICT,
  23503: CONFLICT,
  23001: CONFLICT,
  // Given up to let another transaction through, after `createDb` has tried again; or a lock that was not given back.
  40001: BUSY,
  '40P01': BUSY,
  '55P03': BUSY,
  // A replica, or a database that was set to be read only.
  25006: NOT_WRITABLE,
  // No room on the disk, or it cannot be written.
  53100: NOT_WRITABLE,
  58030: NOT_WRITABLE,
  // No connection, no resources left, stopping or starting, too slow.
  '08': AWAY,
  53: AWAY,
  '25P03': AWAY,
  57014: AWAY,
  '57P': AWAY,
  // What the driver or the system says of the connection.
  ECONNREFUSED: AWAY,
  ECONNRESET: AWAY,
  ETIMEDOUT: AWAY,
  EPIPE: AWAY,
  ENOENT: AWAY,
  // Prisma, where the database has given no code: not reached, no answer in time, no connection free.
  P1001: AWAY,
  P1002: AWAY,
  P1008: AWAY,
  P1017: AWAY,
  P2024: AWAY,
  P2028: AWAY,
  P2037: AWAY,
  P2002: CONFLICT,
  P2003: CONFLICT,
  P2025: { code: 'NOT_FOUND' },
  P2034: BUSY,
}
const UNAVAILABLE_MESSAGE =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|is not queryable|Can't reach database|the database system is/i
/** Prisma's «some error of the database»: the SQLSTATE says which. */
const DATABASE_ERRORS = new Set(['P2010', 'P2039'])
const SQLSTATE = /^(?!P[1-9])[0-9A-Z]{5}$/

const Coded = z.looseObject({ code: z.string() })
const Driven = z.looseObject({
  meta: z.looseObject({
    driverAdapterError: z.looseObject({ cause: z.looseObject({ originalCode: z.optional(z.string()) }) }),
  }),
})
const Issues = z.array(z.looseObject({ message: z.string() }))

function codesOf(error: unknown): string[] {
  const codes: string[] = []
  for (let current = error, depth = 0; current && depth < 5; depth++) {
    const coded = Coded.safeParse(current)
    if (coded.success) codes.push(coded.data.code)
    const original = Driven.safeParse(current).data?.meta.driverAdapterError.cause.originalCode
    if (original) codes.push(original)
    current = current instanceof Error ? current.cause : undefined
  }
  return codes
}

/** The framework throws a schema's refusals as an Error whose message is the JSON list of issues. */
function validationSentence(error: Error): string | undefined | null {
  if (!error.message.startsWith('[')) return null
  try {
    const issues = Issues.safeParse(JSON.parse(error.message))
    if (!issues.success) return null
    return issues.data.map((issue) => issue.message).find((message) => message !== 'Invalid input')
  } catch {
    return null
  }
}

/** Whether the database gave a transaction up to let another one through: begun again, it may well pass. */
export function mayPassAgain(error: unknown): boolean {
  return codesOf(error).some((code) => code === 'P2034' || code === '40001' || code === '40P01')
}

function databaseMeaning(error: Error): Meaning | undefined {
  const codes = codesOf(error)
  // The SQLSTATE is more exact than Prisma's code for it.
  for (const code of codes.toReversed()) {
    const byClass = SQLSTATE.test(code) ? (MEANINGS[code.slice(0, 3)] ?? MEANINGS[code.slice(0, 2)]) : undefined
    const meaning = MEANINGS[code] ?? byClass
    if (meaning) return meaning
  }
  if (UNAVAILABLE_MESSAGE.test(error.message)) return AWAY
  // Without an SQLSTATE the server has not even answered.
  const isUnanswered = codes.some((code) => DATABASE_ERRORS.has(code)) && !codes.some((code) => SQLSTATE.test(code))
  return isUnanswered ? AWAY : undefined
}

/**
 * What a thrown value means for the person. Anything unknown becomes INTERNAL, whose sentence tells nothing of the
 * inside; the original stays in `cause` for the log.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof Error) {
    const refusal = validationSentence(error)
    if (refusal !== null) return new AppError('INVALID_INPUT', refusal, { cause: error })
    const { code, sentence, retryAfterSeconds } = databaseMeaning(error) ?? OURS
    return new AppError(code, sentence, { retryAfterSeconds, cause: error })
  }
  return new AppError('INTERNAL', undefined, { cause: error })
}
