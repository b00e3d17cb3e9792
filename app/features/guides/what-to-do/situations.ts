import { findByName } from '#app/lib/french/fold-text.ts'
import { AGE_TAGS } from '#content/guides/ages/types.ts'
import { MOMENTS, type Moment, type Situation } from '#content/guides/what-to-do/types.ts'
import { SITUATIONS } from '#content/guides/what-to-do.ts'
import { type AgeTag, byMoment, isForAge, knownValue } from '../frame/guide-filters.ts'

export const MOMENT_KEYS = Object.keys(MOMENTS) as Moment[]

/** The situation of an address; undefined when it is unknown, and the page then shows all of them. */
export const findSituation = (id: string | undefined): Situation | undefined =>
  findByName(SITUATIONS, (one) => one.id, id)

type Filters = { age: AgeTag | undefined; moment: Moment | undefined }

/** The filters of an address; unknown values filter nothing. */
export const readFilters = (age: string | undefined, moment: string | undefined): Filters => ({
  age: knownValue(AGE_TAGS, age),
  moment: knownValue(MOMENT_KEYS, moment),
})

/** The situations that pass the filters, by moment. */
export const situationsByMoment = ({ age, moment }: Filters) =>
  byMoment(
    SITUATIONS.filter((one) => isForAge(one, age)),
    MOMENT_KEYS,
    moment,
  )

const PHONES = [
  { number: '911', label: '911', said: /(?<!\d)911(?!\d)/ },
  { number: '18004635060', label: 'Centre antipoison', said: /463-5060/ },
  { number: '811', label: 'Info-Santé, 811', said: /(?<!\d)811(?!\d)/ },
]

/** The telephone numbers that a text names, the most urgent first. */
export const phonesIn = (text: string) => PHONES.filter(({ said }) => said.test(text))
