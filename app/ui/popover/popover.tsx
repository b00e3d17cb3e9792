import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { PopoverHandle } from './use-popover.ts'

export const panelClass = clsx(
  'm-0 max-w-[calc(100vw-1rem)] overflow-y-auto overscroll-contain rounded-lg border border-line bg-surface text-ink shadow-pop',
  'open:animate-[appear_120ms_ease-out]',
)

/**
 * The panel of `usePopover`. Its content is rendered only while it is open.
 *
 *     const filter = usePopover()
 *     <Button {...filter.triggerProps}>Âge</Button>
 *     <PopoverPanel popover={filter} label="Âge">…</PopoverPanel>
 */
export function PopoverPanel({
  popover,
  label,
  className,
  children,
}: {
  popover: PopoverHandle
  /** Accessible name. */
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <div {...popover.panelProps} role="group" aria-label={label} className={clsx(panelClass, 'w-80 p-4', className)}>
      {popover.open && children}
    </div>
  )
}
