import * as z from 'zod/mini'
import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import { AGE_GROUPS, ALLERGENS, DEVELOPMENTS, DURATIONS, PLACES, SEASONS } from '#app/domain/enums.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import type { PersonalData } from '#app/lib/personal-data/personal-data.ts'
import { generationSentences as sentences } from '#content/generation.ts'
import { plainLine } from './stream/generation-text.ts'

/** Characters of a theme or a material, after it is made plain. */
export const CRITERIA_TEXT_MAX = 120
export const THEMES_MAX = 5
export const MATERIALS_MAX = 10
export const OBSERVATION_MAX = 300
/** Two groups of ten that play together. */
export const GROUP_SIZE_MAX = 20
/** An observation, the themes, the materials and an idea. */
const CHECKED_TEXTS_MAX = THEMES_MAX + MATERIALS_MAX + 3
const IDEA_TITLE_MAX = 80
const IDEA_LINE_MAX = 200
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

const name = plainLine(CRITERIA_TEXT_MAX, sentences.textTooLong, sentences.notAName)

/** « Neige » and « neige » are one; a name of which nothing is left is none. */
function distinctNames(names: string[]): string[] {
  const byFolded = new Map(names.filter(Boolean).map((it) => [foldText(it), it]))
  return [...byFolded.values()]
}

const names = (max: number, tooMany: string) =>
  z.array(name).check(z.maxLength(max, tooMany), z.overwrite(distinctNames))
const distinct = <Value>(values: Value[]) => [...new Set(values)]

/** As it was proposed: it is read again like any text that arrives. */
const IdeaInput = z.strictObject({
  title: plainLine(IDEA_TITLE_MAX, sentences.ideaUnknown, sentences.ideaUnknown),
  line: plainLine(IDEA_LINE_MAX, sentences.ideaUnknown, sentences.ideaUnknown),
  seed: z.nullable(z.int().check(z.gte(0), z.lte(0xff_ff_ff_ff))),
})

export const CriteriaInput = z.strictObject({
  ageGroups: z
    .array(z.enum(AGE_GROUPS))
    .check(z.minLength(1, sentences.ageMissing), z.maxLength(AGE_GROUPS.length), z.overwrite(distinct)),
  developments: z
    .array(z.enum(DEVELOPMENTS))
    .check(z.minLength(1, sentences.domainMissing), z.maxLength(2, sentences.domainMissing), z.overwrite(distinct)),
  themes: names(THEMES_MAX, sentences.tooManyThemes),
  materials: names(MATERIALS_MAX, sentences.tooManyMaterials),
  place: z.enum(PLACES),
  season: z.enum(SEASONS),
  durationMinutes: z.literal(DURATIONS),
  onlyMaterials: z._default(z.boolean(), false),
  groupSize: z._default(
    z.nullable(z.int().check(z.gte(1, sentences.groupSizeOff), z.lte(GROUP_SIZE_MAX, sentences.groupSizeOff))),
    null,
  ),
  allergies: z._default(z.array(z.enum(ALLERGENS)).check(z.maxLength(ALLERGENS.length), z.overwrite(distinct)), []),
  observation: z._default(plainLine(OBSERVATION_MAX, sentences.observationTooLong, sentences.observationNotPlain), ''),
  idea: z._default(z.nullable(IdeaInput), null),
})

/** `id` is made by the browser, once per click: the same click sent twice is one generation. */
export const GenerateActivityInput = z.strictObject({ id: z.uuid(), criteria: CriteriaInput, timezone })
export const IdeasInput = z.strictObject({ criteria: CriteriaInput })
export const NearActivitiesInput = z.pick(CriteriaInput, {
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

export type GenerateActivityInput = Omit<z.infer<typeof GenerateActivityInput>, 'criteria'> & {
  criteria: ActivityCriteria
}
export type IdeasInput = { criteria: ActivityCriteria }
export type NearActivitiesInput = z.infer<typeof NearActivitiesInput>
export type ChildNamesInput = z.infer<typeof ChildNamesInput>
/** What to ask her about before texts leave, and each of them as it would leave; empty when nothing is left of a name. */
export type ChildNames = { found: PersonalData[]; without: string[] }
export type CountGeneratedInput = z.infer<typeof CountGeneratedInput>

/** Units of the day in her time zone; `used` counts those under way. */
export type GeneratedToday = { used: number; limit: number }
