import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import { AGE_GROUPS, type AgeGroup } from '#app/domain/enums.ts'
import type { Band } from '#content/activities/blocks/types.ts'

const BAND_OF: Record<AgeGroup, Band> = {
  AGE_0_18_MONTHS: 'poupon',
  AGE_18_MONTHS_2_YEARS: 'trottineur',
  AGE_2_YEARS_3_YEARS: 'trottineur',
  AGE_3_YEARS_4_YEARS: 'grand',
  AGE_4_YEARS_5_YEARS: 'grand',
}

/** Ages present, youngest first. */
export function agesOf(criteria: ActivityCriteria): AgeGroup[] {
  return AGE_GROUPS.filter((group) => criteria.ageGroups.includes(group))
}

/** Bands present, youngest first; the first one decides on materials, supervision and the common steps. */
export function bandsOf(criteria: ActivityCriteria): Band[] {
  const bands = [...new Set(agesOf(criteria).map((group) => BAND_OF[group]))]
  return bands.length > 0 ? bands : ['poupon']
}
