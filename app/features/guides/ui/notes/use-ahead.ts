import { useEffect } from 'react'
import { firstPresence } from '#app/lib/first-presence.ts'

/**
 * Brings code that may be asked for at the first sign of a person: no part of the first load, and there when the
 * connection is not. Silent when it fails: it is asked for again, and said, when it is needed.
 *
 * @param load the same function at each render
 */
export function useAhead(load: () => Promise<unknown>, wanted: boolean): void {
  useEffect(() => {
    if (wanted)
      firstPresence()
        .then(load)
        .catch(() => undefined)
  }, [load, wanted])
}
