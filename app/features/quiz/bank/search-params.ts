import * as z from 'zod/mini'
import { PROGRAMS } from '#app/domain/enums.ts'
import { searchFlag, searchList, searchPage, searchText } from '#app/lib/search-params.ts'
import { QUESTION_TOPICS } from '#content/questions/topics.ts'
import { PAGE_MAX, SEARCH_MAX, STATUSES } from './limits.ts'
import type { BankFilters } from './schema.ts'

const TOPICS = PROGRAMS.flatMap((program) => Object.keys(QUESTION_TOPICS[program]))

const PageParam = z.object({ page: searchPage(PAGE_MAX) })
const AddressParams = z.object({
  q: searchText(),
  programs: searchList(PROGRAMS),
  topics: searchList(TOPICS),
  statuses: searchList(STATUSES),
  review: searchFlag('1'),
  reported: searchFlag('1'),
})

/** Search parameters of the list; absent for an empty filter and the first page. */
export const BankSearch = z.pipe(
  z.extend(AddressParams, PageParam.shape),
  z.transform(
    ({ page, ...address }): BankSearch => ({ ...searchFromFilters(toBankFilters(address)), ...(page && { page }) }),
  ),
)
export type BankSearch = {
  q?: string
  programs?: string
  topics?: string
  statuses?: string
  review?: string
  reported?: string
  page?: number
}

function toBankFilters({ q = '', review, reported, ...lists }: z.infer<typeof AddressParams>): BankFilters {
  return { ...lists, q: q.trim().slice(0, SEARCH_MAX), toReview: Boolean(review), reported: Boolean(reported) }
}

/** Filters of an address; invalid values do not filter. */
export function filtersFromSearch(search: BankSearch): BankFilters {
  return toBankFilters(AddressParams.parse(search))
}

/** Search parameters of filters, for their first page. */
export function searchFromFilters({ q, programs, topics, statuses, toReview, reported }: BankFilters): BankSearch {
  return {
    ...(q && { q }),
    ...(programs.length > 0 && { programs: programs.join('.') }),
    ...(topics.length > 0 && { topics: topics.join('.') }),
    ...(statuses.length > 0 && { statuses: statuses.join('.') }),
    ...(toReview && { review: '1' }),
    ...(reported && { reported: '1' }),
  }
}

export const ReportsSearch = z.object({ answered: searchFlag('1'), page: searchPage(PAGE_MAX) })
export type ReportsSearch = z.infer<typeof ReportsSearch>
