import { useRef, useState } from 'react'
import type { PersonalData } from '#app/lib/personal-data/personal-data.ts'

const loadFinder = () => import('#app/lib/personal-data/personal-data.ts')

type ChildDataCheck = {
  /** Excerpts found by the last check. */
  found: readonly PersonalData[]
  /** Loads the list of names. */
  prepare: () => void
  /** Whether there is no personal data in the text, without a word to the person: for a text that is being typed. */
  isFree: (text: string) => Promise<boolean>
  /** Looks for personal data. @returns true when there is none, when the text was allowed, or when the list cannot be loaded */
  check: (text: string) => Promise<boolean>
  /** The person keeps the text as it is: the next check of the same text passes. */
  allow: (text: string) => void
  /** The person goes back to the text. */
  correct: () => void
}

/**
 * State of the warning about a text that may identify a child, for `PersonalDataWarning`. The list of names is large: call
 * `prepare` when the field gets the focus, so that it is loaded when the field is left.
 */
export function useChildDataCheck(): ChildDataCheck {
  const [found, setFound] = useState<readonly PersonalData[]>([])
  // Not a state: a form that is sent again at once has to find it.
  const allowed = useRef<string | null>(null)
  const prepare = () => void loadFinder().catch(() => undefined)
  const find = async (text: string): Promise<readonly PersonalData[]> => {
    const finder = await loadFinder().catch(() => null)
    return text === allowed.current ? [] : (finder?.personalDataIn(text) ?? [])
  }
  const isFree = async (text: string) => (await find(text)).length === 0
  const check = async (text: string): Promise<boolean> => {
    const excerpts = await find(text)
    setFound(excerpts)
    return excerpts.length === 0
  }
  const allow = (text: string) => {
    allowed.current = text
    setFound([])
  }
  return { found, prepare, isFree, check, allow, correct: () => setFound([]) }
}
