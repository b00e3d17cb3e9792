import { PasswordField } from '#app/ui/form/password-field.tsx'
import { PASSWORD_MIN } from '../schema.ts'

type PasswordFieldProps = Parameters<typeof PasswordField>[0]
type Registered = Omit<PasswordFieldProps, 'label'>

/** A new password, typed twice. The address lets a password manager attach what it saves to the person. */
export function NewPasswordFields({ email, first, again }: { email: string; first: Registered; again: Registered }) {
  return (
    <>
      <input type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
      <PasswordField
        label="Nouveau mot de passe"
        hint={`Au moins ${PASSWORD_MIN} caractères. Quelques mots sans lien entre eux font très bien l’affaire.`}
        {...first}
        autoComplete="new-password"
      />
      <PasswordField label="Nouveau mot de passe, encore une fois" {...again} autoComplete="new-password" />
    </>
  )
}
