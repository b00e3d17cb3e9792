import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { fullName } from '#app/domain/full-name.ts'
import { db, type Transaction } from '#app/server/database/db.server.ts'
import { withExclusiveLock } from '#app/server/database/exclusive-lock.server.ts'
import { AppError } from '#app/server/errors.ts'
import { type DaycareScope, inDaycare, requireDaycareId } from '#app/server/middleware.ts'
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
const contentFields = { id: true, title: true, description: true, statements: true, updatedAt: true } as const
const fields = { ...contentFields, version: true, sharedAt: true } as const
type Row = Omit<Situation, 'statements'> & { statements: unknown }

const situationOf = (row: Row): Situation => ({ ...row, statements: Statements.parse(row.statements) })

/** The person's own situations, the last changed first. */
export async function getSituations(scope: DaycareScope): Promise<Situation[]> {
  const rows = await db().situation.findMany({
    where: { ...inDaycare(scope), userId: scope.userId, deletedAt: null },
    select: fields,
    orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
  })
  return rows.map(situationOf)
}

/** Situations that colleagues of the daycare share, the last shared first; at most SHARED_MAX. */
export async function getSharedSituations(scope: DaycareScope): Promise<SharedSituation[]> {
  const rows = await db().situation.findMany({
    where: { ...inDaycare(scope), sharedAt: { not: null }, deletedAt: null, userId: { not: scope.userId } },
    select: { ...contentFields, user: { select: { firstName: true, lastName: true } } },
    orderBy: [{ sharedAt: 'desc' }, { id: 'asc' }],
    take: SHARED_MAX,
  })
  return rows.map(({ user, statements, ...row }) => ({
    ...row,
    statements: Statements.parse(statements),
    author: fullName(user),
  }))
}

/**
 * Lets the team of the daycare, its manager included, read a situation; or makes it private again.
 * @throws AppError NOT_FOUND unless it is hers
 */
export async function shareSituation(
  scope: DaycareScope,
  { id, shared }: ShareSituationInput,
): Promise<{ sharedAt: Date | null }> {
  const sharedAt = shared ? new Date() : null
  const { count } = await db().situation.updateMany({
    where: { daycareId: requireDaycareId(scope), userId: scope.userId, id, deletedAt: null },
    data: { sharedAt },
  })
  if (!count) throw new AppError('NOT_FOUND')
  return { sharedAt }
}

/** Lock of {@link withExclusiveLock}, per person: two new situations at once cannot pass the limit. */
const SITUATION_LOCK = 'Situation'

/** @throws AppError CONFLICT when the person has the maximum already */
async function checkSituationLimit(tx: Transaction, own: Owner): Promise<void> {
  if ((await tx.situation.count({ where: { ...own, deletedAt: null } })) >= SITUATIONS_MAX)
    throw new AppError('CONFLICT', exerciseSentences.tooManySituations)
}

type Content = Omit<SaveSituationInput, 'id' | 'version'>
type Owner = { daycareId: string; userId: string }

/** @throws AppError CONFLICT when the situation has been changed since it was created */
async function writeAgain(tx: Transaction, own: Owner, existing: Situation, content: Content): Promise<Situation> {
  const { title, description, statements, id, version } = existing
  if (isDeepStrictEqual({ title, description, statements }, { ...content })) return existing
  if (version > 1) throw new AppError('CONFLICT', exerciseSentences.situationChanged)
  const data = { ...content, version: { increment: 1 } }
  return situationOf(await tx.situation.update({ where: { ...own, id }, data, select: fields }))
}

/**
 * Creates a situation (version 0) or writes its next version.
 * @throws AppError CONFLICT when it was changed elsewhere since it was read, or she has too many; NOT_FOUND unless it
 *   is hers
 */
export async function saveSituation(
  scope: DaycareScope,
  { version, id, ...content }: SaveSituationInput,
): Promise<Situation> {
  const own = { daycareId: requireDaycareId(scope), userId: scope.userId }
  if (version === 0)
    return withExclusiveLock(SITUATION_LOCK, scope.userId, async (tx) => {
      // A request sent twice creates one situation; when its answer was lost, she may have written on since.
      const existing = await tx.situation.findFirst({ where: { ...own, id }, select: fields })
      if (existing) return writeAgain(tx, own, situationOf(existing), content)
      await checkSituationLimit(tx, own)
      // The id of somebody else's situation fails as a duplicate: the answer does not say whose it is.
      return situationOf(await tx.situation.create({ data: { id, ...own, ...content }, select: fields }))
    })
  const { count } = await db().situation.updateMany({
    where: { ...own, id, version, deletedAt: null },
    data: { ...content, version: { increment: 1 } },
  })
  const row = await db().situation.findFirst({ where: { ...own, id, deletedAt: null }, select: fields })
  if (!row) throw new AppError('NOT_FOUND')
  if (!count) throw new AppError('CONFLICT', exerciseSentences.situationChanged)
  return situationOf(row)
}

/** Deletes a situation; it can be restored. @throws AppError NOT_FOUND unless it is hers */
export async function deleteSituation(scope: DaycareScope, id: string): Promise<{ id: string }> {
  const { count } = await db().situation.updateMany({
    where: { daycareId: requireDaycareId(scope), userId: scope.userId, id },
    data: { deletedAt: new Date() },
  })
  if (!count) throw new AppError('NOT_FOUND')
  return { id }
}

/** Undoes the deletion. @throws AppError NOT_FOUND unless it is hers, CONFLICT when she has too many by now */
export function restoreSituation(scope: DaycareScope, id: string): Promise<{ id: string }> {
  const own = { daycareId: requireDaycareId(scope), userId: scope.userId }
  return withExclusiveLock(SITUATION_LOCK, scope.userId, async (tx) => {
    const row = await tx.situation.findFirst({ where: { ...own, id }, select: { deletedAt: true } })
    if (!row) throw new AppError('NOT_FOUND')
    if (!row.deletedAt) return { id }
    await checkSituationLimit(tx, own)
    await tx.situation.updateMany({ where: { ...own, id }, data: { deletedAt: null } })
    return { id }
  })
}
