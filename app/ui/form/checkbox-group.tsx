import { clsx } from 'clsx'
import type { ChangeEvent, ComponentProps, ReactNode } from 'react'
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx'

type CheckboxGroupProps<Value extends string> = ChoiceGroupProps & {
  options: readonly { value: Value; label: ReactNode }[]
  /** `chips`: side by side; `list`: one per line. */
  variant?: 'chips' | 'list'
} & (
    | { /** Controlled, for filters. */ values: readonly Value[]; onValuesChange: (values: Value[]) => void }
    // Registered with a form: `{...form.field('ageGroups')}`. The value is then an array.
    | ({ values?: never } & Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref' | 'disabled'>)
  )

/** A group of native checkboxes. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { legend, hint, error, optional, hideLegend, className, options, variant = 'chips' } = props
  return (
    <ChoiceGroup
      legend={legend}
      hint={hint}
      error={error}
      optional={optional}
      hideLegend={hideLegend}
      className={className}
      name={props.values === undefined ? props.name : undefined}
    >
      <div className={variant === 'chips' ? 'flex flex-wrap gap-2' : 'flex flex-col'}>
        {options.map(({ value, label }) => (
          <label key={value} className={variant === 'chips' ? 'check-chip' : lineClass}>
            <input
              type="checkbox"
              value={value}
              {...inputProps(props, value)}
              className={clsx('box', variant === 'chips' && 'size-4')}
            />
            {variant === 'list' ? <span className="min-w-0 flex-1">{label}</span> : label}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}

function inputProps<Value extends string>(props: CheckboxGroupProps<Value>, value: Value): ComponentProps<'input'> {
  if (props.values === undefined) {
    const { name, onChange, onBlur, ref, disabled } = props
    return { name, onChange, onBlur, ref, disabled }
  }
  const { values, onValuesChange, options } = props
  return {
    checked: values.includes(value),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const isChecked = (candidate: Value) => (candidate === value ? event.target.checked : values.includes(candidate))
      onValuesChange(options.map((option) => option.value).filter(isChecked))
    },
  }
}

const lineClass = 'flex min-h-11 items-center gap-3 rounded-sm px-1 text-sm hover:bg-sunken'
