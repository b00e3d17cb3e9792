import { useRefreshEverything } from '#app/lib/queries.ts'
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { useZodForm } from '#app/ui/form/use-zod-form.ts'
import { managerWords } from '#content/pages/managers.ts'
import { useUpdateManager } from './functions.ts'
import { PersonFields } from './person-fields.tsx'
import { type CurrentManager, ManagerForm } from './schema.ts'

type EditProfileProps = { manager: CurrentManager; onClose: () => void }

/** Edits her own name and address. A new address can open the account: `SessionKeeper` asks for a proof of identity. */
export function EditProfile({ manager, onClose }: EditProfileProps) {
  const refresh = useRefreshEverything()
  const update = useUpdateManager()
  const { id: managerId, firstName, lastName, email } = manager
  const form = useZodForm(ManagerForm, { defaultValues: { firstName, lastName, email } })
  const isEmailChanged = form.watch('email').trim().toLowerCase() !== email
  return (
    <FormDialog
      onClose={onClose}
      title={managerWords.editProfile}
      form={form}
      submitLabel="Enregistrer"
      onSubmit={async (person) => {
        await update.mutateAsync({ managerId, ...person })
        notify.success(managerWords.profileSaved)
        onClose()
        await refresh()
      }}
    >
      <PersonFields form={form} isSelf />
      {isEmailChanged && <p className="text-ink-2 text-sm">{managerWords.newAddress}</p>}
    </FormDialog>
  )
}
