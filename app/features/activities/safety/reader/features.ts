import type { Allergen } from '#app/domain/enums.ts'
import { conceptsIn } from './concepts.ts'
import { isEmptyWord, type Token, tokensOf } from './tokens.ts'

/** A passage as the reader sees it. */
export type Reading = {
  /** Section of the sheet; `securite.dangersAEliminer` for a danger that is named to be removed. */
  section: string
  text: string
  /** Age of the youngest child whom it concerns, in months. */
  months: number
  /** Declared present in the group. */
  allergies?: readonly Allergen[] | undefined
}

/** Words between the two of a pair, at most. */
const PAIR_REACH = 5
/** Words after a cue that it may concern. */
const CUE_REACH = 5
/** Words that turn what follows into its contrary, or into a picture of it. */
const CUES = new Set(
  tokensOf(
    'sans jamais aucun aucune pas ni plutôt lieu retirer enlever ôter interdit défendu éviter remplacer jeter ranger comme semblant dessin image photo histoire chanson',
  ).map(({ stem }) => stem),
)
/** Lengths of the parts of words, with which a word that has a mistake is still recognised. */
const GRAM_LENGTHS = [4, 5]

/** The ages at which small parts, cords and water change what is due. */
const ageOf = (months: number) => (months < 18 ? 'baby' : months < 36 ? 'toddler' : 'child')
const bothOf = (one: string, other: string) => (one < other ? `${one} ${other}` : `${other} ${one}`)

function gramsOf(word: string): string[] {
  if (word.length < 4) return []
  const bounded = `<${word}>`
  return GRAM_LENGTHS.flatMap((length) =>
    Array.from({ length: Math.max(0, bounded.length - length + 1) }, (_, at) => bounded.slice(at, at + length)),
  )
}

function wordFeatures(tokens: readonly Token[], age: string): string[] {
  const full = tokens.filter(({ folded }) => !isEmptyWord(folded))
  return [
    ...full.flatMap(({ stem, folded }) => [
      `word ${stem}`,
      `word ${stem} ${age}`,
      ...gramsOf(folded).map((gram) => `gram ${gram}`),
    ]),
    ...tokens.slice(1).map(({ stem }, index) => `after ${tokens[index]?.stem} ${stem}`),
    ...full.flatMap(({ stem }, index) =>
      full.slice(index + 1, index + 1 + PAIR_REACH).map((other) => `near ${bothOf(stem, other.stem)}`),
    ),
    ...tokens.flatMap(({ stem }, index) =>
      CUES.has(stem) ? tokens.slice(index + 1, index + 1 + CUE_REACH).map((other) => `cue ${other.stem}`) : [],
    ),
  ]
}

/** Every pair of a set, in one order. */
const pairsOf = (names: readonly string[]) =>
  names.flatMap((name, index) => names.slice(index + 1).map((other) => bothOf(name, other)))

/** What a passage is made of, as named features: the same passage gives the same ones. Pure. */
export function featuresOf({ text, section, months, allergies = [] }: Reading): string[] {
  const tokens = tokensOf(text)
  const age = ageOf(months)
  const clauses = conceptsIn(tokens, allergies).map((clause) => [...clause])
  const concepts = [...new Set(clauses.flat())]
  return [
    ...new Set([
      `section ${section}`,
      `age ${age}`,
      `section ${section} ${age}`,
      ...wordFeatures(tokens, age),
      ...concepts.flatMap((name) => [`concept ${name}`, `concept ${name} ${age}`, `concept ${name} ${section}`]),
      ...pairsOf(concepts).map((pair) => `both ${pair}`),
      ...clauses.flatMap(pairsOf).flatMap((pair) => [`clause ${pair}`, `clause ${pair} ${age}`]),
    ]),
  ]
}
