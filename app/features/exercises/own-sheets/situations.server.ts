import * as z from 'zod/mini'
import { db, type Transaction } from '#app/server/database/db.server.ts'
import { oneAtATime } from '#app/server/database/one-at-a-time.server.ts'
import { AppError } from '#app/server/errors.ts'
import { type DaycareScope, inDaycare, ownDaycareId } from '#app/server/middleware.ts'
import { exerciseSentences } from '#content/pages/exercises.ts'
import {
  type SaveSituationInput,
  SHARED_MAX,
  type SharedSituation,
  type ShareSituationInput,
  SITUATIONS_MAX,
  type Situation,
  SituationStatement,
} from '../schema.ts'

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

/** What {@link oneAtATime} keeps apart: the sheets of one person. */
const SITUATIONS = 'Situation'

async function refuseTooMany(tx: Transaction, own: { daycareId: string; userId: string }): Promise<void> {
  if ((await tx.situation.count({ where: { ...own, deletedAt: null } })) >= SITUATIONS_MAX)
    throw new AppError('CONFLICT', exerciseSentences.tooManySituations)
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
  if (version === 0)
    return oneAtATime(SITUATIONS, scope.userId, async (tx) => {
      // The same click sent twice writes one sheet.
      const known = await tx.situation.findFirst({ where: { ...own, id }, select: fields })
      if (known) return situationOf(known)
      await refuseTooMany(tx, own)
      // An id that is another's is a conflict all the same: nothing is told of whose it is.
      return situationOf(await tx.situation.create({ data: { id, ...own, ...written }, select: fields }))
    })
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
export async function deleteSituation(scope: DaycareScope, id: string): Promise<{ id: string }> {
  const { count } = await db().situation.updateMany({
    where: { daycareId: ownDaycareId(scope), userId: scope.userId, id },
    data: { deletedAt: new Date() },
  })
  if (!count) throw new AppError('NOT_FOUND')
  return { id }
}

/** Takes the deletion back. @throws AppError NOT_FOUND unless it is hers, CONFLICT when she has too many by now */
export function restoreSituation(scope: DaycareScope, id: string): Promise<{ id: string }> {
  const own = { daycareId: ownDaycareId(scope), userId: scope.userId }
  return oneAtATime(SITUATIONS, scope.userId, async (tx) => {
    const row = await tx.situation.findFirst({ where: { ...own, id }, select: { deletedAt: true } })
    if (!row) throw new AppError('NOT_FOUND')
    if (!row.deletedAt) return { id }
    await refuseTooMany(tx, own)
    await tx.situation.updateMany({ where: { ...own, id }, data: { deletedAt: null } })
    return { id }
  })
}
