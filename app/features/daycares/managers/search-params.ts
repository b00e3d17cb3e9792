import { searchText } from '#app/lib/french/search-text.ts'

const FILTERS = ['all', 'preset', 'alone', 'deleted'] as const
type Filter = (typeof FILTERS)[number]

/** Search, filter and page as the address carries them; none for the usual ones. */
export type ManagersSearch = { q?: string; filter?: Filter; page?: number }

const LONGEST = 100
const PAGES = 100_000

/** `validateSearch` of the page: keeps what is valid, drops the rest without a word. */
export function parseManagersSearch({ q, filter, page }: Record<string, unknown>): ManagersSearch {
  const text = (searchText(q) ?? '').slice(0, LONGEST)
  const chosen = FILTERS.find((known) => known === filter)
  const number = Number(page)
  return {
    ...(text && { q: text }),
    ...(chosen && chosen !== 'all' && { filter: chosen }),
    ...(Number.isInteger(number) && number > 1 && number <= PAGES && { page: number }),
  }
}
