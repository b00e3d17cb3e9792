import { isDeepStrictEqual } from 'node:util'
import type { ActivitySheet } from '#app/domain/activity-sheet.ts'
import { db } from '#app/server/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import { type DaycareScope, ownDaycareId } from '#app/server/middleware.ts'
import { editSentences, notReviewable } from '#content/pages/activity-edit.ts'
import { ownActivity, sameVersion } from './activity-access.server.ts'
import {
  type AdaptActivityInput,
  parseSection,
  type ReviewActivityInput,
  refusalOf,
  type UpdateActivityInput,
} from './activity-edit.schema.ts'
import type { ReviewOutcome, SavedSheet } from './activity-edit.types.ts'
import { replaceSheet } from './activity-versions.server.ts'
import { tidyValue } from './generation-text.ts'
import { readable } from './readable.server.ts'
import { checkStored, keepChanges, unsafeReasons } from './sheet-check.ts'

/**
 * Writes one section of a sheet, through every safety rule; nothing is written when nothing has changed. Six queries,
 * of which two open and close the transaction.
 * @throws AppError CONFLICT when the sheet is not the one that was read; INVALID_INPUT for what is not of the section's
 *   shape, and for what cannot be made safe; as {@link ownActivity} besides.
 */
export async function updateActivity(
  scope: DaycareScope,
  { activityId, version, section, value, reason }: UpdateActivityInput,
): Promise<SavedSheet> {
  const tidied = tidyValue(value)
  const refusal = refusalOf(section, tidied)
  if (refusal) throw new AppError('INVALID_INPUT', refusal)
  const stored = await ownActivity(scope, activityId, 'edit')
  sameVersion(stored, version)
  const draft: ActivitySheet = { ...stored.sheet, [section]: parseSection(section, tidied) }
  const checked = checkStored(draft, stored)
  if (checked.isUnsafe) throw new AppError('INVALID_INPUT', unsafeReasons(checked))
  const { sheet, changes, remarks, columns } = checked
  const report = keepChanges(stored.safety, checked.report)
  const isSame = isDeepStrictEqual(sheet, stored.sheet)
  const written = isSame
    ? { version, savedAt: new Date() }
    : await replaceSheet(scope, stored, { sheet, report, reason, section, columns })
  return { ...written, sheet, safety: report, changes, remarks }
}

/**
 * « Marquer comme relue », or takes the mark back. The rules read the sheet once more before: what they put right has to
 * be read again, what they cannot is refused. Two queries; six when the rules have changed it.
 * @throws AppError CONFLICT when the sheet is not the one that was read; INVALID_INPUT with the reasons.
 */
export async function reviewActivity(
  scope: DaycareScope,
  { activityId, version, isReviewed }: ReviewActivityInput,
): Promise<ReviewOutcome> {
  const stored = await ownActivity(scope, activityId, 'review')
  sameVersion(stored, version)
  const { id, daycareId } = stored
  if (isReviewed) {
    const { sheet, report, changes, remarks, dangers, columns } = checkStored(stored.sheet, stored)
    const reasons = [...new Set([...dangers, ...remarks])]
    if (reasons.length > 0) throw new AppError('INVALID_INPUT', notReviewable(reasons))
    if (!isDeepStrictEqual(sheet, stored.sheet)) {
      await replaceSheet(scope, stored, {
        sheet,
        report: keepChanges(stored.safety, report),
        reason: 'SAFETY',
        section: null,
        columns,
      })
      return { status: 'changed', changes }
    }
  }
  const { count } = await db().activity.updateMany({
    where: { id, daycareId, version, deletedAt: null },
    data: isReviewed
      ? { reviewedAt: new Date(), reviewedById: scope.userId }
      : { reviewedAt: null, reviewedById: null },
  })
  if (count === 0) throw new AppError('CONFLICT', editSentences.changedElsewhere)
  return { status: isReviewed ? 'reviewed' : 'withdrawn', changes: [] }
}

/**
 * « Adapter »: a copy for the caller's daycare, hers to change; the original stays as it is. The same id again answers
 * the same copy. Two queries, three for a copy that is there already.
 * @throws AppError NOT_FOUND for what she may not read, and for an id that is taken.
 */
export async function adaptActivity(
  scope: DaycareScope,
  { activityId, copyId }: AdaptActivityInput,
): Promise<{ id: string }> {
  const daycareId = ownDaycareId(scope)
  const original = await db().activity.findFirst({
    where: { id: activityId, deletedAt: null, ...readable({ ...scope, daycareId }) },
    select: {
      title: true,
      summary: true,
      sheet: true,
      ageGroups: true,
      developments: true,
      themeIds: true,
      materialIds: true,
      place: true,
      seasons: true,
      durationMinutes: true,
      groupSize: true,
      allergies: true,
      source: true,
      provenance: true,
      safety: true,
    },
  })
  if (!original) throw new AppError('NOT_FOUND')
  const { sheet, provenance, safety, ...columns } = original
  const owner = { daycareId, authorId: scope.userId, adaptedFromId: activityId }
  const { count } = await db().activity.createMany({
    data: { id: copyId, ...columns, ...owner, sheet: sheet ?? {}, provenance: provenance ?? {}, safety: safety ?? {} },
    skipDuplicates: true,
  })
  if (count === 1) return { id: copyId }
  if ((await db().activity.count({ where: { id: copyId, ...owner } })) === 0) throw new AppError('NOT_FOUND')
  return { id: copyId }
}
