import { clsx } from 'clsx'
import { type ComponentProps, type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { FieldErrors, FieldValues } from 'react-hook-form'
import { Button, type ButtonProps } from '../button/button.tsx'
import { ErrorMessage } from '../feedback/inline-error.tsx'
import { ErrorSummary, type SummarizedError } from './error-summary.tsx'
import { fieldErrorMessage, type ZodForm } from './use-zod-form.ts'

/** Number of invalid fields from which a summary at the top lists them. */
const SUMMARY_FROM = 3

export type FormProps<Input extends FieldValues, Output extends FieldValues> = Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'children'
> & {
  form: ZodForm<Input, Output>
  /** An error that it throws is shown above the actions; the typed values stay. */
  onSubmit: (values: Output) => Promise<unknown> | void
  children: ReactNode
  /** The buttons, after the fields. */
  actions: ReactNode
}

/** A form validated by `useZodForm`. It is submitted once at a time, however often the button is pressed. */
export function Form<Input extends FieldValues, Output extends FieldValues>({
  form,
  onSubmit,
  children,
  actions,
  className,
  ...rest
}: FormProps<Input, Output>) {
  const element = useRef<HTMLFormElement>(null)
  const isSubmitting = useRef(false)
  const [invalidFields, setInvalidFields] = useState<SummarizedError[]>([])
  const [failure, setFailure] = useState<unknown>(null)

  const submitValid = async (values: Output) => {
    setInvalidFields([])
    try {
      await onSubmit(values)
    } catch (error) {
      setFailure(error)
    }
  }
  const onInvalid = (errors: FieldErrors<Input>) => {
    const found = findInvalidFields(element.current, errors)
    const hasSummary = found.length >= SUMMARY_FROM
    setInvalidFields(hasSummary ? found : [])
    // The summary takes the focus by itself when it appears.
    if (!hasSummary && found[0]) focusOn(found[0].id)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // React events bubble through portals: the form of a dialog would submit the one that it was opened from.
    event.stopPropagation()
    if (isSubmitting.current) return
    isSubmitting.current = true
    setFailure(null)
    try {
      await form.handleSubmit(submitValid, onInvalid)()
    } finally {
      isSubmitting.current = false
    }
  }

  return (
    // `post`: a submission before hydration must not put the values in the address.
    <form
      ref={element}
      noValidate
      method="post"
      {...rest}
      onSubmit={submit}
      className={clsx('flex flex-col gap-5', className)}
    >
      <ErrorSummary errors={invalidFields} onChoose={focusOn} />
      {children}
      {failure !== null && <ErrorMessage error={failure} />}
      <div className="flex flex-wrap items-start gap-3">{actions}</div>
    </form>
  )
}

/** Invalid fields in the order of the page. A control that is not an input has its name in `data-field`. */
function findInvalidFields(form: HTMLFormElement | null, errors: FieldErrors): SummarizedError[] {
  const found = new Map<string, SummarizedError>()
  for (const control of form?.querySelectorAll<HTMLElement>('[name], [data-field]') ?? []) {
    const name = control.dataset.field ?? control.getAttribute('name') ?? ''
    const message = fieldErrorMessage(errors, name)
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

/** The primary button of a form, busy while the form is submitted. */
export function SubmitButton({ form, ...props }: SubmitButtonProps) {
  return <Button variant="primary" {...props} type="submit" busy={props.busy ?? form.formState.isSubmitting} />
}
