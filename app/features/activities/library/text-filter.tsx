import { useEffect, useRef, useState } from 'react'
import { SearchField } from '#app/ui/form/search-field.tsx'
import { useWanted } from '#app/ui/use-wanted.ts'
import { libraryWords } from '#content/pages/library.ts'
import { SEARCH_MAX } from '../limits.ts'
import { cleanSearch } from './search-params.ts'

/** Milliseconds without a key after which the list is asked. */
const PAUSE = 250

type TextFilterProps = {
  /** What the address holds. */
  text: string
  onChange: (text: string) => Promise<unknown>
}

/** The words to look for: what is typed stays as it is typed, the list and the address follow at each pause. */
export function TextFilter({ text, onChange }: TextFilterProps) {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => () => clearTimeout(pause.current), [])
  const [typed, setTyped] = useState(text)
  const [wanted, want] = useWanted(text, (next) => {
    clearTimeout(pause.current)
    // A key that follows drops this promise: only the last one is waited for.
    return new Promise((resolve, reject) => {
      pause.current = setTimeout(() => latest.current(next).then(resolve, reject), PAUSE)
    })
  })
  // The address has no spaces at the end: what was typed is shown as long as it says the same.
  const shown = wanted === text && cleanSearch(typed) === text ? typed : wanted
  return (
    <SearchField
      label={libraryWords.searchLabel}
      placeholder={libraryWords.searchPlaceholder}
      maxLength={SEARCH_MAX}
      value={shown}
      onChange={(event) => {
        setTyped(event.target.value)
        void want(event.target.value)
      }}
      className="w-full sm:max-w-md"
    />
  )
}
