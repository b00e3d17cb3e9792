import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { Form, SubmitButton } from '#app/ui/form/form.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useZodForm } from '#app/ui/form/use-zod-form.ts'
import { authSentences } from '#content/pages/auth.ts'
import { CodeField } from '../code-field.tsx'
import { useExchangeLoginCode, useRequestLoginLink } from '../queries.ts'
import { CodeInput, RequestLinkInput } from '../schema.ts'
import { ResendCode } from './resend-code.tsx'
import { SharedCheckbox, type SharedDeviceProps } from './shared-device.tsx'

type LoginByLinkProps = { redirect: string | undefined; email: string; device: SharedDeviceProps; onBack: () => void }
type Step = { email: string; isSent: boolean }

/** Asks for a link, then offers to type the code of the same e-mail, which is often read on another device. */
export function LoginByLink({ redirect, email, device, onBack }: LoginByLinkProps) {
  const [step, setStep] = useState<Step | null>(null)
  if (step)
    return (
      <EnterCodeForm
        key={step.email}
        {...step}
        redirect={redirect}
        device={device}
        onChangeEmail={() => setStep(null)}
      />
    )
  return <RequestLinkForm email={email} onStep={setStep} onBack={onBack} />
}

type RequestLinkFormProps = { email: string; onStep: (step: Step) => void; onBack: () => void }

function RequestLinkForm({ email, onStep, onBack }: RequestLinkFormProps) {
  const request = useRequestLoginLink()
  const form = useZodForm(RequestLinkInput, { defaultValues: { email } })
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        await request.mutateAsync(values.email)
        onStep({ email: values.email, isSent: true })
      }}
      actions={
        <>
          <SubmitButton form={form} className="w-full">
            Recevoir un lien
          </SubmitButton>
          <Button
            className="w-full"
            onClick={form.handleSubmit((values) => onStep({ email: values.email, isSent: false }))}
          >
            J’ai déjà un code
          </Button>
          <Button variant="quiet" className="w-full" onClick={onBack}>
            Utiliser mon mot de passe
          </Button>
        </>
      }
    >
      <p className="text-ink-2">
        Nous vous envoyons un lien pour entrer, et un code à six chiffres à taper sur un autre appareil. Aucun mot de
        passe à retenir.
      </p>
      <TextField label="Courriel" type="email" autoComplete="username" inputMode="email" {...form.field('email')} />
    </Form>
  )
}

type EnterCodeFormProps = Step & { redirect: string | undefined; device: SharedDeviceProps; onChangeEmail: () => void }

function EnterCodeForm({ email, isSent, redirect, device, onChangeEmail }: EnterCodeFormProps) {
  const exchange = useExchangeLoginCode(redirect)
  const form = useZodForm(CodeInput, { defaultValues: { email, code: '' } })
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => status.current?.focus(), [])
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        await exchange.mutateAsync({ ...values, shared: device.shared })
      }}
      actions={
        <>
          <SubmitButton form={form} className="w-full">
            Entrer avec ce code
          </SubmitButton>
          <ResendCode email={email} wasJustSent={isSent} />
          <Button variant="quiet" className="w-full" onClick={onChangeEmail}>
            Changer d’adresse
          </Button>
        </>
      }
    >
      {isSent && (
        <p ref={status} tabIndex={-1} className="rounded-md bg-info-soft p-4 text-info-ink">
          {authSentences.linkSent}
        </p>
      )}
      <CodeField hint={`Envoyé à ${email}`} {...form.field('code')} />
      <SharedCheckbox {...device} />
    </Form>
  )
}
