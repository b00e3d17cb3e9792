import { useEffect, useRef } from 'react'

/**
 * An address that names a passage and no tab (a link of a quiz) opens the tab that holds it. Looked at once, when the page
 * opens: the server never sees that part of an address.
 */
export function useCategoryOfHash(
  categoryOf: (id: string) => string | undefined,
  current: string,
  open: (category: string, id: string) => void,
) {
  const isSeen = useRef(false)
  useEffect(() => {
    if (isSeen.current) return
    isSeen.current = true
    const id = location.hash.slice(1)
    const category = categoryOf(id)
    if (category && category !== current) open(category, id)
  })
}
