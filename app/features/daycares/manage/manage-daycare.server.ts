import { addDays } from 'date-fns/addDays'
import { subDays } from 'date-fns/subDays'
import { fullName } from '#app/domain/full-name.ts'
import { audit } from '#app/server/audit.server.ts'
import { db, type Transaction } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import { queueMails } from '#app/server/mail/mail-queue.server.ts'
import { type DaycareScope, requireDaycareId } from '#app/server/middleware.ts'
import { lockSeats } from '#app/server/seats.server.ts'
import type { ClientInfo, RequestContext } from '#app/server/session/client-info.server.ts'
import { requireRecentConfirmation } from '#app/server/session/confirmation.server.ts'
import type { CurrentSession } from '#app/server/session/session.server.ts'
import { daycareSentences, seatsInUseSentence } from '#content/pages/daycares.ts'
import {
  type DaycareDetails,
  type DeleteDaycareInput,
  type DeletedDaycare,
  type MaxTeachersInput,
  RESTORE_DAYS,
  type UpdateDaycareInput,
} from '../schema.ts'
import { daycareColumns } from '../server.ts'

type Person = CurrentSession['user']

/**
 * WHERE of the daycares that this person may manage: a manager her own, a superadmin all. @throws AppError FORBIDDEN
 */
function managedBy(person: Pick<Person, 'id' | 'role'>) {
  if (person.role === 'TEACHER') throw new AppError('FORBIDDEN')
  return person.role === 'SUPERADMIN' ? {} : { memberships: { some: { userId: person.id, role: 'MANAGER' as const } } }
}

/** The selected daycare: its editable details and its seats. @throws AppError NOT_FOUND, FORBIDDEN */
export function getDaycare(scope: DaycareScope): Promise<DaycareDetails> {
  return getAnyDaycare(scope, requireDaycareId(scope))
}

/**
 * Any daycare that the caller manages, which for a superadmin is any.
 * @throws AppError NOT_FOUND, FORBIDDEN for an educator
 */
export async function getAnyDaycare({ userId, role }: DaycareScope, daycareId: string): Promise<DaycareDetails> {
  const daycare = await db().daycare.findFirst({
    where: { id: daycareId, deletedAt: null, ...managedBy({ id: userId, role }) },
    relationLoadStrategy: 'join',
    select: {
      id: true,
      name: true,
      kind: true,
      address: true,
      phone: true,
      permitNumber: true,
      capacity: true,
      version: true,
      maxTeachers: true,
      _count: { select: { memberships: { where: { role: 'TEACHER' } }, invitations: true } },
    },
  })
  if (!daycare) throw new AppError('NOT_FOUND')
  const { maxTeachers, _count, permitNumber, ...details } = daycare
  // Pending invitations count as used, as they do for whoever adds one.
  const used = _count.memberships + _count.invitations
  return { ...details, permitNumber: permitNumber ?? '', seats: { used, max: maxTeachers } }
}

/**
 * Changes the details of a daycare that the person manages.
 * @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT when somebody has changed it since it was read
 */
export async function updateDaycare(
  person: Person,
  { daycareId, version, ...input }: UpdateDaycareInput,
  client: ClientInfo,
): Promise<void> {
  const where = { id: daycareId, deletedAt: null, ...managedBy(person) }
  await db().$transaction(async (tx) => {
    const { count } = await tx.daycare.updateMany({
      where: { ...where, version },
      data: { ...daycareColumns(input), version: { increment: 1 } },
    })
    if (!count) {
      const exists = await tx.daycare.count({ where })
      throw exists ? new AppError('CONFLICT', daycareSentences.changedMeanwhile) : new AppError('NOT_FOUND')
    }
    await audit(tx, { action: 'daycare.updated', actorId: person.id, targetId: daycareId, daycareId, client })
  })
}

/**
 * Deletes a daycare that the person manages: it is deselected for everybody, and its managers get an e-mail. Can be
 * undone for 30 days.
 * @throws AppError CONFIRMATION_NEEDED, NOT_FOUND, FORBIDDEN, INVALID_INPUT when `name` is not its name
 */
