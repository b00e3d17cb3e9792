import { findByName, foldText } from '#app/lib/french/fold-text.ts'
import { AGE_TAGS } from '#content/guides/ages/types.ts'
import { SHEET_RHYMES } from '#content/guides/rhymes/sheets.ts'
import {
  RHYME_MOMENTS,
  type Rhyme,
  type RhymeLine,
  type RhymeMoment,
  type RhymeUse,
  type SheetRhyme,
} from '#content/guides/rhymes/types.ts'
import { RHYMES } from '#content/guides/rhymes.ts'
import { THEMES, type ThemeKey } from '#content/reference.ts'
import { type AgeTag, byMoment, isForAge, knownValue } from '../frame/guide-filters.ts'

/** What an address says of the guide; anything else in it is ignored. */
export type RhymesSearch = {
  selectedRhyme?: string | undefined
  selectedAge?: string | undefined
  selectedMoment?: string | undefined
  selectedTheme?: string | undefined
  /** What is searched. */
  q?: string | undefined
  /** Ids of the rhymes to print, joined by dots. */
  chosen?: string | undefined
}

export const RHYME_MOMENT_KEYS = Object.keys(RHYME_MOMENTS) as RhymeMoment[]
const THEME_KEYS = THEMES.map(({ key }) => key)

/** The rhyme of an address; undefined when it is unknown, and the page then shows all of them. */
export const findRhyme = (id: string | undefined): Rhyme | undefined => findByName(RHYMES, (one) => one.id, id)

type Filters = {
  age: AgeTag | undefined
  moment: RhymeMoment | undefined
  theme: ThemeKey | undefined
  text: string
}

/** The filters of an address; unknown values filter nothing. */
export const readRhymeFilters = ({ selectedAge, selectedMoment, selectedTheme, q = '' }: RhymesSearch): Filters => ({
  age: knownValue(AGE_TAGS, selectedAge),
  moment: knownValue(RHYME_MOMENT_KEYS, selectedMoment),
  theme: knownValue(THEME_KEYS, selectedTheme),
  text: q,
})

/** The rhymes to print, in the order in which they were chosen; unknown ids are left out. */
export const chosenRhymes = (chosen = ''): Rhyme[] =>
  [...new Set(chosen.split('.'))].flatMap((id) => RHYMES.find((one) => one.id === id) ?? [])

/** The words of a line, and its gesture where it has one. */
export const partsOf = (line: RhymeLine): readonly [words: string, gesture?: string] =>
  typeof line === 'string' ? [line] : line

const themeNames = (keys: readonly ThemeKey[]) => THEMES.flatMap(({ key, name }) => (keys.includes(key) ? name : []))

/** Everything that a rhyme says, for a search. */
export const wordsOfRhyme = ({ title, play, beat = '', verses, themes }: Rhyme): string =>
  [title, play, beat, ...themeNames(themes), ...verses.flat().flatMap(partsOf)].join(' ')

const searched = new Map<Rhyme | SheetRhyme, string>()

function searchedText(one: Rhyme | SheetRhyme): string {
  const known = searched.get(one)
  if (known !== undefined) return known
  const text = 'verses' in one ? wordsOfRhyme(one) : [one.title, one.begins, ...themeNames(one.themes)].join(' ')
  const folded = foldText(text)
  searched.set(one, folded)
  return folded
}

function passing<One extends (Rhyme | SheetRhyme) & RhymeUse>(all: readonly One[], filters: Filters): One[] {
  const { age, moment, theme, text } = filters
  const words = foldText(text).split(' ').filter(Boolean)
  return all.filter(
    (one) =>
      isForAge(one, age) &&
      (!moment || one.moments.includes(moment)) &&
      (!theme || one.themes.includes(theme)) &&
      words.every((word) => searchedText(one).includes(word)),
  )
}

/** The rhymes that pass the filters, by moment. */
export const rhymesByMoment = (filters: Filters) =>
  byMoment(passing(RHYMES, filters), RHYME_MOMENT_KEYS, filters.moment)

/** The sheets of the bank that hold a rhyme of their own and pass the filters. */
export const sheetRhymes = (filters: Filters): SheetRhyme[] => passing(SHEET_RHYMES, filters)

/** What is sung after a rhyme: the next one chosen, or the next of the same moment; undefined when there is no other. */
export function nextRhyme(rhyme: Rhyme, chosen: readonly Rhyme[]): Rhyme | undefined {
  const row = chosen.includes(rhyme) ? chosen : RHYMES.filter(({ moments }) => moments[0] === rhyme.moments[0])
  const next = row[(row.indexOf(rhyme) + 1) % row.length]
  return next === rhyme ? undefined : next
}
