import { type ReactNode, useState } from 'react'
import { usePageKeys } from '#app/lib/page-keys.ts'
import { lazyPart } from '../lazy-part.tsx'
import { useShortcutSetting } from '../theme/display-preference.ts'

const KeyboardList = lazyPart(() => import('./keyboard-list.tsx'), 'KeyboardList', { isOverlay: true })

/**
 * The list of the shortcuts: opened with « ? » anywhere on the page, unless single keys are switched off, or by `open`.
 * `list`: to be rendered, null while it is closed.
 */
export function useKeyboardHelp(): { open: () => void; list: ReactNode } {
  const [isOpen, setOpen] = useState(false)
  const [shortcuts] = useShortcutSetting()
  usePageKeys(({ key }) => {
    if (key === '?') setOpen(true)
    return key === '?'
  }, shortcuts !== 'off')
  return { open: () => setOpen(true), list: isOpen ? <KeyboardList onClose={() => setOpen(false)} /> : null }
}
