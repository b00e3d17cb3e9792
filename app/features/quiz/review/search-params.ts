import { PROGRAMS, type Program } from '#app/domain/program.ts'
import { searchText } from '#app/lib/french/search-text.ts'

/** Days that the page may look back. */
export const PERIODS = [30, 90, 365] as const
export type Period = (typeof PERIODS)[number]

/** `unread`: at least one finished quiz that is not marked as reviewed. */
export const STATE_FILTERS = ['none', 'open', 'done', 'unread'] as const
export type StateFilter = (typeof STATE_FILTERS)[number]

/** The filters as the address carries them; an absent one asks nothing. */
export type ReviewFilters = { program?: Program; state?: StateFilter; since?: Period; name?: string }

const NAME_MAX = 80

function oneOf<Value>(raw: unknown, allowed: readonly Value[]): Value | undefined {
  return allowed.find((value) => value === raw)
}

/** `validateSearch` of the page: keeps what is valid, drops the rest without a word. */
export function parseReviewSearch(search: Record<string, unknown>): ReviewFilters {
  const program = oneOf(search.program, PROGRAMS)
  const state = oneOf(search.state, STATE_FILTERS)
  const since = oneOf(search.since, PERIODS)
  const name = searchText(search.name)?.slice(0, NAME_MAX)
  return { ...(program && { program }), ...(state && { state }), ...(since && { since }), ...(name && { name }) }
}
