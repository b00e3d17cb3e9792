import { useEffect, useRef } from 'react'

/** Shortcut of a key press (1 to 9, or Enter); null when the browser, a field or a control handles the key. */
export function parseShortcut(
  press: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'repeat' | 'defaultPrevented'>,
  where: 'field' | 'control' | 'page',
): number | 'Enter' | null {
  if (press.defaultPrevented || press.ctrlKey || press.altKey || press.metaKey || where === 'field') return null
  // A held Enter key would validate and continue before the explanation could be read.
  if (press.key === 'Enter') return press.repeat || where === 'control' ? null : 'Enter'
  return /^[1-9]$/.test(press.key) ? Number(press.key) : null
}

function getTargetKind(target: EventTarget | null): 'field' | 'control' | 'page' {
  if (!(target instanceof Element)) return 'page'
  if (target.closest('dialog, [popover], textarea, select, [contenteditable="true"]')) return 'field'
  if (target instanceof HTMLInputElement) return ['radio', 'checkbox'].includes(target.type) ? 'page' : 'field'
  return target.closest('a, button, summary') ? 'control' : 'page'
}

/** Listens to shortcuts on the whole page: digits choose an option, Enter validates or continues. */
export function useShortcuts(isOn: boolean, onShortcut: (shortcut: number | 'Enter') => void): void {
  const latest = useRef(onShortcut)
  useEffect(() => {
    latest.current = onShortcut
  })
  useEffect(() => {
    if (!isOn) return
    const handleKeyDown = (event: KeyboardEvent) => {
      const shortcut = parseShortcut(event, getTargetKind(event.target))
      if (shortcut === null || document.querySelector('dialog[open]')) return
      event.preventDefault()
      latest.current(shortcut)
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [isOn])
}
