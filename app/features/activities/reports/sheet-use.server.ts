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
import { readFigures } from './figures.server.ts'
import { versionsOf } from './generator-health.ts'
import {
  type GeneratorHealthPage,
  SHEETS_PER_PAGE,
  type SheetUse,
  type SheetUseFilters,
  type SheetUseInput,
  type SheetUsePage,
} from './schema.ts'
import { changeCount, figuresOf, isFound, sortUses } from './sheet-figures.ts'

async function readUses(filters: SheetUseFilters): Promise<{ uses: SheetUse[]; computedAt: Date | null }> {
  const counted = await readFigures('sheet-use')
  const rows = Map.groupBy(counted?.figures ?? [], ({ sheetKey }) => sheetKey)
  const found = SHEETS.filter((sheet) => !filters.search || isFound(sheet, filters.search))
  const uses = found.map(({ key, ageGroups, sheet }) => ({
    key,
    title: sheet.titre,
    ageGroups,
    picture: pictureOf(key),
    ...figuresOf(rows.get(key) ?? []),
  }))
  return { uses: sortUses(uses, filters), computedAt: counted?.computedAt ?? null }
}

/** One page of the sheets of the bank with what had become of each when it was counted last, over all daycares. Two queries. */
export async function getSheetUse(_admin: DaycareScope, { page, ...filters }: SheetUseInput): Promise<SheetUsePage> {
  const { uses, computedAt } = await readUses(filters)
  const shown = uses.slice((page - 1) * SHEETS_PER_PAGE, page * SHEETS_PER_PAGE)
  const rows = await db().activity.findMany({
    where: { starterKey: { in: shown.map(({ key }) => key) }, deletedAt: null },
    select: { id: true, starterKey: true },
  })
  const idOf = new Map(rows.map(({ id, starterKey }) => [starterKey, id]))
  const sheets = shown.map((use) => ({ ...use, activityId: idOf.get(use.key) ?? null }))
  return { sheets, total: uses.length, computedAt }
}

/** What becomes of what each version of the generator makes, when it was counted last. One query. */
export async function getGeneratorHealth(_admin: DaycareScope): Promise<GeneratorHealthPage> {
  const counted = await readFigures('generator-health')
  if (!counted) return { versions: [], refusals: [], ends: [], computedAt: null }
  const { refusals, ends } = counted.figures
  const byCount = (a: { count: number }, b: { count: number }) => b.count - a.count
  return {
    versions: versionsOf(counted.figures),
    refusals: refusals.toSorted(byCount),
    ends: ends.toSorted(byCount),
    computedAt: counted.computedAt,
  }
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
  const { uses } = await readUses(filters)
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
