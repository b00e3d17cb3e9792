import type { QuestionKind } from '#app/domain/question.ts'

export const PAGE_SIZE = 25
/** Last page of a list that can be requested. */
export const PAGE_MAX = 10_000
/** Limits of texts, in characters. */
export const SEARCH_MAX = 100
export const PROMPT_MAX = 400
export const CHOICE_MAX = 200
export const EXPLANATION_MAX = 600
export const EXPLANATION_WORDS_MAX = 60
export const SOURCE_MAX = 200
export const REPLY_MAX = 500
export const REASON_MAX = 300
/** Questions that one call may change: four pages of the list. */
export const CHANGES_MAX = 100
/** Reports on one question that one reply may close. */
export const REPORTS_PER_REPLY_MAX = 200

/**
 * Bytes of a file to import. Its base 64 is a third longer and must stay under the 1 MB that the host accepts as a
 * request body.
 */
export const IMPORT_BYTES_MAX = 600_000
/** Characters of its base 64. Generous, so that a slightly too large file gets the message about its size. */
export const IMPORT_TEXT_MAX = 2 * IMPORT_BYTES_MAX
export const IMPORT_LINES_MAX = 1_000

export const STATUSES = ['DRAFT', 'READY', 'ARCHIVED'] as const
export type QuestionStatus = (typeof STATUSES)[number]

export const OUTCOMES = ['FIXED', 'KEPT', 'WITHDRAWN'] as const
export type ReportOutcome = (typeof OUTCOMES)[number]

export const DIFFICULTIES = [1, 2, 3] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

export const CHOICE_KEYS = ['a', 'b', 'c', 'd'] as const
export const TRUE_FALSE_KEYS = ['vrai', 'faux'] as const

/** Number of options of a question, by kind. */
export const CHOICE_COUNTS: Record<QuestionKind, { min: number; max: number }> = {
  SINGLE: { min: 3, max: 4 },
  MULTIPLE: { min: 3, max: 4 },
  TRUE_FALSE: { min: 2, max: 2 },
}
