import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** A filter that is on or off, shown by colour, weight and a tick: never by colour alone (WCAG 1.4.1). */
export function ToggleChip({
  pressed,
  onPressedChange,
  children,
}: {
  pressed: boolean
  onPressedChange: (pressed: boolean) => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={() => onPressedChange(!pressed)}
      className={clsx('choice-button', pressed && 'choice-button-on')}
    >
      {pressed && <Icon as="lucide-check" size={16} />}
      {children}
    </button>
  )
}

/** A chosen value, with a button that removes it. */
export function RemovableChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <span className="inline-flex max-w-full items-center rounded-md border border-primary bg-primary-soft pl-3 font-medium text-primary-ink text-sm">
      <span className="min-w-0 truncate">{label}</span>
      <button
        type="button"
        aria-label={`Retirer ${label}`}
        onClick={onRemove}
        className="tap inline-flex items-center justify-center rounded-md hover:bg-surface focus-visible:rounded-md"
      >
        <Icon as="lucide-x" size={16} />
      </button>
    </span>
  )
}

/** A short label (season, place) without action. */
export function Tag({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center rounded-full bg-sunken px-2.5 py-0.5 font-medium text-ink-2 text-xs">
      {children}
    </span>
  )
}
