import type { AgeGroup } from '#app/domain/enums.ts'
import type { ThemeKey } from '#content/reference.ts'

/** When it is sung: values of `selectedMoment` in the address, in the order of the day. */
export const RHYME_MOMENTS = {
  arrivee: 'Arrivée',
  habillage: 'Habillage',
  transition: 'Transition et rangement',
  mains: 'Lavage des mains',
  collation: 'Collation et repas',
  sieste: 'Sieste',
  dehors: 'Dehors',
  jeu: 'Jeu',
  depart: 'Départ',
} as const

export type RhymeMoment = keyof typeof RHYME_MOMENTS

/** What it is called, and what it is called when it was handed down. */
export const RHYME_KINDS = {
  comptine: { label: 'Comptine', traditional: 'Comptine traditionnelle' },
  chanson: { label: 'Chanson', traditional: 'Chanson traditionnelle' },
  doigts: { label: 'Jeu de doigts', traditional: 'Jeu de doigts traditionnel' },
  ronde: { label: 'Ronde', traditional: 'Ronde traditionnelle' },
  berceuse: { label: 'Berceuse', traditional: 'Berceuse traditionnelle' },
  virelangue: { label: 'Virelangue', traditional: 'Virelangue traditionnel' },
} as const

/** For whom, when and about what: what the filters of the page look at. */
export type RhymeUse = {
  /** The youngest and the oldest group that it is for. */
  ages: readonly [youngest: AgeGroup, oldest: AgeGroup]
  /** A rhyme stands under the first one; the filter finds it under each. */
  moments: readonly [RhymeMoment, ...RhymeMoment[]]
  themes: readonly [ThemeKey, ...ThemeKey[]]
}

/** A line of a rhyme, with the gesture that goes with it. */
export type RhymeLine = string | readonly [words: string, gesture: string]

export type Rhyme = RhymeUse & {
  /** Its anchor, and its name in the address: never renamed. */
  id: string
  title: string
  kind: keyof typeof RHYME_KINDS
  /** Handed down; the others were written for this guide. */
  isTraditional?: true
  /** How it is clapped, or to which tune it is sung; a traditional one brings its own. */
  beat?: string
  /** How it is played, in a sentence or two. */
  play: string
  verses: readonly (readonly RhymeLine[])[]
}

/** A rhyme that a sheet of the activity bank holds: read there, not copied here. */
export type SheetRhyme = RhymeUse & {
  /** Key of the sheet in the bank. */
  sheet: string
  /** Id of its activity, the same on every server. */
  activityId: string
  title: string
  /** The words with which the rhyme begins, as the sheet writes them. */
  begins: string
}
