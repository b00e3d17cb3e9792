import * as z from 'zod/mini'
import { PROGRAMS, type Program } from '#app/domain/enums.ts'
import { searchChoice, searchField, searchText } from '#app/lib/search-params.ts'

/** Paths of the quiz pages of each program. */
export const QUIZ_PATHS = {
  PETITE_ENFANCE: { list: '/quiz', play: '/quiz/$quizId' },
  ALEX: { list: '/alex/quiz', play: '/alex/quiz/$quizId' },
} as const satisfies Record<Program, { list: string; play: string }>

/** Length of a regular quiz, and of « Mes 5 questions ». */
export const QUESTIONS_PER_QUIZ = 10
export const QUESTIONS_PER_SHORT_QUIZ = 5

/** Zero-based. Absent: the first question without an answer, or the results of a finished quiz. */
const questionNumber = z.optional(z.int().check(z.minimum(0)))
export const PlaySearch = z.object({ questionNumber: z.catch(questionNumber, 0) })
export type PlaySearch = z.infer<typeof PlaySearch>

/** How many questions a quiz on paper has, the usual one first. */
export const PAPER_COUNTS = [10, 5, 15] as const
/** Highest number of a draw. */
export const PAPER_DRAWS = 2 ** 31 - 1
/** What is printed, both sheets first. */
export const PAPER_PARTS = ['both', 'questions', 'answers'] as const

/** Search parameters of the quiz on paper; absent for what is usual. `quiz`: the questions of that finished quiz. */
export const PaperSearch = z.object({
  program: searchChoice(PROGRAMS),
  quiz: searchField(z.uuid()),
  topic: searchText(60),
  count: searchField(z.literal(PAPER_COUNTS.slice(1))),
  draw: searchField(z.int().check(z.minimum(0), z.maximum(PAPER_DRAWS))),
  part: searchChoice(PAPER_PARTS),
})
export type PaperSearch = z.infer<typeof PaperSearch>

/** What the server is asked for. */
export function paperInput({ program, quiz, topic, count, draw }: PaperSearch) {
  const type = program ?? PROGRAMS[0]
  if (quiz) return { type, quizId: quiz }
  return { type, ...(topic && { topic }), ...(count && { count }), ...(draw !== undefined && { draw }) }
}

/** Screen of a quiz; `index` is the zero-based number of the question. */
export type PlayPlace = { screen: 'question'; index: number } | { screen: 'results' }

type Answers = readonly { id: string; isCorrect: boolean | null }[]

/** Index of the first question without a stored or kept answer; the number of questions if there is none. */
function firstUnanswered(answers: Answers, kept: ReadonlySet<string> = new Set()): number {
  const index = answers.findIndex(({ id, isCorrect }) => isCorrect === null && !kept.has(id))
  return index === -1 ? answers.length : index
}

/**
 * Resolves a requested question to a screen: that question, the first one without an answer when the request skips
 * ahead, or the results once every answer is stored.
 * @param kept ids of the answers that wait on this device: they count as given, but have no result yet
 */
export function resolvePlace(answers: Answers, requested: number | undefined, kept?: ReadonlySet<string>): PlayPlace {
  const open = firstUnanswered(answers, kept)
  const last = answers.length - 1
  if (requested !== undefined && requested <= last) return { screen: 'question', index: Math.min(requested, open) }
  if (open <= last) return { screen: 'question', index: open }
  // Answers that are only kept on this device have no result yet.
  const unstored = firstUnanswered(answers)
  return unstored <= last ? { screen: 'question', index: unstored } : { screen: 'results' }
}
