import type { LINK_ANCHORS } from './link-anchors.ts'
import type { QUESTION_TOPICS } from './topics.ts'

export type QuizProgram = keyof typeof QUESTION_TOPICS

export type TopicOf<P extends QuizProgram> = keyof (typeof QUESTION_TOPICS)[P]

/** What the educator does: one option, every right option, or Vrai/Faux. */
export type QuestionKind = 'single' | 'multiple' | 'true-false'

/** 1: a new educator finds it; 2: asks for a choice in context; 3: a nuance that experienced people debate. */
export type Difficulty = 1 | 2 | 3

/** `key` is stable within its question: stored answers point to it, whatever the order on screen. */
export type QuestionChoice = { key: string; text: string; correct: boolean }

type LinkPage = keyof typeof LINK_ANCHORS

/** Where the answer is explained: a page of the application and the passage in it. */
export type QuestionLink = { [Page in LinkPage]: { to: Page; anchor: (typeof LINK_ANCHORS)[Page][number] } }[LinkPage]

/** A question as its author writes it, inside the file of its topic. */
export type QuestionDraft = {
  /** Kebab-case; names the row for ever, so that the seed updates it in place. */
  key: string
  difficulty: Difficulty
  kind: QuestionKind
  /** A question, or a statement when the kind is true-false. */
  prompt: string
  /** Three or four, in the order of authoring (the quiz shuffles them); Vrai and Faux when the kind is true-false. */
  choices: QuestionChoice[]
  /** Shown after a right answer, ≤ 60 words: why it holds. */
  explanationRight: string
  /** Shown after any other answer, ≤ 60 words: what makes the difference. Never blames. */
  explanationWrong: string
  source: string
  link: QuestionLink
}

type QuestionOf<P extends QuizProgram> = QuestionDraft & { program: P; topic: TopicOf<P> }

/** A question of the bank, ready for the seed. */
export type BankQuestion = { [P in QuizProgram]: QuestionOf<P> }[QuizProgram]
