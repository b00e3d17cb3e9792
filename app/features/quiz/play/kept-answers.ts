import * as z from 'zod/mini'
import { keptStore } from '#app/lib/kept/kept-store.ts'
import { AnswerQuestionInput } from './schema.ts'

const KeptAnswer = z.extend(AnswerQuestionInput, {
  quizId: z.uuid(),
  /** Of the question in its quiz: answers leave in this order. */
  position: z.int(),
})
/** An answer that the server has not confirmed yet. */
export type KeptAnswer = z.infer<typeof KeptAnswer>

/** Answers that wait on this device, by their ids. After a month a quiz has been taken up elsewhere or given up. */
export const keptAnswers = keptStore('quiz-answers', KeptAnswer, { longest: 30 * 24 * 3_600_000 })
