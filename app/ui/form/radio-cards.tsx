import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx'

type RadioCardsProps<Value extends string> = ChoiceGroupProps & {
  options: readonly { value: Value; label: ReactNode; description?: ReactNode }[]
  /** Cards per row from 640 px on. */
  columns?: 1 | 2 | 3
} & (
    | { /** Controlled. */ value: Value | null; onValueChange: (value: Value) => void; name: string }
    // Registered with a form: `{...form.field('place')}`.
    | Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref' | 'disabled'>
  )

const COLUMNS = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' }

/** A group of native radios, each with an optional description. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, hint, error, optional, hideLegend, className, options, columns = 2 } = props
  return (
    <ChoiceGroup
      legend={legend}
      hint={hint}
      error={error}
      optional={optional}
      hideLegend={hideLegend}
      className={className}
      name={props.name}
    >
      <div className={clsx('grid gap-2', COLUMNS[columns])}>
        {options.map(({ value, label, description }) => (
          <label key={value} className={cardClass}>
            <input type="radio" value={value} {...inputProps(props, value)} className="box mt-1 rounded-full" />
            <span className="min-w-0">
              <span className="block font-medium">{label}</span>
              {description && <span className="block font-normal text-ink-2">{description}</span>}
            </span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}

function inputProps<Value extends string>(props: RadioCardsProps<Value>, value: Value): ComponentProps<'input'> {
  if ('onValueChange' in props) {
    return { name: props.name, checked: props.value === value, onChange: () => props.onValueChange(value) }
  }
  const { name, onChange, onBlur, ref, disabled } = props
  return { name, onChange, onBlur, ref, disabled }
}

const cardClass =
  'flex min-h-11 items-start gap-3 rounded-md border-2 border-line-strong bg-surface px-3.5 py-2 text-sm transition-colors duration-[120ms] hover:border-ink-2 hover:bg-sunken has-checked:border-primary has-checked:bg-primary-soft'
