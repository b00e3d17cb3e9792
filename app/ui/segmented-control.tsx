import { useId } from 'react'
import { Icon, type IconName } from './icon.tsx'

type Option<Value extends string> = { value: Value; label: string; icon?: IconName }

/** Two to four short choices side by side, applied at once. Native radios, for the keyboard. */
export function SegmentedControl<Value extends string>({
  legend,
  options,
  value,
  onChange,
}: {
  legend: string
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
}) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      <div className="grid auto-cols-fr grid-flow-col gap-1 rounded-md bg-sunken p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-11 flex-col items-center justify-center gap-0.5 rounded-sm border border-transparent px-3 text-ink-2 text-xs hover:text-ink has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3 has-checked:border-line-strong has-checked:bg-surface has-checked:font-semibold has-checked:text-ink"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {option.icon && <Icon as={option.icon} size={18} />}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
