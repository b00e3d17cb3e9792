import * as z from 'zod/mini'
import { AGE_GROUPS, type AgeGroup, DEVELOPMENTS, DURATIONS, PLACES, SEASONS } from '#app/domain/enums.ts'
import { isUuid } from '#app/lib/ids.ts'
import { searchField, searchFlag, searchText } from '#app/lib/search-params.ts'
import { SEARCH_MAX } from '../limits.ts'
import { ACTIVITY_SOURCES, type ActivityFilters, type Facet } from './schema.ts'
import { searchWords } from './search-words.ts'

/** Name of each filter in the address, in the order of the page. */
const PARAM_NAMES = {
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

/** Of the ages in the address: all of them, also for somebody whose list begins with those of her group. */
const EVERY_AGE = 'tous'

/** Ids of one list that an address may carry. */
const IDS_MAX = 20

/** Several values, joined by a dot because an address need not escape it; commas and repeated parameters are read too. */
const listParam = z.optional(z.union([z.string(), z.number(), z.array(z.catch(z.string(), ''))]))

/** The allowed values that a parameter names, in the order of `allowed`; the others are dropped. */
function someOf<const Value extends string | number>(allowed: readonly Value[]) {
  const values = z.pipe(
    listParam,
    z.transform((raw = []) => {
      const named = Array.isArray(raw) ? raw : String(raw).split(/[-.,]/)
      return allowed.filter((value) => named.includes(String(value)))
    }),
  )
  return z.catch(values, [])
}

const ids = z.catch(
  z.pipe(
    listParam,
    z.transform((raw = []) => {
      const list = Array.isArray(raw) ? raw : String(raw).split(/[.,]/)
      return [...new Set(list.filter(isUuid).map((id) => id.toLowerCase()))].slice(0, IDS_MAX)
    }),
  ),
  [],
)

/** The parameters of an address. Never fails: what it does not understand is dropped. */
const Params = z.object({
  q: searchText(),
  ages: someOf(AGE_GROUPS),
  domains: someOf(DEVELOPMENTS),
  themes: ids,
  materials: ids,
  places: someOf(PLACES),
  seasons: someOf(SEASONS),
  minutes: someOf(DURATIONS),
  sources: someOf(ACTIVITY_SOURCES),
  authors: ids,
  favourites: searchFlag(true),
  lived: searchFlag(true),
})

function toFilters({ q = '', favourites, lived, ...lists }: z.infer<typeof Params>): ActivityFilters {
  return {
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
    favourites: favourites ?? false,
    lived: lived ?? false,
  }
}

/** Whether an address asks for all ages, instead of leaving them to the group of who reads it. */
const asksEveryAge = (search: object) => 'ages' in search && search.ages === EVERY_AGE

/** The parameters of the address: only active filters, and always written the same way for the same filters. */
export const LibrarySearch = z.pipe(
  z.object({ ...Params.shape, ages: z.union([z.literal(EVERY_AGE), someOf(AGE_GROUPS)]) }),
  z.transform(({ ages, ...params }): LibrarySearch => {
    if (ages !== EVERY_AGE) return searchOf(toFilters({ ...params, ages }))
    return { ...searchOf(toFilters({ ...params, ages: [] })), ages }
  }),
)
export type LibrarySearch = Partial<Record<(typeof PARAM_NAMES)[Facet], string | number>>

/** The two states of the page. */
export const TABS = ['creer', 'trouver'] as const
/** Which of the two cards the page opens; the generator, with the list under it, when the address does not say. */
export const TabSearch = z.object({ onglet: searchField(z.literal(TABS)) })
export type ActivitiesSearch = LibrarySearch & z.infer<typeof TabSearch>

/** A search text as the address carries it: single spaces, none at the ends; empty when it has no word. */
export function cleanSearch(raw: string): string {
  const text = raw.replace(/\s+/g, ' ').trim().slice(0, SEARCH_MAX).trim()
  return searchWords(text).length > 0 ? text : ''
}

/**
 * The filters of an address; what is not understood in it filters nothing. `groupAges`: those of the reader's own group,
 * with which her list begins as long as the address says nothing of ages.
 */
export function filtersOf(search: object, groupAges: readonly AgeGroup[] = []): ActivityFilters {
  const filters = toFilters(Params.parse(search))
  return filters.ageGroups.length > 0 || asksEveryAge(search) ? filters : { ...filters, ageGroups: [...groupAges] }
}

/** Whether the list is that of the reader's own group: the ages that she filters by are those of her group. */
export function isOfGroup({ ageGroups }: ActivityFilters, groupAges: readonly AgeGroup[]): boolean {
  return (
    groupAges.length > 0 && ageGroups.length === groupAges.length && groupAges.every((age) => ageGroups.includes(age))
  )
}

/** A whole number becomes a number: the router would put the quotes of a JSON string around its text. */
function toParamValue(text: string): string | number {
  return /^(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text
}

/** The inverse of {@link filtersOf}. The same filters always give the same address, so that reading it again changes nothing. */
export function searchOf(filters: ActivityFilters, groupAges: readonly AgeGroup[] = []): LibrarySearch {
  const search: LibrarySearch = {}
  for (const [facet, name] of Object.entries(PARAM_NAMES) as [Facet, keyof LibrarySearch][]) {
    const value = filters[facet]
    if (!isActive(value)) continue
    // Minutes are joined by a dash: the router would read « 10.20 » back as a number.
    const text =
      value === true ? '1' : Array.isArray(value) ? value.join(facet === 'durations' ? '-' : '.') : `${value}`
    search[name] = toParamValue(text)
  }
  if (isOfGroup(filters, groupAges)) delete search.ages
  else if (groupAges.length > 0 && filters.ageGroups.length === 0) search.ages = EVERY_AGE
  return search
}

function isActive(value: ActivityFilters[Facet]): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}

/** The active filters, the search text among them, in the order of the page; a list counts once whatever its values. */
export function activeFacets(filters: ActivityFilters): Facet[] {
  return (Object.keys(PARAM_NAMES) as Facet[]).filter((facet) => isActive(filters[facet]))
}
