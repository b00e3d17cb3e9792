import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { fullName } from '#app/domain/full-name.ts'
import { Button } from '#app/ui/button/button.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { Form, SubmitButton } from '#app/ui/form/form.tsx'
import { PasswordField } from '#app/ui/form/password-field.tsx'
import { useZodForm } from '#app/ui/form/use-zod-form.ts'
import { EmailAddress } from '#app/ui/person.tsx'
import { proofSentence } from '#content/errors.ts'
import { returnWords } from '#content/pages/auth.ts'
import { secondStepWords } from '#content/pages/sign-in/second-factor.ts'
import { CodeField } from '../code-field.tsx'
import { confirmPassword, requestCode, samePerson, signInAgain, useRefreshAfterProof } from '../queries.ts'
import { CodeInput, ConfirmInput, type CurrentUser } from '../schema.ts'
import { SecondStepForms } from '../sign-in/second-step-forms.tsx'

/**
 * `ended`: the session has ended. `confirm`: it has not, but a dangerous or private action needs a fresh proof of
 * identity.
 */
export type ProofReason = 'ended' | 'confirm'

export type ProofProps = {
  reason: ProofReason
  user: CurrentUser
  /** Receives the person as she is after the proof. */
  onProven: (returned: CurrentUser) => void
}

/** Shown instead of a private page when somebody else made the link that opened the session. */
export function ProofPage({ user }: { user: CurrentUser }) {
  const refreshAfterProof = useRefreshAfterProof()
  return (
    <div className="page flex max-w-md flex-col gap-5">
      <h1 className="page-title">{returnWords.confirmTitle}</h1>
      <p>{proofSentence}</p>
      <ProofForms reason="confirm" user={user} onProven={refreshAfterProof} />
    </div>
  )
}

/** Proves that the same person is there: by her password, or by a code sent to her address. */
export function ProofForms({ reason, user, onProven }: ProofProps) {
  const [byCode, setByCode] = useState(false)
  const [awaitsSecondFactor, setAwaitsSecondFactor] = useState(false)
  const finish = (returned: CurrentUser | null) => (returned ? onProven(returned) : setAwaitsSecondFactor(true))
  return (
    <>
      <p className="rounded-md bg-sunken px-4 py-3 text-sm">
        <span className="block font-semibold">{fullName(user)}</span>
        <span className="block text-ink-2">
          <EmailAddress address={user.email} />
        </span>
      </p>
      {awaitsSecondFactor ? (
        <SecondStepForms
          onDone={(returned) => onProven(samePerson(user, returned))}
          again={
            <Button variant="quiet" className="w-full" onClick={() => setAwaitsSecondFactor(false)}>
              {secondStepWords.again}
            </Button>
          }
        />
      ) : byCode ? (
        <CodeProof user={user} onSignedIn={finish} onBack={() => setByCode(false)} />
      ) : (
        <PasswordProof reason={reason} user={user} onSignedIn={finish} onCodeSent={() => setByCode(true)} />
      )}
    </>
  )
}

type StepProps = {
  user: CurrentUser
  /** Receives the person, or null when her second factor is asked for. */
  onSignedIn: (returned: CurrentUser | null) => void
}

type PasswordProofProps = StepProps & { reason: ProofReason; onCodeSent: () => void }

function PasswordProof({ reason, user, onSignedIn, onCodeSent }: PasswordProofProps) {
  const form = useZodForm(ConfirmInput, { defaultValues: { password: '' } })
  const sending = useMutation({
    mutationFn: () => requestCode(user.email),
    onSuccess: onCodeSent,
  })
  return (
    <Form
      form={form}
      onSubmit={async ({ password }) => {
        onSignedIn(reason === 'confirm' ? await confirmPassword(user, password) : await signInAgain(user, { password }))
      }}
      actions={
        <>
          <SubmitButton form={form}>{reason === 'ended' ? 'Se reconnecter' : 'Confirmer'}</SubmitButton>
          <Button variant="quiet" busy={sending.isPending} onClick={() => sending.mutate()}>
            Recevoir un code par courriel
          </Button>
        </>
      }
    >
      <input type="text" name="username" autoComplete="username" defaultValue={user.email} readOnly hidden />
      <PasswordField label="Mot de passe" data-autofocus="" {...form.field('password')} />
      {sending.isError && <ErrorMessage error={sending.error} />}
    </Form>
  )
}

function CodeProof({ user, onSignedIn, onBack }: StepProps & { onBack: () => void }) {
  const form = useZodForm(CodeInput, { defaultValues: { email: user.email, code: '' } })
  return (
    <Form
      form={form}
      onSubmit={async ({ code }) => onSignedIn(await signInAgain(user, { code }))}
      actions={
        <>
          <SubmitButton form={form}>Entrer avec ce code</SubmitButton>
          <Button variant="quiet" onClick={onBack}>
            Utiliser mon mot de passe
          </Button>
        </>
      }
    >
      <CodeField hint={`Envoyé à ${user.email}`} data-autofocus="" {...form.field('code')} />
    </Form>
  )
}
