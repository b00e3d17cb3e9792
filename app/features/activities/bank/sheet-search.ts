import MiniSearch from 'minisearch'
import { foldText } from '#app/lib/french/fold-text.ts'
import { INTEREST_WORDS, KINDRED_WORDS } from '#content/activities/interest-words.ts'
import { SHEETS } from '#content/activities/sheets.ts'
import { THEME_WORDS } from '#content/activities/theme-words.ts'
import type { BankSheet } from '#content/activities/types.ts'
import { MATERIALS, THEMES } from '#content/reference.ts'
import { servesAs } from '../reference-lists/describe-material.ts'
import { keysNamed, preparePhrases } from './named-phrases.ts'
import { searchForgiving, stemsOf, stemsOfLines } from './search-stems.ts'

type TextField = 'calls' | 'seen' | 'title' | 'summary' | 'words' | 'text'
const BOOST: Record<TextField, number> = { calls: 4, seen: 3, title: 3, summary: 2, words: 1.5, text: 0.5 }
const TEXT_FIELDS = Object.keys(BOOST) as TextField[]
type IndexedSheet = { key: string } & Record<TextField, string>

const themeNames = new Map<string, string>(THEMES.map(({ key, name }) => [key, name]))
const materialNames = new Map<string, string>(MATERIALS.map(({ key, name }) => [key, name]))

/** What a vessel held says nothing of the play: « rouleaux de papier hygiénique » is no hygiene, « pots de yogourt » no snack. */
const VESSEL = /^(?:pots?|rouleaux?|bo[iî]tes?|sacs?|contenants?|bouteilles?|bidons?|barils?|[ée]pingles?|pinces?) /iu

function indexed({ key, calls, seen, summary, themes, materials, sheet }: BankSheet): IndexedSheet {
  const isVessel = (call: string) => VESSEL.test(call) && sheet.materiel.some(({ nom }) => servesAs(call, nom))
  return {
    key,
    calls: calls.flatMap((call) => (isVessel(call) ? stemsOf(call).slice(0, 1) : [call])).join('\n'),
    seen: seen.join('\n'),
    title: sheet.titre,
    summary,
    words: [
      ...themes.map((theme) => themeNames.get(theme)),
      ...materials.map((it) => materialNames.get(it)),
      ...sheet.vocabulaire,
      ...sheet.materiel.map(({ nom }) => nom),
    ].join(' '),
    text: [sheet.observationDepart ?? '', ...sheet.deroulement.map(({ texte }) => texte)].join(' '),
  }
}

let index: MiniSearch<IndexedSheet> | undefined

/** The index of the bank, built at the first search of the process: some hundred milliseconds. */
function sheetIndex(): MiniSearch<IndexedSheet> {
  if (!index) {
    index = new MiniSearch<IndexedSheet>({
      idField: 'key',
      fields: TEXT_FIELDS,
      tokenize: stemsOfLines,
      processTerm: (term) => term,
    })
    index.addAll(SHEETS.map(indexed))
  }
  return index
}

