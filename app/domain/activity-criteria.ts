import type { AgeGroup, Allergen, Development, Duration, Place, Season } from './enums.ts'

/** What an educator asks the generator for; the composer and the model's prompt receive exactly this. */
export type ActivityCriteria = {
  /** At least one; several make a mixed-age group, whose youngest decides on safety. */
  ageGroups: AgeGroup[]
  /** One or two; the first is the main one. */
  developments: Development[]
  /** Names, of the reference list or of the daycare's own; may be empty. */
  themes: string[]
  materials: string[]
  place: Place
  season: Season
  durationMinutes: Duration
  /** « Avec ce que j’ai »: the materials above are all there is; at most two others, marked optional. */
  onlyMaterials?: boolean
  /** Children in the group. */
  groupSize?: number | null
  /** Present in the group: nothing in the sheet may bring them. */
  allergies?: Allergen[]
  /** What she has seen the children do, without a name, ≤ 300 characters. */
  observation?: string
  /** The one of « 3 idées » that she chose. */
  idea?: ActivityIdea | null
}

/** A title and one line, from which a whole sheet can be made. */
export type ActivityIdea = {
  title: string
  line: string
  /** Of the bank's composer, which gives this very idea again; null for a language model's. */
  seed: number | null
}
