import { useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { Failure } from '#app/ui/feedback/inline-error.tsx'
import { Form, SubmitButton } from '#app/ui/form/form.tsx'
import { PasswordField } from '#app/ui/form/password-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useZodForm } from '#app/ui/form/use-zod-form.ts'
import { proofSentence } from '#content/errors.ts'
import { returnWords } from '#content/pages/auth.ts'
import { confirmAgain, requestCode, signInAgain, useProven } from '../queries.ts'
import { CodeInput, ConfirmInput, type CurrentUser } from '../schema.ts'

/** `ended`: the session; `confirm`: it goes on, and a dangerous or private act asks who is there. */
export type ReturnReason = 'ended' | 'confirm'

export type ProofProps = {
  reason: ReturnReason
  user: CurrentUser
  /** The person as she came back. */
  onEnd: (returned: CurrentUser) => void
}

/** The page that stands before what is hers alone, when somebody else made the link that opened the session. */
export function ProofPage({ user }: { user: CurrentUser }) {
  const proven = useProven()
  return (
    <div className="page flex max-w-md flex-col gap-5">
      <h1 className="page-title">{returnWords.confirmTitle}</h1>
      <p>{proofSentence}</p>
      <ProofForms reason="confirm" user={user} onEnd={proven} />
    </div>
  )
}

/** Proves that the same person is there: by her password, or by a code sent to her address. */
export function ProofForms({ reason, user, onEnd }: ProofProps) {
  const [byCode, setByCode] = useState(false)
  return (
    <>
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
    </>
  )
}

function ByPassword({ reason, user, onEnd, onCode }: ProofProps & { onCode: () => void }) {
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
        onEnd(reason === 'confirm' ? await confirmAgain(user, password) : await signInAgain(user, { password }))
      }}
      actions={
        <>
          <SubmitButton form={form}>{reason === 'ended' ? 'Se reconnecter' : 'Confirmer'}</SubmitButton>
          <Button variant="quiet" busy={asking} onClick={askCode}>
            Recevoir un code par courriel
          </Button>
        </>
      }
    >
      <input type="text" name="username" autoComplete="username" defaultValue={user.email} readOnly hidden />
      <PasswordField label="Mot de passe" data-autofocus="" {...form.field('password')} />
      {failure !== null && <Failure error={failure} />}
    </Form>
  )
}

type ByCodeProps = Pick<ProofProps, 'user' | 'onEnd'> & { onBack: () => void }

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
