import { Form } from '#app/ui/form/form.tsx'
import { PasswordField } from '#app/ui/form/password-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { useZodForm } from '#app/ui/form/use-zod-form.ts'
import { notify } from '#app/ui/toast.tsx'
import { useUpdatePassword } from '../auth.queries.ts'
import { ChangePasswordForm as Fields } from '../auth.schema.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

/** @param email of the person: a password must not look like it. */
export function ChangePasswordForm({ email }: { email: string }) {
  const update = useUpdatePassword()
  const form = useZodForm(Fields, { defaultValues: { currentPassword: '', newPassword: '', again: '' } })
  return (
    <Form
      form={form}
      onSubmit={async ({ currentPassword, newPassword }) => {
        await update.mutateAsync({ currentPassword, newPassword })
        notify.success('Mot de passe changé')
      }}
      actions={<SubmitButton form={form}>Enregistrer le mot de passe</SubmitButton>}
    >
      <PasswordField label="Mot de passe actuel" {...form.field('currentPassword')} />
      <NewPasswordFields email={email} first={form.field('newPassword')} again={form.field('again')} />
    </Form>
  )
}
