import { flushSync } from 'react-dom'
import { type ActivitySheet, SHEET_SECTIONS, type SheetSection } from '#app/domain/activity-sheet.ts'
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

/** Class of the largest print with which the sheet fits the pages of its format. `reportLength`: characters of the safety report. */
export function printSizeClass(sheet: ActivitySheet, format: PrintFormat, reportLength: number): string {
  if (format === 'full') return sizeForLength((textLength(sheet) + reportLength) / 2)
  const kept = SHEET_SECTIONS.filter((section) => !OMITTED_FROM_SHORT.includes(section))
  return sizeForLength(textLength(kept.map((section) => sheet[section])) + reportLength)
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
              // By itself it closes after this, and the page would be printed with it.
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
