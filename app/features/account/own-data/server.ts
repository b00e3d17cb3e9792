import { fullName } from '#app/domain/full-name.ts'
import { audit } from '#app/server/audit.server.ts'
import { db, type Transaction } from '#app/server/database/db.server.ts'
import { lockPerson } from '#app/server/database/exclusive-lock.server.ts'
import { env } from '#app/server/env.server.ts'
import { AppError } from '#app/server/errors.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { erasePerson, exportPerson } from '#app/server/personal-data/person-tables.server.ts'
import type { ClientInfo } from '#app/server/session/client-info.server.ts'
import { requireRecentConfirmation } from '#app/server/session/confirmation.server.ts'
import type { CurrentSession } from '#app/server/session/session.server.ts'
import { privacySentences } from '#content/pages/privacy.ts'
import type { Contacts, DataPart, ErasureRequestRow, OwnErasureRequest } from './schema.ts'

const REQUESTS_SHOWN = 100
const OPEN = { handledAt: null, withdrawnAt: null }

/** The person's own open request, or null. */
export function getOwnRequest({ user }: CurrentSession): Promise<OwnErasureRequest | null> {
  return db().erasureRequest.findFirst({ where: { userId: user.id, ...OPEN }, select: { id: true, createdAt: true } })
}

/**
 * Asks for one's own account to be erased. While a request is open, another call returns the same one.
 * @throws AppError CONFIRMATION_NEEDED
 */
export async function requestErasure(
  session: CurrentSession,
  reason: string,
  client: ClientInfo,
): Promise<OwnErasureRequest> {
  requireRecentConfirmation(session)
  const userId = session.user.id
  return db().$transaction(async (tx) => {
    await lockPerson(tx, userId)
    const select = { id: true, createdAt: true } as const
    const open = await tx.erasureRequest.findFirst({ where: { userId, ...OPEN }, select })
    if (open) return open
    const request = await tx.erasureRequest.create({ data: { userId, reason }, select })
    await audit(tx, { action: 'erasure.requested', actorId: userId, targetId: userId, client })
    return request
  })
}

/** Withdraws one's own request. @throws AppError NOT_FOUND when none is open */
export async function withdrawErasure({ user }: CurrentSession, client: ClientInfo): Promise<void> {
  await db().$transaction(async (tx) => {
    const { count } = await tx.erasureRequest.updateMany({
      where: { userId: user.id, ...OPEN },
      data: { withdrawnAt: new Date() },
    })
    if (!count) throw new AppError('NOT_FOUND')
    await audit(tx, { action: 'erasure.withdrawn', actorId: user.id, targetId: user.id, client })
  })
}

/** Open requests of everybody, the oldest first, at most {@link REQUESTS_SHOWN}. */
export async function getErasureRequests(_admin: DaycareScope): Promise<ErasureRequestRow[]> {
  const rows = await db().erasureRequest.findMany({
    relationLoadStrategy: 'join',
    where: OPEN,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: REQUESTS_SHOWN,
    select: {
      id: true,
      createdAt: true,
      reason: true,
      user: {
        select: {
          id: true,
          firstName: true,
          lastName: true,
          email: true,
          role: true,
          memberships: { select: { daycare: { select: { name: true } } } },
        },
      },
    },
  })
  return rows.map(({ user: { firstName, lastName, memberships, ...person }, ...request }) => ({
    ...request,
    person: { ...person, name: fullName({ firstName, lastName }) },
    daycares: memberships.map(({ daycare }) => daycare.name),
  }))
}

/** @throws AppError CONFLICT for the only manager of a daycare and for the only superadmin */
async function refuseLastInCharge(tx: Transaction, user: { id: string; role: string }): Promise<void> {
  if (user.role === 'SUPERADMIN') {
    await tx.$queryRaw`SELECT "id" FROM "User" WHERE "role" = 'SUPERADMIN' ORDER BY "id" FOR UPDATE`
    const others = await tx.user.count({ where: { role: 'SUPERADMIN', deletedAt: null, id: { not: user.id } } })
    if (!others) throw new AppError('CONFLICT', privacySentences.lastAdmin)
  }
  if (user.role !== 'MANAGER') return
  await tx.$queryRaw`
    SELECT d."id" FROM "Daycare" d JOIN "Membership" m ON m."daycareId" = d."id"
    WHERE m."userId" = ${user.id}::uuid ORDER BY d."id" FOR UPDATE OF d`
  const orphans = await tx.daycare.count({
    where: {
      deletedAt: null,
      AND: [
        { memberships: { some: { userId: user.id, role: 'MANAGER' } } },
        { memberships: { none: { role: 'MANAGER', userId: { not: user.id }, user: { deletedAt: null } } } },
      ],
    },
  })
  if (orphans) throw new AppError('CONFLICT', privacySentences.lastManager)
}

/**
 * Carries out an erasure request: the personal data of its author is erased or replaced, for good.
 * @throws AppError CONFIRMATION_NEEDED, NOT_FOUND, CONFLICT for the last manager of a daycare or the last superadmin
 */
export async function eraseAccount(session: CurrentSession, requestId: string, client: ClientInfo): Promise<void> {
  requireRecentConfirmation(session)
  await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT "id" FROM "ErasureRequest" WHERE "id" = ${requestId}::uuid FOR UPDATE`
    const request = await tx.erasureRequest.findFirst({
      where: { id: requestId, ...OPEN },
      select: { user: { select: { id: true, role: true } } },
    })
    if (!request) throw new AppError('NOT_FOUND')
    await refuseLastInCharge(tx, request.user)
    const now = new Date()
    await erasePerson(tx, request.user.id, now)
    await tx.erasureRequest.update({
      where: { id: requestId },
      data: { handledAt: now, handledById: session.user.id },
    })
    await audit(tx, { action: 'erasure.done', actorId: session.user.id, targetId: request.user.id, client })
  })
}

/** Whom to write to, from the settings. The person in charge of personal information counts once she has a name and an address. */
export function getContacts(): Contacts {
  const { PRIVACY_OFFICER_NAME: name, PRIVACY_OFFICER_EMAIL: email, ACCESSIBILITY_EMAIL } = env()
  return { privacyOfficer: name && email ? { name, email } : null, accessibilityEmail: ACCESSIBILITY_EMAIL ?? null }
}

/**
 * Everything that is kept about the signed-in person, by table, without what only proves who she is (hashes). The
 * export itself is written in the audit log.
 */
export async function exportMyData({ user }: CurrentSession, client: ClientInfo): Promise<DataPart[]> {
  const parts = await exportPerson(db(), user.id)
  await audit(db(), { action: 'data.exported', actorId: user.id, targetId: user.id, client })
  // Dates become strings, as in the file.
  return parts.map(({ title, rows }) => ({ title, rows: JSON.parse(JSON.stringify(rows)) }))
}
