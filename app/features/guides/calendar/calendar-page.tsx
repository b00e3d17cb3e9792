import { useSuspenseQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { monthName } from '#app/lib/dates/dates.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import { capitalise } from '#app/lib/french/grammar.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { TermScope } from '#app/ui/terms/term-scope.tsx'
import { useStoredChoice } from '#app/ui/use-choice.ts'
import { CALENDAR_GUIDE, CALENDAR_MONTHS } from '#content/guides/calendar.ts'
import { GuidePage, usePrintedPart } from '../frame/guide-page.tsx'
import { calendarNotesQuery } from '../queries.ts'
import { MonthCard } from './month-card.tsx'
import { type DatedMonth, type MonthOrder, monthsInOrder } from './months.ts'
import type { YearSheet as YearSheetPart } from './year-sheet.tsx'

const DISCLAIMER_KEYS = ['general', 'outdoors'] as const
const TEXTS = [
  ...CALENDAR_GUIDE.essentials,
  ...CALENDAR_MONTHS.flatMap(({ intro, ideas, vigilance }) => [intro, ...ideas.map(({ text }) => text), vigilance]),
]
/** What is printed: the number of a month, or the sheet of the year. */
type Printed = number | { Sheet: typeof YearSheetPart }
/** The month that it is first: it is what the server renders. */
const MONTH_ORDERS = ['current', 'school', 'calendar'] as const satisfies [MonthOrder, ...MonthOrder[]]

/**
 * The twelve months: from the current one, or in the order of the school year or of the calendar year.
 * `owner`: owner of the notes, a daycare and a person; null without a daycare.
 */
export function CalendarPage({ today, owner }: { today: DatedMonth; owner: string | null }) {
  const { data } = useSuspenseQuery(calendarNotesQuery())
  const [order, setOrder] = useStoredChoice('brindille.calendar.order', MONTH_ORDERS)
  const [printed, printOnly] = usePrintedPart<Printed>()
  const printYear = async () => {
    // When it cannot be loaded, the twelve cards are printed instead.
    const sheet = await import('./year-sheet.tsx').catch(() => null)
    if (sheet) printOnly({ Sheet: sheet.YearSheet })
    else print()
  }
  const YearSheet = typeof printed === 'object' ? printed?.Sheet : undefined
  const months = monthsInOrder(order, today).flatMap(({ year, month }) => {
    const content = CALENDAR_MONTHS.find((one) => one.month === month)
    return content ? { ...content, year } : []
  })
  return (
    <TermScope texts={TEXTS}>
      <GuidePage
        guide={CALENDAR_GUIDE}
        disclaimers={DISCLAIMER_KEYS}
        printLayout={printed === null ? undefined : 'wall'}
        action={
          <Button icon={<Icon as="lucide-printer" />} onClick={printYear}>
            Imprimer l’année
          </Button>
        }
        contents={months.map(({ month }) => {
          const name = monthName(month)
          return { id: foldText(name), label: capitalise(name) }
        })}
        above={
          <div className="no-print mb-6 max-w-xl">
            <SegmentedControl
              legend="Ordre des mois"
              options={[
                { value: 'current', label: 'Ce mois-ci d’abord' },
                { value: 'school', label: 'Année scolaire' },
                { value: 'calendar', label: 'Année civile' },
              ]}
              value={order}
              onChange={setOrder}
            />
          </div>
        }
      >
        {YearSheet && <YearSheet months={months} />}
        <div className={clsx('flex flex-col gap-6 print:block', YearSheet && 'print:hidden')}>
          {months.map((month) => (
            <MonthCard
              key={month.month}
              month={month}
              year={month.year}
              isCurrent={month.month === today.month}
              note={data.notes.find((note) => note.month === month.month)}
              team={data.team.filter((note) => note.month === month.month)}
              themeIds={data.themeIds}
              owner={owner}
              isHiddenInPrint={typeof printed === 'number' && printed !== month.month}
              onPrint={() => printOnly(month.month)}
            />
          ))}
        </div>
      </GuidePage>
    </TermScope>
  )
}
