import { AGE_GROUPS, type AgeGroup } from '#app/domain/enums.ts'
import { findByName } from '#app/lib/french/fold-text.ts'
import { AGE_TAGS } from '#content/guides/ages/types.ts'
import { MOMENTS, type Moment, type Situation } from '#content/guides/what-to-do/types.ts'
import { SITUATIONS } from '#content/guides/what-to-do.ts'

export const MOMENT_KEYS = Object.keys(MOMENTS) as Moment[]

/** The situation of an address; undefined when it is unknown, and the page then shows all of them. */
export const findSituation = (id: string | undefined): Situation | undefined =>
  findByName(SITUATIONS, (one) => one.id, id)

/** The value of an address that stands in a list, or undefined. */
const known = <Value extends string>(values: readonly Value[], value: string | undefined) =>
  values.find((one) => one === value)

type Filters = { age: (typeof AGE_TAGS)[number] | undefined; moment: Moment | undefined }

/** The filters of an address; unknown values filter nothing. */
export const readFilters = (age: string | undefined, moment: string | undefined): Filters => ({
  age: known(AGE_TAGS, age),
  moment: known(MOMENT_KEYS, moment),
})

/** The tags of the ages stand in the order of the age groups. */
const rank = (age: AgeGroup) => AGE_GROUPS.indexOf(age)

/**
 * The situations that pass the filters, by moment. Without a moment each stands once, under its first; with one, all
 * that it is a moment of stand there together.
 */
export function situationsByMoment({ age, moment }: Filters): [moment: Moment, situations: Situation[]][] {
  const ofAge = SITUATIONS.filter(({ ages: [youngest, oldest] }) => {
    const index = age ? AGE_TAGS.indexOf(age) : -1
    return index === -1 || (rank(youngest) <= index && index <= rank(oldest))
  })
  const groups = (moment ? [moment] : MOMENT_KEYS).map((key): [Moment, Situation[]] => [
    key,
    ofAge.filter(({ moments }) => (moment ? moments.includes(key) : moments[0] === key)),
  ])
  return groups.filter(([, situations]) => situations.length > 0)
}

const STARTS = ['0', '18\u00A0mois', '2\u00A0ans', '3\u00A0ans', '4\u00A0ans']
const ENDS = ['18\u00A0mois', '2\u00A0ans', '3\u00A0ans', '4\u00A0ans', '5\u00A0ans']

/** « De 18 mois à 3 ans », « De 0 à 5 ans ». */
export function agesLabel({ ages: [youngest, oldest] }: Situation): string {
  return `De ${STARTS[rank(youngest)]} à ${ENDS[rank(oldest)]}`
}

const PHONES = [
  { number: '911', label: '911', said: /(?<!\d)911(?!\d)/ },
  { number: '18004635060', label: 'Centre antipoison', said: /463-5060/ },
  { number: '811', label: 'Info-Santé, 811', said: /(?<!\d)811(?!\d)/ },
]

/** The telephone numbers that a text names, the most urgent first. */
export const phonesIn = (text: string) => PHONES.filter(({ said }) => said.test(text))
