import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DEVELOPMENTS } from '#app/domain/enums.ts'
import { longDay } from '#app/lib/dates/dates.ts'
import { plural } from '#app/lib/french/grammar.ts'
import { DomainSign } from '#app/ui/activity/domain-chip.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { ProgressBar } from '#app/ui/feedback/progress.tsx'
import { PageHeader, PrintButton } from '#app/ui/page/page-header.tsx'
import { DEVELOPMENT_LABELS } from '#content/labels.ts'
import { teamBalanceWords as words } from '#content/pages/team/team-balance.ts'
import { ownBalanceQuery, teamBalanceQuery, useJoinBalance } from './functions.ts'
import { BALANCE_PLACES } from './schema.ts'

/** « Équilibre de l’équipe », the same for its manager and for each of its educators. */
export function TeamBalancePage({ hasOwn }: { hasOwn: boolean }) {
  const { data } = useSuspenseQuery(teamBalanceQuery())
  const isShown = data.weeks.some((week) => week.isShown)
  return (
    <div className="page max-w-4xl">
      <PageHeader title={words.title} lead={words.lead} action={isShown && <PrintButton>{words.print}</PrintButton>} />
      <div className="flex flex-col gap-10">
        {isShown ? (
          <div className="grid gap-10 md:grid-cols-2">
            <Counts
              title={words.domains}
              head={words.domain}
              rows={DEVELOPMENTS.map((domain) => ({
                key: domain,
                count: data.domains[domain],
                label: (
                  <>
                    <DomainSign domain={domain} />
                    {DEVELOPMENT_LABELS[domain]}
                  </>
                ),
              }))}
              note={words.twoDomains}
            />
            <Counts
              title={words.places}
              head={words.place}
              rows={BALANCE_PLACES.map((place) => ({
                key: place,
                count: data.places[place],
                label: words.placeLabels[place],
              }))}
            />
          </div>
        ) : (
          <EmptyState title={words.nothing}>{words.nothingWhy}</EmptyState>
        )}
        <section aria-labelledby="weeks" className="flex flex-col gap-3">
          <h2 id="weeks" className="text-2xl">
            {words.weeks}
          </h2>
          <ul className="flex flex-col gap-1">
            {data.weeks.map(({ monday, isShown: isCounted }) => (
              <li key={monday}>
                {words.weekOf(longDay(monday))}
                {!isCounted && <span className="text-ink-2">, {words.few}</span>}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="how" className="flex flex-col gap-3">
          <h2 id="how" className="text-2xl">
            {words.how}
          </h2>
          <ul className="measure flex list-disc flex-col gap-2 pl-5">
            {words.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </section>
        {hasOwn && <OwnBalance />}
      </div>
    </div>
  )
}

type CountsProps = {
  title: string
  head: string
  rows: { key: string; label: ReactNode; count: number }[]
  note?: string
}

function Counts({ title, head, rows, note }: CountsProps) {
  const max = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <section>
      <h2 className="text-2xl">{title}</h2>
      <table className="mt-3 w-full border-collapse">
        <caption className="sr-only">{title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">{words.activities}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, count }) => (
            <tr key={key} className="border-line border-b">
              <th scope="row" className="w-1/2 py-3 pr-4 text-left font-medium">
                <span className="flex items-baseline gap-2">{label}</span>
              </th>
              <td className="py-3">
                <span className="flex flex-col gap-1.5">
                  <span className="tabular-nums">{plural(count, 'activité')}</span>
                  <ProgressBar ratio={count / max} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className="mt-2 text-ink-2 text-sm">{note}</p>}
    </section>
  )
}

/** Where she decides whether her own activities count in the figures of her team. They do not before she says so. */
function OwnBalance() {
  const { data: own } = useQuery(ownBalanceQuery())
  const join = useJoinBalance()
  if (!own) return null
  return (
    <section aria-labelledby="own-balance" className="no-print flex flex-col items-start gap-4">
      <h2 id="own-balance" className="text-2xl">
        {words.own}
      </h2>
      <p className="measure" role="status">
        {own.since ? words.ownIn(longDay(own.since)) : words.ownOut}
      </p>
      {join.isError && <ErrorMessage error={join.error} />}
      <Button busy={join.isPending} onClick={() => join.mutate(own.since === null)}>
        {own.since ? words.leave : words.join}
      </Button>
      <p className="text-ink-2 text-sm">{words.ownEffect}</p>
    </section>
  )
}
