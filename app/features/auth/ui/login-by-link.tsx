import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useZodForm } from '#app/ui/form/use-zod-form.ts'
import { authSentences } from '#content/pages/auth.ts'
import { useExchangeLoginCode, useRequestLoginLink } from '../auth.queries.ts'
import { CodeInput, RequestLinkInput } from '../auth.schema.ts'

type LoginByLinkProps = { redirect: string | undefined; email: string; onBack: () => void }

/** Asks for a link, then offers to type its code: the message is often read on another device. */
export function LoginByLink({ redirect, email, onBack }: LoginByLinkProps) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo) return <TypeCode email={sentTo} redirect={redirect} onAgain={() => setSentTo(null)} />
  return <AskForLink email={email} onSent={setSentTo} onBack={onBack} />
}

function AskForLink({ email, onSent, onBack }: { email: string; onSent: (email: string) => void; onBack: () => void }) {
  const request = useRequestLoginLink()
  const form = useZodForm(RequestLinkInput, { defaultValues: { email } })
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        await request.mutateAsync(values.email)
        onSent(values.email)
      }}
      actions={
        <>
          <SubmitButton form={form} className="w-full">
            Recevoir un lien
          </SubmitButton>
          <Button variant="quiet" className="w-full" onClick={onBack}>
            Utiliser mon mot de passe
          </Button>
        </>
      }
    >
      <p className="text-ink-2">
        Nous vous envoyons un lien pour entrer, et un code à six chiffres. Aucun mot de passe à retenir.
      </p>
      <TextField label="Courriel" type="email" autoComplete="username" inputMode="email" {...form.field('email')} />
    </Form>
  )
}

function TypeCode({ email, redirect, onAgain }: { email: string; redirect: string | undefined; onAgain: () => void }) {
  const exchange = useExchangeLoginCode(redirect)
  const form = useZodForm(CodeInput, { defaultValues: { email, code: '' } })
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => status.current?.focus(), [])
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        await exchange.mutateAsync(values)
      }}
      actions={
        <>
          <SubmitButton form={form} className="w-full">
            Entrer avec ce code
          </SubmitButton>
          <Button variant="quiet" className="w-full" onClick={onAgain}>
            Changer d’adresse ou redemander un lien
          </Button>
        </>
      }
    >
      <p ref={status} tabIndex={-1} className="rounded-md bg-info-soft p-4 text-info-ink">
        {authSentences.linkSent}
      </p>
      <TextField
        label="Code à six chiffres"
        hint={`Envoyé à ${email}`}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        {...form.field('code')}
      />
    </Form>
  )
}
