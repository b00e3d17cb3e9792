import * as z from 'zod/mini'
import { searchFlag, searchPage } from '#app/lib/search-params.ts'

export const PAGE_MAX = 10_000

/** Parameters of the address; `closed`: the closed reports instead of the open ones. */
export const SectionReportsSearch = z.object({ closed: searchFlag(1), page: searchPage(PAGE_MAX) })
export type SectionReportsSearch = z.infer<typeof SectionReportsSearch>

/** The query that an address stands for. */
export function sectionReportsInputOf({ closed, page = 1 }: SectionReportsSearch) {
  return { isOpen: !closed, page }
}
