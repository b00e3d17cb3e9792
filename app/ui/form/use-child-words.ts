import { useState } from 'react'
import type { PersonalData } from '#app/lib/personal-data/personal-data.ts'

const loadFinder = () => import('#app/lib/personal-data/personal-data.ts')

/**
 * Asks before a text that seems to tell who a child is goes on. What knows the names comes when the field is entered:
 * nothing of it weighs on the page, and it is there when the field is left.
 */
export function useChildWords() {
  const [found, setFound] = useState<readonly PersonalData[]>([])
  const [allowed, setAllowed] = useState<string | null>(null)
  const prepare = () => void loadFinder().catch(() => undefined)
  /** @returns whether the text may go on; without connection nobody can ask, and the form says it already. */
  const mayGoOn = async (text: string): Promise<boolean> => {
    const finder = await loadFinder().catch(() => null)
    const words = text === allowed ? [] : (finder?.personalDataIn(text) ?? [])
    setFound(words)
    return words.length === 0
  }
  const allow = (text: string) => {
    setAllowed(text)
    setFound([])
  }
  return { found, prepare, mayGoOn, allow, correct: () => setFound([]) }
}
