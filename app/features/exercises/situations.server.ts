import * as z from 'zod/mini'
import { db } from '#app/server/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import { type DaycareScope, inDaycare, ownDaycareId } from '#app/server/middleware.ts'
import { exerciseSentences } from '#content/pages/exercises.ts'
import { SITUATIONS_MAX } from './exercises.limits.ts'
import { type SaveSituationInput, type Situation, SituationStatement } from './exercises.schema.ts'

const Statements = z.array(SituationStatement)
const fields = { id: true, version: true, title: true, description: true, statements: true, updatedAt: true } as const
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

/**
 * Writes a new sheet (version 0) or the next version of one.
 * @throws AppError CONFLICT when it was changed elsewhere since it was read, or she has too many; NOT_FOUND for a sheet
 *   that is not hers
 */
export async function saveSituation(
  scope: DaycareScope,
  { version, id, ...words }: SaveSituationInput,
): Promise<Situation> {
  const own = { daycareId: ownDaycareId(scope), userId: scope.userId }
  if (version === 0) {
    // The same click sent twice writes one sheet.
    const written = await db().situation.findFirst({ where: { ...own, id }, select: fields })
    if (written) return situationOf(written)
    if ((await db().situation.count({ where: { ...own, deletedAt: null } })) >= SITUATIONS_MAX)
      throw new AppError('CONFLICT', exerciseSentences.tooManySituations)
    // An id that is taken, hers or another's, is a conflict all the same: nothing is told of whose it is.
    return situationOf(await db().situation.create({ data: { id, ...own, ...words }, select: fields }))
  }
  const { count } = await db().situation.updateMany({
    where: { ...own, id, version, deletedAt: null },
    data: { ...words, version: { increment: 1 } },
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
