/** Pixels between the trigger and the panel, and between the panel and the edge of the window. */
const GAP = 8
const EDGE = 8
/** Pixels: with less height under the trigger, the panel opens above it when there is more room. */
const COMFORTABLE_HEIGHT = 320
/** Width of the widest panel, in rem (`w-80`). */
const MAX_WIDTH = 20

/** Positions a panel beside its trigger, without measuring the panel, which is not rendered yet. */
export function positionPanel(trigger: HTMLElement | null, panel: HTMLElement | null, align: 'start' | 'end') {
  if (!trigger || !panel) return
  const root = document.documentElement
  const { clientWidth, clientHeight } = root
  const box = trigger.getBoundingClientRect()
  const below = clientHeight - box.bottom - GAP - EDGE
  const above = box.top - GAP - EDGE
  const opensAbove = below < COMFORTABLE_HEIGHT && above > below

  const isRightAligned = align === 'end' || box.left > clientWidth / 2
  // Leaves room for the widest panel.
  const furthest = Math.max(EDGE, clientWidth - EDGE - MAX_WIDTH * Number.parseFloat(getComputedStyle(root).fontSize))
  const side = isRightAligned ? clientWidth - box.right : box.left
  const inset = `${Math.min(Math.max(EDGE, side), furthest)}px`

  Object.assign(panel.style, {
    inset: 'auto',
    [opensAbove ? 'bottom' : 'top']: opensAbove ? `${clientHeight - box.top + GAP}px` : `${box.bottom + GAP}px`,
    [isRightAligned ? 'right' : 'left']: inset,
    minWidth: `${Math.min(box.width, clientWidth - 2 * EDGE)}px`,
    maxHeight: `${Math.max(opensAbove ? above : below, 120)}px`,
  })
}
