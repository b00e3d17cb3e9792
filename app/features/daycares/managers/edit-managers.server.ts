import { subDays } from 'date-fns'
import { audit } from '#app/server/audit.server.ts'
import { db, type Transaction } from '#app/server/database/db.server.ts'
import { oneAtATime } from '#app/server/database/one-at-a-time.server.ts'
import { AppError } from '#app/server/errors.ts'
import { queueMail, withdrawQueuedLinks } from '#app/server/mail/mail-queue.server.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import type { ClientInfo } from '#app/server/session/client-info.server.ts'
import { requireConfirmed } from '#app/server/session/confirmation.server.ts'
import { createLink, linkUrl } from '#app/server/session/one-time-link.server.ts'
import type { CurrentSession } from '#app/server/session/session.server.ts'
import { managerSentences } from '#content/pages/managers.ts'
import type { CreateManagerInput, DeleteManagerInput, InitialiseManagerInput, UpdateManagerInput } from './schema.ts'

/** Days during which a deletion can be undone. */
const UNDO_DAYS = 30

/** What {@link oneAtATime} keeps apart: those who take one address, so that the later ones are told whose it is. */
const ADDRESS = 'User.email'

/** Who acts, from where, and the public address that links lead to. */
export type Act = { client: ClientInfo; origin: string }

/** @throws AppError CONFLICT, with a sentence of what to do instead */
async function refuseTaken(tx: Transaction, email: string, exceptId?: string): Promise<void> {
  const owner = await tx.user.findUnique({ where: { email }, select: { id: true, role: true, deletedAt: true } })
  if (!owner || owner.id === exceptId) return
  const isManager = owner.role === 'MANAGER' && !exceptId
  if (isManager && owner.deletedAt) throw new AppError('CONFLICT', managerSentences.emailOfDeleted)
  throw new AppError('CONFLICT', isManager ? managerSentences.emailOfManager : managerSentences.emailTaken)
}

/** Ids of those that exist; @throws AppError NOT_FOUND when one does not */
async function existing(tx: Transaction, daycareIds: string[]): Promise<void> {
  const ids = [...new Set(daycareIds)]
  if ((await tx.daycare.count({ where: { id: { in: ids }, deletedAt: null } })) !== ids.length)
    throw new AppError('NOT_FOUND')
}

/**
 * Creates a manager who has not entered yet, with a daycare of hers in the same act, and queues her first link.
 * @throws AppError CONFLICT when the address is known, NOT_FOUND for a daycare that does not exist
 */
export function createManager(
  admin: DaycareScope,
  { daycare, invite, ...person }: CreateManagerInput,
  { client, origin }: Act,
): Promise<{ managerId: string }> {
  return oneAtATime(ADDRESS, person.email, async (tx) => {
    await refuseTaken(tx, person.email)
    const daycareId = await daycareFor(tx, admin, daycare, client)
    const { id: managerId } = await tx.user.create({
      data: { ...person, role: 'MANAGER', passwordExpired: true, selectedDaycareId: daycareId },
      select: { id: true },
    })
    if (daycareId) await tx.membership.create({ data: { daycareId, userId: managerId, role: 'MANAGER' } })
    const event = { actorId: admin.userId, targetId: managerId, daycareId: daycareId ?? undefined, client }
    await audit(tx, { action: 'manager.created', ...event })
    if (invite) {
      const data = { origin, issuerId: admin.userId }
      await queueMail(tx, 'INVITATION', { userId: managerId, daycareId: daycareId ?? undefined, data })
      await audit(tx, { action: 'link.created', ...event, details: { by: 'mail' } })
    }
    return { managerId }
  })
}

async function daycareFor(
  tx: Transaction,
  admin: DaycareScope,
  daycare: CreateManagerInput['daycare'],
  client: ClientInfo,
): Promise<string | null> {
  if (daycare.kind === 'none') return null
  if (daycare.kind === 'known') {
    await existing(tx, [daycare.daycareId])
    return daycare.daycareId
  }
  const { id } = await tx.daycare.create({ data: { name: daycare.name, kind: daycare.daycareKind } })
  await audit(tx, { action: 'daycare.created', actorId: admin.userId, targetId: id, daycareId: id, client })
  return id
}

/**
 * Her first link, or a new one: sent, or shown once to who asked for it. Earlier links die.
 * @returns the address when it is to be shown
 * @throws AppError NOT_FOUND
 */
