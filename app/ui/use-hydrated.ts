import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and until the page answers to the person; then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

type Waiting = { disabled?: true; 'data-waiting'?: true }

/**
 * Attributes of a control whose value the page holds, until the page answers: what was typed or ticked before would stay
 * on the screen and be known to nobody. Looks the same. Registered controls keep what was typed instead (`keepTyped`).
 *
 * @param isHeld false for a control that a form registers.
 */
export function useWaiting(isHeld = true): Waiting {
  const ready = useHydrated()
  return isHeld && !ready ? { disabled: true, 'data-waiting': true } : {}
}
