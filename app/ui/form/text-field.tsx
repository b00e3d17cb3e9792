import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldProps } from './field.tsx'

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'className' | 'children'> & {
    /** Inside the control, at its end (a unit, a button). */
    trailing?: ReactNode
  }

export function TextField({ label, hint, error, optional, className, aside, id, trailing, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} className={className} aside={aside} id={id}>
      {(control) => (
        <div className="relative">
          <input type="text" {...input} {...control} className={clsx('control', trailing && 'pr-12')} />
          {trailing && <div className="absolute inset-y-0 right-0 flex items-center">{trailing}</div>}
        </div>
      )}
    </Field>
  )
}
