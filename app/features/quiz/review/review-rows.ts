import { PROGRAMS, type Program } from '#app/domain/enums.ts'
import { fullName } from '#app/domain/full-name.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import type { PendingReview, ProgramReview, TeamReview } from './schema.ts'
import type { ReviewFilters } from './search-params.ts'

/** Row of the table: a person in a program. */
export type ReviewRow = { userId: string; name: string; program: Program; review: ProgramReview }

/** More frequent reminders would feel like a reproach. */
export const DAYS_BETWEEN_REMINDERS = 7

export type ReviewState = 'none' | 'open' | 'done'

/** `none`: never started; `open`: a quiz to resume; `done`: finished quizzes only. */
export function getReviewState({ open, finished }: Pick<ProgramReview, 'open' | 'finished'>): ReviewState {
  if (open) return 'open'
  return finished > 0 ? 'done' : 'none'
}

/** Filtered rows of the table and of the export, in the order of the people: by name, never by result. */
export function reviewRows({ people }: TeamReview, { program, state, name }: ReviewFilters): ReviewRow[] {
  const nameQuery = foldText(name ?? '').trim()
  return people
    .map((person) => ({ person, name: fullName(person) }))
    .filter((one) => foldText(one.name).includes(nameQuery))
    .flatMap((one) =>
      PROGRAMS.filter((each) => !program || each === program).map((each) => ({
        userId: one.person.userId,
        name: one.name,
        program: each,
        review: one.person.programs[each],
      })),
    )
    .filter(({ review }) => !state || (state === 'unread' ? review.unread > 0 : getReviewState(review) === state))
}

/** One row of what awaits a review: a person and her attempts, the longest waiting first. Never empty. */
export type PendingRow = { userId: string; name: string; attempts: [PendingReview, ...PendingReview[]] }

/** By person, in the order of her attempt that has waited the longest. */
export function pendingRows(pending: readonly PendingReview[]): PendingRow[] {
  return [...Map.groupBy(pending, ({ userId }) => userId).values()].flatMap(([first, ...others]) =>
    first ? [{ userId: first.userId, name: fullName(first), attempts: [first, ...others] }] : [],
  )
}

/** Where an attempt stands among those that await a review, with the ids of its neighbours; the last leads to the first. */
export type Place = { position: number; total: number; previous: string | undefined; next: string | undefined }

/** Null for an attempt that awaits no review. */
export function placeInPending(pending: readonly PendingReview[], quizId: string): Place | null {
  const order = pendingRows(pending).flatMap(({ attempts }) => attempts)
  const at = order.findIndex((attempt) => attempt.quizId === quizId)
  if (at < 0) return null
  const others = order.length > 1
  return {
    position: at + 1,
    total: order.length,
    previous: others ? order.at(at - 1)?.quizId : undefined,
    next: others ? order[(at + 1) % order.length]?.quizId : undefined,
  }
}
