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

export type SelfAssessmentCard = {
  /** Kept with the answers, and anchor of the card: never renamed. */
  id: string
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
