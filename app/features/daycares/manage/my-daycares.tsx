import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { DAYCARE_KIND_LABELS } from '#content/labels.ts'
import { daycareWords } from '#content/pages/daycares.ts'
import { useRefreshAfterDaycareChange, useSelectDaycare } from '../queries.ts'
import type { DaycareSummary } from '../schema.ts'

const DeleteDaycare = lazyPart(() => import('./delete-daycare.tsx'), 'DeleteDaycare', { isOverlay: true })

type MyDaycaresProps = { daycares: DaycareSummary[]; selectedId: string | null }

/** The daycares of a manager: she can select, add or delete one. */
export function MyDaycares({ daycares, selectedId }: MyDaycaresProps) {
  const select = useSelectDaycare()
  // When the selected daycare is deleted, the route guards select another one or lead to the page for none.
  const refresh = useRefreshAfterDaycareChange()
  const [deleting, setDeleting] = useState<DaycareSummary | null>(null)
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-3">
        {daycares.map((daycare) => (
          <li key={daycare.id} className="card flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
            <div className="min-w-0">
              <h3 className="break-words font-semibold text-base">{daycare.name}</h3>
              <p className="text-ink-2 text-sm">{DAYCARE_KIND_LABELS[daycare.kind]}</p>
              {daycare.id === selectedId && <p className="font-medium text-sm">{daycareWords.current}</p>}
            </div>
            <div className="flex flex-wrap gap-2">
              {daycare.id !== selectedId && (
                <Button
                  busy={select.isPending && select.variables === daycare.id}
                  onClick={() => select.mutate(daycare.id)}
                >
                  {daycareWords.select}
                  <span className="sr-only"> ({daycare.name})</span>
                </Button>
              )}
              <Button variant="danger" onClick={() => setDeleting(daycare)}>
                {daycareWords.remove}
                <span className="sr-only"> ({daycare.name})</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {select.isError && <ErrorMessage error={select.error} />}
      <p>
        <Link to="/create-daycare" className={buttonClass('secondary')}>
          {daycareWords.another}
        </Link>
      </p>
      {deleting && <DeleteDaycare daycare={deleting} onDeleted={refresh} onClose={() => setDeleting(null)} />}
    </div>
  )
}
