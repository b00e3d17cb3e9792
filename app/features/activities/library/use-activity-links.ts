import { useRouter } from '@tanstack/react-router'
import type { FocusEvent, MouseEvent } from 'react'
import { rememberOpenedCard } from './list-memory.ts'

function activityIdOf(target: EventTarget): string | undefined {
  const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/activities/"]') : null
  return anchor?.pathname.slice('/activities/'.length)
}

/**
 * Handlers for a list of plain anchors to sheets (`/activities/<id>`): a plain click navigates inside the application,
 * hover and focus preload the sheet. One set of handlers for the list, because rendering a router link per card is slow.
 */
export function useActivityLinks() {
  const router = useRouter()
  const preload = (event: FocusEvent | MouseEvent) => {
    const activityId = activityIdOf(event.target)
    if (activityId)
      router.preloadRoute({ to: '/activities/$activityId', params: { activityId } }).catch(() => undefined)
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
