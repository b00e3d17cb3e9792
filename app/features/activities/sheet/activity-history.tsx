import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { shortDay } from '#app/lib/dates/dates.ts'
import { IconButton } from '#app/ui/button/icon-button.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { OUTCOME_LABELS } from '#content/pages/library.ts'
import { activityMarksQuery, useMarkLived, useUnmarkLived } from '../marks/queries.ts'
import type { LivedDay } from '../marks/schema.ts'

/** The activity it was copied from, and the days on which the person lived it. Private to her, so never printed. */
export function ActivityHistory({ activityId }: { activityId: string }) {
  const { data } = useSuspenseQuery(activityMarksQuery(activityId))
  const unmark = useUnmarkLived(activityId)
  const mark = useMarkLived(activityId)
  const { adaptedFrom, lived } = data
  const remove = (day: LivedDay) =>
    unmark.mutate(
      { livedOn: day.livedOn },
      {
        onSuccess: () =>
          notify.info(`Le ${shortDay(day.livedOn)} est retiré`, {
            id: `lived ${activityId}`,
            undo: () => mark.mutateAsync(day),
          }),
        onError: (error) => notify.failure(error),
      },
    )
  if (!adaptedFrom && lived.length === 0) return null
  return (
    <section aria-label="Son histoire" className="no-print flex flex-col gap-2 rounded-lg border border-line p-4">
      {adaptedFrom && (
        <p className="text-sm">
          Adaptée de{' '}
          <Link
            to="/activities/$activityId"
            params={{ activityId: adaptedFrom.id }}
            className="text-link inline-flex min-h-11 items-center"
          >
            {adaptedFrom.title}
          </Link>
        </p>
      )}
      {lived.length > 0 && (
        <>
          <h2 className="font-semibold text-base">Vécue par vous</h2>
          <ul className="flex flex-col">
            {lived.map((day) => (
              <li key={day.livedOn} className="flex items-center justify-between gap-3 text-sm">
                <p>
                  <strong className="font-semibold">{`Le ${shortDay(day.livedOn)}`}</strong>
                  {day.outcome && ` · ${OUTCOME_LABELS[day.outcome]}`}
                  {day.note && <span className="block text-ink-2">{day.note}</span>}
                </p>
                <IconButton icon="lucide-x" label={`Retirer le ${shortDay(day.livedOn)}`} onClick={() => remove(day)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
