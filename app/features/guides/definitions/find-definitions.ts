import { foldText } from '#app/lib/french/fold-text.ts'
import type { Definition } from '#content/guides/types.ts'

type Folded = { definition: Definition; term: string; rest: string }

const folded = new WeakMap<readonly Definition[], Folded[]>()

function fold(definitions: readonly Definition[]): Folded[] {
  const known = folded.get(definitions)
  if (known) return known
  const made = definitions.map((definition) => ({
    definition,
    term: foldText(definition.term),
    rest: foldText(`${definition.definition} ${definition.example}`),
  }))
  folded.set(definitions, made)
  return made
}

/** Terms that hold every typed word, accents ignored: those named so first, then those whose text speaks of it. */
export function findDefinitions(definitions: readonly Definition[], typed: string): readonly Definition[] {
  const words = foldText(typed).split(' ').filter(Boolean)
  if (words.length === 0) return definitions
  const all = fold(definitions)
  const named = all.filter(({ term }) => words.every((word) => term.includes(word)))
  const spoken = all.filter(
    (one) => !named.includes(one) && words.every((word) => one.term.includes(word) || one.rest.includes(word)),
  )
  return [...named, ...spoken].map(({ definition }) => definition)
}

/** The terms under the letter they begin with, accents ignored. */
export function byLetter(definitions: readonly Definition[]): [letter: string, definitions: Definition[]][] {
  const letters = new Map<string, Definition[]>()
  for (const definition of definitions) {
    const letter = foldText(definition.term).charAt(0).toUpperCase()
    letters.set(letter, [...(letters.get(letter) ?? []), definition])
  }
  return [...letters]
}
