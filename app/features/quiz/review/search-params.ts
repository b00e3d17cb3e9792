import * as z from 'zod/mini'
import { PROGRAMS } from '#app/domain/enums.ts'
import { searchField, searchText } from '#app/lib/search-params.ts'

/** Periods of the filter, in days. */
export const PERIODS = [30, 90, 365] as const
export type Period = (typeof PERIODS)[number]

/** `unread`: at least one finished quiz that is not marked as reviewed. */
export const STATE_FILTERS = ['none', 'open', 'done', 'unread'] as const

/** Characters of a part of a name. */
export const NAME_MAX = 80

/** Search parameters of the page; an absent one does not filter. */
export const ReviewFilters = z.object({
  program: searchField(z.enum(PROGRAMS)),
  state: searchField(z.enum(STATE_FILTERS)),
  since: searchField(z.literal(PERIODS)),
  name: searchText(NAME_MAX),
})
export type ReviewFilters = z.infer<typeof ReviewFilters>
