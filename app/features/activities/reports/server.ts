import * as z from 'zod/mini'
import { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import { ActivitySheet, SHEET_SECTIONS } from '#app/domain/activity-sheet.ts'
import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import { type DaycareScope, requireDaycareId } from '#app/server/middleware.ts'
import {
  AGE_GROUP_LABELS,
  ALLERGEN_LABELS,
  DEVELOPMENT_LABELS,
  DURATION_LABELS,
  PLACE_LABELS,
  SEASON_LABELS,
} from '#content/labels.ts'
import { madeByWords, sectionReportSentences } from '#content/pages/section-reports.ts'
import { readableWhere } from '../access.server.ts'
import {
  type CloseSectionReportInput,
  REPORTS_PER_PAGE,
  type ReportSectionInput,
  SECTION_REPORT_REASONS,
  type SectionReportList,
  type SectionReportRow,
  type SectionReportsInput,
} from './schema.ts'

/**
 * Reports a section of a sheet to the superadmin, with its text as it is now. A second report by the same person on the same
 * section replaces the first and opens it again. Two queries.
 * @throws AppError NOT_FOUND for a sheet that is not readable; INVALID_INPUT for a section that is empty in it; FORBIDDEN
 *   without a daycare.
 */
export async function reportSection(
  scope: DaycareScope,
  { activityId, section, reason, note }: ReportSectionInput,
): Promise<{ id: string }> {
  const daycareId = requireDaycareId(scope)
  const { userId } = scope
  const row = await db().activity.findFirst({
    where: { id: activityId, ...readableWhere(scope) },
    select: { title: true, sheet: true, provenance: true },
  })
  if (!row) throw new AppError('NOT_FOUND')
  const value = ActivitySheet.parse(row.sheet)[section]
  if (value === null) throw new AppError('INVALID_INPUT', sectionReportSentences.nothingThere)
  const report = { reason, note, title: row.title, content: { [section]: value }, provenance: row.provenance ?? {} }
  return db().sectionReport.upsert({
    where: { daycareId_userId_activityId_section: { daycareId, userId, activityId, section } },
    create: { daycareId, userId, activityId, section, ...report },
    update: { ...report, createdAt: new Date(), closedAt: null, closedById: null },
    select: { id: true },
  })
}

/**
 * One page of the reports of all daycares, without who sent them: open ones from the oldest, closed ones from the one closed
 * last. Two queries.
 * @throws AppError FORBIDDEN for anybody but a superadmin.
 */
export async function getSectionReports(
  scope: DaycareScope,
  { isOpen, page }: SectionReportsInput,
): Promise<SectionReportList> {
  requireSuperadmin(scope)
  const where = { closedAt: isOpen ? null : { not: null } }
  const [rows, total] = await Promise.all([
    db().sectionReport.findMany({
      relationLoadStrategy: 'join',
      where,
      orderBy: isOpen ? [{ createdAt: 'asc' }, { id: 'asc' }] : [{ closedAt: 'desc' }, { id: 'asc' }],
      skip: (page - 1) * REPORTS_PER_PAGE,
      take: REPORTS_PER_PAGE,
      select: {
        id: true,
        section: true,
        reason: true,
        note: true,
        title: true,
        content: true,
        provenance: true,
        createdAt: true,
        closedAt: true,
        activity: { select: { generation: { select: { criteria: true } } } },
      },
    }),
    db().sectionReport.count({ where }),
  ])
  return { reports: rows.flatMap(({ activity, ...row }) => toReportRows(row, activity?.generation?.criteria)), total }
}

/**
 * Closes a report, or opens it again. One query.
 * @throws AppError NOT_FOUND; FORBIDDEN for anybody but a superadmin.
 */
export async function closeSectionReport(
  scope: DaycareScope,
  { reportId, isClosed }: CloseSectionReportInput,
): Promise<{ id: string }> {
  const closedById = requireSuperadmin(scope)
  const { count } = await db().sectionReport.updateMany({
    where: { id: reportId },
    data: isClosed ? { closedAt: new Date(), closedById } : { closedAt: null, closedById: null },
  })
  if (count === 0) throw new AppError('NOT_FOUND')
  return { id: reportId }
}

/** Returns the id of the superadmin. */
function requireSuperadmin({ role, userId }: DaycareScope): string {
  if (role !== 'SUPERADMIN') throw new AppError('FORBIDDEN')
  return userId
}

const ReportCodes = z.object({ section: z.enum(SHEET_SECTIONS), reason: z.enum(SECTION_REPORT_REASONS) })

type StoredReport = Pick<SectionReportRow, 'id' | 'note' | 'title' | 'createdAt' | 'closedAt'> & {
  section: string
  reason: string
  content: unknown
  provenance: unknown
}

/** None for a section or a reason that does not exist any more. */
function toReportRows({ content, provenance, ...row }: StoredReport, criteria: unknown): SectionReportRow[] {
  const codes = ReportCodes.safeParse(row)
  if (!codes.success) return []
  return [
    {
      ...row,
      ...codes.data,
      content: z.partial(ActivitySheet).safeParse(content).data ?? null,
      criteria: criteriaLabels(criteria),
      madeBy: madeByLabel(provenance),
    },
  ]
}

/** The criteria in French; empty when they are not kept any more. */
function criteriaLabels(stored: unknown): string[] {
  const criteria = ActivityCriteria.safeParse(stored).data
  if (!criteria) return []
  return [
    criteria.ageGroups.map((age) => AGE_GROUP_LABELS[age]).join(', '),
    criteria.developments.map((domain) => DEVELOPMENT_LABELS[domain]).join(', '),
    PLACE_LABELS[criteria.place],
    SEASON_LABELS[criteria.season],
    DURATION_LABELS[criteria.durationMinutes],
    ...criteria.themes,
    ...criteria.materials,
    ...criteria.allergies.map((allergen) => ALLERGEN_LABELS[allergen]),
    criteria.observation,
  ].filter((part) => part !== '')
}

const Provenance = z.object({
  kind: z.enum(['starter', 'bank', 'model']),
  sheetKey: z.optional(z.string()),
  model: z.optional(z.string()),
  promptVersion: z.optional(z.string()),
})

function madeByLabel(provenance: unknown): string {
  const { kind, sheetKey, model, promptVersion } = Provenance.safeParse(provenance).data ?? {}
  if (kind === 'model') return madeByWords.model(model ?? '', promptVersion ?? '')
  if (kind === 'bank') return madeByWords.bank(sheetKey ?? '')
  return madeByWords.starter
}
