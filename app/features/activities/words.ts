import { AGE_GROUPS, type AgeGroup, DURATIONS, SEASONS, type Season } from '#app/domain/enums.ts'
import { AGE_GROUP_LABELS, DURATION_LABELS, SEASON_LABELS } from '#content/labels.ts'

/** Age in months at which each group begins and ends. */
const MONTHS_OF: Record<AgeGroup, readonly [number, number]> = {
  AGE_0_18_MONTHS: [0, 18],
  AGE_18_MONTHS_2_YEARS: [18, 24],
  AGE_2_YEARS_3_YEARS: [24, 36],
  AGE_3_YEARS_4_YEARS: [36, 48],
  AGE_4_YEARS_5_YEARS: [48, 60],
}

/** Age groups in short: « 3-4 ans », « 2-5 ans » when they are consecutive, « 0-18 mois, 4-5 ans » when they are not. */
export function ageLabel(ageGroups: readonly AgeGroup[]): string {
  const sorted = AGE_GROUPS.filter((group) => ageGroups.includes(group))
  const [first] = sorted
  const last = sorted.at(-1)
  if (!first || !last) return ''
  const isConsecutive = AGE_GROUPS.indexOf(last) - AGE_GROUPS.indexOf(first) === sorted.length - 1
  if (first === last || !isConsecutive) return sorted.map((group) => AGE_GROUP_LABELS[group]).join(', ')
  const years = MONTHS_OF[last][1] / 12
  return first === 'AGE_18_MONTHS_2_YEARS'
    ? `18\u00A0mois - ${years}\u00A0ans`
    : `${MONTHS_OF[first][0] / 12}-${years}\u00A0ans`
}

/** « 20 min »; the longest of the closed list is « 60 min et plus ». */
export function durationLabel(minutes: number): string {
  const known = DURATIONS.find((duration) => duration === minutes)
  return known ? DURATION_LABELS[known] : `${minutes}\u00A0min`
}

/** « Automne, hiver »; an activity without a season is for the whole year. */
export function seasonsLabel(seasons: readonly Season[]): string {
  const sorted = SEASONS.filter((season) => seasons.includes(season))
  if (sorted.length === 0 || sorted.length === SEASONS.length) return 'Toute l’année'
  return sorted.map((season, index) => (index ? SEASON_LABELS[season].toLowerCase() : SEASON_LABELS[season])).join(', ')
}

/** Options of a closed list, with their French labels. */
export function optionsOf<Value extends string | number>(
  values: readonly Value[],
  labels: Record<Value, string>,
): { value: `${Value}`; label: string }[] {
  return values.map((value) => ({ value: `${value}`, label: labels[value] }))
}
