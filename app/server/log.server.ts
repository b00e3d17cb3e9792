import pino, { type Logger } from 'pino'
import { env } from './env.server.ts'
import type { AuditEntry } from './generated/prisma/client.ts'

/** Keys that are redacted in every log line: secrets, and addresses of people. */
const SECRETS = [
  'password',
  'currentPassword',
  'newPassword',
  'passwordHash',
  'token',
  'tokenHash',
  'code',
  'codeHash',
  'cookie',
  'authorization',
  'email',
]
const DEPTHS = ['', '*.', '*.*.']

type LoggedError = {
  type: string
  message: string
  stack?: string | undefined
  errorCode?: unknown
  cause?: LoggedError
}

/** Picks the useful fields: some libraries attach a whole connection, with the query's parameters, to their errors. */
function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...('code' in error && { errorCode: error.code }),
    ...(error.cause !== undefined && depth < 3 && { cause: describeError(error.cause, depth + 1) }),
  }
}

/** A logger of one JSON line per event, times in UTC, secrets redacted. `destination` is for tests. */
export function createLogger(level: string, destination?: pino.DestinationStream): Logger {
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: (error: unknown) => describeError(error) },
      redact: { paths: DEPTHS.flatMap((depth) => SECRETS.map((name) => depth + name)), censor: '[masqué]' },
    },
    // Synchronous: a line written just before the process dies is not lost.
    destination ?? pino.destination({ dest: 1, sync: true }),
  )
}

let logger: Logger | undefined
let auditLogger: Logger | undefined

/** The application's logger. */
export function log(): Logger {
  logger ??= createLogger(env().LOG_LEVEL)
  return logger
}

/**
 * A line for each entry of the audit log, for a collector on another machine, whatever LOG_LEVEL, but silent. Without the
 * details, which who looks into it reads in the table: what leaves the database is ids, and where the call came from. A
 * terminal has no collector behind it.
 */
export function logAuditEntries(entries: readonly AuditEntry[]): void {
  if (env().LOG_LEVEL === 'silent' || process.stdout.isTTY) return
  auditLogger ??= log().child({}, { level: 'info' })
  for (const { details: _, ...entry } of entries) auditLogger.info({ audit: entry }, 'audit entry')
}
