import * as z from 'zod/mini'
import { keptStore } from '#app/lib/kept/kept-store.ts'

const StepDraft = z.object({
  cardId: z.nullable(z.string()),
  text: z.string(),
  dueOn: z.nullable(z.string()),
  /** Of the small step that it takes the place of: tells a draft that still fits from a conflict. */
  seen: z.nullable(z.number()),
})
/** What is being written: from a card, or a change of what is kept. */
export type StepDraft = z.infer<typeof StepDraft>
export type StepWords = Omit<StepDraft, 'seen'>

/** The small step being written, on this device. */
export const stepDrafts = keptStore('small-step', StepDraft)
