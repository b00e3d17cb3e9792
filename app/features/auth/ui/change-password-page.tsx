import { deferred } from '#app/ui/deferred.tsx'
import type { CurrentUser } from '../auth.schema.ts'

const ChangePasswordForm = deferred<{ email: string }>(
  async () => (await import('./change-password-form.tsx')).ChangePasswordForm,
)

/** A new password, from within: the other devices are signed out. */
export function ChangePasswordPage({ user }: { user: CurrentUser }) {
  return (
    <div className="page flex max-w-md flex-col gap-6">
      <h1 className="page-title">Changer de mot de passe</h1>
      <p className="text-ink-2">Vos autres appareils devront se connecter de nouveau. Celui-ci reste ouvert.</p>
      <ChangePasswordForm email={user.email} />
    </div>
  )
}
