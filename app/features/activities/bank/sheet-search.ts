import { foldText } from '#app/lib/french/fold-text.ts'
import { INTEREST_WORDS, KINDRED_WORDS } from '#content/activities/interest-words.ts'
import { SHEETS } from '#content/activities/sheets.ts'
import { THEME_WORDS } from '#content/activities/theme-words.ts'
import { keysNamed } from './named-phrases.ts'
import { searchForgiving, stemsOf } from './search-stems.ts'
import {
  CORRECTED_FROM,
  INTERESTS,
  phraseOf,
  saidForm,
  sheetIndex,
  TEXT_FIELDS,
  type TextField,
} from './sheet-index.ts'

const BOOST: Record<TextField, number> = { calls: 4, seen: 3, title: 3, summary: 2, words: 1.5, text: 0.5 }

/** How a kind of text is read. */
type Reading = {
  /** Where its words are looked for: what was observed says nothing of a theme. */
  fields: readonly TextField[]
  /** How much a word that stands there says of the play: what is only in the list of material is seldom what it is about. */
  tells: Readonly<Record<TextField, number>>
  /** Part that counts of a word of which a sheet has another form only: « il ferme la porte » is no farm, « marchez » no market. */
  otherForm: number
  /** Words that say little of the play. */
  muted: ReadonlySet<string>
  /** Part of their weight that counts where a sheet has them. */
  part: number
  /** The same in what the whole text says. */
  ofWhole: number
}

/**
 * A theme: what a sheet is about is what its author calls it. Of 2 776 pairs of a theme and a sheet that were found by its words
 * wherever they stand, in any form, colleagues who read the sheets took 26 % for wrong.
 */
const IN_THEMES: Reading = {
  tells: { calls: 1, seen: 0, title: 1, summary: 0.5, words: 0.29, text: 0 },
  fields: TEXT_FIELDS.filter((it) => it !== 'seen'),
  otherForm: 0.5,
  // Those that say which one or when: « la première neige » is no first letter, « heure de la sieste » no clock.
  muted: new Set(
    stemsOf(
      'premier première dernier dernière main heure moment journée transition routine situation découvrir apprendre',
    ),
  ),
  part: 0.2,
  ofWhole: 0.2,
}
const IN_OBSERVATIONS: Reading = {
  tells: { calls: 1, seen: 0.8, title: 1, summary: 1, words: 0.4, text: 0 },
  fields: TEXT_FIELDS,
  otherForm: 1,
  // Those that tell of any play: who « cherchent leur éducatrice » play no dog that fetches.
  muted: new Set(
    stemsOf(
      'partout surtout chaque moment temps fois rien jouet objet local chose monde personne essayer commencer arrêter passer ' +
        'prendre mettre venir aller parler dire demander chercher trouver rire voir regarder pouvoir tenir finir bord ' +
        'longtemps heure minute main éducatrice nouveau salle année an mois plein genre pareil ensemble même ça si non oui moi toi',
    ),
  ),
  part: 0.25,
  ofWhole: 1,
}
/** A word that no sheet has counts as one that this many have. */
const UNKNOWN_IN = 1

/** What a stem weighs in a text: the fewer sheets have it, the more it says (inverse document frequency). */
const weightOf = (stem: string): number =>
  Math.log(1 + SHEETS.length / (sheetIndex().sheetsWith.get(stem) ?? UNKNOWN_IN))

export type FoundSheet = {
  /** Higher is nearer; comparable within one search only. */
  score: number
  /** Share, 0 to 1, of what the text says that the sheet has where it says what its play is. */
  share: number
}

/** The words of a text as they are said, by their stems. */
function formsByStem(text: string): Map<string, string[]> {
  const forms = new Map<string, string[]>()
  for (const word of text.match(/\p{L}+/gu) ?? [])
    for (const stem of stemsOf(word)) forms.set(stem, [...(forms.get(stem) ?? []), saidForm(word)])
  return forms
}

/** From this length on a stem is of one word only: « transvasement » and « transvaser », but « planète » and « plante ». */
const OWN_STEM_FROM = 6