/** How a kind of text is read. */
type Reading = {
  /** Where its words are looked for: what was observed says nothing of a theme. */
  fields: TextField[]
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

let sheetsWith: Map<string, number> | undefined

/** What a stem weighs in a text: the fewer sheets have it, the more it says (inverse document frequency). */
function weightOf(stem: string): number {
  if (!sheetsWith) {
    sheetsWith = new Map()
    for (const { text: _, key: __, ...fields } of SHEETS.map(indexed))
      for (const it of new Set(Object.values(fields).flatMap(stemsOfLines)))
        sheetsWith.set(it, (sheetsWith.get(it) ?? 0) + 1)
  }
  return Math.log(1 + SHEETS.length / (sheetsWith.get(stem) ?? UNKNOWN_IN))
}

export type FoundSheet = {
  /** Higher is nearer; comparable within one search only. */
  score: number
  /** Share, 0 to 1, of what the text says that the sheet has where it says what its play is. */
  share: number
}

/** A word as it is said, in the singular. */
function saidForm(word: string): string {
  const lower = word.toLowerCase()
  return lower.length > 3 ? lower.replace(/aux$/u, 'al').replace(/(?<!s)[sx]$/u, '') : lower
}

/** The words of a text as they are said. */
const formsIn = (text: string): string[] => text.match(/\p{L}+/gu)?.map(saidForm) ?? []

/** The words of a text as they are said, by their stems. */
function formsByStem(text: string): Map<string, string[]> {
  const forms = new Map<string, string[]>()
  for (const word of text.match(/\p{L}+/gu) ?? [])
    for (const stem of stemsOf(word)) forms.set(stem, [...(forms.get(stem) ?? []), saidForm(word)])
  return forms
}

/** From this length on a stem is of one word only: « transvasement » and « transvaser », but « planète » and « plante ». */
const OWN_STEM_FROM = 6

/** The text of the steps and what was observed tell nothing of a theme, and are long. */
type SaidFields = Record<Exclude<TextField, 'text' | 'seen'>, Set<string>>

let said: Map<string, SaidFields> | undefined

/**
 * The words of each sheet as they are said, by field, and without their accents, as they are often typed, where that is no
 * other word: « bouché » is no « bouche ».
 */
function wordsSaid(): Map<string, SaidFields> {
  if (said) return said
  const fields = SHEETS.map(indexed).map(({ key, calls, title, summary, words }) => ({
    key,
    said: { calls: formsIn(calls), title: formsIn(title), summary: formsIn(summary), words: formsIn(words) },
  }))
  const known = new Set(fields.flatMap((it) => Object.values(it.said).flat()))
  const typedAs = (form: string) => [form, ...(known.has(foldText(form)) ? [] : [foldText(form)])]
  const withoutAccents = (forms: readonly string[]) => new Set(forms.flatMap(typedAs))
  said = new Map(
    fields.map(({ key, said: { calls, title, summary, words } }) => [
      key,
      {
        calls: withoutAccents(calls),
        title: withoutAccents(title),
        summary: withoutAccents(summary),
        words: withoutAccents(words),
      },
    ]),
  )
  return said
}

/** How near each sheet of the bank is to an observation, or another text, by key; sheets that share no word with it are absent. Pure. */
export function searchSheets(text: string, reading: Reading = IN_OBSERVATIONS): Map<string, FoundSheet> {
  const { fields, tells, otherForm, muted, part, ofWhole } = reading
  const stems = [...new Set(stemsOf(text))]
  if (stems.length === 0) return new Map()
  const partOf = (stem: string) => (muted.has(stem) ? part : 1)
  const results = searchForgiving(sheetIndex(), stems, { fields, boost: BOOST, boostTerm: partOf })
  const weights = new Map(stems.map((stem) => [stem, weightOf(stem) * partOf(stem)]))
  const whole = stems.reduce((sum, stem) => sum + weightOf(stem) * (muted.has(stem) ? ofWhole : 1), 0)
  const forms = otherForm === 1 ? new Map<string, string[]>() : formsByStem(text)
  // A term that is none of the stems was found for one that nobody knows: its typing error is forgiven.
  const isSaid = (key: string, term: string, field: TextField) =>
    term.length >= OWN_STEM_FROM ||
    field === 'text' ||
    field === 'seen' ||
    !weights.has(term) ||
    forms.get(term)?.some((form) => wordsSaid().get(key)?.[field].has(form))
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

/** What children's interests are called, by family, with the names of the families. */
const INTERESTS = [INTEREST_WORDS, KINDRED_WORDS].flatMap((words) => [Object.keys(words), ...Object.values(words)])

/** A word is corrected from this length on: shorter ones have too many neighbours. */
const CORRECTED_FROM = 6

let spellings: MiniSearch<{ id: string }> | undefined

/** The words by which plays and materials are called. */
function spellingIndex(): MiniSearch<{ id: string }> {
  if (spellings) return spellings
  const names = [
    ...SHEETS.flatMap(({ calls, sheet }) => [...calls, sheet.titre, ...sheet.materiel.map(({ nom }) => nom)]),
    ...Object.values(THEME_WORDS).flat(),
    ...INTERESTS.flat(),
  ]
  const words = new Set(names.flatMap((name) => name.toLowerCase().split(/[^\p{L}]+/u)))
  spellings = new MiniSearch({ fields: ['id'], processTerm: foldText })
  spellings.addAll([...words].filter((id) => id.length >= CORRECTED_FROM).map((id) => ({ id })))
  return spellings
}

/** A typed name, one typing error corrected in a word of which nothing in the bank has a form: « mirroirs » are « miroirs ». Pure. */
export function spelledName(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => {
    if (word.length < CORRECTED_FROM || sheetIndex().search(word, { tokenize: stemsOf }).length > 0) return word
    const [, one = word, plural = ''] = /^(.+?)([sx]?)$/u.exec(word) ?? []
    const [best] = spellingIndex().search(one, { fuzzy: 1 })
    return best ? `${best.id}${String(best.id).endsWith(plural) ? '' : plural}` : word
  })
}

let calledBy: Map<string, Set<string>> | undefined

/** Every observation tells of « les amis »; in a phrase of few words they say which one: « départ d’un ami » is no « départ ». */
const FRIEND = /(?<!\p{L})amie?s?(?!\p{L})/giu
const phraseOf = (text: string) => [...new Set(stemsOf(text.replace(FRIEND, 'copain')))].toSorted().join(' ')

/** Keys of the sheets whose author named that very phrase of several words; empty for a single word. Pure. */
export function sheetsCalled(phrase: string): ReadonlySet<string> {
  if (!calledBy) {
    calledBy = new Map()
    for (const { key, calls } of SHEETS)
      for (const call of calls.map(phraseOf)) calledBy.set(call, (calledBy.get(call) ?? new Set()).add(key))
  }
  const words = phraseOf(phrase)
  return (words.includes(' ') && calledBy.get(words)) || new Set()
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

/** Builds the indexes before the first search. */
export function prepareSheetSearch(): void {
  weightOf('')
  sheetIndex()
  wordsSaid()
  spellingIndex()
  sheetsCalled('')
  preparePhrases()
}
