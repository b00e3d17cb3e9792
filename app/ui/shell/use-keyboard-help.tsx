import { type ReactNode, useEffect, useState } from 'react'
import { lazyPart } from '../lazy-part.tsx'
import { useShortcutSetting } from '../theme/display-preference.ts'

const KeyboardList = lazyPart(() => import('./keyboard-list.tsx'), 'KeyboardList', { isOverlay: true })

/** Where a character is written, or a dialog is open already. */
const WRITES = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"], dialog'

/**
 * The list of the shortcuts: opened with « ? » anywhere on the page, unless single keys are switched off, or by `open`.
 * `list`: to be rendered, null while it is closed.
 */
export function useKeyboardHelp(): { open: () => void; list: ReactNode } {
  const [isOpen, setOpen] = useState(false)
  const [shortcuts] = useShortcutSetting()
  useEffect(() => {
    if (shortcuts === 'off') return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
      if (document.querySelector('dialog[open]') || (event.target instanceof Element && event.target.closest(WRITES)))
        return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [shortcuts])
  return { open: () => setOpen(true), list: isOpen ? <KeyboardList onClose={() => setOpen(false)} /> : null }
}
