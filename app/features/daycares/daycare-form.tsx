import { useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { Form, SubmitButton } from '#app/ui/form/form.tsx'
import { useZodForm } from '#app/ui/form/use-zod-form.ts'
import { daycareWords } from '#content/pages/daycares.ts'
import { DaycareFields } from './daycare-fields.tsx'
import { useUpdateDaycare } from './manage/manage-daycares.queries.ts'
import { CreateDaycareInput, type DaycareDetails } from './schema.ts'

/**
 * Edits a daycare as it was when the form was opened: with the `version` of a later read, changes that the person
 * has not seen would be overwritten.
 */
export function DaycareForm({ daycare: current, onClose }: { daycare: DaycareDetails; onClose: () => void }) {
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
