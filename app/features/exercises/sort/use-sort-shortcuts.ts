import { usePageKeys } from '#app/lib/page-keys.ts'
import { type SortingStep, stepForKey } from './sorting.ts'

/** R, B, E, D and the arrows place the statement, Backspace goes back; not from a choice among the precautions. */
export function useSortShortcuts(isOn: boolean, onStep: (step: SortingStep) => void): void {
  usePageKeys((event) => {
    const step = event.target instanceof HTMLInputElement ? null : stepForKey(event)
    if (step) onStep(step)
    return step !== null
  }, isOn)
}
