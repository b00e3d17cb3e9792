import { monthName } from '#app/lib/dates/dates.ts'
import { USEFUL_DATES } from '#content/guides/calendar/dates.ts'
import type { CalendarMonth } from '#content/guides/calendar/types.ts'
import { datesOfMonth } from './useful-dates.ts'

/** The twelve months on one sheet for the wall: titles of the ideas, dates, and the full safety text. */
export function YearSheet({ months }: { months: readonly (CalendarMonth & { year: number })[] }) {
  return (
    <div className="print-only print-year">
      {months.map(({ month, year, title, ideas, vigilance }) => {
        const dates = datesOfMonth(USEFUL_DATES, year, month)
        return (
          <section key={month}>
            <h2>{`${monthName(month)} ${year} · ${title}`}</h2>
            <ul className="list-disc pl-3">
              {ideas.map((idea) => (
                <li key={idea.title}>{idea.title}</li>
              ))}
            </ul>
            {dates.length > 0 && <p>{dates.map(({ label, when }) => `${label}, ${when}`).join(' · ')}</p>}
            <p>
              <strong>{'Vigilance\u00A0: '}</strong>
              {vigilance}
            </p>
          </section>
        )
      })}
    </div>
  )
}
