import { useEffect, useRef, useState } from 'react'
import { type SortingStep, stepOfKey } from './sorting.ts'

const KEY = 'brindille.sort-shortcuts'

/** Keys of one character can be turned off (WCAG 2.1.4); this device remembers it. */
export function useSortKeySetting(): [on: boolean, setOn: (on: boolean) => void] {
  const [on, setOn] = useState(true)
  useEffect(() => {
    try {
      setOn(localStorage.getItem(KEY) !== 'off')
    } catch {
      // Storage is refused: they stay on.
    }
  }, [])
  const change = (next: boolean) => {
    setOn(next)
    try {
      localStorage.setItem(KEY, next ? 'on' : 'off')
    } catch {
      // It then holds for this page.
    }
  }
  return [on, change]
}

const TYPING = 'dialog, [popover], input, textarea, select, [contenteditable="true"]'

/** R, B, D and the arrows place, Retour arrière goes back, wherever the focus is on the page but in a field. */
export function useSortKeys(on: boolean, act: (step: SortingStep) => void): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (!on) return
    const listen = (event: KeyboardEvent) => {
      const step = stepOfKey(event)
      const isElsewhere = event.target instanceof Element && event.target.closest(TYPING)
      if (!step || isElsewhere || document.querySelector('dialog[open]')) return
      event.preventDefault()
      latest.current(step)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [on])
}
