import { formatNumber, isSingular, plural } from '#app/lib/french/grammar.ts'
import {
  ACTIVITY_SOURCE_LABELS,
  AGE_GROUP_LABELS,
  DEVELOPMENT_LABELS,
  DURATION_LABELS,
  PLACE_LABELS,
  SEASON_LABELS,
} from '#content/labels.ts'
import { FACET_LABELS } from '#content/pages/library.ts'
import { COUNT_CAP } from '../limits.ts'
import type { ActivityFilters, Facet } from './schema.ts'
import { activeFacets } from './search-params.ts'

function totalLabel(total: number): string {
  return total > COUNT_CAP ? `plus de ${formatNumber(COUNT_CAP)}` : formatNumber(total)
}

/** « 128 activités · 3 filtres actifs ». */
export function summaryLabel(total: number, filters: ActivityFilters): string {
  const active = activeFacets(filters).length
  const activities = total > COUNT_CAP ? `Plus de ${formatNumber(COUNT_CAP)}\u00A0activités` : plural(total, 'activité')
  return active === 0 ? activities : `${activities} · ${plural(active, 'filtre actif', 'filtres actifs')}`
}

/** « 48 activités affichées sur 128 ». */
export function shownLabel(shown: number, total: number): string {
  return `${plural(shown, 'activité')} ${isSingular(shown) ? 'affichée' : 'affichées'} sur ${totalLabel(total)}`
}

/** The names of the ids that the filters may hold. */
export type FacetNames = Record<'themeIds' | 'materialIds' | 'authorIds', readonly { id: string; name: string }[]>

/** The values of one filter: « 3-4 ans ou 4-5 ans », « neige »; the name of the filter when its ids have no known name. */
export function facetLabel(facet: Facet, filters: ActivityFilters, names: FacetNames): string {
  const named = (items: readonly { id: string; name: string }[], ids: readonly string[]) =>
    items.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  switch (facet) {
    case 'text':
      return `«\u00A0${filters.text}\u00A0»`
    case 'favourites':
    case 'lived':
      return FACET_LABELS[facet]
    case 'ageGroups':
      return filters.ageGroups.map((age) => AGE_GROUP_LABELS[age]).join(' ou ')
    case 'developments':
      return filters.developments.map((domain) => DEVELOPMENT_LABELS[domain]).join(' ou ')
    case 'places':
      return filters.places.map((place) => PLACE_LABELS[place]).join(' ou ')
    case 'seasons':
      return filters.seasons.map((season) => SEASON_LABELS[season]).join(' ou ')
    case 'durations':
      return filters.durations.map((minutes) => DURATION_LABELS[minutes]).join(' ou ')
    case 'sources':
      return filters.sources.map((source) => ACTIVITY_SOURCE_LABELS[source]).join(' ou ')
    case 'themeIds':
    case 'materialIds':
    case 'authorIds':
      return named(names[facet], filters[facet]).join(' ou ') || FACET_LABELS[facet]
  }
}

/** The values of all active filters: « 3-4 ans + Langagier + Neige ». */
export function filtersLabel(filters: ActivityFilters, names: FacetNames): string {
  return activeFacets(filters)
    .map((facet) => facetLabel(facet, filters, names))
    .join(' + ')
}

/**
 * The filters that empty a list: those without which something would be found, the one that gives the most back first.
 * Empty when no single filter is the cause.
 */
export function emptyingFacets(without: Partial<Record<Facet, number>>): { facet: Facet; remaining: number }[] {
  return (Object.entries(without) as [Facet, number][])
    .map(([facet, remaining]) => ({ facet, remaining }))
    .filter(({ remaining }) => remaining > 0)
    .toSorted((a, b) => b.remaining - a.remaining)
}
