import { useEffect, useRef } from 'react'
import { type SortingStep, stepForKey } from './sorting.ts'

const EXCLUDED_TARGETS = 'dialog, [popover], input, textarea, select, [contenteditable="true"]'

/** R, B, E, D and the arrows place the statement, Backspace goes back; not from a field, a popover or a dialog. */
export function useSortShortcuts(isOn: boolean, onStep: (step: SortingStep) => void): void {
  const latest = useRef(onStep)
  useEffect(() => {
    latest.current = onStep
  })
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      const step = stepForKey(event)
      const isExcluded = event.target instanceof Element && event.target.closest(EXCLUDED_TARGETS)
      if (!step || isExcluded || document.querySelector('dialog[open]')) return
      event.preventDefault()
      latest.current(step)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn])
}
