import type { QuestionChoice, QuestionDraft, QuizProgram, TopicOf } from './types.ts'

type ChoiceKey = 'a' | 'b' | 'c' | 'd'

export function right(key: ChoiceKey, text: string): QuestionChoice {
  return { key, text, correct: true }
}

export function wrong(key: ChoiceKey, text: string): QuestionChoice {
  return { key, text, correct: false }
}

/** The two options of a statement, always in this order. */
export function trueFalse(answer: 'vrai' | 'faux'): QuestionChoice[] {
  return [
    { key: 'vrai', text: 'Vrai', correct: answer === 'vrai' },
    { key: 'faux', text: 'Faux', correct: answer === 'faux' },
  ]
}

/** Gives the questions of one file their program and topic. */
export function inTopic<P extends QuizProgram>(
  program: P,
  topic: TopicOf<P>,
  drafts: QuestionDraft[],
): (QuestionDraft & { program: P; topic: TopicOf<P> })[] {
  return drafts.map((draft) => ({ ...draft, program, topic }))
}
