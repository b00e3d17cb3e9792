import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * After a move to another page the focus goes to its title, so that screen readers say where one is and Tab starts there.
 * Changes of the search (filters, tabs) leave the focus where it is.
 */
export function useFocusOnNavigation() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (!fromLocation || fromLocation.pathname === toLocation.pathname || toLocation.hash) return
        const title = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
        title?.setAttribute('tabindex', '-1')
        title?.focus({ preventScroll: true })
      }),
    [router],
  )
}
