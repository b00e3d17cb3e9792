import * as z from 'zod/mini'
import type { Exercise } from '#content/exercises/types.ts'
import { exerciseSentences } from '#content/pages/exercises.ts'

export const EXERCISE_COUNT = 42
export const PRECAUTION_MAX = 200
export const TITLE_MAX = 80
export const DESCRIPTION_MAX = 500
export const STATEMENT_MAX = 200
export const STATEMENTS_MAX = 20
/** Situations that one person may keep. */
export const SITUATIONS_MAX = 100

export const SIDES = ['risks', 'benefits', 'dangers', 'depends'] as const
export type Side = (typeof SIDES)[number]

/** Colleagues' situations that a person is shown. */
export const SHARED_MAX = 100

const exerciseId = z.int().check(z.minimum(1), z.maximum(EXERCISE_COUNT))
/** Id of a statement of an exercise. */
export const tagId = z.string().check(z.regex(/^\d{1,2}-\d{1,2}$/))
const precaution = z.string().check(z.trim(), z.maxLength(PRECAUTION_MAX, exerciseSentences.precautionTooLong))

/** An exercise in the grid. */
export type ExerciseCard = Pick<Exercise, 'id' | 'key' | 'title' | 'description' | 'image' | 'alt' | 'kind' | 'seasons'>

export const ExerciseInput = z.strictObject({ exerciseId })

export const SaveAttemptInput = z.strictObject({
  exerciseId,
  placements: z.record(tagId, z.enum(SIDES)),
  precautions: z.record(tagId, precaution),
  finished: z.boolean(),
})
export type SaveAttemptInput = z.infer<typeof SaveAttemptInput>

/** What a person has done of one exercise; placements and precautions are by statement id. */
export type ExerciseAttempt = {
  exerciseId: number
  placements: Record<string, Side>
  precautions: Record<string, string>
  finishedAt: Date | null
  updatedAt: Date
}

/** Sides that one writes statements on. */
export const STATEMENT_SIDES = ['benefits', 'risks', 'dangers'] as const

export const SituationStatement = z.strictObject({
  side: z.enum(STATEMENT_SIDES),
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, exerciseSentences.statementMissing),
      z.maxLength(STATEMENT_MAX, exerciseSentences.statementTooLong),
    ),
  /** Empty for a benefit. */
  precaution,
})
export type SituationStatement = z.infer<typeof SituationStatement>

/** `version` is the one that was read: 0 for a new situation. */
export const SaveSituationInput = z.strictObject({
  id: z.uuid(),
  version: z.int().check(z.minimum(0)),
  title: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, exerciseSentences.titleMissing),
      z.maxLength(TITLE_MAX, exerciseSentences.titleTooLong),
    ),
  description: z.string().check(z.trim(), z.maxLength(DESCRIPTION_MAX, exerciseSentences.descriptionTooLong)),
  statements: z.array(SituationStatement).check(z.maxLength(STATEMENTS_MAX, exerciseSentences.tooManyStatements)),
})
export type SaveSituationInput = z.infer<typeof SaveSituationInput>

export const SituationInput = z.strictObject({ id: z.uuid() })

export const ShareSituationInput = z.strictObject({ id: z.uuid(), shared: z.boolean() })
export type ShareSituationInput = z.infer<typeof ShareSituationInput>

/** A situation that an educator writes; `sharedAt` is null while it is private. */
export type Situation = SaveSituationInput & { updatedAt: Date; sharedAt: Date | null }

/** A colleague's situation, for reading. `author`: first and last name. */
export type SharedSituation = Omit<Situation, 'version' | 'sharedAt'> & { author: string }
