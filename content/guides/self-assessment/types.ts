import type { DefinitionSlug } from '../definition-terms.ts'

/** In the order of the tabs: the two categories of the product first, then the wider ones. */
export const CATEGORIES = [
  'Les principes de base',
  'Domaines de développement',
  'Fondements théoriques',
  'Interactions',
  'Intervention éducative',
] as const
export type Category = (typeof CATEGORIES)[number]

/** Prefixes: principles, domains of development, foundations, interactions, educational action. */
export const CARD_IDS = [
  'pb-01',
  'pb-02',
  'pb-03',
  'pb-04',
  'pb-05',
  'pb-06',
  'pb-07',
  'pb-08',
  'pb-09',
  'pb-10',
  'pb-11',
  'pb-12',
  'pb-13',
  'pb-14',
  'dd-01',
  'dd-02',
  'dd-03',
  'dd-04',
  'dd-05',
  'dd-06',
  'dd-07',
  'dd-08',
  'dd-09',
  'dd-10',
  'dd-11',
  'dd-12',
  'dd-13',
  'dd-14',
  'dd-15',
  'dd-16',
  'ft-01',
  'ft-02',
  'ft-03',
  'ft-04',
  'ft-05',
  'ft-06',
  'ft-07',
  'ft-08',
  'ft-09',
  'ft-10',
  'ft-11',
  'ft-12',
  'in-01',
  'in-02',
  'in-03',
  'in-04',
  'in-05',
  'in-06',
  'in-07',
  'in-08',
  'in-09',
  'in-10',
  'in-11',
  'in-12',
  'ie-01',
  'ie-02',
  'ie-03',
  'ie-04',
  'ie-05',
  'ie-06',
  'ie-07',
  'ie-08',
  'ie-09',
  'ie-10',
  'ie-11',
  'ie-12',
] as const

export type SelfAssessmentCard = {
  /** Kept with the answers, and anchor of the card: never renamed. */
  id: (typeof CARD_IDS)[number]
  question: string
  /** Shown on demand, once she has thought. */
  answer: string
  /** The first one is where the card belongs; the others show it too. */
  tag: readonly Category[]
  /** A small step that can be tried tomorrow. */
  step: string
  /** The definition to read next. */
  see: DefinitionSlug
}

export const PB: Category = 'Les principes de base'
export const DD: Category = 'Domaines de développement'
export const FT: Category = 'Fondements théoriques'
export const IN: Category = 'Interactions'
export const IE: Category = 'Intervention éducative'
