import { AGE_GROUPS, DEVELOPMENTS } from '#app/domain/enums.ts'
import type { ActivityFilters } from './activities.schema.ts'

/**
 * The filters as the address carries them: values joined by a dot, because an address does not have to escape it, and
 * none for an empty filter. Written by hand and not with a schema: this runs before any page of the feature is loaded.
 */
export type LibrarySearch = { ages?: string; domains?: string; themes?: string; materials?: string }

const SEPARATOR = '.'
/** As many ids of one list as an address may carry. */
const IDS_MAX = 20
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/** Whether an address names something that could exist. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}

function valuesOf(raw: unknown): string[] {
  const list = Array.isArray(raw) ? raw : typeof raw === 'string' ? raw.split(/[.,]/) : []
  return [...new Set(list.filter((value) => typeof value === 'string'))]
}

function among<Value extends string>(raw: unknown, allowed: readonly Value[]): Value[] {
  const values = valuesOf(raw)
  return allowed.filter((value) => values.includes(value))
}

function idsOf(raw: unknown): string[] {
  return valuesOf(raw).filter(isUuid).slice(0, IDS_MAX)
}

/** The filters that an address asks for. What it does not understand asks nothing. */
export function filtersOf(search: Record<keyof LibrarySearch, unknown> | LibrarySearch): ActivityFilters {
  return {
    ageGroups: among(search.ages, AGE_GROUPS),
    developments: among(search.domains, DEVELOPMENTS),
    themeIds: idsOf(search.themes),
    materialIds: idsOf(search.materials),
  }
}

/** The address of filters: the same filters always give the same one, so that reading it again changes nothing. */
export function searchOf({ ageGroups, developments, themeIds, materialIds }: ActivityFilters): LibrarySearch {
  const search: LibrarySearch = {}
  if (ageGroups.length) search.ages = ageGroups.join(SEPARATOR)
  if (developments.length) search.domains = developments.join(SEPARATOR)
  if (themeIds.length) search.themes = themeIds.join(SEPARATOR)
  if (materialIds.length) search.materials = materialIds.join(SEPARATOR)
  return search
}

/** `validateSearch` of the page: keeps what is valid, drops the rest without a word. */
export function parseLibrarySearch({ ages, domains, themes, materials }: Record<string, unknown>): LibrarySearch {
  return searchOf(filtersOf({ ages, domains, themes, materials }))
}

/** How many filters are in force, counting the lists and not their values (« 3 filtres actifs »). */
export function activeFilters(filters: ActivityFilters): number {
  return Object.values(filters).filter((values) => values.length > 0).length
}
