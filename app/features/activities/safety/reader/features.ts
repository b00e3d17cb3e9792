import type { Allergen } from '#app/domain/enums.ts'
import { conceptsIn } from './concepts.ts'
import { kindsIn } from './kinds.ts'
import { gramsOf, isEmptyWord, type Token, tokensOf } from './tokens.ts'

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
/** Who acts, until the sentence ends or another is named: a gesture of an adult is not one of a child. */
const ACTORS = new Map(
  Object.entries({
    adult: 'je j moi éducatrice adulte collègue concierge cuisinière animatrice',
    group: 'nous on',
    one: 'elle il',
    children: 'ils elles enfant ami chacun petit bébé poupon groupe gang',
    all: 'tout',
    parent: 'parent maman papa',
  }).flatMap(([actor, words]) => tokensOf(words).map(({ stem }) => [stem, actor] as const)),
)
/** Lengths of the parts of words, and of the shortest word that is taken apart. */
const GRAM_LENGTHS = [4, 5]
const TAKEN_APART = 4

/** Marks that say how a passage is meant. */
const MARKS = ['?', '!', '«', '"', '(']
/** The class of the longest passages. */
const LONGEST = 6

/** The ages at which small parts, cords and water change what is due. */
const ageOf = (months: number) => (months < 18 ? 'baby' : months < 36 ? 'toddler' : 'child')
const bothOf = (one: string, other: string) => (one < other ? `${one} ${other}` : `${other} ${one}`)

/** Each word with who does it. */
function actorFeatures(tokens: readonly Token[]): string[] {
  let actor = 'nobody'
  return tokens.flatMap(({ stem, folded, before }) => {
    if (before === 'strong') actor = 'nobody'
    const named = ACTORS.get(stem)
    if (named) actor = named
    if (named) return [`actor ${named}`]
    return isEmptyWord(folded) ? [] : [`act ${actor} ${stem}`]
  })
}

/** How long a passage is, how it begins and ends, and the marks of a question, a quotation or an aside. */
function shapeFeatures(text: string, tokens: readonly Token[], section: string): string[] {
  const length = Math.min(LONGEST, Math.floor(Math.log2(tokens.length + 1) * 1.5))
  return [
    `shape length ${length}`,
    `shape length ${length} ${section}`,
    `shape first ${tokens[0]?.stem}`,
    `shape last ${tokens.at(-1)?.stem}`,
    ...MARKS.filter((mark) => text.includes(mark)).map((mark) => `shape ${mark}`),
  ]
}

function wordFeatures(tokens: readonly Token[], age: string, section: string): string[] {
  const full = tokens.filter(({ folded }) => !isEmptyWord(folded))
  return [
    ...full.flatMap(({ stem, folded }) => [
      `word ${stem}`,
      `word ${stem} ${age}`,
      `word ${stem} ${section}`,
      ...(folded.length < TAKEN_APART ? [] : gramsOf(folded, GRAM_LENGTHS)).map((gram) => `gram ${gram}`),
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

/** What its everyday words are, alone, together, one after the other, and beside its concepts. */
function kindFeatures(tokens: readonly Token[], concepts: readonly string[], age: string, section: string): string[] {
  const { clauses, steps } = kindsIn(tokens)
  const kinds = [...new Set(clauses.flatMap((clause) => [...clause]))]
  return [
    ...kinds.flatMap((name) => [`kind ${name}`, `kind ${name} ${age}`, `kind ${name} ${section}`]),
    ...pairsOf(kinds).map((pair) => `kinds ${pair}`),
    ...clauses.flatMap((clause) => pairsOf([...clause])).map((pair) => `close ${pair}`),
    ...steps.map((step) => `step ${step}`),
    ...concepts.flatMap((concept) => kinds.map((name) => `around ${concept} ${name}`)),
  ]
}

/** What a passage is made of, as named features: the same passage gives the same ones. Pure. */
export function featuresOf({ text, section, months, allergies = [] }: Reading): string[] {
  const tokens = tokensOf(text)
  const age = ageOf(months)
  const clauses = conceptsIn(tokens, allergies).map((clause) => [...clause])
  const concepts = [...new Set(clauses.flat())]
  const stems = tokens.filter(({ folded }) => !isEmptyWord(folded)).map(({ stem }) => stem)
  return [
    ...new Set([
      `section ${section}`,
      `age ${age}`,
      `section ${section} ${age}`,
      ...wordFeatures(tokens, age, section),
      ...actorFeatures(tokens),
      ...shapeFeatures(text, tokens, section),
      ...(concepts.length === 0 ? ['shape unknown'] : []),
      ...kindFeatures(tokens, concepts, age, section),
      ...concepts.flatMap((name) => stems.map((stem) => `beside ${name} ${stem}`)),
      ...concepts.flatMap((name) => [`concept ${name}`, `concept ${name} ${age}`, `concept ${name} ${section}`]),
      ...pairsOf(concepts).map((pair) => `both ${pair}`),
      ...clauses.flatMap(pairsOf).flatMap((pair) => [`clause ${pair}`, `clause ${pair} ${age}`]),
    ]),
  ]
}

/** Kinds of features that say what a passage is about. */
const TOPICS = new Set(['section', 'age', 'word', 'gram', 'concept', 'both', 'kind'])

/** Of the features of a passage, those that tell what its danger is. Pure. */
export function topicFeatures(features: readonly string[]): string[] {
  return features.filter((feature) => TOPICS.has(feature.slice(0, feature.indexOf(' '))))
}
