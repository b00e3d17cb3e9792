import * as z from 'zod/mini'
import { AIR_ABOVE_TEN, weatherSentences as sentences, type WeatherSubject } from '#content/pages/team/weather.ts'

/** What a number can be given for. */
export const SUBJECTS = ['cold', 'heat', 'uv', 'air'] as const satisfies readonly WeatherSubject[]
export type Subject = (typeof SUBJECTS)[number]

/** Characters of what a daycare writes about one subject. */
export const WORDS_MAX = 300

/** Lowest and highest threshold of each: degrees Celsius or wind chill, humidex or degrees, UV index, air quality health index. */
export const THRESHOLD_RANGES: Record<Subject, readonly [lowest: number, highest: number]> = {
  cold: [-60, 15],
  heat: [15, 60],
  uv: [1, 20],
  air: [1, AIR_ABOVE_TEN],
}

/** The thresholds of a subject; `babies…`: for 0 to 18 months, where they come earlier. Null: not decided. */
export const THRESHOLD_NAMES = ['adapt', 'stayIn', 'babiesAdapt', 'babiesStayIn'] as const
export type ThresholdName = (typeof THRESHOLD_NAMES)[number]
type Thresholds = Record<ThresholdName, number | null>

/** How far a value goes towards staying inside: the colder, the further; of the others, the higher. */
export const severity = (subject: Subject, value: number): number => (subject === 'cold' ? -value : value)

const words = z.string().check(z.trim(), z.maxLength(WORDS_MAX, sentences.wordsTooLong))

/** Each pair in the order in which a worsening day meets them; `strict`: not both at once. */
const ORDER = [
  { first: 'adapt', next: 'stayIn', strict: true, sentence: sentences.order },
  { first: 'babiesAdapt', next: 'babiesStayIn', strict: true, sentence: sentences.order },
  { first: 'babiesAdapt', next: 'adapt', strict: false, sentence: sentences.babies },
  { first: 'babiesStayIn', next: 'stayIn', strict: false, sentence: sentences.babies },
] as const

function subjectRules(subject: Subject) {
  const [lowest, highest] = THRESHOLD_RANGES[subject]
  const sentence = subject === 'air' ? sentences.airRange : sentences.range(lowest, highest)
  const threshold = z.nullable(z.int(sentence).check(z.gte(lowest, sentence), z.lte(highest, sentence)))
  const isInOrder = (rules: Thresholds, { first, next, strict }: (typeof ORDER)[number]): boolean => {
    const [before, after] = [rules[first], rules[next]]
    if (before === null || after === null) return true
    const gap = severity(subject, after) - severity(subject, before)
    return strict ? gap > 0 : gap >= 0
  }
  return z
    .strictObject({
      adapt: threshold,
      stayIn: threshold,
      babiesAdapt: threshold,
      babiesStayIn: threshold,
      words,
    })
    .check(
      ...ORDER.map((pair) =>
        z.refine<Thresholds>((rules) => isInOrder(rules, pair), {
          // The threshold that is milder than it may be, or comes too early.
          path: [pair.strict ? pair.next : pair.first],
          error: pair.sentence[subject === 'cold' ? 'cold' : 'others'],
        }),
      ),
    )
}

/** What a subject asks for. */
export const ASKED_LEVELS = ['USUAL', 'ADAPT', 'STAY_IN'] as const
export type AskedLevel = (typeof ASKED_LEVELS)[number]

/** What a daycare has decided. Thunder is not in it: at the first clap, everybody goes in. */
export const WeatherRules = z.strictObject({
  cold: subjectRules('cold'),
  heat: subjectRules('heat'),
  uv: subjectRules('uv'),
  air: subjectRules('air'),
  rain: z.strictObject({ level: z.nullable(z.enum(ASKED_LEVELS)), words }),
})
export type WeatherRules = z.infer<typeof WeatherRules>

const NOTHING = { adapt: null, stayIn: null, babiesAdapt: null, babiesStayIn: null, words: '' }

/**
 * What is proposed until a manager has saved something: the one threshold that was published for going out. The marks on
 * heat, sun and smoke are no thresholds (content/guides/backpack/weather.ts): they are read beside empty fields.
 */
export const PROPOSED_RULES: WeatherRules = {
  cold: { ...NOTHING, stayIn: -27 },
  heat: NOTHING,
  uv: NOTHING,
  air: NOTHING,
  rain: { level: null, words: '' },
}

/** `seen`: `updatedAt` in ms of the version that was read, null when nobody had saved one. */
export const SaveWeatherPolicyInput = z.strictObject({
  rules: WeatherRules,
  seen: z.nullable(z.int().check(z.nonnegative())),
})
export type SaveWeatherPolicyInput = z.infer<typeof SaveWeatherPolicyInput>

/** A policy that a manager has saved. */
export type SavedPolicy = {
  updatedAt: Date
  /** Full name; null once her account is erased. */
  savedBy: string | null
}

/** What the guide « Pas de mauvais temps! » says of a subject: what was published, and the gestures that go with it. */
export type GuideLines = { published: string; before: readonly string[]; outside: readonly string[]; goIn: string }

export type WeatherPolicy = {
  daycareName: string
  /** Sent with the policy: the texts of the guides are loaded by their own pages only. */
  guide: Record<Subject, GuideLines>
  rules: WeatherRules
  /** Null while the rules are only proposed. */
  saved: SavedPolicy | null
}