export function initialiseManager(
  admin: DaycareScope,
  { managerId, way }: InitialiseManagerInput,
  { client, origin }: Act,
): Promise<{ url: string | null; expiresAt: Date | null }> {
  return db().$transaction(async (tx) => {
    // In the order in which the worker makes a link: her row, then what is queued for her.
    await tx.$queryRaw`SELECT "id" FROM "User" WHERE "id" = ${managerId}::uuid FOR UPDATE`
    const manager = await tx.user.findFirst({
      where: { id: managerId, role: 'MANAGER', deletedAt: null },
      select: { memberships: { where: { role: 'MANAGER' }, take: 1, select: { daycareId: true } } },
    })
    if (!manager) throw new AppError('NOT_FOUND')
    const daycareId = manager.memberships[0]?.daycareId
    await withdrawQueuedLinks(tx, managerId)
    await audit(tx, {
      action: 'link.created',
      actorId: admin.userId,
      targetId: managerId,
      daycareId,
      client,
      details: { by: way },
    })
    if (way === 'mail') {
      await queueMail(tx, 'INVITATION', { userId: managerId, daycareId, data: { origin, issuerId: admin.userId } })
      return { url: null, expiresAt: null }
    }
    const { token, expiresAt } = await createLink(tx, {
      userId: managerId,
      purpose: 'INVITATION',
      issuerId: admin.userId,
      byMail: false,
    })
    return { url: linkUrl(origin, token), expiresAt }
  })
}

/**
 * Changes a manager's name and address (herself, or a superadmin) and the daycares she runs (a superadmin). With another
 * address her links die and, when somebody else changed it, her sessions too.
 * @throws AppError NOT_FOUND for somebody else's row, CONFIRMATION_NEEDED for one's own address, CONFLICT when the
 *   address is taken or a daycare would be left without a manager unnoticed
 */
export async function updateManager(
  session: CurrentSession,
  input: UpdateManagerInput,
  client: ClientInfo,
): Promise<void> {
  const { user } = session
  if (user.passwordExpired) throw new AppError('PASSWORD_EXPIRED')
  const isAdmin = user.role === 'SUPERADMIN'
  const { managerId, daycareIds, leaves = [], ...person } = input
  if (!isAdmin && (user.role !== 'MANAGER' || daycareIds)) throw new AppError('FORBIDDEN')
  if (!isAdmin && managerId !== user.id) throw new AppError('NOT_FOUND')
  await oneAtATime(ADDRESS, person.email, async (tx) => {
    const before = await lockManager(tx, managerId)
    const isMoved = before.email !== person.email
    if (isMoved) {
      if (!isAdmin) requireConfirmed(session)
      await refuseTaken(tx, person.email, managerId)
    }
    if (daycareIds) await setDaycares(tx, before, daycareIds, leaves)
    await tx.user.update({ where: { id: managerId }, data: person })
    if (isMoved) await cutOff(tx, managerId, isAdmin ? undefined : session.id)
    await audit(tx, {
      action: 'manager.updated',
      actorId: user.id,
      targetId: managerId,
      client,
      details: {
        fields: changed(before, person),
        ...(daycareIds && { daycares: daycareIds.length }),
        ...(leaves.length > 0 && { lastOf: leaves.length }),
      },
    })
  })
}

type Named = { firstName: string; lastName: string; email: string }

/** Names of the fields that differ: what they held is not kept in the journal. */
function changed(before: Named, after: Named): string {
  const fields = { firstName: 'prénom', lastName: 'nom', email: 'courriel' } as const
  const keys = ['firstName', 'lastName', 'email'] as const
  return keys.flatMap((key) => (before[key] === after[key] ? [] : [fields[key]])).join(', ')
}

/** Her links die, those that wait to be sent too, and so do her sessions but `keptSession`. */
async function cutOff(tx: Transaction, userId: string, keptSession?: string): Promise<void> {
  await withdrawQueuedLinks(tx, userId)
  await tx.loginToken.updateMany({
    where: { userId, usedAt: null, revokedAt: null },
    data: { revokedAt: new Date() },
  })
  await tx.session.deleteMany({ where: { userId, ...(keptSession && { id: { not: keptSession } }) } })
}

type Locked = Named & { id: string; daycareIds: string[] }

/** Her row and those of her daycares, so that of two people who act at once the second sees what the first has done. */
async function lockManager(tx: Transaction, managerId: string): Promise<Locked> {
  await tx.$queryRaw`SELECT "id" FROM "User" WHERE "id" = ${managerId}::uuid FOR UPDATE`
  const manager = await tx.user.findFirst({
    where: { id: managerId, role: 'MANAGER', deletedAt: null },
    select: {
      id: true,
      firstName: true,
      lastName: true,
      email: true,
      memberships: { where: { role: 'MANAGER' }, select: { daycareId: true } },
    },
  })
  if (!manager) throw new AppError('NOT_FOUND')
  const daycareIds = manager.memberships.map(({ daycareId }) => daycareId).toSorted()
  await tx.$queryRaw`SELECT "id" FROM "Daycare" WHERE "id" = ANY(${daycareIds}::uuid[]) ORDER BY "id" FOR UPDATE`
  return { ...manager, daycareIds }
}

