import { subDays } from 'date-fns/subDays'
import { audit } from '#app/server/audit.server.ts'
import { db, type Transaction } from '#app/server/database/db.server.ts'
import { lockPerson, withExclusiveLock } from '#app/server/database/exclusive-lock.server.ts'
import { AppError } from '#app/server/errors.ts'
import { queueMail, withdrawQueuedLinks } from '#app/server/mail/mail-queue.server.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { ERASED_DOMAIN } from '#app/server/personal-data/registry.server.ts'
import type { ClientInfo, RequestContext } from '#app/server/session/client-info.server.ts'
import { requireRecentConfirmation } from '#app/server/session/confirmation.server.ts'
import { createLink, oneTimeLinkUrl } from '#app/server/session/one-time-link.server.ts'
import { type CurrentSession, revokeAccess } from '#app/server/session/session.server.ts'
import { managerSentences } from '#content/pages/managers.ts'
import { RESTORE_DAYS } from '../schema.ts'
import { daycareColumns } from '../server.ts'
import type { CreateManagerInput, DeleteManagerInput, InitialiseManagerInput, UpdateManagerInput } from './schema.ts'

/**
 * Name of the lock of {@link withExclusiveLock}: of two callers who take the same address, the second gets the refusal that
 * fits.
 */
const EMAIL_LOCK = 'User.email'

/**
 * @throws AppError CONFLICT when the address belongs to another account, with a sentence that says what to do instead
 */
async function refuseTakenEmail(tx: Transaction, email: string, exceptId?: string): Promise<void> {
  const owner = await tx.user.findUnique({ where: { email }, select: { id: true, role: true, deletedAt: true } })
  if (!owner || owner.id === exceptId) return
  const isManager = owner.role === 'MANAGER' && !exceptId
  if (isManager && owner.deletedAt) throw new AppError('CONFLICT', managerSentences.emailOfDeleted)
  throw new AppError('CONFLICT', isManager ? managerSentences.emailOfManager : managerSentences.emailTaken)
}

/** @throws AppError NOT_FOUND unless all these daycares exist */
async function requireDaycares(tx: Transaction, daycareIds: string[]): Promise<void> {
  const ids = [...new Set(daycareIds)]
  if ((await tx.daycare.count({ where: { id: { in: ids }, deletedAt: null } })) !== ids.length)
    throw new AppError('NOT_FOUND')
}

/**
 * Creates a manager with, if asked, a new daycare of hers in the same transaction, and queues her first link.
 * @throws AppError CONFLICT when the address is known, NOT_FOUND for a daycare that does not exist
 */
