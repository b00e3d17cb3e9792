import type { AgeGroup } from '#app/domain/enums.ts'

/** When it happens, or what it is about: values of `selectedMoment` in the address, in the order of the page. */
export const MOMENTS = {
  arrivee: 'Arrivée et départ',
  repas: 'Repas',
  sieste: 'Sieste',
  soins: 'Toilette et soins',
  jeu: 'Jeu',
  transition: 'Transitions',
  dehors: 'Dehors',
  langage: 'Langage',
  sante: 'Santé et blessures',
  famille: 'Vie de famille',
} as const

export type Moment = keyof typeof MOMENTS

/** A moment of life in a group that takes an educator by surprise, and what helps. */
export type Situation = {
  /** Value of `selectedSituation` in the address: never renamed. */
  id: string
  /** Ends the sentence that the title of the guide begins. */
  title: string
  /** The situation stands under the first one; the filter finds it under each. */
  moments: readonly [Moment, ...Moment[]]
  /** The youngest and the oldest group that it is about. */
  ages: readonly [youngest: AgeGroup, oldest: AgeGroup]
  /** Whom to call is said before anything else. */
  isUrgent?: true
  /** What is seen and heard. */
  scene: string
  /** What the age explains. */
  age: string
  /** Where the answer changes as the child grows; the youngest first. */
  byAge?: readonly { age: string; text: string }[]
  /** One gesture, now. */
  now: string
  /** What to say, in its quotation marks. */
  toChild: string
  toParent: string
  avoid: string
  /** When to look for help, and from whom. */
  help: string
  seeAlso: readonly string[]
  /** Words that people type for it and that it does not say, for the search. */
  keywords: string
}