/** @throws AppError CONFLICT when one of `left` would have no manager and is not among those that are known to */
async function refuseUnnoticed(tx: Transaction, managerId: string, left: string[], leaves: string[]): Promise<void> {
  const orphans = await tx.daycare.findMany({
    where: {
      id: { in: left },
      deletedAt: null,
      memberships: { none: { role: 'MANAGER', userId: { not: managerId }, user: { deletedAt: null } } },
    },
    select: { id: true },
  })
  if (orphans.some(({ id }) => !leaves.includes(id))) throw new AppError('CONFLICT', managerSentences.leavesDaycare)
}

async function setDaycares(tx: Transaction, manager: Locked, wanted: string[], leaves: string[]): Promise<void> {
  const added = [...new Set(wanted)].filter((id) => !manager.daycareIds.includes(id))
  const removed = manager.daycareIds.filter((id) => !wanted.includes(id))
  await existing(tx, added)
  await refuseUnnoticed(tx, manager.id, removed, leaves)
  await tx.membership.deleteMany({ where: { userId: manager.id, daycareId: { in: removed } } })
  await tx.user.updateMany({
    where: { id: manager.id, selectedDaycareId: { in: removed } },
    data: { selectedDaycareId: null },
  })
  await tx.membership.createMany({
    data: added.map((daycareId) => ({ daycareId, userId: manager.id, role: 'MANAGER' as const })),
  })
}

/**
 * Deletes a manager for 30 days, after which it cannot be undone. Her sessions and links end at once.
 * @throws AppError CONFIRMATION_NEEDED, NOT_FOUND, CONFLICT when a daycare would be left without a manager unnoticed
 */
export async function deleteManager(
  session: CurrentSession,
  { managerId, leaves }: DeleteManagerInput,
  client: ClientInfo,
): Promise<void> {
  requireConfirmed(session)
  await db().$transaction(async (tx) => {
    const manager = await lockManager(tx, managerId)
    await refuseUnnoticed(tx, managerId, manager.daycareIds, leaves)
    const leftAt = new Date()
    const memberships = await tx.membership.findMany({ where: { userId: managerId } })
    await tx.departure.deleteMany({
      where: { userId: managerId, daycareId: { in: memberships.map(({ daycareId }) => daycareId) } },
    })
    await tx.departure.createMany({
      data: memberships.map(({ daycareId, role, createdAt }) => ({
        daycareId,
        userId: managerId,
        role,
        joinedAt: createdAt,
        leftAt,
        removedById: session.user.id,
      })),
    })
    await tx.membership.deleteMany({ where: { userId: managerId } })
    await tx.user.update({ where: { id: managerId }, data: { deletedAt: leftAt, selectedDaycareId: null } })
    await cutOff(tx, managerId)
    await audit(tx, {
      action: 'manager.deleted',
      actorId: session.user.id,
      targetId: managerId,
      client,
      details: { daycares: memberships.length, ...(leaves.length > 0 && { lastOf: leaves.length }) },
    })
  })
}

/**
 * Takes a deletion back: she runs again the daycares that she ran, those that still exist.
 * @throws AppError NOT_FOUND unless she is deleted, CONFLICT after 30 days
 */
export async function restoreManager(admin: DaycareScope, managerId: string, client: ClientInfo): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT "id" FROM "User" WHERE "id" = ${managerId}::uuid FOR UPDATE`
    const manager = await tx.user.findFirst({
      where: { id: managerId, role: 'MANAGER', deletedAt: { not: null } },
      select: { deletedAt: true },
    })
    if (!manager?.deletedAt) throw new AppError('NOT_FOUND')
    if (manager.deletedAt < subDays(new Date(), UNDO_DAYS)) throw new AppError('CONFLICT', managerSentences.tooLate)
    const departures = await tx.departure.findMany({ where: { userId: managerId, leftAt: manager.deletedAt } })
    await tx.membership.createMany({
      data: departures.map(({ daycareId, role, joinedAt }) => ({
        daycareId,
        userId: managerId,
        role,
        createdAt: joinedAt,
      })),
    })
    await tx.departure.deleteMany({ where: { userId: managerId, leftAt: manager.deletedAt } })
    await tx.user.update({ where: { id: managerId }, data: { deletedAt: null } })
    await audit(tx, {
      action: 'manager.restored',
      actorId: admin.userId,
      targetId: managerId,
      client,
      details: { daycares: departures.length },
    })
  })
}
