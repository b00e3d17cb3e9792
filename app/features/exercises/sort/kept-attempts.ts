import * as z from 'zod/mini'
import { keptStore } from '#app/lib/kept/kept-store.ts'
import { SIDES } from '../limits.ts'

// Looser than what the server takes: a precaution that is too long is still hers to correct.
const KeptAttempt = z.object({
  exerciseId: z.int(),
  placements: z.record(z.string(), z.enum(SIDES)),
  precautions: z.record(z.string(), z.string()),
  finished: z.boolean(),
})
/** What a person did of a situation and the server has not confirmed yet. */
export type KeptAttempt = z.infer<typeof KeptAttempt>

/** At most one attempt per situation, by its number. */
export const keptAttempts = keptStore('exercises', KeptAttempt)
