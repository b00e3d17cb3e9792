import { useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { Dialog } from '#app/ui/dialog/dialog.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { type ListedDaycare, MAX_TEACHERS } from '../schema.ts'
import { useUpdateMaxTeachers } from './admin-daycares.queries.ts'

/** Sets how many educators a daycare may have, never fewer than it has. */
export function SeatsDialog({ daycare, onClose }: { daycare: ListedDaycare; onClose: () => void }) {
  const { id, name, maxTeachers, teachers } = daycare
  const [typed, setTyped] = useState(String(maxTeachers))
  const update = useUpdateMaxTeachers()
  const newMaxTeachers = Number(typed)
  const minimum = Math.max(teachers, MAX_TEACHERS.low)
  const isValid = Number.isInteger(newMaxTeachers) && newMaxTeachers >= minimum && newMaxTeachers <= MAX_TEACHERS.high
  const save = () => {
    if (!isValid) return
    update.mutate(
      { daycareId: id, maxTeachers: newMaxTeachers },
      {
        onSuccess: () => {
          notify.success('Nombre de places changé')
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Places : ${name}`}
      actions={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button variant="primary" busy={update.isPending} onClick={save}>
            Enregistrer
          </Button>
        </>
      }
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextField
          label="Nombre de places"
          hint={`De ${minimum} à ${MAX_TEACHERS.high} : ${teachers} déjà occupées`}
          inputMode="numeric"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={isValid ? undefined : `Inscrivez un nombre entier de ${minimum} à ${MAX_TEACHERS.high}.`}
          data-autofocus=""
        />
        {update.isError && <ErrorMessage error={update.error} />}
      </form>
    </Dialog>
  )
}
