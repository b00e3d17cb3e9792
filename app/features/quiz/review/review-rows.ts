import { PROGRAMS, type Program } from '#app/domain/enums.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import type { PersonSummary, ProgramReview, ReviewFilters, TeamReview } from './schema.ts'

/** One line of the table: a person in a program. */
export type ReviewRow = { userId: string; name: string; program: Program; review: ProgramReview }

/** A reminder that comes back sooner is a reproach. */
export const DAYS_BETWEEN_REMINDERS = 7

export type ReviewState = 'none' | 'open' | 'done'

/** Never begun, waiting to be taken up, or nothing open. */
export function stateOf({ open, finished }: Pick<ProgramReview, 'open' | 'finished'>): ReviewState {
  if (open) return 'open'
  return finished > 0 ? 'done' : 'none'
}

export function fullName({ firstName, lastName }: Pick<PersonSummary, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}

/** The lines that the filters keep, in the order of the people: by name, never by result. The export uses it too. */
export function reviewRows({ people }: TeamReview, { program, state, name }: ReviewFilters): ReviewRow[] {
  const wanted = foldText(name ?? '').trim()
  return people
    .map((person) => ({ person, name: fullName(person) }))
    .filter((one) => foldText(one.name).includes(wanted))
    .flatMap((one) =>
      PROGRAMS.filter((each) => !program || each === program).map((each) => ({
        userId: one.person.userId,
        name: one.name,
        program: each,
        review: one.person.programs[each],
      })),
    )
    .filter(({ review }) => !state || (state === 'unread' ? review.unread > 0 : stateOf(review) === state))
}
