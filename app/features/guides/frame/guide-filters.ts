import { AGE_GROUPS, type AgeGroup } from '#app/domain/enums.ts'
import { AGE_TAGS } from '#content/guides/ages/types.ts'
import { AGE_GROUP_LABELS } from '#content/labels.ts'

/** A stage of age as an address names it. */
export type AgeTag = (typeof AGE_TAGS)[number]

/** The youngest and the oldest group that something is for. */
type AgeRange = { ages: readonly [youngest: AgeGroup, oldest: AgeGroup] }

/** For the filter by age. */
export const AGE_OPTIONS = Object.values(AGE_GROUP_LABELS).map((label, i) => ({ value: AGE_TAGS[i] ?? '', label }))

/** The value of an address that stands in a list, or undefined. */
export const knownValue = <Value extends string>(values: readonly Value[], value: string | undefined) =>
  values.find((one) => one === value)

/** The tags of the ages stand in the order of the age groups. */
const rank = (age: AgeGroup) => AGE_GROUPS.indexOf(age)

/** Whether something is for this age; without an age, everything is. */
export function isForAge({ ages: [youngest, oldest] }: AgeRange, age: AgeTag | undefined): boolean {
  if (!age) return true
  const index = AGE_TAGS.indexOf(age)
  return rank(youngest) <= index && index <= rank(oldest)
}

const STARTS = ['0', '18\u00A0mois', '2\u00A0ans', '3\u00A0ans', '4\u00A0ans']
const ENDS = ['18\u00A0mois', '2\u00A0ans', '3\u00A0ans', '4\u00A0ans', '5\u00A0ans']

/** « De 18 mois à 3 ans », « De 0 à 5 ans ». */
export const agesLabel = ({ ages: [youngest, oldest] }: AgeRange): string =>
  `De ${STARTS[rank(youngest)]} à ${ENDS[rank(oldest)]}`

/**
 * What passes the other filters, by moment. Without a moment each stands once, under its first; with one, all that it is a
 * moment of stand there together.
 */
export function byMoment<Moment extends string, One extends { moments: readonly [Moment, ...Moment[]] }>(
  all: readonly One[],
  keys: readonly Moment[],
  moment: Moment | undefined,
): [moment: Moment, found: One[]][] {
  const groups = (moment ? [moment] : keys).map((key): [Moment, One[]] => [
    key,
    all.filter(({ moments }) => (moment ? moments.includes(key) : moments[0] === key)),
  ])
  return groups.filter(([, found]) => found.length > 0)
}
