import { isUuid } from '#app/lib/ids.ts'
import { audit } from './audit.server.ts'
import { db } from './database/db.server.ts'
import { AppError, type ErrorCode } from './errors.ts'
import { log } from './log.server.ts'
import { createLimit, placeOf } from './rate-limit.server.ts'
import { clientInfo } from './session/client-info.server.ts'
import { currentSession } from './session/session.server.ts'

/** Functions about people, links, daycares and exports. A wrong password has a line of its own, which says whose. */
const WATCHED = /^(?:auth|daycares|managers|teachers|team|administration|journal|account|privacy)_/
const CODES = new Set<ErrorCode>(['FORBIDDEN', 'NOT_FOUND', 'CONFIRMATION_NEEDED', 'CONFLICT', 'TOO_MANY'])
const TARGETS = ['userId', 'managerId', 'teacherId', 'daycareId', 'requestId', 'sessionId', 'id']

const QUARTER_HOUR = 15 * 60
/** Per person, or per place for who is not signed in: whoever insists must not fill the journal. */
const recorded = createLimit('refusals', 60, QUARTER_HOUR)

async function isWithinLimit(key: string): Promise<boolean> {
  try {
    await recorded.consume(key)
    return true
  } catch (refusal) {
    if (refusal instanceof AppError && refusal.code === 'TOO_MANY') return false
    throw refusal
  }
}

function targetOf(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null) return undefined
  const given = new Map<string, unknown>(Object.entries(input))
  return TARGETS.map((name) => given.get(name)).find(
    (value): value is string => typeof value === 'string' && isUuid(value),
  )
}

function isRecorded(fn: string, code: ErrorCode): boolean {
  if (code === 'UNAUTHENTICATED') return fn.startsWith('auth_exchange')
  return CODES.has(code) && (WATCHED.test(fn) || code === 'FORBIDDEN')
}

/**
 * Writes in the journal what was refused to whom: acts on people, links, daycares and exports, and anything that
 * somebody may not do. Never throws, and never changes what the person is answered.
 * @param input what was sent, before any check: only an id of it is kept, as what the call was about.
 */
export async function recordRefusal(fn: string, error: AppError, reference: string, input: unknown): Promise<void> {
  if (!isRecorded(fn, error.code)) return
  try {
    const session = await currentSession()
    const client = clientInfo()
    if (!(await isWithinLimit(session?.user.id ?? placeOf(client.ip)))) return
    await audit(db(), {
      action: 'call.refused',
      actorId: session?.user.id,
      targetId: targetOf(input),
      daycareId: session?.user.selectedDaycareId ?? undefined,
      client,
      reference,
      details: { fn, code: error.code },
    })
  } catch (cause) {
    log().warn({ err: cause, reference }, 'refusal not written in the journal')
  }
}
