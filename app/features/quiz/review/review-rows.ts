import { PROGRAMS, type Program } from '#app/domain/enums.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import type { PersonSummary, ProgramReview, TeamReview } from './schema.ts'
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

export function fullName({ firstName, lastName }: Pick<PersonSummary, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
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
