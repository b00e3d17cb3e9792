import * as z from 'zod/mini'
import { searchChoice, searchPage, searchText } from '#app/lib/search-params.ts'

/** Characters of a part of a name. */
export const SEARCH_MAX = 100
export const PAGE_MAX = 100_000

export const MANAGER_FILTERS = ['all', 'preset', 'alone', 'deleted'] as const
export type ManagerFilter = (typeof MANAGER_FILTERS)[number]

/** Search, filter and page as the address carries them. */
export const ManagersSearch = z.object({
  q: searchText(SEARCH_MAX),
  filter: searchChoice(MANAGER_FILTERS),
  page: searchPage(PAGE_MAX),
})
export type ManagersSearch = z.infer<typeof ManagersSearch>
