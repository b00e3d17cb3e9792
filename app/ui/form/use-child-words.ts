import { useState } from 'react'
import type { PersonalData } from '#app/lib/personal-data.ts'

const loadFinder = () => import('#app/lib/personal-data.ts')

/**
 * Asks before a text that seems to tell who a child is goes on. What knows the names comes when the field is entered:
 * nothing of it weighs on the page, and it is there when the field is left.
 *
 * @param loadQuestion fetches what asks, which is drawn while `found` holds something
 */
export function useChildWords(loadQuestion: () => Promise<unknown>) {
  const [found, setFound] = useState<readonly PersonalData[]>([])
  const [allowed, setAllowed] = useState<string | null>(null)
  const loadBoth = async () => (await Promise.all([loadFinder(), loadQuestion()]))[0]
  const prepare = () => void loadBoth().catch(() => undefined)
  /** @returns whether the text may go on; without connection nobody can ask, and the form says it already. */
  const mayGoOn = async (text: string): Promise<boolean> => {
    const finder = await loadBoth().catch(() => null)
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
