import { db } from '#app/server/database/db.server.ts'
import { frenchCsv } from '#app/server/french-csv.server.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { SHEETS } from '#content/activities/sheets.ts'
import { OUTCOME_LABELS } from '#content/pages/library.ts'
import { sheetUseWords as words } from '#content/pages/sheet-use.ts'
import { SHEET_SECTION_LABELS } from '#content/sheet-labels.ts'
import { pictureOf } from '../bank/bank-sheet.server.ts'
import { LIVED_OUTCOMES } from '../marks/schema.ts'
import { ageLabel } from '../words.ts'
import {
  SHEETS_PER_PAGE,
  type SheetUse,
  type SheetUseFilters,
  type SheetUseInput,
  type SheetUsePage,
} from './schema.ts'
import { changeCount, type FigureRow, figuresOf, isFound, sortUses } from './sheet-figures.ts'

/**
 * The counts of every sheet of the bank, over all daycares: private activities count too, since nothing of them is read but
 * the key of their sheet. One query.
 */
function readFigures(): Promise<FigureRow[]> {
  return db().$queryRaw<FigureRow[]>`
    SELECT 'generated' AS "figure", "sheetKey", '' AS "part", count(*)::int AS "count"
    FROM "Activity" WHERE "sheetKey" IS NOT NULL AND "source" = 'BANK' AND "adaptedFromId" IS NULL GROUP BY "sheetKey"
    UNION ALL
    SELECT 'lived', a."sheetKey", coalesce(l."outcome"::text, ''), count(*)::int
    FROM "LivedActivity" l JOIN "Activity" a ON a."id" = l."activityId"
    WHERE a."sheetKey" IS NOT NULL GROUP BY a."sheetKey", l."outcome"
    UNION ALL
    SELECT 'changed', a."sheetKey", v."section", count(DISTINCT v."activityId")::int
    FROM "ActivityVersion" v JOIN "Activity" a ON a."id" = v."activityId"
    WHERE a."sheetKey" IS NOT NULL AND v."section" IS NOT NULL AND v."reason" IN ('EDIT', 'CHANGE')
    GROUP BY a."sheetKey", v."section"
    UNION ALL
    SELECT 'reported', "provenance" ->> 'sheetKey', '', count(*)::int
    FROM "SectionReport" WHERE "provenance" ->> 'sheetKey' IS NOT NULL GROUP BY 2`
}

async function readUses(filters: SheetUseFilters): Promise<SheetUse[]> {
  const rows = Map.groupBy(await readFigures(), ({ sheetKey }) => sheetKey)
  const found = SHEETS.filter((sheet) => !filters.search || isFound(sheet, filters.search))
  const uses = found.map(({ key, ageGroups, sheet }) => ({
    key,
    title: sheet.titre,
    ageGroups,
    picture: pictureOf(key),
    ...figuresOf(rows.get(key) ?? []),
  }))
  return sortUses(uses, filters)
}

/** One page of the sheets of the bank with what has become of each, over all daycares. Two queries. */
export async function getSheetUse(_admin: DaycareScope, { page, ...filters }: SheetUseInput): Promise<SheetUsePage> {
  const uses = await readUses(filters)
  const shown = uses.slice((page - 1) * SHEETS_PER_PAGE, page * SHEETS_PER_PAGE)
  const rows = await db().activity.findMany({
    where: { starterKey: { in: shown.map(({ key }) => key) }, deletedAt: null },
    select: { id: true, starterKey: true },
  })
  const idOf = new Map(rows.map(({ id, starterKey }) => [starterKey, id]))
  return { sheets: shown.map((use) => ({ ...use, activityId: idOf.get(use.key) ?? null })), total: uses.length }
}

const HEADER = [
  words.sheet,
  words.key,
  words.ages,
  words.generated,
  words.lived,
  ...LIVED_OUTCOMES.map((outcome) => OUTCOME_LABELS[outcome]),
  words.changed,
  words.changedSections,
  words.reported,
]

/** The same list as a CSV file, without pages. One query. */
export async function exportSheetUse(_admin: DaycareScope, filters: SheetUseFilters): Promise<{ csv: string }> {
  const uses = await readUses(filters)
  const lines = uses.map((use) => [
    use.title,
    use.key,
    ageLabel(use.ageGroups),
    use.generated,
    use.lived,
    ...LIVED_OUTCOMES.map((outcome) => use.outcomes[outcome]),
    changeCount(use),
    use.changes.map(({ section, count }) => `${SHEET_SECTION_LABELS[section]} ${count}`).join(', '),
    use.reported,
  ])
  return { csv: frenchCsv(HEADER, lines) }
}
