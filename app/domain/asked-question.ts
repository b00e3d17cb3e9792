import { type QuestionChoice, QuestionChoices, type QuestionKind, QuestionLink } from './question.ts'

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
