import type { DefinitionSlug } from '../definition-terms.ts'

/** The two categories of the product, each a tab. */
export const TABS = ['Les principes de base', 'Domaines de développement'] as const
/** The tags: the two categories, then those that filter inside them. */
export const CATEGORIES = [...TABS, 'Fondements théoriques', 'Interactions', 'Intervention éducative'] as const
export type Tab = (typeof TABS)[number]
export type Category = (typeof CATEGORIES)[number]

/** Cards that ask for knowledge, to which questions link. Prefixes: principles, domains of development, foundations, interactions, educational action. */
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

/** Cards about practice. A card that goes keeps its id for what was answered to it: no other card ever takes it. */
export const PRACTICE_IDS = [
  'ge-01',
  'ge-02',
  'ge-03',
  'ge-04',
  'ge-05',
  'ge-06',
  'ge-07',
  'ge-08',
  'ge-09',
  'ge-10',
  'ge-11',
  'ge-12',
  'ge-13',
  'ge-14',
  'ge-15',
  'ge-16',
  'ge-17',
  'ge-18',
  'ge-19',
  'ge-20',
  'ge-21',
  'ge-22',
  'ge-23',
  'ge-24',
  'ge-25',
  'ge-26',
  'ge-27',
  'ge-28',
  'ge-29',
  'ge-30',
  'ge-31',
  'ge-32',
  'ge-33',
  'ge-34',
  'ge-35',
  'ge-36',
  'ge-37',
  'ge-38',
  'ge-39',
  'ge-40',
  'ge-41',
  'ge-42',
  'ge-43',
  'ge-44',
  'ge-45',
  'ge-46',
  'ge-47',
  'ge-48',
  'ge-49',
  'ge-50',
  'ge-51',
  'ge-52',
  'ge-53',
  'ge-54',
  'ge-55',
  'ge-56',
  'ge-57',
] as const

type Card = {
  /** The first one is the tab where the card belongs; another tab among them shows it too. */
  tag: readonly [Tab, ...Category[]]
  /** The definition to read next. */
  see: DefinitionSlug
}

/** A question to think about, and its answer on the other side. */
export type KnowledgeCard = Card & { id: (typeof CARD_IDS)[number]; question: string; answer: string }

/** A gesture, in the first person, that somebody else could see her make. */
export type PracticeCard = Card & {
  id: (typeof PRACTICE_IDS)[number]
  gesture: string
  /** What is seen when it is done. */
  sign: string
  /** A small step that can be tried tomorrow. */
  step: string
}

export const PB = 'Les principes de base'
export const DD = 'Domaines de développement'
export const FT = 'Fondements théoriques'
export const IN = 'Interactions'
export const IE = 'Intervention éducative'
