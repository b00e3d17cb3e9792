import { ActivitySheet } from '#app/domain/activity-sheet.ts'
import { readableOrDeletedWhere } from '#app/features/activities/access.server.ts'
import { storedRefusals } from '#app/features/activities/recheck/refusals.ts'
import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { changedSections } from './fingerprint.ts'
import type { PaperInput, PaperState } from './schema.ts'

/**
 * What has become of a sheet since it was printed. One query.
 * @throws AppError NOT_FOUND when the scope may not read it, or when nothing of it is left
 */
export async function getPaperState(scope: DaycareScope, { activityId, printed }: PaperInput): Promise<PaperState> {
  const row = await db().activity.findFirst({
    where: { id: activityId, ...readableOrDeletedWhere(scope) },
    select: { title: true, sheet: true, editedAt: true, updatedAt: true, deletedAt: true, refusals: true },
  })
  if (!row) throw new AppError('NOT_FOUND')
  return {
    title: row.title,
    deletedAt: row.deletedAt,
    changed: changedSections(printed, ActivitySheet.parse(row.sheet)),
    // The starter library is written by each version of the application, not edited.
    changedAt: row.editedAt ?? row.updatedAt,
    refusals: storedRefusals(row.refusals),
  }
}
