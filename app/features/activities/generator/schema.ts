import * as z from 'zod/mini'
import { ActivityCriteria, MATERIALS_MAX, OBSERVATION_MAX, THEMES_MAX } from '#app/domain/activity-criteria.ts'
import type { PersonalData } from '#app/lib/personal-data/personal-data.ts'
import { generationSentences as sentences } from '#content/generation.ts'

/** An observation, the themes, the materials and an idea. */
const CHECKED_TEXTS_MAX = THEMES_MAX + MATERIALS_MAX + 3
/** Activities that one person may generate in one day of her time zone. */
export const DAILY_LIMIT = 20

const TIMEZONE_MAX = 64

/** Also refuses « +05:00 », which Intl takes and which has no daylight saving. */
function isTimezone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('fr-CA', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const timezone = z
  .string(sentences.timezoneUnknown)
  .check(
    z.maxLength(TIMEZONE_MAX, { error: sentences.timezoneUnknown, abort: true }),
    z.refine(isTimezone, sentences.timezoneUnknown),
  )

/** `id` is made by the browser, once per click: the same click sent twice is one generation. */
export const GenerateActivityInput = z.strictObject({ id: z.uuid(), criteria: ActivityCriteria, timezone })
export const IdeasInput = z.strictObject({ criteria: ActivityCriteria })
export const NearActivitiesInput = z.pick(ActivityCriteria, {
  ageGroups: true,
  developments: true,
  themes: true,
  place: true,
  season: true,
  durationMinutes: true,
})
/** Every text of a request that she typed, before it leaves. */
export const ChildNamesInput = z.strictObject({
  texts: z
    .array(z.string().check(z.maxLength(OBSERVATION_MAX, sentences.observationTooLong)))
    .check(z.maxLength(CHECKED_TEXTS_MAX)),
})
export const StopGenerationInput = z.strictObject({ id: z.uuid() })
export const CountGeneratedInput = z.strictObject({ timezone })

export type GenerateActivityInput = z.input<typeof GenerateActivityInput>
export type IdeasInput = z.input<typeof IdeasInput>
export type NearActivitiesInput = z.infer<typeof NearActivitiesInput>
export type ChildNamesInput = z.infer<typeof ChildNamesInput>
/** What to ask her about before texts leave, and each of them as it would leave; empty when nothing is left of a name. */
export type ChildNames = { found: PersonalData[]; without: string[] }
export type CountGeneratedInput = z.infer<typeof CountGeneratedInput>

/** Units of the day in her time zone; `used` counts those under way. */
export type GeneratedToday = { used: number; limit: number }
