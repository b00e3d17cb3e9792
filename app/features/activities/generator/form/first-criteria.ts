import { type ActivityCriteria, MATERIALS_MAX, OBSERVATION_MAX, THEMES_MAX } from '#app/domain/activity-criteria.ts'
import type { OwnGroup } from '#app/domain/own-group.ts'
import type { FacetNames } from '#app/features/activities/library/library-labels.ts'
import type { ActivityFilters } from '#app/features/activities/library/schema.ts'

/**
 * What the generator can take of the filters of a list that found nothing: a filter that is off changes none of its
 * criteria. The words of the search become what the children do at the moment, from which a sheet is chosen.
 */
export function criteriaOfFilters(filters: ActivityFilters, names: FacetNames): Partial<ActivityCriteria> {
  const { text, ageGroups, developments, places, seasons, durations } = filters
  const named = (facet: 'themeIds' | 'materialIds') =>
    names[facet].filter(({ id }) => filters[facet].includes(id)).map(({ name }) => name)
  const themes = named('themeIds').slice(0, THEMES_MAX)
  const materials = named('materialIds').slice(0, MATERIALS_MAX)
  const [place] = places
  const [season] = seasons
  const [durationMinutes] = durations
  return {
    ...(ageGroups.length > 0 && { ageGroups }),
    ...(developments.length > 0 && { developments: developments.slice(0, 2) }),
    ...(themes.length > 0 && { themes }),
    ...(materials.length > 0 && { materials }),
    ...(place && { place }),
    ...(season && { season }),
    ...(durationMinutes && { durationMinutes }),
    ...(text && { observation: text.slice(0, OBSERVATION_MAX) }),
  }
}

/** What the generator begins with for this group: nothing of what she has not said. */
export function criteriaOfGroup({ ageGroups, groupSize, groupAdults, groupAllergies }: OwnGroup) {
  return {
    ...(ageGroups.length > 0 && { ageGroups }),
    ...(groupSize !== null && { groupSize }),
    ...(groupAdults !== null && { adults: groupAdults === 1 ? (1 as const) : (2 as const) }),
    ...(groupAllergies.length > 0 && { allergies: groupAllergies }),
  }
}
