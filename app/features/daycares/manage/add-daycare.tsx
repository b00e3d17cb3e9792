import { useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useZodForm } from '#app/ui/form/use-zod-form.ts'
import { daycareWords } from '#content/pages/daycares.ts'
import { DaycareFields } from '../daycare-fields.tsx'
import { AddDaycareInput } from '../schema.ts'
import { useAddDaycare } from './admin-daycares.queries.ts'

const EMPTY = {
  name: '',
  kind: 'CPE',
  address: '',
  phone: '',
  permitNumber: '',
  capacity: '',
  managerEmail: '',
} as const

/** Lets the superadmin add a daycare, for a manager who has an account or for nobody yet. */
export function AddDaycare() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {daycareWords.add}
      </Button>
      {open && <AddDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const create = useAddDaycare()
  const form = useZodForm(AddDaycareInput, { defaultValues: EMPTY })
  return (
    <FormDialog
      onClose={onClose}
      title={daycareWords.add}
      form={form}
      submitLabel="Créer le milieu"
      onSubmit={async (values) => {
        await create.mutateAsync(values)
        notify.success(daycareWords.added(values.name))
        onClose()
      }}
    >
      <TextField
        label="Courriel de la gestionnaire"
        optional
        hint={daycareWords.managerHint}
        type="email"
        autoComplete="off"
        {...form.field('managerEmail')}
      />
      <DaycareFields form={form} />
    </FormDialog>
  )
}
