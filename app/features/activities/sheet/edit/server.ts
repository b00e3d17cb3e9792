import { isDeepStrictEqual } from 'node:util'
import { type ActivitySheet, SHEET_SECTIONS, type SheetSection } from '#app/domain/activity-sheet.ts'
import { requireOwnActivity, type StoredActivity, requireVersion } from '#app/features/activities/access.server.ts'
import { tidyValue } from '#app/features/activities/generator/stream/generation-text.ts'
import { checkStored, keepChanges, unsafeReasons } from '#app/features/activities/safety/sheet-check.ts'
import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { editSentences, notReviewable } from '#content/pages/activity-edit.ts'
import type { ReviewOutcome, SavedSheet } from './activity-edit.types.ts'
import { replaceSheet } from './activity-versions.server.ts'
import { parseSection, type ReviewActivityInput, refusalOf, type UpdateActivityInput } from './schema.ts'

/**
 * Writes one section of a sheet, through every safety rule; nothing is written when nothing has changed. Six queries,
 * of which two open and close the transaction.
 * @throws AppError CONFLICT when the sheet is not the one that was read; INVALID_INPUT for what is not of the section's
 *   shape, and for what cannot be made safe; as {@link requireOwnActivity} besides.
 */
export async function updateActivity(
  scope: DaycareScope,
  { activityId, version, section, value, reason }: UpdateActivityInput,
): Promise<SavedSheet> {
  const tidied = tidyValue(value)
  const refusal = refusalOf(section, tidied)
  if (refusal) throw new AppError('INVALID_INPUT', refusal)
  const stored = await requireOwnActivity(scope, activityId, 'edit')
  requireVersion(stored, version)
  const draft: ActivitySheet = { ...stored.sheet, [section]: parseSection(section, tidied) }
  const checked = checkStored(draft, stored)
  if (checked.isUnsafe) throw new AppError('INVALID_INPUT', unsafeReasons(checked))
  const { changes, remarks, columns } = checked
  const sheet = onlyWhatFollows(stored, section, checked.sheet)
  const report = keepChanges(stored.safety, checked.report)
  const isSame = isDeepStrictEqual(sheet, stored.sheet)
  const written = isSame
    ? { version, savedAt: new Date() }
    : await replaceSheet(scope, stored, { sheet, report, reason, section, columns })
  return { ...written, sheet, safety: report, changes, remarks }
}

/**
 * The checked sheet, its other sections as they are stored unless the rules change them because of this very one: what
 * they have to say of the rest is said when the sheet is read over.
 */
function onlyWhatFollows(stored: StoredActivity, section: SheetSection, checked: ActivitySheet): ActivitySheet {
  const known = checkStored(stored.sheet, stored).sheet
  const kept = SHEET_SECTIONS.filter((key) => key !== section && isDeepStrictEqual(checked[key], known[key]))
  return { ...checked, ...Object.fromEntries(kept.map((key) => [key, stored.sheet[key]])) }
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
  const stored = await requireOwnActivity(scope, activityId, 'review')
  requireVersion(stored, version)
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
