import * as z from 'zod/mini'

/** Same codes as the database. */
export const QUESTION_KINDS = ['SINGLE', 'MULTIPLE', 'TRUE_FALSE'] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** `key` is stable within its question: stored answers point to it, whatever the order on screen. */
export const QuestionChoice = z.strictObject({ key: z.string(), text: z.string(), correct: z.boolean() })
export type QuestionChoice = z.infer<typeof QuestionChoice>
export const QuestionChoices = z.array(QuestionChoice)

/** Where the answer is explained: a guide of the application and a passage in it. */
export const QuestionLink = z.strictObject({ to: z.string(), anchor: z.string() })
export type QuestionLink = z.infer<typeof QuestionLink>

/** How the score of one finished quiz changed when a question was corrected. Dates as the database writes them in JSON. */
export const ScoreChange = z.object({
  quizId: z.string(),
  startedAt: z.string(),
  before: z.number(),
  after: z.number(),
  total: z.number(),
})
export type ScoreChange = z.infer<typeof ScoreChange>

/** True when the chosen keys are the right ones, all of them and no other; their order does not count. */
export function isRightAnswer(choices: QuestionChoice[], chosen: string[]): boolean {
  return choices.every(({ key, correct }) => chosen.includes(key) === correct)
}