export function createManager(
  admin: DaycareScope,
  { daycare, invite, ...person }: CreateManagerInput,
  { client, origin }: RequestContext,
): Promise<{ managerId: string }> {
  return withExclusiveLock(EMAIL_LOCK, person.email, async (tx) => {
    await refuseTakenEmail(tx, person.email)
    const daycareId = await findOrCreateDaycare(tx, admin, daycare, client)
    const { id: managerId } = await tx.user.create({
      data: { ...person, role: 'MANAGER', passwordExpired: true, selectedDaycareId: daycareId },
      select: { id: true },
    })
    if (daycareId) {
      const isSettingUp = daycare.kind !== 'known'
      await tx.membership.create({ data: { daycareId, userId: managerId, role: 'MANAGER', isSettingUp } })
    }
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

async function findOrCreateDaycare(
  tx: Transaction,
  admin: DaycareScope,
  daycare: CreateManagerInput['daycare'],
  client: ClientInfo,
): Promise<string | null> {
  if (daycare.kind === 'none') return null
  if (daycare.kind === 'known') {
    await requireDaycares(tx, [daycare.daycareId])
    return daycare.daycareId
  }
  const { kind: _, daycareKind, ...details } = daycare
  const { id } = await tx.daycare.create({ data: daycareColumns({ ...details, kind: daycareKind }) })
  await audit(tx, { action: 'daycare.created', actorId: admin.userId, targetId: id, daycareId: id, client })
  return id
}

/**
 * Makes a link for a manager, to be sent by e-mail or shown once to the caller. Her earlier links stop working.
 * @returns the link for `show`, nulls for `mail`
 * @throws AppError NOT_FOUND
 */
export function initialiseManager(
  admin: DaycareScope,
  { managerId, way }: InitialiseManagerInput,
  { client, origin }: RequestContext,
): Promise<{ url: string | null; expiresAt: Date | null }> {
  return db().$transaction(async (tx) => {
    // Locked in the same order as by the mail worker (her row, then her queued e-mails), which avoids a deadlock.
    await lockPerson(tx, managerId)
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
    return { url: oneTimeLinkUrl(origin, token), expiresAt }
  })
}

/**
 * Changes a manager's name and address (herself, or a superadmin) and the daycares she runs (a superadmin). When the
 * address changes, her links stop working and her sessions end, except the one that changed it.
 * @throws AppError PASSWORD_EXPIRED, FORBIDDEN, NOT_FOUND for another manager's account, CONFIRMATION_NEEDED for one's
 *   own address, CONFLICT when the address is taken or a daycare not in `leaves` would have no manager
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
  await withExclusiveLock(EMAIL_LOCK, person.email, async (tx) => {
    const before = await lockManager(tx, managerId)
    const isEmailChanged = before.email !== person.email
    if (isEmailChanged) {
      if (!isAdmin) requireRecentConfirmation(session)
      await refuseTakenEmail(tx, person.email, managerId)
    }
    if (daycareIds) await setDaycares(tx, before, daycareIds, leaves)
    await tx.user.update({ where: { id: managerId }, data: person })
    if (isEmailChanged) await revokeAccess(tx, managerId, isAdmin ? undefined : session.id)
    await audit(tx, {
      action: 'manager.updated',
      actorId: user.id,
      targetId: managerId,
      client,
      details: {
        fields: changedFields(before, person),
        ...(daycareIds && { daycares: daycareIds.length }),
        ...(leaves.length > 0 && { lastOf: leaves.length }),
      },
    })
  })
}

type ContactDetails = { firstName: string; lastName: string; email: string }

/** French names of the fields that differ, for the audit log, which does not keep their values. */
function changedFields(before: ContactDetails, after: ContactDetails): string {
  const fields = { firstName: 'prénom', lastName: 'nom', email: 'courriel' } as const
  const keys = ['firstName', 'lastName', 'email'] as const
  return keys.flatMap((key) => (before[key] === after[key] ? [] : [fields[key]])).join(', ')
}

type LockedManager = ContactDetails & { id: string; daycareIds: string[] }

/**
 * Locks her row and those of her daycares, so that of two simultaneous changes the second sees what the first has
 * done.
 */
async function lockManager(tx: Transaction, managerId: string): Promise<LockedManager> {
  await lockPerson(tx, managerId)
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

/** @throws AppError CONFLICT when one of the daycares `left` would have no manager and is not in `leaves` */
async function refuseUnnoticedOrphans(
  tx: Transaction,
  managerId: string,
  left: string[],
  leaves: string[],
): Promise<void> {
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

async function setDaycares(
  tx: Transaction,
  manager: LockedManager,
  daycareIds: string[],
  leaves: string[],
): Promise<void> {
  const added = [...new Set(daycareIds)].filter((id) => !manager.daycareIds.includes(id))
  const removed = manager.daycareIds.filter((id) => !daycareIds.includes(id))
  await requireDaycares(tx, added)
  await refuseUnnoticedOrphans(tx, manager.id, removed, leaves)
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
 * Deletes a manager, which can be undone for 30 days. Her sessions and links end at once.
 * @throws AppError CONFIRMATION_NEEDED, NOT_FOUND, CONFLICT when a daycare not in `leaves` would have no manager
 */
export async function deleteManager(
  session: CurrentSession,
  { managerId, leaves }: DeleteManagerInput,
  client: ClientInfo,
): Promise<void> {
  requireRecentConfirmation(session)
  await db().$transaction(async (tx) => {
    const manager = await lockManager(tx, managerId)
    await refuseUnnoticedOrphans(tx, managerId, manager.daycareIds, leaves)
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
    await revokeAccess(tx, managerId)
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
 * Undoes a deletion: she manages again the daycares that she managed.
 * @throws AppError NOT_FOUND unless she is deleted, or when her account was erased; CONFLICT after 30 days
 */
export async function restoreManager(admin: DaycareScope, managerId: string, client: ClientInfo): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockPerson(tx, managerId)
    const manager = await tx.user.findFirst({
      where: { id: managerId, role: 'MANAGER', deletedAt: { not: null }, email: { not: { endsWith: ERASED_DOMAIN } } },
      select: { deletedAt: true },
    })
    if (!manager?.deletedAt) throw new AppError('NOT_FOUND')
    if (manager.deletedAt < subDays(new Date(), RESTORE_DAYS)) throw new AppError('CONFLICT', managerSentences.tooLate)
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
