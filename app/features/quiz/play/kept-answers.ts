import * as z from 'zod/mini'
import { keptStore } from '#app/lib/kept/kept-store.ts'
import { AnswerQuestionInput } from './schema.ts'

const KeptAnswer = z.extend(AnswerQuestionInput, {
  quizId: z.uuid(),
  /** Zero-based position of the question in its quiz; the answers of a quiz are sent in this order. */
  position: z.int(),
})
/** An answer that the server has not confirmed yet. */
export type KeptAnswer = z.infer<typeof KeptAnswer>

/** Unsent answers on this device, by answer id. Dropped after a month: the quiz was finished elsewhere or given up. */
export const keptAnswers = keptStore('quiz-answers', KeptAnswer, { longest: 30 * 24 * 3_600_000 })
