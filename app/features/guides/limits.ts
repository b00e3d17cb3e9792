import type { ContinuumAxis } from '#content/guides/types.ts'

// Apart from the schemas: screens need these, and a schema library would weigh on every page.
export const REFLECTION_LEVELS = ['NOT_YET', 'SOMETIMES', 'OFTEN', 'PRACTICE'] as const
export type ReflectionLevel = (typeof REFLECTION_LEVELS)[number]

/** Characters. */
export const REFLECTION_NOTE_MAX = 500
export const SMALL_STEP_MAX = 200
export const MONTH_NOTE_MAX = 1_000
export const SEARCH_TEXT_MAX = 80

/** Times that one may come back to a card, and moves that a daycare may keep on the continuum. */
export const ROUNDS_MAX = 1_000
export const PLACES_MAX = 500

/** Hours of an outing: the longest one is « 3 h et plus ». */
export const OUTING_HOURS = [1, 2, 3] as const

export const CONTINUUM_AXES = [
  'temps',
  'lieux',
  'materiel',
  'role',
  'risque',
  'partenariat',
] as const satisfies readonly ContinuumAxis[]
export const CONTINUUM_STEPS = 6
