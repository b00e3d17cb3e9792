import type { SOURCES } from '#content/questions/sources.ts'
import type { DefinitionSlug } from './definition-terms.ts'

/** What every guide says around its own content. */
export type GuideFrame = {
  title: string
  /** One or two sentences under the title. */
  lead: string
  /** « L’essentiel »: read alone, it is already of use; at most 120 words in all. */
  essentials: readonly string[]
  /** References at the foot of the page. */
  sources: readonly string[]
  /** Day of the last proofreading, YYYY-MM-DD. */
  reviewedOn: string
}

/** One word of the trade. */
export type Definition = {
  /** Address of the term: never renamed. */
  slug: DefinitionSlug
  term: string
  definition: string
  /** A moment from practice where the word is needed. */
  example: string
  /** To read next, one to four. */
  related: readonly DefinitionSlug[]
  source: keyof typeof SOURCES
}

/** What the continuum looks at; kept with the positions, so never renamed. */
export type ContinuumAxis = 'temps' | 'lieux' | 'materiel' | 'role' | 'risque' | 'partenariat'

/** The steps of the continuum and its levels of supervision, by the numbers of their anchors: never renumbered. */
export const CONTINUUM_STEPS = [1, 2, 3, 4, 5, 6] as const
export const SUPERVISION_LEVELS = [1, 2, 3, 4] as const

/** Apart from their content: whoever names one does not have to load what all of them say. */
export const CONTINUUM_STEP_TITLES: Record<(typeof CONTINUUM_STEPS)[number], string> = {
  1: 'La nature entre chez nous',
  2: 'Dehors chaque jour',
  3: 'La cour s’ensauvage',
  4: 'Le quartier comme terrain',
  5: 'Notre coin de nature',
  6: 'Vivre en nature',
}
export const SUPERVISION_LEVEL_TITLES: Record<(typeof SUPERVISION_LEVELS)[number], string> = {
  1: 'À portée de main',
  2: 'À portée de pas',
  3: 'À portée de voix et de vue',
  4: 'Autonomie balisée',
}
