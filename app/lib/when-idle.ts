import { firstPresence } from './first-presence.ts'

/** Milliseconds after which a busy page gets it all the same. */
const LATEST = 2_000

/**
 * Runs something that nobody waits for yet, once a person is at the page and the browser has nothing better to do.
 *
 * @returns forgets it, if it has not run.
 */
export function whenIdle(run: () => void): () => void {
  let isForgotten = false
  void firstPresence().then(() => {
    const go = () => {
      if (!isForgotten) run()
    }
    // Safari has no such call.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(go, { timeout: LATEST })
    else setTimeout(go, LATEST)
  })
  return () => {
    isForgotten = true
  }
}
