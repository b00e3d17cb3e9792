const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel', 'touchstart', 'click'] as const
/** Milliseconds after which somebody is taken to be there anyway: a page may be read for a while before it is touched. */
const LATEST = 3_000

let presence: Promise<void> | undefined

/**
 * Resolves at the first sign that a person is at the page, or a little later by itself. For what nobody needs before
 * touching something: it stays out of the first load. In the browser only.
 */
export function firstPresence(): Promise<void> {
  presence ??= new Promise((resolve) => {
    const options = { capture: true, passive: true } as const
    const come = () => {
      for (const sign of SIGNS) removeEventListener(sign, come, options)
      resolve()
    }
    // She may have pressed something before this script arrived.
    if (navigator.userActivation?.hasBeenActive) return resolve()
    for (const sign of SIGNS) addEventListener(sign, come, options)
    setTimeout(come, LATEST)
  })
  return presence
}
