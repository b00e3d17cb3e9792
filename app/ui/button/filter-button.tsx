import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { PopoverPanel } from '../popover/popover.tsx'
import { usePopover } from '../popover/use-popover.ts'
import { Button } from './button.tsx'

type FilterButtonProps = {
  label: string
  /** Short text of the current choice (« 3-4 ans », « 2 »); without it the filter is off. */
  active?: string | undefined
  onClear: () => void
  /** Usually a `CheckboxGroup` whose legend is hidden. */
  children: ReactNode
}

/** A filter of a list: a button that shows the choice, and a panel of checkboxes that apply at once. */
export function FilterButton({ label, active, onClear, children }: FilterButtonProps) {
  const panel = usePopover()
  return (
    <>
      <button
        type="button"
        {...panel.triggerProps}
        className={clsx('choice-button choice-list', active && 'choice-button-on')}
      >
        {active ? `${label} : ${active}` : label}
      </button>
      <PopoverPanel popover={panel} label={label}>
        {children}
        <div className="sticky -bottom-4 -mx-4 mt-4 -mb-4 flex justify-between gap-2 border-line border-t bg-surface px-4 py-3">
          <Button variant="quiet" onClick={onClear} {...(!active && { disabledReason: '' })}>
            Effacer
          </Button>
          <Button onClick={panel.close}>Fermer</Button>
        </div>
      </PopoverPanel>
    </>
  )
}

/** « Hiver » when one value is chosen, « 2 » when there are several; undefined without any: the filter is off. */
export function chosenLabel(
  options: readonly { value: string; label: string }[],
  values: readonly string[],
): string | undefined {
  if (values.length === 0) return undefined
  const only = values.length === 1 ? options.find(({ value }) => value === values[0]) : undefined
  return only?.label ?? String(values.length)
}
