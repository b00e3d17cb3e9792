import * as z from 'zod/mini'
import {
  ActivitySheet,
  type SafetyRefusal,
  type SafetyReport,
  SHEET_SECTIONS,
  type SheetSection,
} from '#app/domain/activity-sheet.ts'
import type { Development } from '#app/domain/enums.ts'
import { fullName } from '#app/domain/full-name.ts'
import { requireOwnActivity, requireVersion, type StoredActivity } from '#app/features/activities/access.server.ts'
import { checkEditedSheet, mergeSafetyReports } from '#app/features/activities/safety/check-edited-sheet.ts'
import { ALL_VETTED } from '#app/features/activities/safety/check-safety.ts'
import { newId } from '#app/lib/ids.ts'
import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { editSentences, unsafeText } from '#content/pages/activity-edit.ts'
import { type RestoreVersionInput, VERSIONS_KEPT } from './schema.ts'
import type { ActivityVersionRow, SavedSheet } from './types.ts'

/** Minutes during which the edits of one person in one section make one version, and not one per autosave. */
const TYPING_MINUTES = 10

/** The next text of a sheet, and why it replaces the present one. */
type Replacement = {
  sheet: ActivitySheet
  report: SafetyReport
  /** What the rules refuse elsewhere than in what changes; none by default. */
  refusals?: SafetyRefusal[]
  reason: ActivityVersionRow['reason']
  /** The section that changes; null for the whole sheet. */
  section: SheetSection | null
  /** Columns of the library that follow from the sheet. */
  columns?: { developments?: Development[]; durationMinutes?: number }
}

/**
 * Writes the next text of a sheet and keeps the one it replaces, VERSIONS_KEPT of them. The new text is not reviewed yet.
 * Five queries, of which two open and close the transaction. The version is inserted in SQL so that one statement decides
 * whether it continues the last edit and copies the old text; it locks the row of the sheet, so that of several edits at once
 * the later ones fail on the version number instead of copying the same text again.
 * @returns the new version number. @throws AppError CONFLICT when the stored version is not the one that was read.
 */
export async function replaceSheet(
  { userId }: DaycareScope,
  { id, daycareId, version }: StoredActivity,
  { sheet, report, refusals = [], reason, section, columns = {} }: Replacement,
): Promise<{ version: number; savedAt: Date }> {
  const savedAt = new Date()
  const editingSince = new Date(savedAt.getTime() - TYPING_MINUTES * 60_000)
  await db().$transaction(async (tx) => {
    await tx.$executeRaw`
      INSERT INTO "ActivityVersion"
        ("id", "daycareId", "activityId", "number", "sheet", "safety", "reason", "section", "replacedById", "replacedAt")
      SELECT ${newId()}::uuid, a."daycareId", a."id", a."version", a."sheet", a."safety", ${reason}::"VersionReason",
             ${section}, ${userId}::uuid, ${savedAt}
      FROM "Activity" a
      LEFT JOIN LATERAL (
        SELECT * FROM "ActivityVersion" v WHERE v."daycareId" = a."daycareId" AND v."activityId" = a."id"
        ORDER BY v."number" DESC LIMIT 1
      ) last ON TRUE
      WHERE a."id" = ${id}::uuid AND a."daycareId" = ${daycareId}::uuid AND a."version" = ${version}
        AND NOT (${reason} = 'EDIT' AND coalesce(last."reason" = 'EDIT' AND last."section" = ${section}
          AND last."replacedById" = ${userId}::uuid AND last."replacedAt" > ${editingSince}, FALSE))
      FOR NO KEY UPDATE OF a`
    const { count } = await tx.activity.updateMany({
      where: { id, daycareId, version, deletedAt: null },
      data: {
        sheet,
        title: sheet.titre,
        safety: report,
        refusals,
        judgedWith: null,
        ...columns,
        version: { increment: 1 },
        editedAt: savedAt,
        editedById: userId,
        reviewedAt: null,
        reviewedById: null,
      },
    })
    if (count === 0) throw new AppError('CONFLICT', editSentences.changedElsewhere)
    await tx.$executeRaw`
      DELETE FROM "ActivityVersion" WHERE "daycareId" = ${daycareId}::uuid AND "activityId" = ${id}::uuid AND "number" <= (
        SELECT "number" FROM "ActivityVersion" WHERE "daycareId" = ${daycareId}::uuid AND "activityId" = ${id}::uuid
        ORDER BY "number" DESC OFFSET ${VERSIONS_KEPT} LIMIT 1)`
  })
  return { version: version + 1, savedAt }
}

const StoredSection = z.nullable(z.enum(SHEET_SECTIONS))

/**
 * The former texts of a sheet that are kept, the latest first. Two queries.
 * @throws AppError as {@link requireOwnActivity}: only those who may restore a version see it.
 */
export async function getActivityVersions(scope: DaycareScope, activityId: string): Promise<ActivityVersionRow[]> {
  const { daycareId } = await requireOwnActivity(scope, activityId, 'edit')
  const rows = await db().activityVersion.findMany({
    relationLoadStrategy: 'join',
    where: { daycareId, activityId },
    orderBy: { number: 'desc' },
    take: VERSIONS_KEPT,
    select: {
      number: true,
      replacedAt: true,
      reason: true,
      section: true,
      sheet: true,
      replacedBy: { select: { firstName: true, lastName: true } },
    },
  })
  return rows.map(({ replacedBy, section, sheet, ...row }) => ({
    ...row,
    section: StoredSection.safeParse(section).data ?? null,
    sheet: ActivitySheet.parse(sheet),
    replacedByName: replacedBy && fullName(replacedBy),
  }))
}

/**
 * Restores a former text, as the safety rules of today leave it; the present text becomes a version. Seven queries.
 * @throws AppError NOT_FOUND for a version that is not kept; CONFLICT when the stored version is not the one that was read;
 *   INVALID_INPUT when the safety rules refuse the text.
 */
export async function restoreActivityVersion(
  scope: DaycareScope,
  { activityId, version, number }: RestoreVersionInput,
): Promise<SavedSheet> {
  const stored = await requireOwnActivity(scope, activityId, 'edit')
  requireVersion(stored, version)
  const { daycareId } = stored
  const row = await db().activityVersion.findUnique({
    where: { daycareId_activityId_number: { daycareId, activityId, number } },
    select: { sheet: true },
  })
  if (!row) throw new AppError('NOT_FOUND', editSentences.versionGone)
  const former = ActivitySheet.parse(row.sheet)
  const checked = checkEditedSheet(former, stored, { vetted: ALL_VETTED })
  if (checked.isUnsafe) throw new AppError('INVALID_INPUT', unsafeText(checked.dangers))
  const { sheet, changes, remarks, columns } = checked
  const report = mergeSafetyReports(stored.safety, checked.report)
  const written = await replaceSheet(scope, stored, { sheet, report, reason: 'RESTORE', section: null, columns })
  return { ...written, sheet, safety: report, changes, remarks, doubts: [] }
}
