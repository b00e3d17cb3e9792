const GAP = 8
const EDGE = 8
/** Below this height under the button, the panel goes above when there is more room. */
const COMFORTABLE = 320
/** Widest panel, in rem (`w-80`). */
const WIDEST = 20

/** Sets the position of a panel from that of its button, without measuring the panel (it is not drawn yet). */
export function place(trigger: HTMLElement | null, panel: HTMLElement | null, align: 'start' | 'end') {
  if (!trigger || !panel) return
  const root = document.documentElement
  const { clientWidth, clientHeight } = root
  const box = trigger.getBoundingClientRect()
  const below = clientHeight - box.bottom - GAP - EDGE
  const above = box.top - GAP - EDGE
  const upwards = below < COMFORTABLE && above > below

  const fromRight = align === 'end' || box.left > clientWidth / 2
  // Far enough from the other edge that the widest panel fits.
  const furthest = Math.max(EDGE, clientWidth - EDGE - WIDEST * Number.parseFloat(getComputedStyle(root).fontSize))
  const side = fromRight ? clientWidth - box.right : box.left
  const inset = `${Math.min(Math.max(EDGE, side), furthest)}px`

  Object.assign(panel.style, {
    inset: 'auto',
    [upwards ? 'bottom' : 'top']: upwards ? `${clientHeight - box.top + GAP}px` : `${box.bottom + GAP}px`,
    [fromRight ? 'right' : 'left']: inset,
    minWidth: `${Math.min(box.width, clientWidth - 2 * EDGE)}px`,
    maxHeight: `${Math.max(upwards ? above : below, 120)}px`,
  })
}
