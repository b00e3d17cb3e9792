import { type RefObject, useEffect, useRef } from 'react'

/** Pixels before the end of the list at which the next page is asked for. */
const AHEAD = '600px'

/** A mark at the end of a list: `onNear` is called when it comes near the screen, as long as `enabled`. */
export function useNearEnd(enabled: boolean, onNear: () => void): RefObject<HTMLDivElement | null> {
  const mark = useRef<HTMLDivElement>(null)
  const latest = useRef(onNear)
  useEffect(() => {
    latest.current = onNear
  })
  useEffect(() => {
    if (!enabled || !mark.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && latest.current(),
      { rootMargin: AHEAD },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [enabled])
  return mark
}
