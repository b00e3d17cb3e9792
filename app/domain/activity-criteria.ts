import type { AgeGroup, Development, Duration, Place, Season } from './enums.ts'

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
}
