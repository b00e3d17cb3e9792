import { useEffect, useRef, useState } from 'react'

/** Milliseconds without a key after which what was typed is looked for. */
const PAUSE = 350

/** Text of a search box whose value lives in the address: shown at once, looked for after a pause. */
export function useTypedFilter(
  value: string,
  onSettled: (value: string) => void,
): [typed: string, type: (text: string) => void] {
  const [typed, setTyped] = useState(value)
  const sent = useRef(value)
  const settle = useRef(onSettled)
  useEffect(() => {
    settle.current = onSettled
  })
  useEffect(() => {
    // Changed by somebody else: a button that clears, a step back.
    if (value === sent.current) return
    sent.current = value
    setTyped(value)
  }, [value])
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
