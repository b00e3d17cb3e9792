import * as z from 'zod/mini'
import { searchChoice, searchField, searchFlag, searchPage, searchText } from '#app/lib/search-params.ts'

export const PAGE_MAX = 10_000

/** Parameters of the address; `closed`: the closed reports instead of the open ones. */
export const SectionReportsSearch = z.object({ closed: searchFlag(1), page: searchPage(PAGE_MAX) })
export type SectionReportsSearch = z.infer<typeof SectionReportsSearch>

/** The query that an address stands for. */
export function sectionReportsInputOf({ closed, page = 1 }: SectionReportsSearch) {
  return { isOpen: !closed, page }
}

/** Characters of a part of a title. */
export const SEARCH_MAX = 100
export const SHEET_USE_FILTERS = ['all', 'used', 'unused', 'reported'] as const
/** What the list is sorted by; the first is the default. */
export const SHEET_USE_SORTS = ['generated', 'title', 'lived', 'changed', 'reported', 'again'] as const

/** Search, filter, order and page as the address carries them. */
export const SheetUseSearch = z.object({
  q: searchText(SEARCH_MAX),
  filter: searchChoice(SHEET_USE_FILTERS),
  sort: searchChoice(SHEET_USE_SORTS),
  ascending: searchField(z.literal(true)),
  page: searchPage(PAGE_MAX),
})
export type SheetUseSearch = z.infer<typeof SheetUseSearch>

/** The input of the list from the address, with its defaults. */
export function sheetUseInputOf({ q, filter = 'all', sort = 'generated', ascending, page = 1 }: SheetUseSearch) {
  return { page, search: q, filter, sort, ascending: Boolean(ascending) }
}
