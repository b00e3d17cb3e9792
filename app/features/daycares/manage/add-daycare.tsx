import { useState } from 'react'
import { fullName } from '#app/domain/full-name.ts'
import { Button } from '#app/ui/button/button.tsx'
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx'
import { LinkDialog } from '#app/ui/dialog/link-dialog.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { RadioCards } from '#app/ui/form/radio-cards.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useZodForm } from '#app/ui/form/use-zod-form.ts'
import { daycareWords } from '#content/pages/daycares.ts'
import { DaycareFields } from '../daycare-fields.tsx'
import { useCreateManager, useManagerLink } from '../managers/functions.ts'
import { PersonFields } from '../managers/person-fields.tsx'
import { NewDaycareForm } from '../managers/schema.ts'
import { useAddDaycare } from './admin-daycares.queries.ts'

const EMPTY = {
  name: '',
  kind: 'CPE',
  address: '',
  phone: '',
  permitNumber: '',
  capacity: '',
  manager: 'none',
  firstName: '',
  lastName: '',
  email: '',
} as const

/** Lets the superadmin create a daycare, for a manager who has an account, a new one, or nobody yet. */
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

/** Of a new manager, the link is shown at once. */
function AddDialog({ onClose }: { onClose: () => void }) {
  const addDaycare = useAddDaycare()
  const createManager = useCreateManager()
  const makeLink = useManagerLink()
  const [added, setAdded] = useState<{ managerId: string; name: string } | null>(null)
  const form = useZodForm(NewDaycareForm, { defaultValues: EMPTY })
  const manager = form.watch('manager')
  if (added)
    return <LinkDialog name={added.name} isFirst makeLink={() => makeLink(added.managerId)} onClose={onClose} />
  return (
    <FormDialog
      onClose={onClose}
      title={daycareWords.add}
      form={form}
      submitLabel={daycareWords.create}
      onSubmit={async ({ manager: who, firstName, lastName, email, ...details }) => {
        if (who === 'new') {
          const { kind, ...others } = details
          const daycare = { kind: 'new', daycareKind: kind, ...others } as const
          const { managerId } = await createManager.mutateAsync({ firstName, lastName, email, daycare, invite: false })
          setAdded({ managerId, name: fullName({ firstName, lastName }) })
        } else {
          await addDaycare.mutateAsync({ ...details, managerEmail: who === 'known' ? email : '' })
          onClose()
        }
        notify.success(daycareWords.added(details.name))
      }}
    >
      <DaycareFields form={form} />
      <RadioCards
        legend={daycareWords.manager}
        columns={1}
        options={daycareWords.managerChoices}
        {...form.register('manager')}
      />
      {manager === 'known' && (
        <TextField
          label="Courriel de la gestionnaire"
          type="email"
          inputMode="email"
          autoComplete="off"
          {...form.field('email')}
        />
      )}
      {manager === 'new' && <PersonFields form={form} />}
    </FormDialog>
  )
}
