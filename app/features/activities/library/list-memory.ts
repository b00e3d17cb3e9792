import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'
import type { ActivitiesSearch } from './search-params.ts'

/** The card that was opened last, and the key of the history entry of the list it was opened from. */
type OpenedCard = { historyKey: string | undefined; activityId: string }

let openedCard: OpenedCard | undefined

/** Remembers, until the page is reloaded, which card was opened from which history entry. */
export function rememberOpenedCard(historyKey: string | undefined, activityId: string): void {
  openedCard = { historyKey, activityId }
}

/**
 * On return to the list with the browser's Back, gives the focus to the card that was opened; the router restores the
 * scroll position. Only for the same history entry: a list that is opened by a link begins at its title.
 */
export function useFocusOnReturn(list: RefObject<HTMLElement | null>): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ toLocation }) => {
        if (!openedCard || openedCard.historyKey !== toLocation.state.__TSR_key) return
        const { activityId } = openedCard
        openedCard = undefined
        list.current?.querySelector<HTMLElement>(`a[href="/activities/${activityId}"]`)?.focus({ preventScroll: true })
      }),
    [router, list],
  )
}

let latestSearch: ActivitiesSearch = {}

/**
 * Remembers, until the page is reloaded, the filters and the tab of the list on screen. Call it from an effect only: on the server this
 * variable is shared by everybody.
 */
export function rememberSearch(search: ActivitiesSearch): void {
  latestSearch = search
}

/** The filters with which the list was left, for the links that lead back to it; no filters after a reload. */
export function lastSearch(): ActivitiesSearch {
  return latestSearch
}
