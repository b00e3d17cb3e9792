import * as z from 'zod/mini'
import { foldText } from '#app/lib/french/fold-text.ts'
import { plainLine } from '#app/lib/french/plain-text.ts'
import { generationSentences as sentences } from '#content/generation.ts'
import { AGE_GROUPS, ALLERGENS, DEVELOPMENTS, DURATIONS, PLACES, SEASONS } from './enums.ts'

/** Characters of a theme or a material, after it is made plain. */
const CRITERIA_TEXT_MAX = 120
export const THEMES_MAX = 5
export const MATERIALS_MAX = 10
export const OBSERVATION_MAX = 300
/** Two groups of ten that play together. */
export const GROUP_SIZE_MAX = 20
const IDEA_TITLE_MAX = 80
const IDEA_LINE_MAX = 200

const name = plainLine(CRITERIA_TEXT_MAX, sentences.textTooLong, sentences.notAName)

/** « Neige » and « neige » are one; a name of which nothing is left is none. */
function distinctNames(names: string[]): string[] {
  const byFolded = new Map(names.filter(Boolean).map((it) => [foldText(it), it]))
  return [...byFolded.values()]
}

const names = (max: number, tooMany: string) =>
  z.array(name).check(z.maxLength(max, tooMany), z.overwrite(distinctNames))
const distinct = <Value>(values: Value[]) => [...new Set(values)]

/** A title and one line, from which a whole sheet can be made; as it was proposed, and read again like any text. */
const ActivityIdea = z.strictObject({
  title: plainLine(IDEA_TITLE_MAX, sentences.ideaUnknown, sentences.ideaUnknown),
  line: plainLine(IDEA_LINE_MAX, sentences.ideaUnknown, sentences.ideaUnknown),
  /** Of the bank's composer, which gives this very idea again; null for a language model's. */
  seed: z.nullable(z.int().check(z.gte(0), z.lte(0xff_ff_ff_ff))),
})

export type ActivityIdea = z.infer<typeof ActivityIdea>

/** What an educator asks the generator for; the composer and the model's prompt receive exactly this. */
export const ActivityCriteria = z.strictObject({
  /** At least one; several make a mixed-age group, whose youngest decides on safety. */
  ageGroups: z
    .array(z.enum(AGE_GROUPS))
    .check(z.minLength(1, sentences.ageMissing), z.maxLength(AGE_GROUPS.length), z.overwrite(distinct)),
  /** One or two; the first is the main one. */
  developments: z
    .array(z.enum(DEVELOPMENTS))
    .check(z.minLength(1, sentences.domainMissing), z.maxLength(2, sentences.domainMissing), z.overwrite(distinct)),
  /** Names, of the reference list or of the daycare's own; may be empty. */
  themes: names(THEMES_MAX, sentences.tooManyThemes),
  materials: names(MATERIALS_MAX, sentences.tooManyMaterials),
  place: z.enum(PLACES),
  season: z.enum(SEASONS),
  durationMinutes: z.literal(DURATIONS),
  /** « Avec ce que j’ai »: the materials above are all there is; at most two others, marked optional. */
  onlyMaterials: z._default(z.boolean(), false),
  /** Children in the group. */
  groupSize: z._default(
    z.nullable(z.int().check(z.gte(1, sentences.groupSizeOff), z.lte(GROUP_SIZE_MAX, sentences.groupSizeOff))),
    null,
  ),
  /** Present in the group: nothing in the sheet may bring them. */
  allergies: z._default(z.array(z.enum(ALLERGENS)).check(z.maxLength(ALLERGENS.length), z.overwrite(distinct)), []),
  /** What she has seen the children do, without a name. */
  observation: z._default(plainLine(OBSERVATION_MAX, sentences.observationTooLong, sentences.observationNotPlain), ''),
  /** The one of « 3 idées » that she chose. */
  idea: z._default(z.nullable(ActivityIdea), null),
})
/** What has a default may be left out. */
export type ActivityCriteria = z.input<typeof ActivityCriteria>
