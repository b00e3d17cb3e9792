import { searchText } from '#app/lib/french/search-text.ts'

/** `closed=1`: those that have been dealt with. */
export type SectionReportsSearch = { closed?: 1; page?: number }

/** `validateSearch` of the page: keeps what is valid, drops the rest without a word. */
export function parseSectionReportsSearch(search: Record<string, unknown>): SectionReportsSearch {
  const page = Number(searchText(search.page))
  return {
    ...(searchText(search.closed) === '1' && { closed: 1 as const }),
    ...(Number.isInteger(page) && page > 1 && page <= 10_000 && { page }),
  }
}

export const reportsAsked = ({ closed, page = 1 }: SectionReportsSearch) => ({ isOpen: closed !== 1, page })
