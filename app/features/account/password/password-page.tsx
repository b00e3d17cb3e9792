import { AGE_GROUPS } from '#app/domain/enums.ts'
import { CheckboxGroup } from '#app/ui/form/checkbox-group.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { useZodForm } from '#app/ui/form/use-zod-form.ts'
import { AGE_GROUP_LABELS } from '#content/labels.ts'
import { useUpdatePassword } from '../queries.ts'
import { type CurrentUser, NewPasswordForm } from '../schema.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

/** A temporary password, or one that somebody asked to renew: the person chooses her own before anything else. */
export function PasswordPage({ user, firstTime }: { user: CurrentUser; firstTime: boolean }) {
  const update = useUpdatePassword()
  const form = useZodForm(NewPasswordForm, { defaultValues: { newPassword: '', again: '', ageGroups: [] } })
  const hasGroup = firstTime && user.role === 'TEACHER'
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl">{firstTime ? `Bienvenue, ${user.firstName}!` : 'Un nouveau mot de passe'}</h1>
      <p className="text-ink-2">
        {firstTime
          ? 'Pour commencer, choisissez un mot de passe que vous seule connaissez. Ensuite, vous entrez.'
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
        <NewPasswordFields email={user.email} first={form.field('newPassword')} again={form.field('again')} />
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
