import { useEffect, useEffectEvent } from 'react'

type Press = Pick<KeyboardEvent, 'defaultPrevented' | 'ctrlKey' | 'altKey' | 'metaKey'>

/** Where a character is written or a choice is made, and what is laid over the page. */
const OWN_KEYS =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"], dialog, [popover], [role="menu"]'

/** Whether a press may be a shortcut of ours: not one that something has answered already, nor a combination of the browser’s. */
export const isSingleKey = ({ defaultPrevented, ctrlKey, altKey, metaKey }: Press): boolean =>
  !defaultPrevented && !ctrlKey && !altKey && !metaKey

function hasOwnKeys(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false
  return target.closest(OWN_KEYS) !== null || (key.startsWith('Arrow') && target.closest('[type="radio"]') !== null)
}

/**
 * Single keys pressed anywhere on the page; not in a field or a panel, and not while a dialog is open.
 * @param onKey says whether the key was for it: the browser then does nothing else with it.
 */
export function usePageKeys(onKey: (event: KeyboardEvent) => boolean, isOn = true): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (!isSingleKey(event) || hasOwnKeys(event.target, event.key) || document.querySelector('dialog[open]')) return
    if (onKey(event)) event.preventDefault()
  })
  useEffect(() => {
    if (!isOn) return
    const listener = (event: KeyboardEvent) => handle(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [isOn])
}
