import { type RefObject, type ToggleEvent, useEffect, useId, useRef, useState } from 'react'
import { positionPanel } from './position-panel.ts'

export type PopoverAlign = 'start' | 'end'

export type PopoverHandle = {
  open: boolean
  close: () => void
  trigger: RefObject<HTMLButtonElement | null>
  panel: RefObject<HTMLDivElement | null>
  triggerProps: {
    ref: RefObject<HTMLButtonElement | null>
    popoverTarget: string
    'aria-expanded': boolean
    'aria-controls': string
  }
  panelProps: {
    ref: RefObject<HTMLDivElement | null>
    id: string
    popover: 'auto'
    onBeforeToggle: (event: ToggleEvent<HTMLDivElement>) => void
    onToggle: (event: ToggleEvent<HTMLDivElement>) => void
  }
}

/**
 * A panel opened by a button, with the Popover API: the browser opens it, closes it (Escape, a press elsewhere), keeps it
 * above everything and gives the focus back. This hook positions it and mirrors its state. Render the panel right after its
 * button, so that Tab goes from one into the other.
 */
export function usePopover({ align = 'start' }: { align?: PopoverAlign } = {}): PopoverHandle {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  useEffect(() => {
    // The browser can open it before hydration, when no `toggle` event is heard.
    if (!panel.current?.matches(':popover-open')) return
    positionPanel(trigger.current, panel.current, align)
    setOpen(true)
  }, [align])

  useEffect(() => {
    if (!open) return
    const follow = () => positionPanel(trigger.current, panel.current, align)
    addEventListener('scroll', follow, { capture: true, passive: true })
    addEventListener('resize', follow)
    return () => {
      removeEventListener('scroll', follow, { capture: true })
      removeEventListener('resize', follow)
    }
  }, [open, align])

  return {
    open,
    close: () => panel.current?.hidePopover(),
    trigger,
    panel,
    triggerProps: { ref: trigger, popoverTarget: id, 'aria-expanded': open, 'aria-controls': id },
    panelProps: {
      ref: panel,
      id,
      popover: 'auto',
      onBeforeToggle: (event) => {
        if (event.target !== panel.current) return
        if (event.newState === 'open') positionPanel(trigger.current, panel.current, align)
      },
      onToggle: (event) => {
        if (event.target === panel.current) setOpen(event.newState === 'open')
      },
    },
  }
}
