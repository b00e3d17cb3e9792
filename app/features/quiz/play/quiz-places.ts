import type { Program } from '#app/domain/enums.ts'
import type { QuizSession } from './schema.ts'

/** Addresses of a program's pages: one engine, two places. */
export const QUIZ_PATHS = {
  PETITE_ENFANCE: { list: '/quiz', play: '/quiz/$quizId' },
  ALEX: { list: '/alex/quiz', play: '/alex/quiz/$quizId' },
} as const satisfies Record<Program, { list: string; play: string }>

export type PlayPlace = { screen: 'question'; index: number } | { screen: 'results' }

type Answers = Pick<QuizSession, 'answers'>['answers']

/** Index of the first question without an answer, stored or kept on this device; the number of questions if there is none. */
function firstUnanswered(answers: Answers, kept: ReadonlySet<string> = new Set()): number {
  const index = answers.findIndex(({ id, isCorrect }) => isCorrect === null && !kept.has(id))
  return index === -1 ? answers.length : index
}

/**
 * Where a person who asks for a question is taken: there, back to the first one without an answer when she jumps
 * ahead, or to the results once every answer is stored.
 */
export function playPlace(answers: Answers, asked: number | undefined, kept?: ReadonlySet<string>): PlayPlace {
  const open = firstUnanswered(answers, kept)
  const last = answers.length - 1
  if (asked !== undefined && asked <= last) return { screen: 'question', index: Math.min(asked, open) }
  if (open <= last) return { screen: 'question', index: open }
  // What is only kept here has no result yet.
  const waiting = firstUnanswered(answers)
  return waiting <= last ? { screen: 'question', index: waiting } : { screen: 'results' }
}
