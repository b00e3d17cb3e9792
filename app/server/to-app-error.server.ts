import * as z from 'zod/mini'
import { AppError } from './errors.ts'

/** SQLSTATE and Prisma codes that mean «the database is away or overloaded», not «the request is wrong». */
const UNAVAILABLE_CODES = new Set([
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  'P2028',
  'P2037',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08001',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
])
/** A key that somebody else has just taken, told by Prisma or, of plain SQL, by the database; a transaction overtaken. */
const CONFLICT_CODES = new Set(['P2002', 'P2034', '23505'])
const UNAVAILABLE_MESSAGE =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Can't reach database|the database system is/i
const RETRY_AFTER_SECONDS = 5
/** Prisma's «some error of the database»: the SQLSTATE says which. */
const DATABASE_ERRORS = new Set(['P2010', 'P2039'])
const SQLSTATE = /^(?!P[1-9])[0-9A-Z]{5}$/
/** SQLSTATE class 22: a value that the type of its column cannot hold, such as a text with a NUL character. */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/

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

/**
 * What a thrown value means for the person. Anything unknown becomes INTERNAL, whose sentence tells nothing of the
 * inside; the original stays in `cause` for the log.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof Error) {
    const sentence = validationSentence(error)
    if (sentence !== null) return new AppError('INVALID_INPUT', sentence, { cause: error })
    const codes = codesOf(error)
    if (codes.some((code) => UNAVAILABLE_CODES.has(code)) || UNAVAILABLE_MESSAGE.test(error.message))
      return new AppError('UNAVAILABLE', undefined, { retryAfterSeconds: RETRY_AFTER_SECONDS, cause: error })
    if (codes.some((code) => DATA_EXCEPTION.test(code)))
      return new AppError('INVALID_INPUT', undefined, { cause: error })
    // Without an SQLSTATE the server has not even answered.
    if (codes.some((code) => DATABASE_ERRORS.has(code)) && !codes.some((code) => SQLSTATE.test(code)))
      return new AppError('UNAVAILABLE', undefined, { retryAfterSeconds: RETRY_AFTER_SECONDS, cause: error })
    if (codes.includes('P2025')) return new AppError('NOT_FOUND', undefined, { cause: error })
    if (codes.some((code) => CONFLICT_CODES.has(code))) return new AppError('CONFLICT', undefined, { cause: error })
  }
  return new AppError('INTERNAL', undefined, { cause: error })
}
