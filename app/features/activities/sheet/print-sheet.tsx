import Printer from 'lucide-react/icons/printer'
import { flushSync } from 'react-dom'
import type { ActivitySheet, SheetSection } from '#app/domain/activity-sheet.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** « Fiche courte », one page, or « Fiche complète », two at most. */
export type PrintForm = 'short' | 'full'

/** What the short sheet leaves out; the safety and how it was made are on both. */
const LEFT_OUT: readonly SheetSection[] = [
  'observationDepart',
  'domaines',
  'objectifs',
  'vocabulaire',
  'adaptations',
  'observation',
  'prolongements',
  'reflexionRetroaction',
]

function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length + 12
  if (value && typeof value === 'object') return Object.values(value).reduce<number>((sum, it) => sum + lengthOf(it), 0)
  return 0
}

/** Characters that a form of a sheet puts on each of its pages, `extra` being those of the safety report. */
function printedLength(sheet: ActivitySheet, form: PrintForm, extra: number): number {
  const kept = Object.entries(sheet).filter(([name]) => form === 'full' || !LEFT_OUT.includes(name as SheetSection))
  const length = kept.reduce((sum, [, value]) => sum + lengthOf(value), 0) + extra
  return form === 'full' ? length / 2 : length
}

/**
 * Class of the size of the print (app/styles/print.css): the largest with which a sheet of that many words holds on its
 * pages. Counted and not measured: printing by the browser's own menu must hold too.
 */
export function printSize(sheet: ActivitySheet, form: PrintForm, extra: number): string {
  const perPage = printedLength(sheet, form, extra)
  const size = SIZES.findIndex((limit) => perPage <= limit) + 1
  return `print-sheet-${size || SIZES.length + 1}`
}

/** Characters of one page at each size, the largest print first. */
const SIZES = [2_600, 3_600, 4_700, 6_500, 9_500]

/** Two buttons, one for each form; the menu of the browser prints the full one. */
export function PrintSheet({ onForm }: { onForm: (form: PrintForm) => void }) {
  const print = (form: PrintForm) => {
    // The page must have its form before the browser takes its picture.
    flushSync(() => onForm(form))
    window.print()
    onForm('full')
  }
  return (
    <>
      <Button variant="primary" icon={<Icon as={Printer} />} onClick={() => print('short')}>
        Imprimer la fiche courte
      </Button>
      <Button icon={<Icon as={Printer} />} onClick={() => print('full')}>
        Imprimer la fiche complète
      </Button>
    </>
  )
}
