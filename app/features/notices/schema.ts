import * as z from 'zod/mini'
import type { Program } from '#app/domain/enums.ts'

/** Lines of « Nouveautés » read at once. */
export const NOTICES_SHOWN = 30
const ID_MAX = 60

/** Lines to put away, or to take back; ids that are none of hers are passed over. */
export const NoticesInput = z.strictObject({
  ids: z.array(z.string().check(z.maxLength(ID_MAX))).check(z.minLength(1), z.maxLength(NOTICES_SHOWN)),
})
export type NoticesInput = z.infer<typeof NoticesInput>

export type NoticeKind =
  /** Her remark on a question, or her report of a section, got an answer. */
  | 'questionAnswer'
  | 'sheetAnswer'
  /** Her quiz was reviewed. */
  | 'review'
  /** A sheet of her week or of her favourites, which the rules have refused since. */
  | 'recall'
  /** Her manager invites her to take up a quiz; the team is asked to sort a situation. */
  | 'quizInvitation'
  | 'surveyInvitation'
  /** A question that she answered was corrected. */
  | 'correction'

export type Notice = {
  id: string
  kind: NoticeKind
  at: Date
  /** Title of the sheet, or words of the question. */
  subject: string | null
  program: Program | null
  /** Id of the activity, the quiz or the survey, where there is a page to read. */
  target: string | null
  /** The manager has left her some words with her review. */
  hasNote: boolean
}

/** The quizzes of one educator that await a review. */
export type AwaitedReviews = { userId: string; count: number }

/** `toReview`: the quizzes that await a manager, over her team. */
export type News = { notices: Notice[]; toReview: number }
