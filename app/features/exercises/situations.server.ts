import * as z from 'zod/mini'
import { db } from '#app/server/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import { type DaycareScope, inDaycare, ownDaycareId } from '#app/server/middleware.ts'
import { exerciseSentences } from '#content/pages/exercises.ts'
import { SHARED_MAX, SITUATIONS_MAX } from './exercises.limits.ts'
import {
  type SaveSituationInput,
  type SharedSituation,
  type ShareSituationInput,
  type Situation,
  SituationStatement,
} from './exercises.schema.ts'

const Statements = z.array(SituationStatement)
const words = { id: true, title: true, description: true, statements: true, updatedAt: true } as const
const fields = { ...words, version: true, sharedAt: true } as const
type Row = Omit<Situation, 'statements'> & { statements: unknown }

const situationOf = (row: Row): Situation => ({ ...row, statements: Statements.parse(row.statements) })

/** The person's own sheets, the last changed first. */
export async function getSituations(scope: DaycareScope): Promise<Situation[]> {
  const rows = await db().situation.findMany({
    where: { ...inDaycare(scope), userId: scope.userId, deletedAt: null },
    select: fields,
    orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
  })
  return rows.map(situationOf)
}

/** What colleagues of the daycare have shared, the last shared first. At most SHARED_MAX. */
export async function getSharedSituations(scope: DaycareScope): Promise<SharedSituation[]> {
  const rows = await db().situation.findMany({
    where: { ...inDaycare(scope), sharedAt: { not: null }, deletedAt: null, userId: { not: scope.userId } },
    select: { ...words, user: { select: { firstName: true, lastName: true } } },
    orderBy: [{ sharedAt: 'desc' }, { id: 'asc' }],
    take: SHARED_MAX,
  })
  return rows.map(({ user, statements, ...row }) => ({
    ...row,
    statements: Statements.parse(statements),
    author: `${user.firstName} ${user.lastName}`,
  }))
}

/**
 * Lets the team of the daycare, its manager included, read a sheet; or keeps it to oneself again.
 * @throws AppError NOT_FOUND unless it is hers
 */
export async function shareSituation(
  scope: DaycareScope,
  { id, shared }: ShareSituationInput,
): Promise<{ sharedAt: Date | null }> {
  const sharedAt = shared ? new Date() : null
  const { count } = await db().situation.updateMany({
    where: { daycareId: ownDaycareId(scope), userId: scope.userId, id, deletedAt: null },
    data: { sharedAt },
  })
  if (!count) throw new AppError('NOT_FOUND')
  return { sharedAt }
}

/**
 * Writes a new sheet (version 0) or the next version of one.
 * @throws AppError CONFLICT when it was changed elsewhere since it was read, or she has too many; NOT_FOUND for a sheet
 *   that is not hers
 */
export async function saveSituation(
  scope: DaycareScope,
  { version, id, ...written }: SaveSituationInput,
): Promise<Situation> {
  const own = { daycareId: ownDaycareId(scope), userId: scope.userId }
  if (version === 0) {
    // The same click sent twice writes one sheet.
    const known = await db().situation.findFirst({ where: { ...own, id }, select: fields })
    if (known) return situationOf(known)
    if ((await db().situation.count({ where: { ...own, deletedAt: null } })) >= SITUATIONS_MAX)
      throw new AppError('CONFLICT', exerciseSentences.tooManySituations)
    // An id that is taken, hers or another's, is a conflict all the same: nothing is told of whose it is.
    return situationOf(await db().situation.create({ data: { id, ...own, ...written }, select: fields }))
  }
  const { count } = await db().situation.updateMany({
    where: { ...own, id, version, deletedAt: null },
    data: { ...written, version: { increment: 1 } },
  })
  const row = await db().situation.findFirst({ where: { ...own, id, deletedAt: null }, select: fields })
  if (!row) throw new AppError('NOT_FOUND')
  if (!count) throw new AppError('CONFLICT', exerciseSentences.situationChanged)
  return situationOf(row)
}

/** Puts a sheet aside. @throws AppError NOT_FOUND unless it is hers */
export function deleteSituation(scope: DaycareScope, id: string): Promise<{ id: string }> {
  return setDeleted(scope, id, new Date())
}

/** Takes the deletion back. @throws AppError NOT_FOUND unless it is hers */
export function restoreSituation(scope: DaycareScope, id: string): Promise<{ id: string }> {
  return setDeleted(scope, id, null)
}

async function setDeleted(scope: DaycareScope, id: string, deletedAt: Date | null): Promise<{ id: string }> {
  const { count } = await db().situation.updateMany({
    where: { daycareId: ownDaycareId(scope), userId: scope.userId, id },
    data: { deletedAt },
  })
  if (!count) throw new AppError('NOT_FOUND')
  return { id }
}
