import { clsx } from 'clsx'
import { type ComponentProps, type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { FieldErrors, FieldValues } from 'react-hook-form'
import { Button, type ButtonProps } from '../button/button.tsx'
import { Failure } from '../feedback/inline-error.tsx'
import { ErrorSummary, type SummarizedError } from './error-summary.tsx'
import { sentenceOf, type ZodForm } from './use-zod-form.ts'

/** From this many refused fields on, a summary on top lists them. */
const SUMMARY_FROM = 3

type FormProps<Input extends FieldValues, Output extends FieldValues> = Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'children'
> & {
  form: ZodForm<Input, Output>
  /** Sends. What it throws is said above the actions, and nothing that was typed is lost. */
  onSubmit: (values: Output) => Promise<void> | void
  children: ReactNode
  /** The buttons, at the end of the reading path. */
  actions: ReactNode
}

/** One sending at a time, however often the button is pressed. */
export function Form<Input extends FieldValues, Output extends FieldValues>({
  form,
  onSubmit,
  children,
  actions,
  className,
  ...rest
}: FormProps<Input, Output>) {
  const element = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const [refused, setRefused] = useState<SummarizedError[]>([])
  const [failure, setFailure] = useState<unknown>(null)

  const send = async (values: Output) => {
    setRefused([])
    try {
      await onSubmit(values)
    } catch (error) {
      setFailure(error)
    }
  }
  const refuse = (errors: FieldErrors<Input>) => {
    const found = locate(element.current, errors)
    const summarized = found.length >= SUMMARY_FROM
    setRefused(summarized ? found : [])
    // The summary takes the focus by itself when it appears.
    if (!summarized && found[0]) focusOn(found[0].id)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    setFailure(null)
    try {
      await form.handleSubmit(send, refuse)()
    } finally {
      sending.current = false
    }
  }

  return (
    // A page that is not interactive yet must not put what was typed in the address.
    <form
      ref={element}
      noValidate
      method="post"
      {...rest}
      onSubmit={submit}
      className={clsx('flex flex-col gap-5', className)}
    >
      <ErrorSummary errors={refused} onChoose={focusOn} />
      {children}
      {failure !== null && <Failure error={failure} />}
      <div className="flex flex-wrap items-start gap-3">{actions}</div>
    </form>
  )
}

/** Refused fields in the order of the page. A control that is not an input carries its name in `data-field`. */
function locate(form: HTMLFormElement | null, errors: FieldErrors): SummarizedError[] {
  const found = new Map<string, SummarizedError>()
  for (const control of form?.querySelectorAll<HTMLElement>('[name], [data-field]') ?? []) {
    const name = control.dataset.field ?? control.getAttribute('name') ?? ''
    const message = sentenceOf(errors, name)
    if (message && !found.has(name)) found.set(name, { id: control.id, message })
  }
  return [...found.values()]
}

function focusOn(id: string) {
  const control = document.getElementById(id)
  const first = control?.matches('input, select, textarea, button')
    ? control
    : control?.querySelector<HTMLElement>('input, button')
  ;(first ?? control)?.focus()
}

type SubmitButtonProps = Omit<ButtonProps, 'type' | 'form'> & { form: { formState: { isSubmitting: boolean } } }

/** The button at the end of a form: primary, busy while the form is being sent. */
export function SubmitButton({ form, ...props }: SubmitButtonProps) {
  return <Button variant="primary" {...props} type="submit" busy={props.busy ?? form.formState.isSubmitting} />
}
