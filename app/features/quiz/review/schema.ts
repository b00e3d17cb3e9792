import * as z from 'zod/mini'
import { PROGRAMS, type Program } from '#app/domain/enums.ts'
import { NOTE_LIMIT, reviewSentences } from '#content/pages/quiz-reviews.ts'
import type { ReviewedAnswer } from '../question/grading.ts'
import { NAME_MAX, PERIODS, STATE_FILTERS } from './search-params.ts'

const program = z.enum(PROGRAMS, reviewSentences.filterUnknown)
const since = z.optional(z.literal(PERIODS, reviewSentences.filterUnknown))

/** `since`: days to look back; without it, everything. */
export const TeamReviewInput = z.optional(z.strictObject({ since }))
export const PersonInput = z.strictObject({ userId: z.uuid() })
export const AttemptInput = z.strictObject({ quizId: z.uuid() })
/** At most as many as one page shows. */
export const QuizIdsInput = z.strictObject({ quizIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(200)) })
export const ProgramInput = z.strictObject({ type: program })
export const RemindInput = z.strictObject({ userId: z.uuid(), type: program })
export const ExportInput = z.strictObject({
  program: z.optional(program),
  state: z.optional(z.enum(STATE_FILTERS, reviewSentences.filterUnknown)),
  since,
  name: z.optional(z.string().check(z.maxLength(NAME_MAX, reviewSentences.filterUnknown))),
})

const version = z.int().check(z.minimum(0), z.maximum(1_000_000))
/** `version`: of the review that was read, 0 when there was none (optimistic locking). */
export const SaveReviewInput = z.strictObject({
  quizId: z.uuid(),
  version,
  note: z.string().check(z.trim(), z.maxLength(NOTE_LIMIT, reviewSentences.noteTooLong)),
  visible: z.boolean(),
})
export const RemoveReviewInput = z.strictObject({ quizId: z.uuid(), version })

export type QuizIdsInput = z.infer<typeof QuizIdsInput>
export type SaveReviewInput = z.infer<typeof SaveReviewInput>
export type RemoveReviewInput = z.infer<typeof RemoveReviewInput>
export type ExportInput = z.infer<typeof ExportInput>

export type AnswerCounts = { right: number; wrong: number; unanswered: number }

/** One person in one program. The counts cover regular quizzes only. */
export type ProgramReview = AnswerCounts & {
  finished: number
  /** Unfinished regular quiz. */
  open: { answered: number; total: number } | null
  /** Finished regular quizzes that no manager has reviewed. */
  unread: number
  /** Over all her quizzes, quizzes of mistakes included. */
  lastActivityAt: Date | null
  /** Last reminder; null once a new one may be sent. */
  remindedAt: Date | null
}

export type PersonSummary = {
  userId: string
  firstName: string
  lastName: string
  programs: Record<Program, ProgramReview>
}

/** The educators of the selected daycare, by name. */
export type TeamReview = { people: PersonSummary[] }

/** A finished attempt that awaits its review. */
export type PendingReview = {
  quizId: string
  userId: string
  firstName: string
  lastName: string
  type: Program
  finishedAt: Date
  wrong: number
}

/** Review of an attempt by a manager. `by`: her name, empty once her account is deleted; `visible`: to the educator. */
export type Review = { reviewedAt: Date; note: string; visible: boolean; by: string; version: number }

export type AttemptSummary = AnswerCounts & {
  id: string
  type: Program
  mode: 'REGULAR' | 'MISTAKES' | 'SHORT'
  startedAt: Date
  finishedAt: Date | null
  review: Review | null
}

/** One person, her attempts newest first, at most a hundred. */
export type PersonReview = { person: PersonSummary; attempts: AttemptSummary[] }

/** One attempt, question by question; unanswered questions are only counted. */
export type AttemptReview = AttemptSummary & {
  person: Pick<PersonSummary, 'userId' | 'firstName' | 'lastName'>
  /** Milliseconds, pauses excluded (`activeMilliseconds`). */
  duration: number
  answers: ReviewedAnswer[]
}

/** A question that the team often misses, with counts of people and no names. */
export type HardQuestion = {
  versionId: string
  type: Program
  topic: string
  prompt: string
  /** Number of people who answered it, and of those whose last answer is right. */
  people: number
  right: number
  rightChoices: string[]
  /** Text of the most chosen wrong option, when at least two people chose it. */
  lure: string | null
  explanation: string
}

/** Hardest first. `hidden`: questions that too few people have answered to be shown. */
export type HardQuestions = { questions: HardQuestion[]; hidden: number }

export type Reminder = { sentAt: Date }
