import { isUuid } from '#app/lib/ids.ts'
import { audit } from './audit.server.ts'
import { db } from './database/db.server.ts'
import { AppError, type ErrorCode } from './errors.ts'
import { log } from './log.server.ts'
import { clientNetwork, createLimit } from './rate-limit.server.ts'
import { clientInfo } from './session/client-info.server.ts'
import { currentSession } from './session/session.server.ts'

/** Functions about people, links, daycares and exports. A wrong password is recorded by sign-in, with the person. */
const RECORDED_FUNCTIONS = /^(?:auth|daycares|managers|teachers|team|administration|journal|account|privacy)_/
const RECORDED_CODES = new Set<ErrorCode>(['FORBIDDEN', 'NOT_FOUND', 'CONFIRMATION_NEEDED', 'CONFLICT', 'TOO_MANY'])
const TARGET_KEYS = ['userId', 'managerId', 'teacherId', 'daycareId', 'requestId', 'sessionId', 'id']

const QUARTER_HOUR_SECONDS = 15 * 60
/** Per person, or per network when not signed in: one caller must not flood the audit log. */
const recordLimit = createLimit('refusals', 60, QUARTER_HOUR_SECONDS)

async function isWithinLimit(key: string): Promise<boolean> {
  try {
    await recordLimit.consume(key)
    return true
  } catch (refusal) {
    if (refusal instanceof AppError && refusal.code === 'TOO_MANY') return false
    throw refusal
  }
}

function findTargetId(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null) return undefined
  const given = new Map<string, unknown>(Object.entries(input))
  return TARGET_KEYS.map((name) => given.get(name)).find(
    (value): value is string => typeof value === 'string' && isUuid(value),
  )
}

function isRecorded(fn: string, code: ErrorCode): boolean {
  if (code === 'UNAUTHENTICATED') return fn.startsWith('auth_exchange')
  return RECORDED_CODES.has(code) && (RECORDED_FUNCTIONS.test(fn) || code === 'FORBIDDEN')
}

/**
 * Records in the audit log a call that was refused: those about people, links, daycares and exports, and every
 * FORBIDDEN. Never throws: the person's answer does not depend on it.
 * @param fn name of the server function on the wire.
 * @param input unvalidated; only an id in it is kept, as the target.
 */
export async function recordRefusal(fn: string, error: AppError, reference: string, input: unknown): Promise<void> {
  if (!isRecorded(fn, error.code)) return
  try {
    const session = await currentSession()
    const client = clientInfo()
    if (!(await isWithinLimit(session?.user.id ?? clientNetwork(client.ip)))) return
    await audit(db(), {
      action: 'call.refused',
      actorId: session?.user.id,
      targetId: findTargetId(input),
      daycareId: session?.user.selectedDaycareId ?? undefined,
      client,
      reference,
      details: { fn, code: error.code },
    })
  } catch (cause) {
    log().warn({ err: cause, reference }, 'refusal not written to the audit log')
  }
}
