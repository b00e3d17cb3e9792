import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { Button } from '#app/ui/button/button.tsx'
import { Dialog } from '#app/ui/dialog/dialog.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { DaycareForm } from '../daycare-form.tsx'
import type { DaycareDetails } from '../schema.ts'

type EditDaycareProps = {
  name: string
  /** Reads the details: a manager those of the selected daycare, the superadmin those of any. */
  query: UseQueryOptions<DaycareDetails>
  onClose: () => void
}

/** Edits the details of a daycare, in a dialog, for its manager or the superadmin. */
export function EditDaycare({ name, query, onClose }: EditDaycareProps) {
  const { data, error, isFetching, refetch } = useQuery(query)
  return (
    <Dialog open onClose={onClose} title={`Fiche\u00A0: ${name}`}>
      {data ? (
        <DaycareForm daycare={data} onClose={onClose} />
      ) : error && !isFetching ? (
        <ErrorMessage error={error} action={<Button onClick={() => refetch()}>Réessayer</Button>} />
      ) : (
        <div role="status">
          <span className="sr-only">Chargement de la fiche…</span>
          <Skeleton className="h-96 w-full" />
        </div>
      )}
    </Dialog>
  )
}
