import { AGE_GROUPS } from '#app/domain/enums.ts'
import { CheckboxGroup } from '#app/ui/form/checkbox-group.tsx'
import { Form, SubmitButton } from '#app/ui/form/form.tsx'
import { PasswordField } from '#app/ui/form/password-field.tsx'
import { useZodForm } from '#app/ui/form/use-zod-form.ts'
import { AGE_GROUP_LABELS } from '#content/labels.ts'
import { useUpdatePassword } from '../queries.ts'
import { type CurrentUser, NewPasswordForm, PASSWORD_MIN } from '../schema.ts'

type PasswordPageProps = {
  user: CurrentUser
  isFirstLogin: boolean
  /** Where she was going. */
  redirect: string | undefined
}

/** For a person without a password of her own, or with an expired one: she chooses one before anything else. */
export function PasswordPage({ user, isFirstLogin, redirect }: PasswordPageProps) {
  const update = useUpdatePassword(redirect)
  const form = useZodForm(NewPasswordForm, { defaultValues: { newPassword: '', confirmation: '', ageGroups: [] } })
  const hasGroup = isFirstLogin && user.role === 'TEACHER'
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl">{isFirstLogin ? `Bienvenue, ${user.firstName}!` : 'Un nouveau mot de passe'}</h1>
      <p className="text-ink-2">
        {isFirstLogin
          ? 'Pour commencer, choisissez un mot de passe que vous seule connaissez. Ensuite, votre espace s’ouvre.'
          : 'Votre mot de passe doit être remplacé avant de continuer. Rien d’autre ne change.'}
      </p>
      <Form
        form={form}
        onSubmit={async ({ newPassword, ageGroups }) => {
          await update.mutateAsync({ newPassword, ...(hasGroup && { ageGroups }) })
        }}
        actions={
          <SubmitButton form={form} className="w-full">
            Enregistrer le mot de passe
          </SubmitButton>
        }
      >
        <NewPasswordFields email={user.email} form={form} />
        {hasGroup && (
          <CheckboxGroup
            legend="Mon groupe d’âge"
            optional
            hint="Le générateur d’activités commencera par là. Vous choisirez autrement quand vous voudrez."
            options={AGE_GROUPS.map((value) => ({ value, label: AGE_GROUP_LABELS[value] }))}
            {...form.field('ageGroups')}
          />
        )}
      </Form>
    </div>
  )
}

type NewPasswordFieldsProps = {
  email: string
  form: { field: (name: 'newPassword' | 'confirmation') => Omit<Parameters<typeof PasswordField>[0], 'label'> }
}

/** A new password, typed twice. The hidden address lets a password manager attach what it saves to the person. */
export function NewPasswordFields({ email, form }: NewPasswordFieldsProps) {
  return (
    <>
      <input type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
      <PasswordField
        label="Nouveau mot de passe"
        hint={`Au moins ${PASSWORD_MIN} caractères. Quelques mots sans lien entre eux font très bien l’affaire.`}
        {...form.field('newPassword')}
        autoComplete="new-password"
      />
      <PasswordField
        label="Nouveau mot de passe, encore une fois"
        {...form.field('confirmation')}
        autoComplete="new-password"
      />
    </>
  )
}
