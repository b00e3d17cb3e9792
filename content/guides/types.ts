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
