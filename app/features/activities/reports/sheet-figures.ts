import { SHEET_SECTIONS, type SheetSection } from '#app/domain/activity-sheet.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import type { BankSheet } from '#content/activities/types.ts'
import { LIVED_OUTCOMES, type LivedOutcome } from '../marks/schema.ts'
import type { SheetFigures } from './figures.ts'
import type { SheetUse, SheetUseFilters } from './schema.ts'

/** What has become of a sheet, apart from what the bank itself says of it. */
type Figures = Pick<SheetUse, 'generated' | 'lived' | 'outcomes' | 'changes' | 'reported'>

const isSection = (part: string): part is SheetSection => SHEET_SECTIONS.some((section) => section === part)
const isOutcome = (part: string): part is LivedOutcome => LIVED_OUTCOMES.some((outcome) => outcome === part)

/** The counts of one sheet, put together. Sections that sheets do not have any more are left out. Pure. */
export function figuresOf(rows: SheetFigures): Figures {
  const figures: Figures = {
    generated: 0,
    lived: 0,
    outcomes: { AGAIN: 0, ADJUST: 0, DROP: 0 },
    changes: [],
    reported: 0,
  }
  for (const { figure, part, count } of rows) {
    if (figure === 'changed') {
      if (isSection(part)) figures.changes.push({ section: part, count })
      continue
    }
    figures[figure] += count
    if (isOutcome(part)) figures.outcomes[part] += count
  }
  figures.changes.sort((a, b) => b.count - a.count)
  return figures
}

/** Sum of several counts. */
export const totalOf = (counts: readonly { count: number }[]) => counts.reduce((sum, { count }) => sum + count, 0)

/** Changed sections of all activities. */
export const changeCount = ({ changes }: Pick<SheetUse, 'changes'>) => totalOf(changes)

/** Days of which something was said. */
export const opinionCount = ({ outcomes }: Pick<SheetUse, 'outcomes'>) =>
  LIVED_OUTCOMES.reduce((sum, outcome) => sum + outcomes[outcome], 0)

/** Share of these days after which she would live it again, 0 to 1; null when nothing was said. */
export function againShare(use: Pick<SheetUse, 'outcomes'>): number | null {
  const opinions = opinionCount(use)
  return opinions > 0 ? use.outcomes.AGAIN / opinions : null
}

const MEASURES: Record<Exclude<SheetUseFilters['sort'], 'title'>, (use: SheetUse) => number> = {
  generated: ({ generated }) => generated,
  lived: ({ lived }) => lived,
  changed: changeCount,
  reported: ({ reported }) => reported,
  // Nothing said comes after everything that was said, whatever it is.
  again: (use) => againShare(use) ?? -1,
}

const FILTERS: Record<SheetUseFilters['filter'], (use: SheetUse) => boolean> = {
  all: () => true,
  used: ({ generated, lived }) => generated + lived > 0,
  unused: ({ generated, lived }) => generated + lived === 0,
  reported: ({ reported }) => reported > 0,
}

/** Whether the words of a search are in the title, the summary or the key of a sheet, accents and case ignored. Pure. */
export function isFound({ key, summary, sheet }: BankSheet, search: string): boolean {
  const text = foldText(`${sheet.titre} ${summary} ${key}`)
  return foldText(search)
    .split(' ')
    .every((word) => text.includes(word))
}

/** The sheets that pass the filter, in its order; those that are equal by title. Pure. */
export function sortUses(uses: readonly SheetUse[], { filter, sort, ascending }: SheetUseFilters): SheetUse[] {
  const sign = ascending ? 1 : -1
  const byTitle = (a: SheetUse, b: SheetUse) => a.title.localeCompare(b.title, 'fr')
  const compare = (a: SheetUse, b: SheetUse) =>
    sort === 'title' ? sign * byTitle(a, b) : sign * (MEASURES[sort](a) - MEASURES[sort](b)) || byTitle(a, b)
  return uses.filter(FILTERS[filter]).toSorted(compare)
}
