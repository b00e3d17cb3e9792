import { flushSync } from 'react-dom'
import type { ActivitySheet, SheetSection } from '#app/domain/activity-sheet.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** « Fiche courte », one page, or « Fiche complète », two pages at most. */
export type PrintFormat = 'short' | 'full'

/** Sections that the short sheet leaves out; safety and provenance are in both formats. */
const OMITTED_FROM_SHORT: readonly SheetSection[] = [
  'observationDepart',
  'domaines',
  'objectifs',
  'vocabulaire',
  'adaptations',
  'observation',
  'prolongements',
  'reflexionRetroaction',
]

/** Characters of every text in a value, each with an allowance for its line break or label. */
function textLength(value: unknown): number {
  if (typeof value === 'string') return value.length + 12
  if (value && typeof value === 'object')
    return Object.values(value).reduce<number>((sum, it) => sum + textLength(it), 0)
  return 0
}

/** Characters on each page of a format; `reportLength`: those of the safety report. */
function lengthPerPage(sheet: ActivitySheet, format: PrintFormat, reportLength: number): number {
  const kept = Object.entries(sheet).filter(
    ([name]) => format === 'full' || !OMITTED_FROM_SHORT.includes(name as SheetSection),
  )
  const length = kept.reduce((sum, [, value]) => sum + textLength(value), 0) + reportLength
  return format === 'full' ? length / 2 : length
}

/**
 * Class of the print size (app/styles/print.css): the largest with which the sheet fits the pages of its format. Estimated
 * from the number of characters and not measured, so that it is right also when one prints from the menu of the browser.
 * `reportLength`: characters of the safety report.
 */
export function printSizeClass(sheet: ActivitySheet, format: PrintFormat, reportLength: number): string {
  const perPage = lengthPerPage(sheet, format, reportLength)
  const size = PAGE_CAPACITIES.findIndex((capacity) => perPage <= capacity) + 1
  return `print-sheet-${size || PAGE_CAPACITIES.length + 1}`
}

/** Characters that one page holds at each print size, the largest print first. */
const PAGE_CAPACITIES = [2_500, 3_400, 4_400, 6_000, 9_000]

/** A print button for each format; the menu of the browser prints the full one. */
export function PrintSheet({ onFormatChange }: { onFormatChange: (format: PrintFormat) => void }) {
  const print = (format: PrintFormat) => {
    // Synchronous: the page must be in its format before the print dialog opens.
    flushSync(() => onFormatChange(format))
    window.print()
    onFormatChange('full')
  }
  return (
    <>
      <Button variant="primary" icon={<Icon as="lucide-printer" />} onClick={() => print('short')}>
        Imprimer la fiche courte
      </Button>
      <Button icon={<Icon as="lucide-printer" />} onClick={() => print('full')}>
        Imprimer la fiche complète
      </Button>
    </>
  )
}
