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
