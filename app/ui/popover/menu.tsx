import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, useEffect } from 'react'
import { Icon, type IconName } from '../icon.tsx'
import type { PopoverHandle } from './use-popover.ts'

/**
 * A menu of actions opened by a button (ARIA menu pattern): arrows, Home, End and first letters move the focus, Escape
 * closes, Tab leaves.
 *
 *     const menu = usePopover({ align: 'end' })
 *     <IconButton icon="lucide-ellipsis" label="Actions" aria-haspopup="menu" {...menu.triggerProps} />
 *     <Menu popover={menu} label="Actions"><MenuItem …>Supprimer</MenuItem></Menu>
 */
export function Menu({ popover, label, children }: { popover: PopoverHandle; label: string; children: ReactNode }) {
  const { open, panel, close } = popover
  useEffect(() => {
    if (!open) return
    const [first] = panel.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []
    // A menu of choices opens on the current one.
    const current =
      first?.matches('[role="menuitemradio"]') && panel.current?.querySelector<HTMLElement>('[aria-checked="true"]')
    ;(current || first)?.focus()
  }, [open, panel])
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') close()
    else moveFocus(event)
  }
  return (
    <div
      {...popover.panelProps}
      role="menu"
      aria-label={label}
      aria-orientation="vertical"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onClick={close}
      className="popover-panel min-w-56 p-1.5"
    >
      {open && children}
    </div>
  )
}

type MenuItemProps = {
  children: ReactNode
  icon?: IconName
  onSelect: () => void
  danger?: boolean
  /** For one choice among several (`menuitemradio`): whether it is the current one. */
  checked?: boolean
}

export function MenuItem({ children, icon, onSelect, danger, checked }: MenuItemProps) {
  return (
    <button
      type="button"
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      tabIndex={-1}
      onClick={onSelect}
      className={clsx(
        'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 py-2 text-left text-sm focus-visible:-outline-offset-3',
        danger ? 'text-danger-ink hover:bg-danger-soft focus:bg-danger-soft' : 'hover:bg-sunken focus:bg-sunken',
      )}
    >
      {icon && <Icon as={icon} className={danger ? undefined : 'text-ink-2'} />}
      <span className="min-w-0 flex-1">{children}</span>
      {checked && <Icon as="lucide-check" className="text-primary-ink" />}
    </button>
  )
}

export function MenuSeparator() {
  return <hr className="my-1.5 border-line" />
}

/** Moves the focus among the items of a menu; arrows wrap around. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const items = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]'))
  const at = items.findIndex((item) => item === document.activeElement)
  const target = nextItem(event.key, items, at)
  if (!target) return
  event.preventDefault()
  target.focus()
}

function nextItem(key: string, items: HTMLElement[], at: number): HTMLElement | undefined {
  if (key === 'ArrowDown') return items[(at + 1) % items.length]
  if (key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key.length !== 1 || key === ' ') return undefined
  const after = [...items.slice(at + 1), ...items.slice(0, at + 1)]
  return after.find((item) => item.textContent?.trim().toLocaleLowerCase('fr').startsWith(key.toLocaleLowerCase('fr')))
}
