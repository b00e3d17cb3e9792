import { useRouter } from '@tanstack/react-router'
import type { FocusEvent, MouseEvent } from 'react'
import { rememberOpened } from './opened-card.ts'

function activityOf(target: EventTarget): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('a[data-activity]')?.dataset.activity : undefined
}

/**
 * Handlers for a list of plain anchors to sheets: a press moves inside the application, an approach loads the sheet
 * ahead. One pair of handlers instead of a router link per card, which is a good part of the page's rendering.
 */
export function useActivityLinks() {
  const router = useRouter()
  const preload = (event: FocusEvent | MouseEvent) => {
    const activityId = activityOf(event.target)
    if (activityId)
      router.preloadRoute({ to: '/activities/$activityId', params: { activityId } }).catch(() => undefined)
  }
  return {
    onMouseOver: preload,
    onFocus: preload,
    onClick: (event: MouseEvent) => {
      const activityId = activityOf(event.target)
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (!activityId || !isPlain || event.defaultPrevented) return
      event.preventDefault()
      rememberOpened(router.latestLocation.state.__TSR_key, activityId)
      router.navigate({ to: '/activities/$activityId', params: { activityId } })
    },
  }
}
