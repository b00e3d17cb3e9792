import * as z from 'zod/mini'
import { PROGRAMS, type Program } from '#app/domain/enums.ts'
import type { AskedQuestion, Correction, ScoreChange } from '#app/domain/question.ts'
import { quizSentences, REPORT_TEXT_LIMIT } from '#content/pages/quizzes.ts'

export const REPORT_REASONS = ['WRONG', 'UNCLEAR', 'OUTDATED', 'TYPO', 'OTHER'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

const program = z.enum(PROGRAMS, quizSentences.programUnknown)

export const ProgramInput = z.strictObject({ type: program })
/** 0 for the first question. Absent: the first one without an answer, or the results of a finished quiz. */
const questionNumber = z.optional(z.int().check(z.minimum(0)))
export const PlaySearch = z.object({ questionNumber: z.catch(questionNumber, 0) })
export type PlaySearch = z.infer<typeof PlaySearch>

export const QuizInput = z.strictObject({ quizId: z.uuid() })
export const AnswerInput = z.strictObject({ answerId: z.uuid() })
export const AnswerQuestionInput = z.strictObject({
  answerId: z.uuid(),
  choiceIds: z
    .array(z.string().check(z.maxLength(60)))
    .check(z.minLength(1, quizSentences.choiceMissing), z.maxLength(10, quizSentences.choiceUnknown)),
})
/** A quiz made of one's own mistakes: those of one finished quiz, or five among all, spaced. */
export const MistakesQuizInput = z.strictObject({ type: program, quizId: z.optional(z.uuid()) })
export const ReportQuestionInput = z.strictObject({
  answerId: z.uuid(),
  reason: z.enum(REPORT_REASONS, quizSentences.reasonMissing),
  text: z.string().check(z.trim(), z.maxLength(REPORT_TEXT_LIMIT, quizSentences.reportTooLong)),
})

/** A message on the list page that she has read: an answer to her remark, or a correction. */
export const MessageInput = z.strictObject({ id: z.uuid(), kind: z.enum(['report', 'correction']) })

export type MessageInput = z.infer<typeof MessageInput>
export type AnswerQuestionInput = z.infer<typeof AnswerQuestionInput>
export type ReportQuestionInput = z.infer<typeof ReportQuestionInput>

export type QuizMode = 'REGULAR' | 'MISTAKES' | 'SHORT'

/** An open quiz, as the list page offers to resume it. */
export type OpenQuiz = { id: string; mode: QuizMode; answered: number; total: number; startedAt: Date }

export type QuizSession = {
  id: string
  type: Program
  mode: QuizMode
  startedAt: Date
  finishedAt: Date | null
  answers: { id: string; isCorrect: boolean | null; question: AskedQuestion }[]
}

/** What became of a remark: null while nobody has answered it. */
export type SentReport = { createdAt: Date; outcome: 'FIXED' | 'KEPT' | 'WITHDRAWN' | null; reply: string | null }

/** An answer that is stored, with her last remark on it where that is asked for. */
export type AnswerDetails = Correction & { answerId: string; answeredAt: Date; report: SentReport | null }

export type QuizStats = {
  answered: number
  right: number
  /** Missed questions that are not known yet and may still be asked. */
  mistakes: {
    /** Those whose day has come. */
    due: number
    total: number
    /** When the next one comes whose day has not; null when there is none. */
    nextDueAt: Date | null
  }
  topics: { topic: string; answered: number; right: number }[]
  /** Finished regular quizzes, oldest first, at most the last twenty. */
  progress: { finishedAt: Date; right: number; total: number }[]
}

/** A quiz that is finished, or one of her mistakes that was left open: `finishedAt` is then null. */
export type PastQuiz = {
  id: string
  mode: QuizMode
  startedAt: Date
  finishedAt: Date | null
  answered: number
  right: number
  total: number
  /** Milliseconds without the pauses. */
  duration: number
}

/** What a person answered of a quiz, with the right choices and why; questions without answer are left out. */
export type QuizResults = {
  id: string
  type: Program
  mode: QuizMode
  startedAt: Date
  finishedAt: Date | null
  total: number
  duration: number
  answers: (AnswerDetails & { position: number; question: AskedQuestion })[]
}

/** Her remark on a question, with its answer once there is one. */
export type ReportMessage = SentReport & {
  id: string
  prompt: string
  reason: string
  text: string
  answeredAt: Date | null
}

/** A question that she has answered was corrected. */
export type CorrectionMessage = {
  id: string
  createdAt: Date
  prompt: string
  /** Words of the options that are right. */
  rightChoices: string[]
  explanation: string
  reason: string
  scores: ScoreChange[]
}

export type QuizMessages = { reports: ReportMessage[]; corrections: CorrectionMessage[] }
