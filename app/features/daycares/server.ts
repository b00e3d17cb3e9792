import { PROPOSED_DAYCARES } from '#app/lib/constants.ts'
import { audit } from '#app/server/audit.server.ts'
import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import type { ClientInfo } from '#app/server/session/client-info.server.ts'
import type { CurrentSession } from '#app/server/session/session.server.ts'
import { daycareSentences } from '#content/pages/daycares.ts'
import type { AddDaycareInput, CreateDaycareInput, DaycareSummary } from './schema.ts'

type Person = CurrentSession['user']

const summary = { id: true, name: true, kind: true } as const

/** The columns of a daycare from its form: an empty permit number or capacity becomes null. */
export function daycareColumns({ permitNumber, capacity, ...texts }: CreateDaycareInput) {
  return { ...texts, permitNumber: permitNumber || null, capacity: capacity ? Number(capacity) : null }
}

/** The daycares in the menu of a superadmin: the selected one, then the first ones by name. */
export async function getProposedDaycares(scope: DaycareScope): Promise<DaycareSummary[]> {
  const [selected, first] = await Promise.all([
    db().daycare.findMany({ where: { id: { in: scope.daycareId ? [scope.daycareId] : [] } }, select: summary }),
    db().daycare.findMany({
      where: { deletedAt: null },
      select: summary,
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
      take: PROPOSED_DAYCARES,
    }),
  ])
  const isProposed = first.some(({ id }) => id === scope.daycareId)
  return isProposed ? first : [...selected, ...first]
}

/**
 * Creates a daycare. A manager becomes its manager, and it becomes her selected one; a superadmin may name its manager.
 * @throws AppError FORBIDDEN when a manager names another manager, NOT_FOUND when no manager has the address
 */
export async function createDaycare(
  creator: Person,
  { managerEmail, ...input }: AddDaycareInput,
  client: ClientInfo,
): Promise<DaycareSummary> {
  const isAdmin = creator.role === 'SUPERADMIN'
  if (managerEmail && !isAdmin) throw new AppError('FORBIDDEN')
  return db().$transaction(async (tx) => {
    const named = managerEmail
      ? await tx.user.findFirst({
          where: { email: managerEmail, role: 'MANAGER', deletedAt: null },
          select: { id: true },
        })
      : null
    if (managerEmail && !named) throw new AppError('NOT_FOUND', daycareSentences.managerUnknown)
    const managerId = isAdmin ? named?.id : creator.id
    const daycare = await tx.daycare.create({
      data: {
        ...daycareColumns(input),
        ...(managerId && { memberships: { create: { userId: managerId, role: 'MANAGER', isSettingUp: true } } }),
      },
      select: summary,
    })
    if (!isAdmin) await tx.user.update({ where: { id: creator.id }, data: { selectedDaycareId: daycare.id } })
    await audit(tx, {
      action: 'daycare.created',
      actorId: creator.id,
      targetId: daycare.id,
      daycareId: daycare.id,
      client,
    })
    return daycare
  })
}

/**
 * Selects a daycare, or none. A superadmin may select any, which is written in the audit log.
 * @throws AppError NOT_FOUND unless the person belongs to it
 */
export async function updateSelectedDaycare(
  person: Person,
  daycareId: string | undefined,
  client: ClientInfo,
): Promise<void> {
  if (daycareId) {
    const found = await db().daycare.count({
      where: {
        id: daycareId,
        deletedAt: null,
        ...(person.role !== 'SUPERADMIN' && { memberships: { some: { userId: person.id } } }),
      },
    })
    if (!found) throw new AppError('NOT_FOUND')
  }
  await db().$transaction(async (tx) => {
    await tx.user.update({ where: { id: person.id }, data: { selectedDaycareId: daycareId ?? null } })
    // She can now see the names and the work of this daycare's team: that leaves a trace.
    if (person.role === 'SUPERADMIN' && daycareId)
      await audit(tx, { action: 'daycare.opened', actorId: person.id, targetId: daycareId, daycareId, client })
  })
}
