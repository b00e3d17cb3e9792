import { useEffect, useRef, useState } from 'react'

/** Milliseconds without typing before the search starts. */
const DEBOUNCE_MS = 350

const trimmed = (text: string) => text.trim()

/**
 * State of a search box whose value is a search parameter: the text is shown at once, and `onChange` is called after a pause.
 *
 * @param normalise the form in which the address keeps a text. The typed text stays in the box while its normalised form is
 *   the value of the address, so that a trailing space is not lost.
 */
export function useDebouncedFilter(
  value: string,
  onChange: (value: string) => void,
  normalise: (text: string) => string = trimmed,
): [typed: string, setTyped: (text: string) => void] {
  const [typed, setTyped] = useState(value)
  const sent = useRef(value)
  const onChangeRef = useRef(onChange)
  useEffect(() => {
    onChangeRef.current = onChange
  })
  useEffect(() => {
    // The address changed by other means: a button that clears the filters, the back button.
    if (normalise(value) === normalise(sent.current)) return
    sent.current = value
    setTyped(value)
  }, [value, normalise])
  useEffect(() => {
    if (typed === sent.current) return
    const timer = setTimeout(() => {
      sent.current = typed
      onChangeRef.current(typed)
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return [typed, setTyped]
}
