import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'
import type { LibrarySearch } from './search-params.ts'

type Opened = { place: string | undefined; activityId: string }

let opened: Opened | undefined

/** Remembers, in this window, from which entry of the history which card was opened. */
export function rememberOpened(place: string | undefined, activityId: string): void {
  opened = { place, activityId }
}

/**
 * Coming back to the list by « Back » gives the focus to the card that was opened; the router brings the scroll. Only for
 * that same entry of the history: a list opened anew begins at its title.
 */
export function useFocusOnReturn(list: RefObject<HTMLElement | null>): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ toLocation }) => {
        if (!opened || opened.place !== toLocation.state.__TSR_key) return
        const { activityId } = opened
        opened = undefined
        list.current?.querySelector<HTMLElement>(`a[data-activity="${activityId}"]`)?.focus({ preventScroll: true })
      }),
    [router, list],
  )
}

let last: LibrarySearch = {}

/** Remembers, in this window, the filters of the list that is on screen. Call it from an effect, never while rendering on the server. */
export function rememberSearch(search: LibrarySearch): void {
  last = search
}

/** Where « Activités » leads back to: the list as it was left, without filters after a reload. */
export function lastSearch(): LibrarySearch {
  return last
}
