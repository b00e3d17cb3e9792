import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

/** Attributes that link a control to its label, hint and error; spread them on the control. */
export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export type FieldProps = {
  label: ReactNode
  /** Format, limit, « Sans nom d’enfant ». */
  hint?: ReactNode
  error?: string | undefined
  /** A field is required unless this is set, which adds « (facultatif) »; `said`: what stands above says it of all fields. */
  optional?: boolean | 'said' | undefined
  className?: string | undefined
  /** To the right of the label: a counter, a link. */
  aside?: ReactNode
}

/** Label, hint, control and error, linked for assistive technology. */
export function Field({
  label,
  hint,
  error,
  optional,
  className,
  aside,
  id,
  children,
}: FieldProps & { id?: string | undefined; children: (control: ControlProps) => ReactNode }) {
  const generated = useId()
  const controlId = id ?? generated
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  return (
    <div className={clsx('flex flex-col gap-1.5', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={controlId} className="font-semibold text-sm">
          {label}
          {optional === true && <span className="font-normal text-ink-2"> (facultatif)</span>}
        </label>
        {aside}
      </div>
      {hint && (
        <p id={hintId} className="text-ink-2 text-sm">
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        'aria-describedby': clsx(hint && hintId, error && errorId) || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': optional ? undefined : true,
      })}
      <FieldError id={errorId} message={error} />
    </div>
  )
}

/** The error under a control: text and a sign, never colour alone (WCAG 1.4.1). */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null
  return (
    <p id={id} className="flex items-baseline gap-1.5 font-medium text-danger-ink text-sm">
      <span aria-hidden="true">✕</span>
      {message}
    </p>
  )
}
