import { notify } from '#app/ui/feedback/toast.tsx'
import { Form, SubmitButton } from '#app/ui/form/form.tsx'
import { PasswordField } from '#app/ui/form/password-field.tsx'
import { useZodForm } from '#app/ui/form/use-zod-form.ts'
import { useUpdatePassword } from '../queries.ts'
import { type CurrentUser, ChangePasswordForm as Fields } from '../schema.ts'
import { NewPasswordFields } from './password-page.tsx'

/** Changes the password of a signed-in person; her other devices are signed out. */
export function ChangePasswordPage({ user }: { user: CurrentUser }) {
  return (
    <div className="page flex max-w-md flex-col gap-6">
      <h1 className="page-title">Changer de mot de passe</h1>
      <p className="text-ink-2">Vos autres appareils devront se connecter de nouveau. Celui-ci reste ouvert.</p>
      <ChangePasswordForm email={user.email} />
    </div>
  )
}

function ChangePasswordForm({ email }: { email: string }) {
  const update = useUpdatePassword()
  const form = useZodForm(Fields, { defaultValues: { currentPassword: '', newPassword: '', confirmation: '' } })
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
      <NewPasswordFields email={email} form={form} />
    </Form>
  )
}
