import { useState } from 'react'
import type { PersonalData } from '#app/lib/personal-data/personal-data.ts'

const loadFinder = () => import('#app/lib/personal-data/personal-data.ts')

type ChildDataCheck = {
  /** Excerpts found by the last check. */
  found: readonly PersonalData[]
  /** Loads the list of names. */
  prepare: () => void
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
  const [allowed, setAllowed] = useState<string | null>(null)
  const prepare = () => void loadFinder().catch(() => undefined)
  const mayGoOn = async (text: string): Promise<boolean> => {
    const finder = await loadFinder().catch(() => null)
    const excerpts = text === allowed ? [] : (finder?.personalDataIn(text) ?? [])
    setFound(excerpts)
    return excerpts.length === 0
  }
  const allow = (text: string) => {
    setAllowed(text)
    setFound([])
  }
  return { found, prepare, check: mayGoOn, allow, correct: () => setFound([]) }
}
