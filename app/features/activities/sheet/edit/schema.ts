import * as z from 'zod/mini'
import {
  type ActivitySheet,
  ADAPTATION_TARGETS,
  SHEET_DOMAINS,
  SHEET_MOMENTS,
  SHEET_SECTIONS,
  type SheetSection,
  SUPERVISION_LEVELS,
} from '#app/domain/activity-sheet.ts'
import { plainLine } from '#app/lib/french/plain-text.ts'
import { editSentences as sentences } from '#content/pages/activity-edit.ts'
import { SHEET_ENTRIES_MAX, SHEET_TEXT_MAX, SHEET_TITLE_MAX } from '../../limits.ts'

const SHORT_MAX = 120
const STEP_MINUTES_MAX = 240
/** Characters of a wish in the person's own words. */
export const WISH_TEXT_MAX = 200
/** Former texts of a sheet that are kept. */
export const VERSIONS_KEPT = 10

const text = z
  .string()
  .check(z.trim(), z.minLength(1, sentences.textMissing), z.maxLength(SHEET_TEXT_MAX, sentences.textTooLong))
const short = z.string().check(z.trim(), z.maxLength(SHORT_MAX, sentences.shortTooLong))
const named = short.check(z.minLength(1, sentences.nameMissing))
const entries = <Entry extends z.ZodMiniType>(entry: Entry) =>
  z.array(entry).check(z.maxLength(SHEET_ENTRIES_MAX, sentences.tooManyEntries))
const list = entries(text)

/** Each section as a person may write it: the shape of the sheet, with the limits that the form states. */
const SECTIONS = {
  titre: z
    .string()
    .check(z.trim(), z.minLength(1, sentences.titleMissing), z.maxLength(SHEET_TITLE_MAX, sentences.titleTooLong)),
  observationDepart: z.nullable(text),
  intentionEducative: text,
  domaines: entries(
    z.strictObject({
      domaine: z.enum(SHEET_DOMAINS),
      composante: named,
      role: z.enum(['principal', 'secondaire']),
    }),
  ),
  objectifs: list,
  materiel: entries(
    z.strictObject({
      nom: named,
      quantite: short,
      facultatif: z.boolean(),
      remplacement: z.nullable(short),
      petitesPieces: z.boolean(),
      aliment: z.boolean(),
    }),
  ),
  preparation: list,
  deroulement: entries(
    z.strictObject({
      moment: z.enum(SHEET_MOMENTS),
      minutes: z
        .int(sentences.minutesOff)
        .check(z.gte(1, sentences.minutesOff), z.lte(STEP_MINUTES_MAX, sentences.minutesOff)),
      texte: text,
      jeuLibre: z.boolean(),
    }),
  ),
  roleEducatrice: z.strictObject({ gestes: list, questionsOuvertes: list }),
  vocabulaire: entries(named),
  adaptations: entries(z.strictObject({ pour: z.enum(ADAPTATION_TARGETS), texte: text })),
  securite: z.strictObject({
    risquesAcceptes: list,
    dangersAEliminer: list,
    supervision: z.enum(SUPERVISION_LEVELS),
    allergies: list,
  }),
  observation: list,
  prolongements: list,
  reflexionRetroaction: list,
} satisfies { [Section in SheetSection]: z.ZodMiniType<ActivitySheet[Section]> }

/** What is wrong with the value of a section, in French; null when it can be saved. */
export function sectionError(section: SheetSection, value: unknown): string | null {
  const parsed = SECTIONS[section].safeParse(value)
  if (parsed.success) return null
  const message = parsed.error.issues[0]?.message ?? ''
  return message === '' || message.startsWith('Invalid') ? sentences.wrongShape : message
}

/** The value of a section, trimmed. @throws ZodError when {@link sectionError} is not null. */
export function parseSection<Section extends SheetSection>(section: Section, value: unknown): ActivitySheet[Section] {
  return SECTIONS[section].parse(value) as ActivitySheet[Section]
}

const version = z.int().check(z.gte(1), z.lte(1_000_000))
const target = { activityId: z.uuid(), version }

const updateInputOf = (section: SheetSection) =>
  z.strictObject({
    ...target,
    section: z.literal(section),
    value: SECTIONS[section],
    reason: z._default(z.enum(['EDIT', 'CHANGE']), 'EDIT'),
    vouched: z.optional(entries(z.string().check(z.maxLength(SHEET_TEXT_MAX)))),
  })

/**
 * `version`: the one that was read. `reason`: text typed by hand (EDIT), or an accepted proposal (CHANGE). `vouched`: texts
 * whose doubt the person has looked at, and keeps.
 */
export const UpdateActivityInput = z.discriminatedUnion(
  'section',
  SHEET_SECTIONS.map(updateInputOf) as [ReturnType<typeof updateInputOf>],
)
export type UpdateActivityInput = z.infer<typeof UpdateActivityInput>

/** How a section may be changed; WORDS is a wish in the person's own words. */
export const WISHES = ['SIMPLER', 'HARDER', 'SHORTER', 'DETAILED', 'OTHER', 'WORDS'] as const
export type Wish = (typeof WISHES)[number]

export const ChangeSectionInput = z.strictObject({
  ...target,
  section: z.enum(SHEET_SECTIONS).check(z.refine((section) => section !== 'domaines', sentences.wrongShape)),
  wish: z.enum(WISHES),
  /** The wish in the person's own words, for WORDS. */
  words: z._default(plainLine(WISH_TEXT_MAX, sentences.wordsTooLong, sentences.wordsNotPlain), ''),
})
export type ChangeSectionInput = z.infer<typeof ChangeSectionInput>

export const ReviewActivityInput = z.strictObject({ ...target, isReviewed: z.boolean() })
export type ReviewActivityInput = z.infer<typeof ReviewActivityInput>

/** `number`: the version to restore. */
export const RestoreVersionInput = z.strictObject({ ...target, number: version })
export type RestoreVersionInput = z.infer<typeof RestoreVersionInput>
