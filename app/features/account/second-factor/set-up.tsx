import { useEffect, useRef } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { CopiedAddress } from '#app/ui/form/copied-address.tsx'
import { Form, SubmitButton } from '#app/ui/form/form.tsx'
import { useZodForm } from '#app/ui/form/use-zod-form.ts'
import { QrCode } from '#app/ui/qr-code.tsx'
import { secondFactorWords } from '#content/pages/sign-in/second-factor.ts'
import { CodeField } from '../code-field.tsx'
import { confirmSecondFactor, useBeginSecondFactor } from './queries.ts'
import { FactorCodeInput } from './schema.ts'

type SetUpProps = { onConfirmed: (codes: string[]) => void }

/** Shows a new secret to the authenticator application, then asks for the first code that it computes. */
export function SetUp({ onConfirmed }: SetUpProps) {
  const begin = useBeginSecondFactor()
  if (begin.data) return <ConfirmFirstCode {...begin.data} onConfirmed={onConfirmed} />
  return (
    <>
      <p>{secondFactorWords.beginLead}</p>
      {begin.isError && <ErrorMessage error={begin.error} />}
      <Button variant="primary" className="self-start" busy={begin.isPending} onClick={() => begin.mutate()}>
        {secondFactorWords.begin}
      </Button>
    </>
  )
}

function ConfirmFirstCode({ secret, address, onConfirmed }: SetUpProps & { secret: string; address: string }) {
  const form = useZodForm(FactorCodeInput, { defaultValues: { code: '' } })
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that asked for it is gone.
  useEffect(() => heading.current?.focus(), [])
  const readable = secret.replace(/.{4}(?=.)/g, '$& ')
  return (
    <>
      <section aria-labelledby="scan" className="flex flex-col gap-4">
        <h2 id="scan" ref={heading} tabIndex={-1} className="text-xl">
          {secondFactorWords.scanTitle}
        </h2>
        <p>{secondFactorWords.scanLead}</p>
        <QrCode text={address} label={secondFactorWords.qrLabel} />
        <CopiedAddress
          address={readable}
          label={secondFactorWords.secret}
          copyLabel={secondFactorWords.copySecret}
          copied={secondFactorWords.secretCopied}
          variant="secondary"
        />
      </section>
      <section aria-labelledby="first-code" className="flex flex-col gap-4">
        <h2 id="first-code" className="text-xl">
          {secondFactorWords.confirmTitle}
        </h2>
        <Form
          form={form}
          onSubmit={async ({ code }) => onConfirmed(await confirmSecondFactor(code))}
          actions={<SubmitButton form={form}>{secondFactorWords.confirm}</SubmitButton>}
        >
          <CodeField hint={secondFactorWords.confirmHint} {...form.field('code')} />
        </Form>
      </section>
    </>
  )
}
