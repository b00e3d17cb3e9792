import type { AgeGroup, Development } from '#app/domain/enums.ts'

/** Values of `selectedAge` in the address, and beginnings of the anchors. */
export const AGE_TAGS = ['0-18-mois', '18-mois-2-ans', '2-3-ans', '3-4-ans', '4-5-ans'] as const

/** Part of the address of a domain, and end of the anchors: « 0-18-mois-physique-et-moteur ». */
export const DOMAIN_SLUGS = {
  DEVELOPMENT_PHYSICAL_AND_MOTOR: 'physique-et-moteur',
  DEVELOPMENT_COGNITIVE: 'cognitif',
  DEVELOPMENT_LANGUAGE: 'langagier',
  DEVELOPMENT_SOCIAL_AND_EMOTIONAL: 'social-et-affectif',
} as const satisfies Record<Development, string>

/** Something often seen at this age, and what the educator can do with it. */
export type AgeItem = { title: string; description: string }

export type AgeDomain = {
  domain: Development
  title: string
  items: readonly AgeItem[]
  /** One idea for outside. */
  outdoors: string
}

export type AgeStage = {
  tag: (typeof AGE_TAGS)[number]
  ageGroup: AgeGroup
  title: string
  subtitle: string
  description: string
  contents: readonly AgeDomain[]
}
