import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { foldText } from '#app/lib/fold-text.ts'
import { ToggleChip } from '#app/ui/chips.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { TermScope } from '#app/ui/terms/term-scope.tsx'
import { CALENDAR_GUIDE, CALENDAR_MONTHS } from '#content/guides/calendar.ts'
import { calendarNotesQuery } from '../../guides.queries.ts'
import { MONTH_NAMES } from '../../month-words.ts'
import { type MonthOrder, monthsInOrder, yearOfMonth } from '../../months.ts'
import { GuidePage } from '../frame/guide-page.tsx'
import { MonthCard } from './month-card.tsx'

const DISCLAIMED = ['general', 'outdoors'] as const
const TEXTS = [
  ...CALENDAR_GUIDE.essentials,
  ...CALENDAR_MONTHS.flatMap(({ intro, ideas, vigilance }) => [intro, ...ideas.map(({ text }) => text), vigilance]),
]
const ORDER_KEY = 'brindille.calendar.order'

/** The twelve months, in the order of the school year or of the calendar, the current one first when she wants it. */
export function CalendarPage({ today, canSave }: { today: { year: number; month: number }; canSave: boolean }) {
  const { data } = useSuspenseQuery(calendarNotesQuery())
  const [order, setOrder] = useMonthOrder()
  const [currentFirst, setCurrentFirst] = useState(false)
  const [printed, setPrinted] = useState<number | null>(null)
  useEffect(() => {
    const all = () => setPrinted(null)
    addEventListener('afterprint', all)
    return () => removeEventListener('afterprint', all)
  }, [])
  const printOne = (month: number) => {
    flushSync(() => setPrinted(month))
    print()
  }
  const months = monthsInOrder(order, today.month, currentFirst).flatMap(
    (number) => CALENDAR_MONTHS.find(({ month }) => month === number) ?? [],
  )
  return (
    <TermScope texts={TEXTS}>
      <GuidePage
        guide={CALENDAR_GUIDE}
        disclaimers={DISCLAIMED}
        action={<PrintButton>Imprimer l’année</PrintButton>}
        contents={months.map(({ month }) => {
          const name = MONTH_NAMES[month - 1] ?? ''
          return { id: foldText(name), label: name.charAt(0).toUpperCase() + name.slice(1) }
        })}
        above={
          <div className="no-print mb-6 flex flex-wrap items-end gap-4">
            <SegmentedControl
              legend="Ordre des mois"
              options={[
                { value: 'school', label: 'Année scolaire' },
                { value: 'calendar', label: 'Année civile' },
              ]}
              value={order}
              onChange={setOrder}
            />
            <ToggleChip pressed={currentFirst} onPressedChange={setCurrentFirst}>
              Ce mois-ci d’abord
            </ToggleChip>
          </div>
        }
      >
        <div className="flex flex-col gap-6">
          {months.map((month) => (
            <MonthCard
              key={month.month}
              month={month}
              year={yearOfMonth(month.month, today)}
              isCurrent={month.month === today.month}
              note={data.notes.find((note) => note.month === month.month)?.text ?? ''}
              themeIds={data.themeIds}
              canSave={canSave}
              isLeftOut={printed !== null && printed !== month.month}
              onPrint={() => printOne(month.month)}
            />
          ))}
        </div>
      </GuidePage>
    </TermScope>
  )
}

/** Remembered on this device; the server draws the school year. */
function useMonthOrder(): [MonthOrder, (order: MonthOrder) => void] {
  const [order, setOrder] = useState<MonthOrder>('school')
  useEffect(() => {
    try {
      if (localStorage.getItem(ORDER_KEY) === 'calendar') setOrder('calendar')
    } catch {
      // A forbidden store only costs the convenience.
    }
  }, [])
  const choose = (chosen: MonthOrder) => {
    setOrder(chosen)
    try {
      localStorage.setItem(ORDER_KEY, chosen)
    } catch {
      // As above.
    }
  }
  return [order, choose]
}
