import { useEffect, useState } from 'react'

/**
 * Keeps the screen on while the page is shown. The browser ends it whenever the page is hidden, and may refuse it (battery
 * saver): it is asked for again when the page is seen again.
 * @returns whether the screen stays on now; never true where the browser cannot
 */
export function useWakeLock(): boolean {
  const [isAwake, setIsAwake] = useState(false)
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let isWatched = true
    let lock: WakeLockSentinel | null = null
    const ask = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
      const given = await navigator.wakeLock.request('screen')
      if (!isWatched) return given.release()
      lock = given
      given.addEventListener('release', () => setIsAwake(false))
      setIsAwake(true)
    }
    const tryToAsk = () => void ask().catch(() => setIsAwake(false))
    tryToAsk()
    document.addEventListener('visibilitychange', tryToAsk)
    return () => {
      isWatched = false
      document.removeEventListener('visibilitychange', tryToAsk)
      lock?.release().catch(() => undefined)
    }
  }, [])
  return isAwake
}
