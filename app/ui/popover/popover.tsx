import type { ReactNode } from 'react'
import type { PopoverHandle } from './use-popover.ts'

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
  children,
}: {
  popover: PopoverHandle
  /** Accessible name. */
  label: string
  children: ReactNode
}) {
  return (
    <div {...popover.panelProps} role="group" aria-label={label} className="popover-panel w-80 p-4">
      {popover.open && children}
    </div>
  )
}