/** How near each sheet of the bank is to an observation, or another text, by key; sheets that share no word with it are absent. Pure. */
export function searchSheets(text: string, reading: Reading = IN_OBSERVATIONS): Map<string, FoundSheet> {
  const { fields, tells, otherForm, muted, part, ofWhole } = reading
  const stems = [...new Set(stemsOf(text))]
  if (stems.length === 0) return new Map()
  const partOf = (stem: string) => (muted.has(stem) ? part : 1)
  const results = searchForgiving(sheetIndex().search, stems, { fields: [...fields], boost: BOOST, boostTerm: partOf })
  const weights = new Map(stems.map((stem) => [stem, weightOf(stem) * partOf(stem)]))
  const whole = stems.reduce((sum, stem) => sum + weightOf(stem) * (muted.has(stem) ? ofWhole : 1), 0)
  const forms = otherForm === 1 ? new Map<string, string[]>() : formsByStem(text)
  // A term that is none of the stems was found for one that nobody knows: its typing error is forgiven.
  const isSaid = (key: string, term: string, field: TextField) =>
    term.length >= OWN_STEM_FROM ||
    field === 'text' ||
    field === 'seen' ||
    !weights.has(term) ||
    forms.get(term)?.some((form) => sheetIndex().said.get(key)?.[field].has(form))
  return new Map(
    results.map(({ id, score, match }) => {
      const told = Object.entries(match).map(([term, found]) => {
        const weight = weights.get(term) ?? weightOf('')
        const parts = (found as TextField[]).map(
          (field) => tells[field] * (isSaid(String(id), term, field) ? 1 : otherForm),
        )
        return weight * Math.max(...parts)
      })
      return [String(id), { score, share: Math.min(1, told.reduce((sum, it) => sum + it, 0) / whole) }]
    }),
  )
}

/** A typed name, one typing error corrected in a word of which nothing in the bank has a form: « mirroirs » are « miroirs ». Pure. */
export function spelledName(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => {
    if (word.length < CORRECTED_FROM || sheetIndex().search.search(word, { tokenize: stemsOf }).length > 0) return word
    const [, one = word, plural = ''] = /^(.+?)([sx]?)$/u.exec(word) ?? []
    const [best] = sheetIndex().spellings.search(one, { fuzzy: 1 })
    return best ? `${best.id}${String(best.id).endsWith(plural) ? '' : plural}` : word
  })
}

/** Keys of the sheets whose author named that very phrase of several words; empty for a single word. Pure. */
export function sheetsCalled(phrase: string): ReadonlySet<string> {
  const words = phraseOf(phrase)
  return (words.includes(' ') && sheetIndex().calledBy.get(words)) || new Set()
}

/** Part of a fit that counts under the name of the family: a sheet that has the typed word comes first. */
const OF_FAMILY = 0.9
/** The same for another play of the family: it only comes near. */
const OF_KINDRED = 0.5

/** {@link searchSheets} for a typed interest: under its own name, or under that of its family (« stégosaure »). Pure. */
export function searchInterest(name: string): Map<string, FoundSheet> {
  const found = searchSheets(name, IN_THEMES)
  for (const [words, part] of [
    [INTEREST_WORDS, OF_FAMILY],
    [KINDRED_WORDS, OF_KINDRED],
  ] as const)
    for (const family of keysNamed(words, name, false))
      for (const [key, { score, share }] of searchSheets(family, IN_THEMES)) {
        const near = { score: part * score, share: part * share }
        if (near.share > (found.get(key)?.share ?? 0)) found.set(key, near)
      }
  return found
}

let writtenPhrases: Map<string, string> | undefined

/** A typed name with the accents that it has in the bank, an article before it or not: « cabane a sucre » is « cabane à sucre ». Pure. */
export function withAccents(name: string): string {
  writtenPhrases ??= new Map(
    [...Object.values(THEME_WORDS), ...INTERESTS, ...SHEETS.map(({ calls }) => calls)].flatMap((phrases) =>
      phrases.map((phrase) => [foldText(phrase), phrase] as const),
    ),
  )
  const [first = '', ...rest] = name.split(' ')
  const whole = writtenPhrases.get(foldText(name))
  const noun = writtenPhrases.get(foldText(rest.join(' ')))
  const written = whole ?? (noun && `${first} ${noun}`) ?? name
  return written.toLowerCase() === name.toLowerCase() ? name : written
}
