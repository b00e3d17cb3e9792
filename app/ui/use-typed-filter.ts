import { useEffect, useRef, useState } from 'react'

/** Milliseconds without a key after which what was typed is looked for. */
const PAUSE = 350

const trimmed = (text: string) => text.trim()

/**
 * Text of a search box whose value lives in the address: shown at once, looked for after a pause.
 *
 * @param clean what the address keeps of a text; what is typed stays in sight as long as it comes to the same
 */
export function useTypedFilter(
  value: string,
  onSettled: (value: string) => void,
  clean: (text: string) => string = trimmed,
): [typed: string, type: (text: string) => void] {
  const [typed, setTyped] = useState(value)
  const sent = useRef(value)
  const settle = useRef(onSettled)
  useEffect(() => {
    settle.current = onSettled
  })
  useEffect(() => {
    // Changed by somebody else: a button that clears, a step back.
    if (clean(value) === clean(sent.current)) return
    sent.current = value
    setTyped(value)
  }, [value, clean])
  useEffect(() => {
    if (typed === sent.current) return
    const waiting = setTimeout(() => {
      sent.current = typed
      settle.current(typed)
    }, PAUSE)
    return () => clearTimeout(waiting)
  }, [typed])
  return [typed, setTyped]
}
