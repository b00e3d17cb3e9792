import { useRouter } from '@tanstack/react-router'
import { type FocusEvent, type MouseEvent, useRef } from 'react'
import { rememberOpenedCard } from './list-memory.ts'

function activityIdOf(target: EventTarget): string | undefined {
  const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/activities/"]') : null
  return anchor?.pathname.slice('/activities/'.length)
}

/** Milliseconds that the mouse is above a card before its sheet is read: while one scrolls, all cards pass under it. */
const AIM_MS = 100

/**
 * Handlers for a list of plain anchors to sheets (`/activities/<id>`): a plain click navigates inside the application,
 * hover and focus preload the sheet. One set of handlers for the list, because rendering a router link per card is slow.
 */
export function useActivityLinks() {
  const router = useRouter()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const preload = (event: FocusEvent | MouseEvent) => {
    clearTimeout(timer.current)
    const activityId = activityIdOf(event.target)
    if (!activityId) return
    timer.current = setTimeout(
      () => router.preloadRoute({ to: '/activities/$activityId', params: { activityId } }).catch(() => undefined),
      AIM_MS,
    )
  }
  return {
    onMouseOver: preload,
    onFocus: preload,
    onClick: (event: MouseEvent) => {
      const activityId = activityIdOf(event.target)
      const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (!activityId || !isPlainClick || event.defaultPrevented) return
      event.preventDefault()
      rememberOpenedCard(router.latestLocation.state.__TSR_key, activityId)
      router.navigate({ to: '/activities/$activityId', params: { activityId } })
    },
  }
}
