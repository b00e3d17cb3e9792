import { isDeepStrictEqual } from 'node:util'
import { type ActivitySheet, EMPTY_SHEET, SHEET_SECTIONS, type SheetSection } from '#app/domain/activity-sheet.ts'
import { requireOwnActivity, requireVersion, type StoredActivity } from '#app/features/activities/access.server.ts'
import { bankSentences } from '#app/features/activities/bank/bank-sheet.server.ts'
import { tidyValue } from '#app/features/activities/generator/stream/tidy-text.ts'
import { careOfStored } from '#app/features/activities/recheck/recheck.server.ts'
import { refusalsBroughtBy, refusalsOf, withoutRefusals } from '#app/features/activities/recheck/refusals.ts'
import {
  checkEditedSheet,
  mergeSafetyReports,
  sentencesOf,
  withVouched,
} from '#app/features/activities/safety/check-edited-sheet.ts'
import { ALL_VETTED, type Vetted } from '#app/features/activities/safety/check-safety.ts'
import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { editSentences, notReviewable, unsafeText } from '#content/pages/activity-edit.ts'
import { replaceSheet } from './activity-versions.server.ts'
import { parseSection, type ReviewActivityInput, sectionError, type UpdateActivityInput } from './schema.ts'
import type { ReviewOutcome, SavedSheet } from './types.ts'

/**
 * Saves one section of a sheet with its safety section completed; writes nothing when nothing has changed, nor while a new
 * text holds a doubt that the person has not answered. Six queries, of which two open and close the transaction.
 * @throws AppError CONFLICT when the stored version is not the one that was read; INVALID_INPUT for a value that does not have
 *   the shape of the section, or that cannot be made safe; as {@link requireOwnActivity} besides.
 */
export async function updateActivity(
  scope: DaycareScope,
  { activityId, version, section, value, reason, vouched = [] }: UpdateActivityInput,
): Promise<SavedSheet> {
  const tidied = tidyValue(value)
  const problem = sectionError(section, tidied)
  if (problem) throw new AppError('INVALID_INPUT', problem)
  const stored = await requireOwnActivity(scope, activityId, 'edit')
  requireVersion(stored, version)
  const edited: ActivitySheet = { ...stored.sheet, [section]: parseSection(section, tidied) }
  const checked = checkEditedSheet(edited, stored, { vetted: sentencesToTrust(stored, section) })
  const baseline = checkEditedSheet(stored.sheet, stored, { vetted: ALL_VETTED })
  const refused = refusalsBroughtBy(section, baseline.report, checked.report)
  if (refused.length > 0) throw new AppError('INVALID_INPUT', unsafeText(refused.map((it) => it.reason)))
  const doubts = checked.doubts.filter(({ text }) => !vouched.includes(text))
  if (doubts.length > 0) {
    const { sheet, safety } = stored
    return { version, savedAt: new Date(), sheet, safety, changes: [], remarks: [], doubts }
  }
  const { changes, remarks, columns } = checked
  const sheet = keepUnrelatedSections(stored.sheet, section, checked.sheet, baseline.sheet)
  const report = mergeSafetyReports(stored.safety, withVouched(withoutRefusals(checked.report), checked.doubts))
  const refusals = [...stored.refusals.filter((it) => it.section !== section), ...refusalsOf(checked.report)]
  const isUnchanged = isDeepStrictEqual(sheet, stored.sheet)
  const written = isUnchanged
    ? { version, savedAt: new Date() }
    : await replaceSheet(scope, stored, { sheet, report, refusals, reason, section, columns })
  return { ...written, sheet, safety: report, changes, remarks, doubts }
}

/**
 * The sentences that are not read again when a section is saved: those of the bank, and all that is stored, but the section
 * itself when the rules of today refuse something in it.
 */
function sentencesToTrust({ sheet, refusals }: StoredActivity, section: SheetSection): Vetted {
  const isRefused = refusals.some((it) => it.section === section)
  const stored = sentencesOf(isRefused ? { ...sheet, [section]: EMPTY_SHEET[section] } : sheet)
  const bank = bankSentences()
  return { has: (sentence) => stored.has(sentence) || bank.has(sentence) }
}

/**
 * The checked sheet, with its other sections as they are stored unless the edit of this one makes the safety rules change
 * them: what the rules would change in the rest anyway waits for the review of the sheet.
 */
function keepUnrelatedSections(
  stored: ActivitySheet,
  section: SheetSection,
  checked: ActivitySheet,
  baseline: ActivitySheet,
): ActivitySheet {
  const kept = SHEET_SECTIONS.filter((key) => key !== section && isDeepStrictEqual(checked[key], baseline[key]))
  return { ...checked, ...Object.fromEntries(kept.map((key) => [key, stored[key]])) }
}

/**
 * « Marquer comme relue »: marks a sheet as reviewed, or removes that. The safety rules check the sheet once more before: when
 * they correct it, the corrected sheet is saved and has to be read again. Two queries; six when it was corrected.
 * @throws AppError CONFLICT when the stored version is not the one that was read; INVALID_INPUT, with the reasons, for what
 *   the rules cannot correct; as {@link requireOwnActivity} besides.
 */
export async function reviewActivity(
  scope: DaycareScope,
  { activityId, version, isReviewed }: ReviewActivityInput,
): Promise<ReviewOutcome> {
  const stored = await requireOwnActivity(scope, activityId, 'review')
  requireVersion(stored, version)
  const { id, daycareId } = stored
  if (isReviewed) {
    const { sheet, report, changes, remarks, dangers, columns } = checkEditedSheet(
      stored.sheet,
      stored,
      careOfStored(stored.safety),
    )
    const reasons = [...new Set([...dangers, ...remarks])]
    if (reasons.length > 0) throw new AppError('INVALID_INPUT', notReviewable(reasons))
    if (!isDeepStrictEqual(sheet, stored.sheet)) {
      await replaceSheet(scope, stored, {
        sheet,
        report: mergeSafetyReports(stored.safety, report),
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
