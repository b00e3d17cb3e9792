import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { Dialog } from '#app/ui/dialog/dialog.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { Form, SubmitButton } from '#app/ui/form/form.tsx'
import { useZodForm } from '#app/ui/form/use-zod-form.ts'
import { daycareWords } from '#content/pages/daycares.ts'
import { DaycareFields } from '../daycare-fields.tsx'
import { CreateDaycareInput, type DaycareDetails } from '../schema.ts'
import { useUpdateDaycare } from './manage-daycares.queries.ts'

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

/**
 * Edits a daycare as it was when the form was opened: with the `version` of a later read, changes that the person
 * has not seen would be overwritten.
 */
function DaycareForm({ daycare: current, onClose }: { daycare: DaycareDetails; onClose: () => void }) {
  const update = useUpdateDaycare()
  const [daycare] = useState(current)
  const { id: daycareId, version, seats: _, capacity, ...texts } = daycare
  const form = useZodForm(CreateDaycareInput, {
    defaultValues: { ...texts, capacity: capacity === null ? '' : String(capacity) },
  })
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        await update.mutateAsync({ ...values, daycareId, version })
        notify.success(daycareWords.saved)
        onClose()
      }}
      actions={
        <>
          <SubmitButton form={form}>Enregistrer la fiche</SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            Annuler
          </Button>
        </>
      }
    >
      <DaycareFields form={form} />
    </Form>
  )
}
