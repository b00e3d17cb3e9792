import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog/dialog.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { PasswordField } from '#app/ui/form/password-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useZodForm } from '#app/ui/form/use-zod-form.ts'
import { Failure } from '#app/ui/inline-error.tsx'
import { returnWords } from '#content/pages/auth.ts'
import { confirmAgain, leaveToLogin, requestCode, signInAgain } from '../auth.queries.ts'
import { CodeInput, ConfirmInput, type CurrentUser } from '../auth.schema.ts'

/** `ended`: the session; `confirm`: it goes on, and a dangerous act asks who is there. */
export type ReturnReason = 'ended' | 'confirm'

type ReturnDialogProps = {
  reason: ReturnReason
  user: CurrentUser
  /** The person as she came back, or null when she gave up. */
  onEnd: (returned: CurrentUser | null) => void
}

/** Signs the same person in again over her page, which stays as it is. */
export function ReturnDialog({ reason, user, onEnd }: ReturnDialogProps) {
  const [byCode, setByCode] = useState(false)
  const ended = reason === 'ended'
  const close = () => (ended ? leaveToLogin() : onEnd(null))
  return (
    <Dialog open alert onClose={close} title={ended ? returnWords.endedTitle : returnWords.confirmTitle}>
      <div className="flex flex-col gap-5">
        <p>{ended ? returnWords.endedLead : returnWords.confirmLead}</p>
        <p className="rounded-md bg-sunken px-4 py-3 text-sm">
          <span className="block font-semibold">
            {user.firstName} {user.lastName}
          </span>
          <span className="block text-ink-2 [overflow-wrap:anywhere]">{user.email}</span>
        </p>
        {byCode ? (
          <ByCode user={user} onEnd={onEnd} onBack={() => setByCode(false)} />
        ) : (
          <ByPassword reason={reason} user={user} onEnd={onEnd} onCode={() => setByCode(true)} />
        )}
        <Button variant="quiet" onClick={close}>
          {ended ? returnWords.leave : 'Annuler'}
        </Button>
      </div>
    </Dialog>
  )
}

function ByPassword({ reason, user, onEnd, onCode }: ReturnDialogProps & { onCode: () => void }) {
  const [asking, setAsking] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const form = useZodForm(ConfirmInput, { defaultValues: { password: '' } })
  const askCode = async () => {
    setAsking(true)
    setFailure(null)
    try {
      await requestCode(user.email)
      onCode()
    } catch (error) {
      setFailure(error)
    } finally {
      setAsking(false)
    }
  }
  return (
    <Form
      form={form}
      onSubmit={async ({ password }) => {
        if (reason === 'confirm') await confirmAgain(password)
        onEnd(reason === 'confirm' ? user : await signInAgain(user, { password }))
      }}
      actions={
        <>
          <SubmitButton form={form}>{reason === 'ended' ? 'Se reconnecter' : 'Confirmer'}</SubmitButton>
          {reason === 'ended' && (
            <Button variant="quiet" busy={asking} onClick={askCode}>
              Recevoir un code par courriel
            </Button>
          )}
        </>
      }
    >
      <input type="text" name="username" autoComplete="username" defaultValue={user.email} readOnly hidden />
      <PasswordField label="Mot de passe" data-autofocus="" {...form.field('password')} />
      {failure !== null && <Failure error={failure} />}
    </Form>
  )
}

type ByCodeProps = Pick<ReturnDialogProps, 'user' | 'onEnd'> & { onBack: () => void }

function ByCode({ user, onEnd, onBack }: ByCodeProps) {
  const form = useZodForm(CodeInput, { defaultValues: { email: user.email, code: '' } })
  return (
    <Form
      form={form}
      onSubmit={async ({ code }) => onEnd(await signInAgain(user, { code }))}
      actions={
        <>
          <SubmitButton form={form}>Entrer avec ce code</SubmitButton>
          <Button variant="quiet" onClick={onBack}>
            Utiliser mon mot de passe
          </Button>
        </>
      }
    >
      <TextField
        label="Code à six chiffres"
        hint={`Envoyé à ${user.email}`}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        data-autofocus=""
        {...form.field('code')}
      />
    </Form>
  )
}
