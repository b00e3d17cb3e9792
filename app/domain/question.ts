import * as z from 'zod/mini'

/** A question as shown before its answer is stored: it must not reveal which choices are right. */
export type QuizQuestion = {
  kind: QuestionKind
  topic: string
  prompt: string
  choices: Omit<QuestionChoice, 'correct'>[]
}

/** Grading of an answer, with the right choices: it may leave the server only once the answer is stored. */
export type AnswerFeedback = {
  isCorrect: boolean
  chosenKeys: string[]
  rightKeys: string[]
  explanation: string
  source: string
  link: QuestionLink | null
}

type StoredQuestion = { kind: QuestionKind; topic: string; prompt: string; choices: unknown }

/**
 * The question with its choices in the order of one quiz; « Vrai » comes before « Faux », as it is stored, whatever that
 * order. `choices` is the stored JSON; throws when it is malformed.
 */
export function toQuizQuestion(
  { kind, topic, prompt, choices }: StoredQuestion,
  choiceOrder: readonly string[],
): QuizQuestion {
  const texts = new Map(QuestionChoices.parse(choices).map(({ key, text }) => [key, text]))
  const order = kind === 'TRUE_FALSE' ? [...texts.keys()] : choiceOrder
  return { kind, topic, prompt, choices: order.map((key) => ({ key, text: texts.get(key) ?? '' })) }
}

type StoredExplanation = {
  choices: unknown
  explanationRight: string
  explanationWrong: string
  source: string
  link: unknown
}

/**
 * Grading and explanation of a stored answer. `choices` and `link` are the stored JSON; a malformed link gives null.
 */
export function answerFeedback(
  { choices, explanationRight, explanationWrong, source, link }: StoredExplanation,
  { isCorrect, chosenKeys }: Pick<AnswerFeedback, 'isCorrect' | 'chosenKeys'>,
): AnswerFeedback {
  const parsedLink = QuestionLink.safeParse(link)
  return {
    isCorrect,
    chosenKeys,
    rightKeys: rightKeysOf(QuestionChoices.parse(choices)),
    explanation: isCorrect ? explanationRight : explanationWrong,
    source,
    link: parsedLink.success ? parsedLink.data : null,
  }
}

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

/** How the score of a finished quiz changed when one of its questions was corrected. `startedAt` is text, from JSON. */
export const ScoreChange = z.object({
  quizId: z.string(),
  startedAt: z.string(),
  before: z.number(),
  after: z.number(),
  total: z.number(),
})
export type ScoreChange = z.infer<typeof ScoreChange>

/** Keys of the right choices, in the order of the choices. */
export const rightKeysOf = <Key extends string>(choices: readonly { key: Key; correct: boolean }[]): Key[] =>
  choices.flatMap(({ key, correct }) => (correct ? [key] : []))

/** True when exactly the keys of the right choices are chosen, in any order. */
export function isRightAnswer(choices: QuestionChoice[], chosen: string[]): boolean {
  return choices.every(({ key, correct }) => chosen.includes(key) === correct)
}
