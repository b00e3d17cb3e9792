import * as z from 'zod/mini'

/** What the player shows before the answer is stored: nothing in it tells which choice is right. */
export type AskedQuestion = {
  kind: QuestionKind
  topic: string
  prompt: string
  choices: Omit<QuestionChoice, 'correct'>[]
}

/** What may be known of an answer once it is stored: only now may the right choices leave the server. */
export type Correction = {
  isCorrect: boolean
  chosenKeys: string[]
  rightKeys: string[]
  explanation: string
  source: string
  link: QuestionLink | null
}

type AskedVersion = { kind: QuestionKind; topic: string; prompt: string; choices: unknown }

/** The question as one quiz shows it, its choices in the order of that quiz. `choices` is the stored JSON. */
export function asAsked({ kind, topic, prompt, choices }: AskedVersion, choiceOrder: readonly string[]): AskedQuestion {
  const texts = new Map(QuestionChoices.parse(choices).map(({ key, text }) => [key, text]))
  return { kind, topic, prompt, choices: choiceOrder.map((key) => ({ key, text: texts.get(key) ?? '' })) }
}

type ExplainedVersion = {
  choices: unknown
  explanationRight: string
  explanationWrong: string
  source: string
  link: unknown
}

/** Marks and explanation of a stored answer. `choices` and `link` are the stored JSON. */
export function correctionOf(
  { choices, explanationRight, explanationWrong, source, link }: ExplainedVersion,
  { isCorrect, chosenKeys }: Pick<Correction, 'isCorrect' | 'chosenKeys'>,
): Correction {
  const passage = QuestionLink.safeParse(link)
  return {
    isCorrect,
    chosenKeys,
    rightKeys: QuestionChoices.parse(choices).flatMap(({ key, correct }) => (correct ? [key] : [])),
    explanation: isCorrect ? explanationRight : explanationWrong,
    source,
    link: passage.success ? passage.data : null,
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
