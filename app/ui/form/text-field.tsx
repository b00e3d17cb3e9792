import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { Field, type FieldProps } from './field.tsx'

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'className' | 'children'> & {
    /** Inside the control, at its end (a unit, a button). */
    trailing?: ReactNode
  }

/** A one-line input with its label, hint and error. */
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

/** A search box. `label` is its accessible name, not shown; give examples as `placeholder`. */
export function SearchField({ label, className, ...input }: Omit<ComponentProps<'input'>, 'type'> & { label: string }) {
  return (
    <div className={className}>
      <div className="relative">
        <Icon as="lucide-search" className="pointer-events-none absolute inset-y-0 left-3.5 my-auto text-ink-2" />
        <input type="search" aria-label={label} autoComplete="off" {...input} className="control pl-11" />
      </div>
    </div>
  )
}
