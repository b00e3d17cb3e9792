import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'

export type ChoiceGroupProps = {
  legend: ReactNode
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean | undefined
  /** Hides the legend visually, when a visible title says the same. */
  hideLegend?: boolean | undefined
  className?: string | undefined
}

/** A fieldset for checkboxes or radios, with its hint and its error. `name` lets the error summary find it. */
export function ChoiceGroup({
  legend,
  hint,
  error,
  optional,
  hideLegend,
  className,
  name,
  children,
}: ChoiceGroupProps & { name?: string | undefined; children: ReactNode }) {
  const id = useId()
  return (
    <fieldset
      id={id}
      data-field={name}
      aria-describedby={clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined}
      className={clsx('min-w-0', className)}
    >
      <legend className={clsx('mb-1.5 font-semibold text-sm', hideLegend && 'sr-only')}>
        {legend}
        {optional && <span className="font-normal text-ink-2"> (facultatif)</span>}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="mb-2 text-ink-2 text-sm">
          {hint}
        </p>
      )}
      {children}
      {error && (
        <div className="mt-1.5">
          <FieldError id={`${id}-error`} message={error} />
        </div>
      )}
    </fieldset>
  )
}
