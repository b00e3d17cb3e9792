import * as z from 'zod/mini'
import { ActivityCriteria, MATERIALS_MAX, OBSERVATION_MAX, THEMES_MAX } from '#app/domain/activity-criteria.ts'
import type { PersonalData } from '#app/lib/personal-data/personal-data.ts'
import { generationSentences as sentences } from '#content/generation.ts'

/** Themes, materials, an observation, and the two texts of an idea. */
const CHECKED_TEXTS_MAX = THEMES_MAX + MATERIALS_MAX + 3
/** Activities that one person may generate in one day of her time zone. */
export const DAILY_LIMIT = 20

const TIMEZONE_MAX = 64

/** Also refuses « +05:00 », which Intl accepts but which knows no daylight saving time. */
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

/** `id` is created by the browser, once per click: a request sent twice is one generation. */
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
/** The texts that the person typed in a request, to be checked for names before it is sent. */
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
/** Personal data found in the texts, and each text as it would be sent; empty for a text that was only a name. */
export type ChildNames = { found: PersonalData[]; without: string[] }
export type CountGeneratedInput = z.infer<typeof CountGeneratedInput>

/** Units of the day in the person's time zone; `used` includes those under way. */
export type GeneratedToday = { used: number; limit: number }
