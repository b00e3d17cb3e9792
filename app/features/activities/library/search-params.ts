import * as z from 'zod/mini'
import { AGE_GROUPS, DEVELOPMENTS, DURATIONS, PLACES, SEASONS } from '#app/domain/enums.ts'
import { isUuid } from '#app/lib/ids.ts'
import { searchFlag, searchText } from '#app/lib/search-params.ts'
import { SEARCH_MAX } from '../limits.ts'
import { ACTIVITY_SOURCES, type ActivityFilters, type Facet } from './schema.ts'
import { searchWords } from './search-words.ts'

const NAMES = {
  text: 'q',
  ageGroups: 'ages',
  developments: 'domains',
  themeIds: 'themes',
  materialIds: 'materials',
  places: 'places',
  seasons: 'seasons',
  durations: 'minutes',
  sources: 'sources',
  authorIds: 'authors',
  favourites: 'favourites',
  lived: 'lived',
} as const satisfies Record<Facet, string>

/** As many ids of one list as an address may carry. */
const IDS_MAX = 20

/** Several values: joined by a dot, because an address does not have to escape it; commas and lists are read too. */
const several = z.optional(z.union([z.string(), z.number(), z.array(z.catch(z.string(), ''))]))

function among<const Value extends string | number>(allowed: readonly Value[]) {
  const chosen = z.pipe(
    several,
    z.transform((raw = []) => {
      const values = Array.isArray(raw) ? raw : String(raw).split(/[-.,]/)
      return allowed.filter((value) => values.includes(String(value)))
    }),
  )
  return z.catch(chosen, [])
}

const ids = z.catch(
  z.pipe(
    several,
    z.transform((raw = []) => {
      const list = Array.isArray(raw) ? raw : String(raw).split(/[.,]/)
      return [...new Set(list.filter(isUuid).map((id) => id.toLowerCase()))].slice(0, IDS_MAX)
    }),
  ),
  [],
)

const Address = z.pipe(
  z.object({
    q: searchText(),
    ages: among(AGE_GROUPS),
    domains: among(DEVELOPMENTS),
    themes: ids,
    materials: ids,
    places: among(PLACES),
    seasons: among(SEASONS),
    minutes: among(DURATIONS),
    sources: among(ACTIVITY_SOURCES),
    authors: ids,
    favourites: searchFlag(true),
    lived: searchFlag(true),
  }),
  z.transform(
    ({ q = '', favourites = false, lived = false, ...lists }): ActivityFilters => ({
      text: cleanSearch(q),
      ageGroups: lists.ages,
      developments: lists.domains,
      themeIds: lists.themes,
      materialIds: lists.materials,
      places: lists.places,
      seasons: lists.seasons,
      durations: lists.minutes,
      sources: lists.sources,
      authorIds: lists.authors,
      favourites,
      lived,
    }),
  ),
)

/** The filters as the address carries them: none for an empty filter, and the same filters are always written the same. */
export const LibrarySearch = z.pipe(Address, z.transform(searchOf))
export type LibrarySearch = Partial<Record<(typeof NAMES)[Facet], string | number>>

/** A search as the address carries it: single spaces, none at the ends, nothing when it has no word. */
export function cleanSearch(raw: string): string {
  const text = raw.replace(/\s+/g, ' ').trim().slice(0, SEARCH_MAX).trim()
  return searchWords(text).length > 0 ? text : ''
}

/** The filters that an address asks for. What it does not understand asks nothing. */
export function filtersOf(search: object): ActivityFilters {
  return Address.parse(search)
}

/** A whole number as a number: as a text, an address puts it between quotes. */
function asWritten(text: string): string | number {
  return /^(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text
}

/** The address of filters: the same filters always give the same one, so that reading it again changes nothing. */
export function searchOf(filters: ActivityFilters): LibrarySearch {
  const search: LibrarySearch = {}
  for (const [facet, name] of Object.entries(NAMES) as [Facet, keyof LibrarySearch][]) {
    const value = filters[facet]
    if (!isActive(value)) continue
    // Minutes with a dash: « 10.20 » would be read back as a number.
    const text =
      value === true ? '1' : Array.isArray(value) ? value.join(facet === 'durations' ? '-' : '.') : `${value}`
    search[name] = asWritten(text)
  }
  return search
}

function isActive(value: ActivityFilters[Facet]): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}

/** The filters in force, a search among them, in the order of the page. */
export function activeFacets(filters: ActivityFilters): Facet[] {
  return (Object.keys(NAMES) as Facet[]).filter((facet) => isActive(filters[facet]))
}

/** How many filters are in force, counting the lists and not their values (« 3 filtres actifs »). */
export function activeFilters(filters: ActivityFilters): number {
  return activeFacets(filters).length
}