export async function deleteDaycare(
  session: CurrentSession,
  input: DeleteDaycareInput,
  { origin, client }: RequestContext,
): Promise<void> {
  const { user } = session
  const where = { id: input.daycareId, deletedAt: null, ...managedBy(user) }
  const daycare = await db().daycare.findFirst({ where, select: { id: true, name: true } })
  if (!daycare) throw new AppError('NOT_FOUND')
  requireRecentConfirmation(session)
  if (daycare.name.trim() !== input.name) throw new AppError('INVALID_INPUT', daycareSentences.typedNameWrong)
  const at = new Date()
  await db().$transaction(async (tx) => {
    const { count } = await tx.daycare.updateMany({ where, data: { deletedAt: at, deletedById: user.id } })
    if (!count) throw new AppError('NOT_FOUND')
    await tx.user.updateMany({ where: { selectedDaycareId: daycare.id }, data: { selectedDaycareId: null } })
    await notifyManagers(tx, daycare.id, { origin, by: fullName(user), at })
    const target = { targetId: daycare.id, daycareId: daycare.id }
    await audit(tx, { action: 'daycare.deleted', actorId: user.id, ...target, client })
  })
}

async function notifyManagers(
  tx: Transaction,
  daycareId: string,
  deletion: { origin: string; by: string; at: Date },
): Promise<void> {
  const managers = await tx.membership.findMany({
    where: { daycareId, role: 'MANAGER', user: { deletedAt: null } },
    select: { userId: true },
  })
  const data = { ...deletion, until: addDays(deletion.at, RESTORE_DAYS) }
  await queueMails(
    tx,
    'DAYCARE_DELETED',
    managers.map(({ userId }) => ({ userId, daycareId, data })),
  )
}

/** Deleted daycares of the person that can still be restored, the last deleted first. */
export async function getDeletedDaycares(person: Person): Promise<DeletedDaycare[]> {
  const daycares = await db().daycare.findMany({
    where: { deletedAt: { gt: subDays(new Date(), RESTORE_DAYS) }, ...managedBy(person) },
    select: { id: true, name: true, kind: true, deletedAt: true },
    orderBy: { deletedAt: 'desc' },
  })
  return daycares.flatMap(({ deletedAt, ...daycare }) =>
    deletedAt ? [{ ...daycare, deletedAt, restorableUntil: addDays(deletedAt, RESTORE_DAYS) }] : [],
  )
}

/**
 * Undoes a deletion: its team belongs to it again, since deleting keeps the memberships.
 * @throws AppError NOT_FOUND, CONFLICT after 30 days
 */
export async function restoreDaycare(person: Person, daycareId: string, client: ClientInfo): Promise<void> {
  const where = { id: daycareId, deletedAt: { not: null }, ...managedBy(person) }
  await db().$transaction(async (tx) => {
    const daycare = await tx.daycare.findFirst({ where, select: { deletedAt: true } })
    if (!daycare?.deletedAt) throw new AppError('NOT_FOUND')
    if (daycare.deletedAt < subDays(new Date(), RESTORE_DAYS))
      throw new AppError('CONFLICT', daycareSentences.tooLateToRestore)
    await tx.daycare.updateMany({ where, data: { deletedAt: null, deletedById: null } })
    await audit(tx, { action: 'daycare.restored', actorId: person.id, targetId: daycareId, daycareId, client })
  })
}

/**
 * Sets the number of seats of a team, for the superadmin.
 * @throws AppError NOT_FOUND, CONFLICT below the seats in use
 */
export async function updateMaxTeachers(
  scope: DaycareScope,
  { daycareId, maxTeachers }: MaxTeachersInput,
  client: ClientInfo,
): Promise<void> {
  await db().$transaction(async (tx) => {
    const { used, max } = await lockSeats(tx, daycareId)
    if (maxTeachers < used) throw new AppError('CONFLICT', seatsInUseSentence(used))
    await tx.daycare.update({ where: { id: daycareId }, data: { maxTeachers } })
    const details = { from: max, to: maxTeachers }
    await audit(tx, {
      action: 'daycare.seatsChanged',
      actorId: scope.userId,
      targetId: daycareId,
      daycareId,
      client,
      details,
    })
  })
}
