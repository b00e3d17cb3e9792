import * as z from 'zod/mini'
import type { KnownFact } from '#content/welcome/steps.ts'

const STEP_ID = /^[a-z]+(?:-[a-z]+)*$/
const STEP_ID_MAX = 40
const STEPS_MAX = 60

const stepId = z.string().check(z.maxLength(STEP_ID_MAX, { abort: true }), z.regex(STEP_ID))

/** Only what changes: steps ticked (true) or unticked (false); the rest stays. */
export const SavePathInput = z.strictObject({
  steps: z.record(stepId, z.boolean()).check(z.refine((steps) => Object.keys(steps).length <= STEPS_MAX)),
})
export type PathChange = z.infer<typeof SavePathInput>

/** The ticks after a change; what the change does not name stays as it is. */
export const applyPathChange = (done: readonly string[], { steps }: PathChange): string[] => [
  ...done.filter((id) => steps[id] === undefined),
  ...Object.keys(steps).filter((id) => steps[id]),
]

/** Whether she puts the path, or the list of what to do next, away, or takes it back. */
export const PutAwayInput = z.strictObject({ isPutAway: z.boolean() })

/** The path of the signed-in person. */
export type OwnPath = {
  /** Ids of the steps that she has ticked. */
  done: string[]
  /** What she has done elsewhere, of which a step may be about. */
  facts: KnownFact[]
}

/** How far somebody of the team is: never which steps, and without dates. */
export type TeamPath = { userId: string; done: number; total: number; week: number }

/** What a manager who begins has done, of what there is to do. */
export type NextSteps = Record<'team' | 'details' | 'activity' | 'note', boolean>
