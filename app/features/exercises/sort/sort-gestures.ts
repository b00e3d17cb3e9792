import { type PointerEvent, useRef, useState } from 'react'
import { usePageKeys } from '#app/lib/page-keys.ts'
import { SIDES, type Side } from '../schema.ts'
import { type SortingStep, sideOfDrop, stepForKey } from './sorting.ts'

/** Pixels of movement before a press becomes a drag, so that an unsteady click stays a click. */
const DRAG_THRESHOLD = 6

/** The zone under a point; the dragged element itself does not count. */
function zoneAt(x: number, y: number): Side | null {
  const zone = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-zone]')?.dataset.zone
  return SIDES.find((side) => side === zone) ?? null
}

/**
 * Pixels from the top and bottom of the window within which a drag scrolls the page, so that every zone can be reached.
 */
const SCROLL_EDGE = 72

function scrollAtEdge(y: number): void {
  if (y > window.innerHeight - SCROLL_EDGE) window.scrollBy(0, 14)
  else if (y < SCROLL_EDGE) window.scrollBy(0, -14)
}

type Drag = { pointerId: number; x: number; y: number; hasMoved: boolean }

/**
 * Drag with mouse, pen or finger. A finger that starts upwards or downwards scrolls the page, to the side it drags: the
 * element needs `touch-action: pan-y`.
 * @param onDrop receives the side, or null when the statement returns to its place
 * @param onTargetChange receives the side where the statement would be dropped now, to highlight its zone
 */
export function useDrag(onDrop: (side: Side | null) => void, onTargetChange: (side: Side | null) => void) {
  const drag = useRef<Drag | null>(null)
  const [isDragging, setDragging] = useState(false)

  const end = (event: PointerEvent<HTMLElement>, canDrop: boolean) => {
    const { current } = drag
    if (!current || current.pointerId !== event.pointerId) return
    drag.current = null
    const element = event.currentTarget
    const side = sideOfDrop(zoneAt(event.clientX, event.clientY), event.pageX - current.x, event.pageY - current.y)
    element.style.removeProperty('transform')
    element.style.removeProperty('pointer-events')
    if (!current.hasMoved) return
    setDragging(false)
    onTargetChange(null)
    onDrop(canDrop ? side : null)
  }

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isOnControl = event.target instanceof Element && event.target.closest('button, a, input')
      if (event.button !== 0 || !event.isPrimary || isOnControl) return
      drag.current = { pointerId: event.pointerId, x: event.pageX, y: event.pageY, hasMoved: false }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = drag
      if (!current || current.pointerId !== event.pointerId) return
      // The button was released outside the window.
      if (event.buttons === 0) return end(event, false)
      const dx = event.pageX - current.x
      const dy = event.pageY - current.y
      if (!current.hasMoved) {
        if (Math.hypot(dx, dy) < DRAG_THRESHOLD) return
        current.hasMoved = true
        event.currentTarget.setPointerCapture(event.pointerId)
        setDragging(true)
      }
      const { style } = event.currentTarget
      style.transform = `translate(${dx}px, ${dy}px)`
      // So that `elementFromPoint` finds the zone below.
      style.pointerEvents = 'none'
      scrollAtEdge(event.clientY)
      onTargetChange(sideOfDrop(zoneAt(event.clientX, event.clientY), dx, dy))
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  }
  return { isDragging, handlers }
}

/** R, B, E, D and the arrows place the statement, Backspace goes back; not from a choice among the precautions. */
export function useSortShortcuts(isOn: boolean, onStep: (step: SortingStep) => void): void {
  usePageKeys((event) => {
    const step = event.target instanceof HTMLInputElement ? null : stepForKey(event)
    if (step) onStep(step)
    return step !== null
  }, isOn)
}
