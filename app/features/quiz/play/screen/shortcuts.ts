import { useCallback, useEffect, useRef, useState } from 'react'

const KEY = 'brindille.quiz-shortcuts'

function isOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

/** Keys of one character can be turned off (WCAG 2.1.4); this device remembers it. */
export function useShortcutSetting(): [on: boolean, setOn: (on: boolean) => void] {
  const [on, setOn] = useState(true)
  useEffect(() => setOn(isOn()), [])
  const change = useCallback((next: boolean) => {
    setOn(next)
    try {
      localStorage.setItem(KEY, next ? 'on' : 'off')
    } catch {
      // It then holds for this page.
    }
  }, [])
  return [on, change]
}

/** What a press means, or null when it belongs to the browser, to a field or to a control. */
export function shortcutOf(
  press: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'repeat' | 'defaultPrevented'>,
  where: 'field' | 'control' | 'page',
): number | 'Enter' | null {
  if (press.defaultPrevented || press.ctrlKey || press.altKey || press.metaKey || where === 'field') return null
  // Held down, Entrée would validate and go on before anything could be read.
  if (press.key === 'Enter') return press.repeat || where === 'control' ? null : 'Enter'
  return /^[1-9]$/.test(press.key) ? Number(press.key) : null
}

function placeOf(target: EventTarget | null): 'field' | 'control' | 'page' {
  if (!(target instanceof Element)) return 'page'
  if (target.closest('dialog, [popover], textarea, select, [contenteditable="true"]')) return 'field'
  if (target instanceof HTMLInputElement) return ['radio', 'checkbox'].includes(target.type) ? 'page' : 'field'
  return target.closest('a, button, summary') ? 'control' : 'page'
}

/** Digits choose, Entrée validates and goes on, wherever the focus is on the page. */
export function useShortcuts(on: boolean, act: (shortcut: number | 'Enter') => void): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (!on) return
    const listen = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event, placeOf(event.target))
      if (shortcut === null || document.querySelector('dialog[open]')) return
      event.preventDefault()
      latest.current(shortcut)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [on])
}
