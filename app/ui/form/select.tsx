import type { ComponentProps } from 'react'
import { Icon } from '../icon.tsx'
import { Field, type FieldProps } from './field.tsx'

type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, 'className' | 'children'> & {
    options: readonly { value: string; label: string }[]
    /** Label of the empty first option: « Choisissez une saison ». */
    placeholder?: string
  }

/** A native select with its label, hint and error. */
export function Select({
  label,
  hint,
  error,
  optional,
  className,
  aside,
  id,
  options,
  placeholder,
  ...select
}: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} className={className} aside={aside} id={id}>
      {(control) => (
        <div className="relative">
          <select {...select} {...control} className="control appearance-none pr-11">
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon
            as="lucide-chevron-down"
            className="pointer-events-none absolute inset-y-0 right-3.5 my-auto text-ink-2"
          />
        </div>
      )}
    </Field>
  )
}

type FilterSelectProps = Omit<SelectProps, 'value' | 'onChange' | 'className'> & {
  /** Undefined: the placeholder, which filters nothing. */
  value: string | undefined
  onFilter: (value: string | undefined) => void
}

/** A select that filters a list, or does not; several stand in a row where there is room. */
export function FilterSelect({ value, onFilter, ...select }: FilterSelectProps) {
  return (
    <Select
      {...select}
      className="min-w-0 flex-1 basis-40 sm:max-w-64"
      value={value ?? ''}
      onChange={(event) => onFilter(event.target.value || undefined)}
    />
  )
}
