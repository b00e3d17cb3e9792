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

/** The columns of what a form says: texts in it, null for what was left empty. */
export function rowOf({ permitNumber, capacity, ...texts }: CreateDaycareInput) {
  return { ...texts, permitNumber: permitNumber || null, capacity: capacity ? Number(capacity) : null }
}

/** Daycares that the person belongs to, by name. */
export function getOwnDaycares(person: Person): Promise<DaycareSummary[]> {
  return db().daycare.findMany({
    where: { deletedAt: null, memberships: { some: { userId: person.id } } },
    select: summary,
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  })
}

/** What the menu of a superadmin proposes: the daycare she works in first, then the first ones by name. Two queries. */
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
 * Creates a daycare. A manager runs it herself, and works in it from then on; a superadmin names who does, or nobody yet.
 * @throws AppError FORBIDDEN when a manager names another, NOT_FOUND when no manager has the address
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
      data: { ...rowOf(input), ...(managerId && { memberships: { create: { userId: managerId, role: 'MANAGER' } } }) },
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
 * Chooses the daycare to work in, or none.
 * @throws AppError NOT_FOUND unless she belongs to it; a superadmin may choose any, which the journal keeps
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
    // She sees there the names and the work of people who are not hers: only on a click that leaves a trace.
    if (person.role === 'SUPERADMIN' && daycareId)
      await audit(tx, { action: 'daycare.opened', actorId: person.id, targetId: daycareId, daycareId, client })
  })
}
