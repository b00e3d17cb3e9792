import { useState } from 'react'
import { fullName } from '#app/domain/full-name.ts'
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx'
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { useZodForm } from '#app/ui/form/use-zod-form.ts'
import { managerWords } from '#content/pages/managers.ts'
import { DaycarePicker, OrphanedDaycares, type PickedDaycare } from './daycare-picker.tsx'
import { useUpdateManager } from './functions.ts'
import { PersonFields } from './person-fields.tsx'
import { DAYCARES_MAX, ManagerForm, type PresetManager } from './schema.ts'

/** Edits name, address and daycares. When a daycare would have no manager, her name must be typed to confirm. */
export function EditManager({ manager, onClose }: { manager: PresetManager; onClose: () => void }) {
  const update = useUpdateManager()
  const [picked, setPicked] = useState<PickedDaycare[]>(manager.daycares)
  const [confirming, setConfirming] = useState<ManagerForm | null>(null)
  const form = useZodForm(ManagerForm, {
    defaultValues: { firstName: manager.firstName, lastName: manager.lastName, email: manager.email },
  })
  const orphaned = manager.daycares.filter(
    ({ id, isOnlyManager }) => isOnlyManager && !picked.some((one) => one.id === id),
  )
  const name = fullName(manager)
  const save = async (person: ManagerForm) => {
    await update.mutateAsync({
      managerId: manager.id,
      ...person,
      daycareIds: picked.map(({ id }) => id),
      leaves: orphaned.map(({ id }) => id),
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
        <OrphanedDaycares daycares={orphaned} />
      </ConfirmDialog>
    )
  return (
    <FormDialog
      onClose={onClose}
      title={`Modifier ${name}`}
      form={form}
      submitLabel="Enregistrer"
      onSubmit={(person) => (orphaned.length > 0 ? setConfirming(person) : save(person))}
    >
      <PersonFields form={form} />
      <DaycarePicker legend="Ses milieux" max={DAYCARES_MAX} picked={picked} onPick={setPicked} />
      {orphaned.length > 0 && (
        <p className="text-danger-ink text-sm">
          {managerWords.lastLead} {orphaned.map((daycare) => daycare.name).join(', ')}.
        </p>
      )}
    </FormDialog>
  )
}
