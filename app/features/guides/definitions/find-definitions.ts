import { foldText } from '#app/lib/french/fold-text.ts'
import { DEFINITIONS } from '#content/guides/definitions.ts'
import type { Definition } from '#content/guides/types.ts'

type Folded = { definition: Definition; term: string; rest: string }

let folded: Folded[] | undefined

/** At the first search, and not with the page: the texts are long. */
function foldedDefinitions(): Folded[] {
  folded ??= DEFINITIONS.map((definition) => ({
    definition,
    term: foldText(definition.term),
    rest: foldText(`${definition.definition} ${definition.example}`),
  }))
  return folded
}

/**
 * Definitions that hold every typed word, accents ignored: those with all words in the term first. All of them for no
 * word.
 */
export function findDefinitions(typed: string): readonly Definition[] {
  const words = foldText(typed).split(' ').filter(Boolean)
  if (words.length === 0) return DEFINITIONS
  const all = foldedDefinitions()
  const named = all.filter(({ term }) => words.every((word) => term.includes(word)))
  const mentioned = all.filter(
    (one) => !named.includes(one) && words.every((word) => one.term.includes(word) || one.rest.includes(word)),
  )
  return [...named, ...mentioned].map(({ definition }) => definition)
}

/** The definitions by the first letter of their term, accents ignored. */
export function definitionsByLetter(): [letter: string, definitions: Definition[]][] {
  const letters = new Map<string, Definition[]>()
  for (const definition of DEFINITIONS) {
    const letter = foldText(definition.term).charAt(0).toUpperCase()
    letters.set(letter, [...(letters.get(letter) ?? []), definition])
  }
  return [...letters]
}
