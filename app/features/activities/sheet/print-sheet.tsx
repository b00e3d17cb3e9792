import { flushSync } from 'react-dom'
import type { ActivitySheet, SheetSection } from '#app/domain/activity-sheet.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Menu, MenuItem } from '#app/ui/popover/menu.tsx'
import { usePopover } from '#app/ui/popover/use-popover.ts'
import { PRINT_FORMAT_LABELS } from '#content/pages/sheet/sheet-page.ts'
import { sizeForLength, textLength } from './print-size.ts'

/** « Fiche courte », one page, « Fiche complète », two pages at most, or the paper for parents. */
export type PrintFormat = 'short' | 'full' | 'parents'

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
  return sizeForLength(lengthPerPage(sheet, format, reportLength))
}

type PrintProps = { onFormatChange: (format: PrintFormat) => void }

/** Prints in a format; the menu of the browser prints the full one. */
function usePrint(onFormatChange: PrintProps['onFormatChange']) {
  return (format: PrintFormat) => {
    // Synchronous: the page must be in its format before the print dialog opens.
    flushSync(() => onFormatChange(format))
    window.print()
    onFormatChange('full')
  }
}

/** A print button for each format of the sheet that was just made. */
export function PrintSheet({ onFormatChange }: PrintProps) {
  const print = usePrint(onFormatChange)
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

/** « Imprimer », then the format. */
export function PrintMenu({ formats, onFormatChange }: PrintProps & { formats: readonly PrintFormat[] }) {
  const print = usePrint(onFormatChange)
  const menu = usePopover()
  return (
    <div>
      <Button
        variant="primary"
        icon={<Icon as="lucide-printer" />}
        aria-haspopup="menu"
        className="w-full"
        {...menu.triggerProps}
      >
        Imprimer
      </Button>
      <Menu popover={menu} label="Imprimer">
        {formats.map((format) => (
          <MenuItem
            key={format}
            icon="lucide-printer"
            onSelect={() => {
              menu.close()
              print(format)
            }}
          >
            {PRINT_FORMAT_LABELS[format]}
          </MenuItem>
        ))}
      </Menu>
    </div>
  )
}
