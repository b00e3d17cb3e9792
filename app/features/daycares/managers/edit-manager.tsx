import { useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx'
import { Dialog } from '#app/ui/dialog/dialog.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { Form, SubmitButton } from '#app/ui/form/form.tsx'
import { useZodForm } from '#app/ui/form/use-zod-form.ts'
import { managerWords } from '#content/pages/managers.ts'
import { DaycarePicker, LeftDaycares, type PickedDaycare } from './daycare-picker.tsx'
import { PersonFields } from './person-fields.tsx'
import { useUpdateManager } from './queries.ts'
import { DAYCARES_MAX, ManagerForm, type PresetManager } from './schema.ts'

/** Name, address and daycares; taking the last manager from a daycare is asked again, by her name. */
export function EditManager({ manager, onClose }: { manager: PresetManager; onClose: () => void }) {
  const update = useUpdateManager()
  const [picked, setPicked] = useState<PickedDaycare[]>(manager.daycares)
  const [confirming, setConfirming] = useState<ManagerForm | null>(null)
  const form = useZodForm(ManagerForm, {
    defaultValues: { firstName: manager.firstName, lastName: manager.lastName, email: manager.email },
  })
  const left = manager.daycares.filter(({ id, only }) => only && !picked.some((one) => one.id === id))
  const name = `${manager.firstName} ${manager.lastName}`.trim()
  const save = async (person: ManagerForm) => {
    await update.mutateAsync({
      managerId: manager.id,
      ...person,
      daycareIds: picked.map(({ id }) => id),
      leaves: left.map(({ id }) => id),
    })
    notify.success('Modifications enregistrées')
    onClose()
  }
  if (confirming)
    return (
      <ConfirmDialog
        open
        onClose={() => setConfirming(null)}
        title={`Retirer ${name} de ses milieux?`}
        confirmLabel="Enregistrer quand même"
        typedText={name}
        onConfirm={() => save(confirming)}
      >
        <LeftDaycares daycares={left} />
      </ConfirmDialog>
    )
  return (
    <Dialog open onClose={onClose} title={`Modifier ${name}`}>
      <Form
        form={form}
        onSubmit={(person) => (left.length > 0 ? setConfirming(person) : save(person))}
        actions={
          <>
            <SubmitButton form={form}>Enregistrer</SubmitButton>
            <Button variant="quiet" onClick={onClose}>
              Annuler
            </Button>
          </>
        }
      >
        <PersonFields
          firstName={form.field('firstName')}
          lastName={form.field('lastName')}
          email={form.field('email')}
        />
        <DaycarePicker legend="Ses milieux" max={DAYCARES_MAX} picked={picked} onPick={setPicked} />
        {left.length > 0 && (
          <p className="text-danger-ink text-sm">
            {managerWords.lastLead} {left.map((daycare) => daycare.name).join(', ')}.
          </p>
        )}
      </Form>
    </Dialog>
  )
}
