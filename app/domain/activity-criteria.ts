import * as z from 'zod/mini'
import { foldText } from '#app/lib/french/fold-text.ts'
import { plainLine } from '#app/lib/french/plain-text.ts'
import { generationSentences as sentences } from '#content/generation.ts'
import { AGE_GROUPS, ALLERGENS, DEVELOPMENTS, DURATIONS, PLACES, SEASONS } from './enums.ts'

/** Characters of a theme or a material. */
const CRITERIA_TEXT_MAX = 120
export const THEMES_MAX = 5
export const MATERIALS_MAX = 10
export const OBSERVATION_MAX = 300
/** Children: two groups of ten that play together. */
export const GROUP_SIZE_MAX = 20
const IDEA_TITLE_MAX = 80
const IDEA_LINE_MAX = 200
const IDEA_KEY_MAX = 80

const name = plainLine(CRITERIA_TEXT_MAX, sentences.textTooLong, sentences.notAName)

/** Names without duplicates (case and accents ignored) and without empty ones. */
function distinctNames(names: string[]): string[] {
  const byFolded = new Map(names.filter(Boolean).map((it) => [foldText(it), it]))
  return [...byFolded.values()]
}

const names = (max: number, tooMany: string) =>
  z.array(name).check(z.maxLength(max, tooMany), z.overwrite(distinctNames))
/** What is typed for no material at all. */
const NOTHING = /^(?:rien|neant|n\/?a|(?:aucun|pas de|sans)(?: materiels?)?)$/u
const things = (typed: string[]) => typed.filter((it) => !NOTHING.test(foldText(it)))
const distinct = <Value>(values: Value[]) => [...new Set(values)]

/**
 * A title and one line, from which a sheet can be generated. It comes back from the browser, so it is validated as
 * typed text.
 */
const ActivityIdea = z.strictObject({
  title: plainLine(IDEA_TITLE_MAX, sentences.ideaUnknown, sentences.ideaUnknown),
  line: plainLine(IDEA_LINE_MAX, sentences.ideaUnknown, sentences.ideaUnknown),
  /** Key of the sheet of the bank; null for an idea of the language model. */
  sheetKey: z.nullable(z.string().check(z.maxLength(IDEA_KEY_MAX, { abort: true }), z.regex(/^[a-z]+(?:-[a-z]+)*$/))),
})

export type ActivityIdea = z.infer<typeof ActivityIdea>

/** Criteria of a generation, given unchanged to the bank and to the model's prompt. */
export const ActivityCriteria = z.strictObject({
  /** At least one; several make a mixed-age group, for which the safety rules take the youngest. */
  ageGroups: z
    .array(z.enum(AGE_GROUPS))
    .check(z.minLength(1, sentences.ageMissing), z.maxLength(AGE_GROUPS.length), z.overwrite(distinct)),
  /** One or two; the first is the main one. */
  developments: z
    .array(z.enum(DEVELOPMENTS))
    .check(z.minLength(1, sentences.domainMissing), z.maxLength(2, sentences.domainMissing), z.overwrite(distinct)),
  /** Names, of the reference list or of the daycare's own; may be empty. */
  themes: names(THEMES_MAX, sentences.tooManyThemes),
  materials: names(MATERIALS_MAX, sentences.tooManyMaterials).check(z.overwrite(things)),
  place: z.enum(PLACES),
  season: z.enum(SEASONS),
  durationMinutes: z.literal(DURATIONS),
  /** « Avec ce que j’ai »: only the materials above, and at most two others marked optional. */
  onlyMaterials: z._default(z.boolean(), false),
  /** Children in the group. */
  groupSize: z._default(
    z.nullable(z.int().check(z.gte(1, sentences.groupSizeOff), z.lte(GROUP_SIZE_MAX, sentences.groupSizeOff))),
    null,
  ),
  /** Adults with the group; null when not given. */
  adults: z._default(z.nullable(z.literal([1, 2])), null),
  /** Allergies in the group: nothing in the sheet may contain these allergens. */
  allergies: z._default(z.array(z.enum(ALLERGENS)).check(z.maxLength(ALLERGENS.length), z.overwrite(distinct)), []),
  /** What the educator has seen the children do, without names. */
  observation: z._default(plainLine(OBSERVATION_MAX, sentences.observationTooLong, sentences.observationNotPlain), ''),
  /** The idea chosen among « 3 idées ». */
  idea: z._default(z.nullable(ActivityIdea), null),
})
/** As the browser sends it: properties with a default are optional. */
export type ActivityCriteria = z.input<typeof ActivityCriteria>
