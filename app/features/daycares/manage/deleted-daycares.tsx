import { useSuspenseQuery } from '@tanstack/react-query'
import { longDate } from '#app/lib/dates/dates.ts'
import { Button } from '#app/ui/button/button.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { daycareWords } from '#content/pages/daycares.ts'
import { deletedDaycaresQuery, useRestoreDaycare } from './manage-daycares.queries.ts'

type DeletedDaycaresProps = {
  /** Level of the heading. */
  level?: 2 | 3
  onRestored?: () => unknown
}

/** The daycares that can still be restored; nothing when there are none. */
export function DeletedDaycares({ level = 3, onRestored }: DeletedDaycaresProps) {
  const { data: daycares } = useSuspenseQuery(deletedDaycaresQuery())
  const restore = useRestoreDaycare()
  if (daycares.length === 0) return null
  const Heading = `h${level}` as const
  return (
    <div className="flex flex-col gap-3">
      <Heading className="font-semibold text-base">{daycareWords.deleted}</Heading>
      <ul className="flex flex-col gap-3">
        {daycares.map((daycare) => (
          <li key={daycare.id} className="card flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
            <div className="min-w-0">
              <p className="break-words font-semibold">{daycare.name}</p>
              <p className="text-ink-2 text-sm">
                Supprimé le {longDate(daycare.deletedAt)}, à rétablir d’ici le {longDate(daycare.restorableUntil)}
              </p>
            </div>
            <Button
              busy={restore.isPending && restore.variables === daycare.id}
              onClick={() =>
                restore.mutateAsync(daycare.id).then(
                  () => {
                    notify.success(daycareWords.restored(daycare.name))
                    onRestored?.()
                  },
                  () => undefined,
                )
              }
            >
              {daycareWords.restore}
              <span className="sr-only"> {daycare.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {restore.isError && <ErrorMessage error={restore.error} />}
    </div>
  )
}
