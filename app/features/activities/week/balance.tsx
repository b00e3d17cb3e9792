import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { DEVELOPMENTS } from '#app/domain/enums.ts'
import { calendarDay } from '#app/lib/dates/dates.ts'
import { plural } from '#app/lib/french/grammar.ts'
import { DomainSign } from '#app/ui/activity/domain-chip.tsx'
import { ProgressBar } from '#app/ui/feedback/progress.tsx'
import { DEVELOPMENT_LABELS } from '#content/labels.ts'
import { libraryWords } from '#content/pages/library.ts'
import { NO_FILTERS } from '../library/schema.ts'
import { searchOf } from '../library/search-params.ts'
import { livedBalanceQuery } from '../marks/queries.ts'
import { addDaysTo } from './week-days.ts'

/** First day, « 2026-11-21 », of the four weeks that end today. */
export function fourWeeksAgo(now = new Date()): string {
  return addDaysTo(calendarDay(now), -27)
}

/** « Mes 4 dernières semaines »: how many activities the person has lived in each domain. */
export function Balance() {
  const { data } = useQuery(livedBalanceQuery(fourWeeksAgo()))
  if (!data) return null
  const max = Math.max(1, ...Object.values(data.domains))
  const min = Math.min(...Object.values(data.domains))
  return (
    <section aria-labelledby="balance" className="mt-12">
      <h2 id="balance" className="text-xl">
        {libraryWords.balanceTitle}
      </h2>
      <p className="measure mt-1 mb-4 text-ink-2">{libraryWords.balanceLead}</p>
      {data.total === 0 ? (
        <p className="rounded-lg bg-sunken p-4">
          <strong className="font-semibold">{libraryWords.balanceEmpty}.</strong> {libraryWords.balanceEmptyWhy}
        </p>
      ) : (
        <table className="w-full max-w-2xl border-collapse">
          <caption className="sr-only">{libraryWords.balanceTitle}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Domaine</th>
              <th scope="col">Activités vécues</th>
            </tr>
          </thead>
          <tbody>
            {DEVELOPMENTS.map((domain) => (
              <tr key={domain} className="border-line border-b">
                <th scope="row" className="w-1/2 py-3 pr-4 text-left font-medium">
                  <span className="flex items-baseline gap-2">
                    <DomainSign domain={domain} />
                    {DEVELOPMENT_LABELS[domain]}
                  </span>
                </th>
                <td className="py-3">
                  <span className="flex flex-col gap-1.5">
                    <span className="tabular-nums">{plural(data.domains[domain], 'activité')}</span>
                    <ProgressBar ratio={data.domains[domain] / max} />
                    {data.domains[domain] === min && min < max && (
                      <Link
                        to="/activities"
                        search={searchOf({ ...NO_FILTERS, developments: [domain] })}
                        hash="bibliotheque"
                        className="text-link inline-flex min-h-11 items-center text-sm"
                      >
                        {`Voir les activités du domaine ${DEVELOPMENT_LABELS[domain].toLowerCase()}`}
                      </Link>
                    )}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
