// Apart from the schemas: screens need these, and a schema library would weigh on every page.
import type { QuestionKind } from '#app/domain/question.ts'

export const PAGE_SIZE = 25
/** The last page that can be asked for. */
export const PAGE_MAX = 10_000
export const SEARCH_MAX = 100
export const PROMPT_MAX = 400
export const CHOICE_MAX = 200
export const EXPLANATION_MAX = 600
export const EXPLANATION_WORDS_MAX = 60
export const SOURCE_MAX = 200
export const REPLY_MAX = 500
export const REASON_MAX = 300
/** Questions that one act may change: four pages of the list. */
export const CHANGED_AT_ONCE = 100
/** Remarks of one question that one answer may close. */
export const REPORTS_AT_ONCE = 200

/**
 * Bytes of a file to import. It travels in base 64, a third longer, and the host refuses anything over 1 MB: a file of
 * this size still passes.
 */
export const IMPORT_BYTES_MAX = 600_000
/** Characters of its base 64, with room: of a file that is a little too large, that is what has to be said. */
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

/** Fewest and most options of a question of each kind. */
export const CHOICE_COUNTS: Record<QuestionKind, { min: number; max: number }> = {
  SINGLE: { min: 3, max: 4 },
  MULTIPLE: { min: 3, max: 4 },
  TRUE_FALSE: { min: 2, max: 2 },
}
