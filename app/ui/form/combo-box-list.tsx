import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { Icon } from '../icon.tsx'
import type { ComboBoxChoice } from './combo-box-choices.ts'

type ComboBoxListProps = {
  id: string
  optionId: (index: number) => string
  open: boolean
  choices: ComboBoxChoice[]
  active: number
  isFull: boolean
  canCreate: boolean
  label: string
  onToggle: (choice: ComboBoxChoice) => void
}

/** The list under the field. The focus stays in the field, so `mousedown` is prevented. */
export function ComboBoxList({
  id,
  optionId,
  open,
  choices,
  active,
  isFull,
  canCreate,
  label,
  onToggle,
}: ComboBoxListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open && active >= 0)
      list.current?.querySelector(`[data-index="${active}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [open, active])
  return (
    <div
      hidden={!open}
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-20 mt-2 max-h-72 overflow-y-auto overscroll-contain rounded-lg border border-line bg-surface p-1.5 shadow-pop"
    >
      <div ref={list} id={id} role="listbox" aria-multiselectable="true" aria-label={label}>
        {choices.map((choice, index) => (
          // The field handles the keyboard (ARIA combobox pattern).
          <div
            key={`${choice.kind}-${choice.name}`}
            id={optionId(index)}
            data-index={index}
            role="option"
            tabIndex={-1}
            aria-selected={choice.kind === 'option' && choice.chosen}
            aria-disabled={(isFull && !(choice.kind === 'option' && choice.chosen)) || undefined}
            onClick={() => onToggle(choice)}
            className={clsx(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 text-sm hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:text-ink-2',
              index === active && 'bg-sunken outline-2 outline-focus -outline-offset-2',
              choice.kind === 'option' && choice.chosen && 'font-semibold text-primary-ink',
            )}
          >
            <span className="flex w-5 justify-center">
              {choice.kind === 'create' ? (
                <Icon as="lucide-plus" size={18} />
              ) : (
                choice.chosen && <Icon as="lucide-check" size={18} />
              )}
            </span>
            {choice.kind === 'create' ? `Créer « ${choice.name} »` : choice.name}
          </div>
        ))}
      </div>
      {choices.length === 0 && (
        <p className="px-3 py-2.5 text-ink-2 text-sm">
          {canCreate ? 'Écrivez un nom pour le créer.' : 'Aucune proposition ne correspond.'}
        </p>
      )}
    </div>
  )
}
