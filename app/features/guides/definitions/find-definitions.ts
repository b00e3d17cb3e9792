import { foldText } from '#app/lib/french/fold-text.ts'
import type { Definition } from '#content/guides/types.ts'

type Folded = { definition: Definition; term: string; rest: string }

const foldedByList = new WeakMap<readonly Definition[], Folded[]>()

function fold(definitions: readonly Definition[]): Folded[] {
  const cached = foldedByList.get(definitions)
  if (cached) return cached
  const result = definitions.map((definition) => ({
    definition,
    term: foldText(definition.term),
    rest: foldText(`${definition.definition} ${definition.example}`),
  }))
  foldedByList.set(definitions, result)
  return result
}

/**
 * Definitions that hold every typed word, accents ignored: those with all words in the term first. All of them for no
 * word.
 */
export function findDefinitions(definitions: readonly Definition[], typed: string): readonly Definition[] {
  const words = foldText(typed).split(' ').filter(Boolean)
  if (words.length === 0) return definitions
  const all = fold(definitions)
  const named = all.filter(({ term }) => words.every((word) => term.includes(word)))
  const mentioned = all.filter(
    (one) => !named.includes(one) && words.every((word) => one.term.includes(word) || one.rest.includes(word)),
  )
  return [...named, ...mentioned].map(({ definition }) => definition)
}

/** The definitions by the first letter of their term, accents ignored. */
export function byLetter(definitions: readonly Definition[]): [letter: string, definitions: Definition[]][] {
  const letters = new Map<string, Definition[]>()
  for (const definition of definitions) {
    const letter = foldText(definition.term).charAt(0).toUpperCase()
    letters.set(letter, [...(letters.get(letter) ?? []), definition])
  }
  return [...letters]
}
