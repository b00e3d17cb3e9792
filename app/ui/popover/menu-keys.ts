import type { KeyboardEvent } from 'react'

/** Moves the focus among the items of a menu (arrows turn round, Home, End, first letter). */
export function moveInMenu(event: KeyboardEvent<HTMLElement>) {
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
