import * as z from 'zod/mini'
import { AGE_GROUPS, SEASONS } from '#app/domain/enums.ts'
import { CONTINUUM_STEPS, type ContinuumAxis } from '#content/guides/types.ts'
import { guideSentences } from '#content/pages/guide-sentences.ts'

export const REFLECTION_LEVELS = ['NOT_YET', 'SOMETIMES', 'OFTEN', 'PRACTICE'] as const
export type ReflectionLevel = (typeof REFLECTION_LEVELS)[number]

/** Limits of texts, in characters. */
export const REFLECTION_NOTE_MAX = 500
export const SMALL_STEP_MAX = 200
export const MONTH_NOTE_MAX = 1_000
export const SEARCH_TEXT_MAX = 80

/** Answers that a person may give to one card, and positions on the continuum that a daycare may keep. */
export const ROUNDS_MAX = 1_000
export const PLACES_MAX = 500

/** Hours of an outing; 3 means « 3 h et plus ». */
export const OUTING_HOURS = [1, 2, 3] as const

export const CONTINUUM_AXES = [
  'temps',
  'lieux',
  'materiel',
  'role',
  'risque',
  'partenariat',
] as const satisfies readonly ContinuumAxis[]

const CARD_ID = /^(?:ge|pb|dd|ft|in|ie)-\d{2}$/
const ITEM_ID = /^[a-z]+(?:-[a-z]+)*$/
const ITEMS_MAX = 100
const ITEM_ID_MAX = 40

const cardId = z.string().check(z.regex(CARD_ID))

/**
 * Postgres stores no lone surrogate: the text is made well-formed first, so that it compares equal to what is stored.
 */
const wellFormed = z.overwrite((text: string) => text.toWellFormed())

/** Milliseconds: the last instant of a JavaScript date. */
const MAX_TIMESTAMP = 8_640_000_000_000_000
const timestamp = z.int().check(z.minimum(0), z.maximum(MAX_TIMESTAMP))
/** `updatedAt` of the version that is written over, in ms; null when there was none. */
const seen = z.nullable(timestamp)

/**
 * `round` is 1 for the first answer; the same round again changes that answer. `answeredAt`, in ms: when it was given, for
 * an answer that has waited for the connection; now by default.
 */
export const SaveReflectionInput = z.strictObject({
  cardId,
  round: z.int().check(z.minimum(1), z.maximum(ROUNDS_MAX)),
  level: z.enum(REFLECTION_LEVELS),
  note: z.string().check(wellFormed, z.trim(), z.maxLength(REFLECTION_NOTE_MAX, guideSentences.noteTooLong)),
  seen,
  answeredAt: z.optional(timestamp),
})
export type SaveReflectionInput = z.infer<typeof SaveReflectionInput>

export type Reflection = Omit<SaveReflectionInput, 'seen' | 'answeredAt'> & { createdAt: Date; updatedAt: Date }

export const SaveSmallStepInput = z.strictObject({
  cardId: z.nullable(cardId),
  text: z
    .string()
    .check(
      wellFormed,
      z.trim(),
      z.minLength(1, guideSentences.stepMissing),
      z.maxLength(SMALL_STEP_MAX, guideSentences.stepTooLong),
    ),
  /** YYYY-MM-DD; the database has no year 0. */
  dueOn: z.nullable(z.iso.date(guideSentences.dayWrong).check(z.regex(/^(?!0000)/, guideSentences.dayWrong))),
  done: z.boolean(),
  seen,
})
export type SaveSmallStepInput = z.infer<typeof SaveSmallStepInput>

export type SmallStep = Omit<SaveSmallStepInput, 'done' | 'seen'> & { doneAt: Date | null; updatedAt: Date }

/** An empty text removes the note. */
export const SaveMonthNoteInput = z.strictObject({
  month: z.int().check(z.minimum(1), z.maximum(12)),
  text: z.string().check(wellFormed, z.trim(), z.maxLength(MONTH_NOTE_MAX, guideSentences.monthNoteTooLong)),
  seen,
})
export type SaveMonthNoteInput = z.infer<typeof SaveMonthNoteInput>

export const ShareMonthNoteInput = z.strictObject({
  month: z.int().check(z.minimum(1), z.maximum(12)),
  isShared: z.boolean(),
})
export type ShareMonthNoteInput = z.infer<typeof ShareMonthNoteInput>

export type MonthNote = { month: number; text: string; isShared: boolean; updatedAt: Date }

/** What a colleague has written on a month and shows to her team. */
export type TeamMonthNote = { month: number; text: string; author: string }

export type CalendarNotes = {
  notes: MonthNote[]
  team: TeamMonthNote[]
  /** Ids of the reference themes by their folded name, for the filters of the library. */
  themeIds: Record<string, string>
}

/** What decides the packing list of an outing; no age means every age. */
const Outing = z.strictObject({
  season: z.enum(SEASONS),
  hours: z.literal(OUTING_HOURS),
  ages: z.array(z.enum(AGE_GROUPS)).check(z.maxLength(AGE_GROUPS.length)),
})

const itemId = z.string().check(z.maxLength(ITEM_ID_MAX, { abort: true }), z.regex(ITEM_ID))

export const PackingList = z.strictObject({ ticked: z.array(itemId), outing: Outing })
export type PackingList = z.infer<typeof PackingList>

/** Only what changes: items ticked (true) or unticked (false), and the same for ages; the rest stays. */
export const SavePackingListInput = z.strictObject({
  items: z.record(itemId, z.boolean()).check(z.refine((items) => Object.keys(items).length <= ITEMS_MAX)),
  ages: z.partialRecord(z.enum(AGE_GROUPS), z.boolean()),
  season: z.optional(z.enum(SEASONS)),
  hours: z.optional(z.literal(OUTING_HOURS)),
})
export type PackingChange = z.infer<typeof SavePackingListInput>

export const AddPlaceInput = z.strictObject({
  axis: z.enum(CONTINUUM_AXES),
  step: z.int().check(z.minimum(1), z.maximum(CONTINUUM_STEPS.length)),
})
export const PlaceInput = z.strictObject({ id: z.uuid() })

/** A position of the daycare on an axis, as recorded once. */
export type ContinuumPlace = z.infer<typeof AddPlaceInput> & { id: string; createdAt: Date }

export const SearchInput = z.strictObject({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(SEARCH_TEXT_MAX, guideSentences.searchTooLong)),
})

export type SearchResults = {
  activities: { id: string; title: string; summary: string }[]
  /** Ready questions, with the passage that explains them. */
  questions: { id: string; prompt: string; to: string; anchor: string }[]
}

/** An idea of the yearly calendar; `month` is 1 for January. */
export type MonthIdea = { month: number; monthTitle: string; title: string; text: string }
