import { subHours } from 'date-fns/subHours'
import { subMinutes } from 'date-fns/subMinutes'
import { deviceName } from '#app/lib/device-name.ts'
import { audit } from '#app/server/audit.server.ts'
import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import type { ClientInfo } from '#app/server/session/client-info.server.ts'
import { requireRecentConfirmation } from '#app/server/session/confirmation.server.ts'
import {
  type CurrentSession,
  currentSession,
  IDLE_HOURS,
  SHARED_IDLE_MINUTES,
} from '#app/server/session/session.server.ts'
import type { CurrentUser, OwnSession } from '../schema.ts'

/** Sessions listed at most. The others can still be ended, all together. */
const SESSIONS_SHOWN = 50

/** The person's sessions that are neither expired nor idle for too long, the last used first. */
export async function getOwnSessions({ id, user }: CurrentSession): Promise<OwnSession[]> {
  const now = new Date()
  const rows = await db().session.findMany({
    where: {
      userId: user.id,
      expiresAt: { gt: now },
      OR: [
        { shared: false, lastSeenAt: { gt: subHours(now, IDLE_HOURS) } },
        { shared: true, lastSeenAt: { gt: subMinutes(now, SHARED_IDLE_MINUTES) } },
      ],
    },
    select: { id: true, userAgent: true, ip: true, createdAt: true, lastSeenAt: true, shared: true },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }],
    take: SESSIONS_SHOWN,
  })
  return rows.map(({ userAgent, ...row }) => ({ ...row, device: deviceName(userAgent), isCurrent: row.id === id }))
}

/**
 * Ends one of her other sessions.
 * @throws AppError CONFIRMATION_NEEDED, NOT_FOUND unless it is hers, CONFLICT for the current one: signing out ends that one
 */
export async function endOwnSession(session: CurrentSession, sessionId: string, client: ClientInfo): Promise<void> {
  requireRecentConfirmation(session)
  const { id, user } = session
  if (sessionId === id) throw new AppError('CONFLICT')
  await db().$transaction(async (tx) => {
    const { count } = await tx.session.deleteMany({ where: { id: sessionId, userId: user.id } })
    if (!count) throw new AppError('NOT_FOUND')
    await audit(tx, { action: 'session.ended', actorId: user.id, client, details: { sessions: 1 } })
  })
}

/** Ends all her sessions but this one. @returns how many @throws AppError CONFIRMATION_NEEDED */
export async function endOtherSessions(session: CurrentSession, client: ClientInfo): Promise<number> {
  requireRecentConfirmation(session)
  const { id, user } = session
  return db().$transaction(async (tx) => {
    const { count } = await tx.session.deleteMany({ where: { userId: user.id, id: { not: id } } })
    await tx.pendingSignIn.deleteMany({ where: { userId: user.id } })
    if (count) await audit(tx, { action: 'session.ended', actorId: user.id, client, details: { sessions: count } })
    return count
  })
}

/** The signed-in person, as the pages receive her; null when nobody is signed in. */
export async function getCurrentUser(): Promise<CurrentUser | null> {
  return (await currentSession())?.user ?? null
}
