import { useQuery } from '@tanstack/react-query'
import { Button } from '#app/ui/button/button.tsx'
import { Dialog } from '#app/ui/dialog/dialog.tsx'
import { Failure } from '#app/ui/feedback/inline-error.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { DaycareForm } from '../daycare-form.tsx'
import type { ListedDaycare } from '../schema.ts'
import { anyDaycareQuery } from './admin-daycares.queries.ts'

/** What is said of a daycare, changed by the superadmin: nobody runs some of them. */
export function EditAnyDaycare({ daycare: { id, name }, onClose }: { daycare: ListedDaycare; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(anyDaycareQuery(id))
  return (
    <Dialog open onClose={onClose} title={`Fiche\u00A0: ${name}`}>
      {data ? (
        <DaycareForm daycare={data} onClose={onClose} />
      ) : error && !isFetching ? (
        <Failure error={error} action={<Button onClick={() => refetch()}>Réessayer</Button>} />
      ) : (
        <div role="status">
          <span className="sr-only">Chargement de la fiche…</span>
          <Skeleton className="h-96 w-full" />
        </div>
      )}
    </Dialog>
  )
}
