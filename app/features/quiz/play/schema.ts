import * as z from 'zod/mini'
import { PROGRAMS, type Program } from '#app/domain/enums.ts'
import type { AnswerFeedback, QuizQuestion, ScoreChange } from '#app/domain/question.ts'
import { quizSentences, REPORT_TEXT_LIMIT } from '#content/pages/quizzes.ts'
import type { ReviewedAnswer } from '../question/grading.ts'
import { PAPER_COUNTS, PAPER_DRAWS } from './quiz-places.ts'

export const REPORT_REASONS = ['WRONG', 'UNCLEAR', 'OUTDATED', 'TYPO', 'OTHER'] as const

const program = z.enum(PROGRAMS, quizSentences.programUnknown)

export const ProgramInput = z.strictObject({ type: program })
export const QuizInput = z.strictObject({ quizId: z.uuid() })
export const AnswerInput = z.strictObject({ answerId: z.uuid() })
export const AnswerQuestionInput = z.strictObject({
  answerId: z.uuid(),
  choiceIds: z
    .array(z.string().check(z.maxLength(60)))
    .check(z.minLength(1, quizSentences.choiceMissing), z.maxLength(10, quizSentences.choiceUnknown)),
})
/** A quiz of the caller's mistakes in the given quiz; without one, « Mes 5 questions ». */
export const MistakesQuizInput = z.strictObject({ type: program, quizId: z.optional(z.uuid()) })
const report = {
  reason: z.enum(REPORT_REASONS, quizSentences.reasonMissing),
  text: z.string().check(z.trim(), z.maxLength(REPORT_TEXT_LIMIT, quizSentences.reportTooLong)),
}
/** The fields of the form « Signaler cette question ». */
export const ReportQuestionForm = z.strictObject(report)
export const ReportQuestionInput = z.strictObject({ answerId: z.uuid(), ...report })

/** A quiz to print: that of the given quiz, else any questions of a program; the same `draw` gives the same ones all day. */
export const PaperQuizInput = z.strictObject({
  type: program,
  quizId: z.optional(z.uuid()),
  topic: z.optional(z.string().check(z.maxLength(60))),
  count: z.optional(z.literal([...PAPER_COUNTS])),
  draw: z.optional(z.int().check(z.minimum(0), z.maximum(PAPER_DRAWS))),
})
export type PaperQuizInput = z.infer<typeof PaperQuizInput>

/** Dismisses a message of the list page: a reply to a report, or a correction. */
export const MessageInput = z.strictObject({ id: z.uuid(), kind: z.enum(['report', 'correction']) })

export type MessageInput = z.infer<typeof MessageInput>
export type AnswerQuestionInput = z.infer<typeof AnswerQuestionInput>
export type ReportQuestionInput = z.infer<typeof ReportQuestionInput>

export type QuizMode = 'REGULAR' | 'MISTAKES' | 'SHORT'

/** Unfinished quiz that the list page offers to resume. */
export type OpenQuiz = { id: string; answered: number; total: number }

export type QuizSession = {
  id: string
  type: Program
  mode: QuizMode
  startedAt: Date
  finishedAt: Date | null
  answers: { id: string; isCorrect: boolean | null; question: QuizQuestion }[]
}

/** The report of the person on a question; `outcome` and `reply` are null until it is answered. */
export type SentReport = { createdAt: Date; outcome: 'FIXED' | 'KEPT' | 'WITHDRAWN' | null; reply: string | null }

/** A stored answer. `report` is her latest report on it, null where the query does not read reports. */
export type AnswerDetails = AnswerFeedback & { answerId: string; answeredAt: Date; report: SentReport | null }

export type QuizStats = {
  answered: number
  right: number
  /** Questions that she has answered and that are still ready. */
  review: {
    /** How many are to be asked again today. */
    due: number
    /** The next calendar day on which one is, « 2026-03-03 »; null when there is none. */
    nextDueOn: string | null
  }
  topics: { topic: string; answered: number; right: number }[]
  /** Finished regular quizzes, oldest first, at most the last twenty. */
  progress: { finishedAt: Date; right: number; total: number }[]
}

/** A finished quiz, or an unfinished quiz of mistakes (`finishedAt` null). */
export type PastQuiz = {
  id: string
  mode: QuizMode
  startedAt: Date
  finishedAt: Date | null
  answered: number
  right: number
  total: number
  /** Milliseconds, pauses excluded (`activeMilliseconds`). */
  duration: number
}

/** A question as it is printed, with its key. */
export type PaperQuestion = QuizQuestion & Pick<AnswerFeedback, 'rightKeys' | 'explanation' | 'source'>

/** Graded answers of a quiz; unanswered questions are left out. */
export type QuizResults = {
  id: string
  type: Program
  mode: QuizMode
  startedAt: Date
  finishedAt: Date | null
  total: number
  duration: number
  answers: (AnswerDetails & ReviewedAnswer)[]
}

/** Her report on a question, with the reply once there is one. */
export type ReportMessage = SentReport & {
  id: string
  prompt: string
  reason: string
  text: string
}

/** Tells a person that the right answer of a question she answered was corrected. */
export type CorrectionMessage = {
  id: string
  prompt: string
  /** Texts of the right options. */
  rightChoices: string[]
  explanation: string
  reason: string
  scores: ScoreChange[]
}

export type QuizMessages = { reports: ReportMessage[]; corrections: CorrectionMessage[] }
