import * as z from 'zod/mini'
import { PROGRAMS, type Program } from '#app/domain/enums.ts'
import type { AskedQuestion, Correction } from '#app/domain/question.ts'
import { searchField, searchText } from '#app/lib/search-params.ts'
import { NOTE_LIMIT, reviewSentences } from '#content/pages/quiz-reviews.ts'

/** Days that the page may look back. */
export const PERIODS = [30, 90, 365] as const
export type Period = (typeof PERIODS)[number]

/** `unread`: at least one finished quiz that is not marked as reviewed. */
const STATE_FILTERS = ['none', 'open', 'done', 'unread'] as const

const NAME_MAX = 80

const program = z.enum(PROGRAMS, reviewSentences.filterUnknown)
const since = z.optional(z.literal(PERIODS, reviewSentences.filterUnknown))

/** The selected daycare; without `since` (days), everything that was ever answered. */
export const TeamReviewInput = z.optional(z.strictObject({ since }))
export const PersonInput = z.strictObject({ userId: z.uuid() })
export const AttemptInput = z.strictObject({ quizId: z.uuid() })
export const ProgramInput = z.strictObject({ type: program })
export const RemindInput = z.strictObject({ userId: z.uuid(), type: program })
export const ExportInput = z.strictObject({
  program: z.optional(program),
  state: z.optional(z.enum(STATE_FILTERS, reviewSentences.filterUnknown)),
  since,
  name: z.optional(z.string().check(z.maxLength(NAME_MAX, reviewSentences.filterUnknown))),
})

/** The filters as the address carries them; an absent one asks nothing. */
export const ReviewFilters = z.object({
  program: searchField(program),
  state: searchField(z.enum(STATE_FILTERS)),
  since: searchField(z.literal(PERIODS)),
  name: searchText(NAME_MAX),
})
export type ReviewFilters = z.infer<typeof ReviewFilters>

/** What the form of a note holds. */
export const NoteInput = z.strictObject({
  note: z.string().check(z.trim(), z.maxLength(NOTE_LIMIT, reviewSentences.noteTooLong)),
  visible: z.boolean(),
})
const version = z.int().check(z.minimum(0), z.maximum(1_000_000))
/** `version` is that of the review that was read; 0 when there was none. */
export const SaveReviewInput = z.extend(NoteInput, { quizId: z.uuid(), version })
export const RemoveReviewInput = z.strictObject({ quizId: z.uuid(), version })

export type NoteInput = z.infer<typeof NoteInput>
export type SaveReviewInput = z.infer<typeof SaveReviewInput>
export type RemoveReviewInput = z.infer<typeof RemoveReviewInput>
export type ExportInput = z.infer<typeof ExportInput>

/** Answers kept apart: right, wrong and none are three things. */
export type AnswerCounts = { right: number; wrong: number; unanswered: number }

/** One person in one program. The counts are those of her regular quizzes. */
export type ProgramReview = AnswerCounts & {
  finished: number
  /** Her open regular quiz. */
  open: { answered: number; total: number } | null
  /** Finished regular quizzes that no manager has marked as reviewed since they ended. */
  unread: number
  /** Of any of her quizzes, revisions included. */
  lastActivityAt: Date | null
  /** Null once a new reminder may be sent. */
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

/** What a manager noted of an attempt. `by` is her name, empty once her account is gone. */
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

/** One attempt, question by question; questions without answer are only counted. */
export type AttemptReview = Omit<AttemptSummary, 'mode'> & {
  mode: AttemptSummary['mode']
  person: Pick<PersonSummary, 'userId' | 'firstName' | 'lastName'>
  /** Milliseconds without the pauses. */
  duration: number
  answers: (Correction & { answerId: string; position: number; question: AskedQuestion })[]
}

/** A question of which the team should talk: counts of people, never names. */
export type HardQuestion = {
  versionId: string
  type: Program
  topic: string
  prompt: string
  /** People who answered it, and those whose last answer is right. */
  people: number
  right: number
  rightChoices: string[]
  /** Most chosen wrong option, when at least two people chose it. */
  lure: string | null
  explanation: string
}

/** Hardest first. `hidden`: questions that too few people have answered to be shown. */
export type HardQuestions = { questions: HardQuestion[]; hidden: number }

export type Reminder = { sentAt: Date }
