import { type PointerEvent, useRef, useState } from 'react'
import { SIDES, type Side } from '../schema.ts'
import { sideOfDrop } from './sorting.ts'

/** Pixels before a press becomes a drag: a click that trembles stays a click. */
const SLACK = 6

/** The zone under a point; the dragged element itself does not count. */
function zoneAt(x: number, y: number): Side | null {
  const zone = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-zone]')?.dataset.zone
  return SIDES.find((side) => side === zone) ?? null
}

/** Pixels from the top and the foot of the window where the page follows the pointer, so that every zone can be reached. */
const EDGE = 72

function followEdge(y: number): void {
  if (y > window.innerHeight - EDGE) window.scrollBy(0, 14)
  else if (y < EDGE) window.scrollBy(0, -14)
}

type Drag = { pointer: number; x: number; y: number; moved: boolean }

/**
 * Drag with mouse, pen or finger. A finger that starts upwards or downwards scrolls the page, to the side it drags: the
 * element needs `touch-action: pan-y`.
 * @param onDrop told the side, or null when the statement goes back to its place
 * @param onAim told which side it would go to now, for the highlight of the zones
 */
export function useDrag(onDrop: (side: Side | null) => void, onAim: (side: Side | null) => void) {
  const drag = useRef<Drag | null>(null)
  const [isDragging, setDragging] = useState(false)

  const end = (event: PointerEvent<HTMLElement>, isDropped: boolean) => {
    const { current } = drag
    if (!current || current.pointer !== event.pointerId) return
    drag.current = null
    const element = event.currentTarget
    const side = sideOfDrop(zoneAt(event.clientX, event.clientY), event.pageX - current.x, event.pageY - current.y)
    element.style.removeProperty('transform')
    element.style.removeProperty('pointer-events')
    if (!current.moved) return
    setDragging(false)
    onAim(null)
    onDrop(isDropped ? side : null)
  }

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isOnControl = event.target instanceof Element && event.target.closest('button, a, input')
      if (event.button !== 0 || !event.isPrimary || isOnControl) return
      drag.current = { pointer: event.pointerId, x: event.pageX, y: event.pageY, moved: false }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = drag
      if (!current || current.pointer !== event.pointerId) return
      // Let go where this page could not hear it.
      if (event.buttons === 0) return end(event, false)
      const dx = event.pageX - current.x
      const dy = event.pageY - current.y
      if (!current.moved) {
        if (Math.hypot(dx, dy) < SLACK) return
        current.moved = true
        event.currentTarget.setPointerCapture(event.pointerId)
        setDragging(true)
      }
      const { style } = event.currentTarget
      style.transform = `translate(${dx}px, ${dy}px)`
      // So that what lies under it is found.
      style.pointerEvents = 'none'
      followEdge(event.clientY)
      onAim(sideOfDrop(zoneAt(event.clientX, event.clientY), dx, dy))
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  }
  return { isDragging, handlers }
}
