import { AGE_GROUPS, DEVELOPMENTS, DURATIONS, PLACES, SEASONS } from '#app/domain/enums.ts'
import { searchText } from '#app/lib/french/search-text.ts'
import { isUuid } from '#app/lib/is-uuid.ts'
import { SEARCH_MAX } from '../limits.ts'
import type { ActivityFilters, ActivitySource, Facet } from './schema.ts'
import { searchWords } from './search-words.ts'

/**
 * The filters as the address carries them: values joined by a dot, because an address does not have to escape it, and
 * none for an empty filter. Written by hand and not with a schema: this runs before any page of the feature is loaded.
 */
export type LibrarySearch = Partial<Record<(typeof NAMES)[Facet], string | number>>

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

const SEPARATOR = '.'
/** As many ids of one list as an address may carry. */
const IDS_MAX = 20
const SOURCES: readonly ActivitySource[] = ['STARTER', 'BANK', 'MODEL']

function valuesOf(raw: unknown): string[] {
  const list = Array.isArray(raw) ? raw : (searchText(raw)?.split(/[-.,]/) ?? [])
  return [...new Set(list.filter((value) => typeof value === 'string'))]
}

function among<Value extends string>(raw: unknown, allowed: readonly Value[]): Value[] {
  const values = valuesOf(raw)
  return allowed.filter((value) => values.includes(value))
}

function idsOf(raw: unknown): string[] {
  const list = Array.isArray(raw) ? raw : (searchText(raw)?.split(/[.,]/) ?? [])
  const ids = list.filter((value) => typeof value === 'string' && isUuid(value)).map((id) => id.toLowerCase())
  return [...new Set(ids)].slice(0, IDS_MAX)
}

/** A search as the address carries it: single spaces, none at the ends, nothing when it has no word. */
export function cleanSearch(raw: string): string {
  const text = raw.replace(/\s+/g, ' ').trim().slice(0, SEARCH_MAX).trim()
  return searchWords(text).length > 0 ? text : ''
}

/** The filters that an address asks for. What it does not understand asks nothing. */
export function filtersOf(search: Partial<Record<keyof LibrarySearch, unknown>>): ActivityFilters {
  return {
    text: cleanSearch(searchText(search.q) ?? ''),
    ageGroups: among(search.ages, AGE_GROUPS),
    developments: among(search.domains, DEVELOPMENTS),
    themeIds: idsOf(search.themes),
    materialIds: idsOf(search.materials),
    places: among(search.places, PLACES),
    seasons: among(search.seasons, SEASONS),
    durations: DURATIONS.filter((minutes) => valuesOf(search.minutes).includes(`${minutes}`)),
    sources: among(search.sources, SOURCES),
    authorIds: idsOf(search.authors),
    favourites: searchText(search.favourites) === '1',
    lived: searchText(search.lived) === '1',
  }
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
      value === true ? '1' : Array.isArray(value) ? value.join(facet === 'durations' ? '-' : SEPARATOR) : `${value}`
    search[name] = asWritten(text)
  }
  return search
}

/** `validateSearch` of the page: keeps what is valid, drops the rest without a word. */
export function parseLibrarySearch(search: Record<string, unknown>): LibrarySearch {
  return searchOf(filtersOf(search))
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
