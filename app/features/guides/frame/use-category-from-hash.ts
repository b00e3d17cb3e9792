import { useEffect, useRef } from 'react'

/**
 * Opens the tab of the passage in the hash, for an address without the tab (the link of a quiz question). Only once,
 * when the page opens; in the browser, because the server never receives the hash.
 */
export function useCategoryFromHash(
  categoryOf: (id: string) => string | undefined,
  current: string,
  open: (category: string, id: string) => void,
) {
  const isHandled = useRef(false)
  useEffect(() => {
    if (isHandled.current) return
    isHandled.current = true
    const id = location.hash.slice(1)
    const category = categoryOf(id)
    if (category && category !== current) open(category, id)
  })
}
