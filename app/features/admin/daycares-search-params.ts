import { searchText } from '#app/lib/french/search-text.ts'

const FILTERS = ['all', 'alone', 'full', 'deleted'] as const
const SORTS = ['name', 'createdAt', 'maxTeachers'] as const

/** Search, filter, order and page as the address carries them; none for the usual ones. */
export type DaycaresSearch = {
  q?: string
  filter?: (typeof FILTERS)[number]
  sort?: (typeof SORTS)[number]
  descending?: boolean
  page?: number
}

const LONGEST = 100
const PAGES = 100_000

/** `validateSearch` of the page: keeps what is valid, drops the rest without a word. */
export function parseDaycaresSearch({ q, filter, sort, descending, page }: Record<string, unknown>): DaycaresSearch {
  const text = (searchText(q) ?? '').slice(0, LONGEST)
  const chosen = FILTERS.find((known) => known === filter)
  const order = SORTS.find((known) => known === sort)
  const number = Number(page)
  return {
    ...(text && { q: text }),
    ...(chosen && chosen !== 'all' && { filter: chosen }),
    ...(order && order !== 'name' && { sort: order }),
    ...(descending === true && { descending }),
    ...(Number.isInteger(number) && number > 1 && number <= PAGES && { page: number }),
  }
}

/** The whole question that an address asks. */
export function daycaresInputOf({ q, filter = 'all', sort = 'name', descending = false, page = 1 }: DaycaresSearch) {
  return { page, search: q, filter, sort, descending }
}
