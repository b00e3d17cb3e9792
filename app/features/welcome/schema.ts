import * as z from 'zod/mini'
import type { KnownFact } from '#content/pages/welcome/steps.ts'

const STEP_ID = /^[a-z]+(?:-[a-z]+)*$/
const STEP_ID_MAX = 40
const STEPS_MAX = 60

const stepId = z.string().check(z.maxLength(STEP_ID_MAX, { abort: true }), z.regex(STEP_ID))

/** Only what changes: steps ticked (true) or unticked (false); the rest stays. */
export const SavePathInput = z.strictObject({
  steps: z.record(stepId, z.boolean()).check(z.refine((steps) => Object.keys(steps).length <= STEPS_MAX)),
})
export type PathChange = z.infer<typeof SavePathInput>

/** Whether she puts the path away, or takes it back. */
export const PutPathAwayInput = z.strictObject({ isPutAway: z.boolean() })

/** The path of the signed-in person. */
export type OwnPath = {
  /** Ids of the steps that she has ticked. */
  done: string[]
  /** What she has done elsewhere, of which a step may be about. */
  facts: KnownFact[]
}

/** How far somebody of the team is: never which steps, and without dates. */
export type TeamPath = { userId: string; done: number; total: number; week: number }
