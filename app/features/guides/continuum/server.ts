import * as z from 'zod/mini'
import { db } from '#app/server/database/db.server.ts'
import { withExclusiveLock } from '#app/server/database/exclusive-lock.server.ts'
import { AppError } from '#app/server/errors.ts'
import { type DaycareScope, inDaycare, requireDaycareId } from '#app/server/middleware.ts'
import type { ContinuumAxis } from '#content/guides/types.ts'
import { guideSentences } from '#content/pages/guide-sentences.ts'
import { CONTINUUM_AXES, type ContinuumPlace, PLACES_MAX } from '../schema.ts'

const Axis = z.enum(CONTINUUM_AXES)
const fields = { id: true, axis: true, step: true, createdAt: true } as const

/** The positions that the daycare has recorded on all axes, the last one first; at most PLACES_MAX. */
export async function getPlaces(scope: DaycareScope): Promise<ContinuumPlace[]> {
  const rows = await db().continuumPlace.findMany({
    where: inDaycare(scope),
    select: fields,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: PLACES_MAX,
  })
  // An axis that this version does not know is left out.
  return rows.flatMap(({ axis, ...row }) => {
    const known = Axis.safeParse(axis)
    return known.success ? [{ ...row, axis: known.data }] : []
  })
}

/**
 * Records the current position of the daycare on an axis, higher or lower than before.
 * @throws AppError CONFLICT when the history is full
 */
export async function addPlace(
  scope: DaycareScope,
  { axis, step }: { axis: ContinuumAxis; step: number },
): Promise<ContinuumPlace> {
  const daycareId = requireDaycareId(scope)
  return withExclusiveLock('ContinuumPlace', daycareId, async (tx) => {
    if ((await tx.continuumPlace.count({ where: { daycareId } })) >= PLACES_MAX)
      throw new AppError('CONFLICT', guideSentences.tooManyPlaces)
    const row = await tx.continuumPlace.create({
      data: { daycareId, userId: scope.userId, axis, step },
      select: { id: true, step: true, createdAt: true },
    })
    return { ...row, axis }
  })
}

/** Takes one position out of the history. @throws AppError NOT_FOUND unless it is the daycare's */
export async function removePlace(scope: DaycareScope, id: string): Promise<{ id: string }> {
  const { count } = await db().continuumPlace.deleteMany({ where: { daycareId: requireDaycareId(scope), id } })
  if (!count) throw new AppError('NOT_FOUND')
  return { id }
}
