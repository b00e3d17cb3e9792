import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { Form, SubmitButton } from '#app/ui/form/form.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useZodForm } from '#app/ui/form/use-zod-form.ts'
import { secondStepWords } from '#content/pages/sign-in/second-factor.ts'
import { CodeField } from '../code-field.tsx'
import type { CurrentUser } from '../schema.ts'
import { giveCode, giveRecoveryCode } from '../second-factor/queries.ts'
import { FactorCodeInput, RecoveryCodeInput } from '../second-factor/schema.ts'

type SecondStepFormsProps = {
  /** Receives the person whose session is open now. */
  onDone: (user: CurrentUser | null) => Promise<void> | void
  /** The way back to the first step. */
  again: ReactNode
}

/** Asks for the code of her authenticator application, or for a recovery code. */
export function SecondStepForms({ onDone, again }: SecondStepFormsProps) {
  const [byRecovery, setByRecovery] = useState(false)
  return (
    <div className="flex flex-col gap-5">
      {byRecovery ? (
        <RecoveryForm onDone={onDone} again={again} onSwitch={() => setByRecovery(false)} />
      ) : (
        <CodeForm onDone={onDone} again={again} onSwitch={() => setByRecovery(true)} />
      )}
      <p className="text-ink-2 text-sm">{secondStepWords.lost}</p>
    </div>
  )
}

/** One field is all that the form is for, and the form that had the focus is gone. */
function Focused({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => container.current?.querySelector('input')?.focus(), [])
  return <div ref={container}>{children}</div>
}

type StepFormProps = SecondStepFormsProps & { onSwitch: () => void }

function CodeForm({ onDone, again, onSwitch }: StepFormProps) {
  const form = useZodForm(FactorCodeInput, { defaultValues: { code: '' } })
  return (
    <Form
      form={form}
      onSubmit={async ({ code }) => onDone(await giveCode(code))}
      actions={
        <>
          <SubmitButton form={form} className="w-full">
            {secondStepWords.enter}
          </SubmitButton>
          <Button variant="quiet" className="w-full" onClick={onSwitch}>
            {secondStepWords.withRecovery}
          </Button>
          {again}
        </>
      }
    >
      <p className="text-ink-2">{secondStepWords.lead}</p>
      <Focused>
        <CodeField hint={secondStepWords.codeHint} {...form.field('code')} />
      </Focused>
    </Form>
  )
}

function RecoveryForm({ onDone, again, onSwitch }: StepFormProps) {
  const form = useZodForm(RecoveryCodeInput, { defaultValues: { recoveryCode: '' } })
  return (
    <Form
      form={form}
      onSubmit={async ({ recoveryCode }) => onDone(await giveRecoveryCode(recoveryCode))}
      actions={
        <>
          <SubmitButton form={form} className="w-full">
            {secondStepWords.enter}
          </SubmitButton>
          <Button variant="quiet" className="w-full" onClick={onSwitch}>
            {secondStepWords.withApplication}
          </Button>
          {again}
        </>
      }
    >
      <p className="text-ink-2">{secondStepWords.recoveryLead}</p>
      <Focused>
        <TextField
          label={secondStepWords.recovery}
          hint={secondStepWords.recoveryHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          {...form.field('recoveryCode')}
        />
      </Focused>
    </Form>
  )
}
