const GAP = 8
const EDGE = 8
/** Below this height under the button, the panel goes above when there is more room. */
const COMFORTABLE = 320

/** Sets the position of a panel from that of its button, without measuring the panel (it is not drawn yet). */
export function place(trigger: HTMLElement | null, panel: HTMLElement | null, align: 'start' | 'end') {
  if (!trigger || !panel) return
  const box = trigger.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const below = clientHeight - box.bottom - GAP - EDGE
  const above = box.top - GAP - EDGE
  const upwards = below < COMFORTABLE && above > below
  const fromRight = align === 'end' || box.left > clientWidth / 2
  Object.assign(panel.style, {
    inset: 'auto',
    top: upwards ? 'auto' : `${box.bottom + GAP}px`,
    bottom: upwards ? `${clientHeight - box.top + GAP}px` : 'auto',
    left: fromRight ? 'auto' : `${Math.max(EDGE, box.left)}px`,
    right: fromRight ? `${Math.max(EDGE, clientWidth - box.right)}px` : 'auto',
    minWidth: `${Math.min(box.width, clientWidth - 2 * EDGE)}px`,
    maxHeight: `${Math.max(upwards ? above : below, 120)}px`,
  })
}
