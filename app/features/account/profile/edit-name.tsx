import { FormDialog } from '#app/ui/dialog/form-dialog.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useZodForm } from '#app/ui/form/use-zod-form.ts'
import { profileWords } from '#content/pages/auth.ts'
import { useUpdateOwnName } from '../queries.ts'
import { type CurrentUser, NameInput } from '../schema.ts'

export function EditName({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
  const update = useUpdateOwnName()
  const form = useZodForm(NameInput, { defaultValues: { firstName: user.firstName, lastName: user.lastName } })
  return (
    <FormDialog
      onClose={onClose}
      title={profileWords.edit}
      form={form}
      submitLabel="Enregistrer"
      saved={profileWords.saved}
      onSubmit={(names) => update.mutateAsync(names)}
    >
      <TextField label="Prénom" autoComplete="given-name" {...form.field('firstName')} />
      <TextField label="Nom" autoComplete="family-name" {...form.field('lastName')} />
    </FormDialog>
  )
}
