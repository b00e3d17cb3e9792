import * as z from 'zod/mini'
import { keptStore } from '#app/lib/kept/kept-store.ts'
import { AIR_ABOVE_TEN, weatherSentences } from '#content/pages/team/weather.ts'
import {
  ASKED_LEVELS,
  SUBJECTS,
  type Subject,
  THRESHOLD_NAMES,
  THRESHOLD_RANGES,
  type ThresholdName,
  WeatherRules,
} from './schema.ts'
import { readAir, readNumber } from './verdict.ts'

// Numbers as they are typed, and without the limits of the server: what is wrong is kept until it is corrected.
const SubjectDraft = z.object({
  adapt: z.string(),
  stayIn: z.string(),
  babiesAdapt: z.string(),
  babiesStayIn: z.string(),
  words: z.string(),
})
const PolicyDraft = z.object({
  cold: SubjectDraft,
  heat: SubjectDraft,
  uv: SubjectDraft,
  air: SubjectDraft,
  rain: z.object({ level: z.enum(['', ...ASKED_LEVELS]), words: z.string() }),
})
export type PolicyDraft = z.infer<typeof PolicyDraft>

/** `seen`: the version that the draft began from, as in `SaveWeatherPolicyInput`. */
export const policyDrafts = keptStore('weather-policy', z.object({ seen: z.nullable(z.number()), draft: PolicyDraft }))

export function draftOf({ rain, ...rules }: WeatherRules): PolicyDraft {
  const typed = (value: number | null) => (value === null ? '' : String(value))
  const typedAir = (value: number | null) => (value === AIR_ABOVE_TEN ? '10+' : typed(value))
  const subject = ({ adapt, stayIn, babiesAdapt, babiesStayIn, words }: WeatherRules[Subject], write = typed) => ({
    adapt: write(adapt),
    stayIn: write(stayIn),
    babiesAdapt: write(babiesAdapt),
    babiesStayIn: write(babiesStayIn),
    words,
  })
  return {
    cold: subject(rules.cold),
    heat: subject(rules.heat),
    uv: subject(rules.uv),
    air: subject(rules.air, typedAir),
    rain: { level: rain.level ?? '', words: rain.words },
  }
}

/** The rules of a draft, or the sentence for each field that is wrong, by its name (« cold.stayIn »). */
export function rulesOf(draft: PolicyDraft): { rules?: WeatherRules; errors: Record<string, string> } {
  const errors: Record<string, string> = {}
  const numberOf = (subject: Subject, name: ThresholdName) => {
    const text = draft[subject][name]
    const value = subject === 'air' ? readAir(text) : readNumber(text)
    if (value !== undefined) return value
    errors[`${subject}.${name}`] =
      subject === 'air' ? weatherSentences.airRange : weatherSentences.range(...THRESHOLD_RANGES[subject])
    return null
  }
  const subjects = SUBJECTS.map((subject) => {
    const thresholds = THRESHOLD_NAMES.map((name) => [name, numberOf(subject, name)])
    return [subject, { ...Object.fromEntries(thresholds), words: draft[subject].words }]
  })
  const rain = { level: draft.rain.level || null, words: draft.rain.words }
  const parsed = WeatherRules.safeParse({ ...Object.fromEntries(subjects), rain })
  for (const { path, message } of parsed.error?.issues ?? []) errors[path.join('.')] ??= message
  return parsed.success && Object.keys(errors).length === 0 ? { rules: parsed.data, errors } : { errors }
}

/** What is written in it, for the check of children’s names. */
export const writtenIn = ({ rain, ...subjects }: WeatherRules): string =>
  [...Object.values(subjects), rain].map(({ words }) => words).join('\n')
