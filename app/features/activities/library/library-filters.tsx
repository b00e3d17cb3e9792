import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AGE_GROUPS, DEVELOPMENTS, DURATIONS, PLACES, SEASONS } from '#app/domain/enums.ts'
import { formatNumber, isSingular } from '#app/lib/french/grammar.ts'
import { Button } from '#app/ui/button/button.tsx'
import { chosenLabel, FilterButton } from '#app/ui/button/filter-button.tsx'
import { ToggleChip } from '#app/ui/chips.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { SkeletonText } from '#app/ui/feedback/skeleton.tsx'
import { CheckboxGroup } from '#app/ui/form/checkbox-group.tsx'
import { SearchField } from '#app/ui/form/text-field.tsx'
import { useOptimisticChoice } from '#app/ui/use-choice.ts'
import { useDebouncedFilter } from '#app/ui/use-debounced-filter.ts'
import {
  ACTIVITY_SOURCE_LABELS,
  AGE_GROUP_LABELS,
  DEVELOPMENT_LABELS,
  DURATION_LABELS,
  PLACE_LABELS,
  SEASON_LABELS,
} from '#content/labels.ts'
import { FACET_LABELS, libraryWords } from '#content/pages/library.ts'
import { SEARCH_MAX } from '../limits.ts'
import { optionsOf } from '../words.ts'
import type { FacetNames } from './library-labels.ts'
import { facetCountQuery, type ReferenceList, referenceListQuery } from './queries.ts'
import {
  ACTIVITY_SOURCES,
  type ActivityCount,
  type ActivityFilters,
  type Facet,
  type FacetCount,
  LIST_FACETS,
  type ListFacet,
  NO_FILTERS,
} from './schema.ts'
import { activeFacets, cleanSearch } from './search-params.ts'

type LibraryFiltersProps = {
  filters: ActivityFilters
  count: ActivityCount | undefined
  /** Whether the person has stars and lived days: not a superadmin without a daycare. */
  hasMarks: boolean
  /** Resolves when the address has changed. `replace`: no new history entry, for each key typed in the search. */
  onChange: (filters: ActivityFilters, replace?: boolean) => Promise<unknown>
}

type Option = { value: string; label: string }

/** Options of the filters whose values are a closed list. */
const CLOSED_OPTIONS: Partial<Record<ListFacet, Option[]>> = {
  ageGroups: optionsOf(AGE_GROUPS, AGE_GROUP_LABELS),
  developments: optionsOf(DEVELOPMENTS, DEVELOPMENT_LABELS),
  places: optionsOf(PLACES, PLACE_LABELS),
  seasons: optionsOf(SEASONS, SEASON_LABELS),
  durations: optionsOf(DURATIONS, DURATION_LABELS),
  sources: optionsOf(ACTIVITY_SOURCES, ACTIVITY_SOURCE_LABELS),
}

/** The filters whose values are a list that grows with the daycare. */
const REFERENCE_LISTS: Partial<Record<ListFacet, ReferenceList>> = { themeIds: 'theme', materialIds: 'material' }

/** The filters that are always in sight; the others are behind « Plus de filtres » as long as they are off. */
const MAIN_FACETS: readonly Facet[] = ['ageGroups', 'developments', 'places', 'favourites']

/** The search field and the filters of the library, applied at once and kept in the address. */
export function LibraryFilters({ count, hasMarks, ...props }: LibraryFiltersProps) {
  const [filters, onChange] = useOptimisticChoice(props.filters, props.onChange)
  const [searchText, setSearchText] = useDebouncedFilter(
    filters.text,
    (text) => onChange({ ...filters, text }, true),
    cleanSearch,
  )
  const [isExpanded, setIsExpanded] = useState(false)
  const { themeIds, materialIds, authorIds } = useFacetNames(filters, count)
  const options: Partial<Record<ListFacet, Option[]>> = {
    ...CLOSED_OPTIONS,
    themeIds: toOptions(themeIds),
    materialIds: toOptions(materialIds),
    authorIds: toOptions(authorIds),
  }
  const active = activeFacets(filters)
  const isShown = (facet: Facet) => isExpanded || MAIN_FACETS.includes(facet) || active.includes(facet)
  return (
    <div className="flex flex-wrap gap-2">
      <SearchField
        label={libraryWords.searchLabel}
        placeholder={libraryWords.searchPlaceholder}
        maxLength={SEARCH_MAX}
        value={searchText}
        onChange={(event) => setSearchText(event.target.value)}
        className="min-w-64 flex-1 max-sm:basis-full"
      />
      <div role="group" aria-label="Filtrer les activités" className="flex flex-wrap gap-2">
        {LIST_FACETS.filter(isShown).map((facet) => (
          <ListFilter key={facet} facet={facet} names={options[facet] ?? []} filters={filters} onChange={onChange} />
        ))}
        {hasMarks &&
          (['favourites', 'lived'] as const).filter(isShown).map((facet) => (
            <ToggleChip
              key={facet}
              pressed={filters[facet]}
              onPressedChange={(pressed) => onChange({ ...filters, [facet]: pressed })}
            >
              {FACET_LABELS[facet]}
              {count && <Count value={count[facet]} />}
            </ToggleChip>
          ))}
        <Button variant="quiet" aria-expanded={isExpanded} onClick={() => setIsExpanded(!isExpanded)}>
          {isExpanded ? libraryWords.fewerFilters : libraryWords.moreFilters}
        </Button>
        {active.length > 1 && (
          <Button variant="quiet" onClick={() => onChange(NO_FILTERS)}>
            {libraryWords.clearAll}
          </Button>
        )}
      </div>
    </div>
  )
}

/** The names of the themes, the materials and the authors that the filters hold; none while they load. */
export function useFacetNames(filters: ActivityFilters, count: ActivityCount | undefined): FacetNames {
  const { data: themes = [] } = useQuery({ ...referenceListQuery('theme'), enabled: filters.themeIds.length > 0 })
  const { data: materials = [] } = useQuery({
    ...referenceListQuery('material'),
    enabled: filters.materialIds.length > 0,
  })
  return { themeIds: themes, materialIds: materials, authorIds: count?.authors ?? [] }
}

type ListFilterProps = {
  facet: ListFacet
  /** Names of the chosen values at least, for the button. */
  names: Option[]
  filters: ActivityFilters
  onChange: (filters: ActivityFilters) => unknown
}

function ListFilter({ facet, names, filters, onChange }: ListFilterProps) {
  const values = filters[facet].map(String)
  const setValues = (next: string[]) =>
    onChange({ ...filters, [facet]: facet === 'durations' ? next.map(Number) : next })
  return (
    <FilterButton label={FACET_LABELS[facet]} active={chosenLabel(names, values)} onClear={() => setValues([])}>
      <FacetOptions facet={facet} filters={filters} values={values} onValuesChange={setValues} />
    </FilterButton>
  )
}

type FacetOptionsProps = {
  facet: ListFacet
  filters: ActivityFilters
  values: string[]
  onValuesChange: (values: string[]) => void
}

/** The values of an open filter, each with how many activities it would find. */
function FacetOptions({ facet, filters, values, onValuesChange }: FacetOptionsProps) {
  const closed = CLOSED_OPTIONS[facet]
  const list = REFERENCE_LISTS[facet]
  const reference = useQuery({ ...referenceListQuery(list ?? 'theme'), enabled: list !== undefined })
  const counted = useQuery({ ...facetCountQuery(facet, filters), placeholderData: keepPreviousData })
  const counts = counted.data && new Map(counted.data.map(({ value, count }) => [value, count]))
  if (!closed && (counted.isPending || (list && reference.isPending)))
    return (
      <div role="status">
        <span className="sr-only">Chargement des choix…</span>
        <SkeletonText />
      </div>
    )
  const error = counted.error ?? reference.error
  if (!closed && error) return <ErrorMessage error={error} />
  const options = closed ?? toOptions(list ? (reference.data ?? []) : authorsOf(counted.data ?? []))
  // A closed list shows all its values; one that grows with the daycare, only those that would find something.
  const isOffered = ({ value }: Option) => closed || !counts || counts.has(value) || values.includes(value)
  return (
    <CheckboxGroup
      legend={FACET_LABELS[facet]}
      hideLegend
      variant="list"
      options={options.filter(isOffered).map(({ value, label }) => ({
        value,
        label: (
          <span className="flex items-baseline justify-between gap-3">
            <span className="min-w-0">{label}</span>
            {counts && <Count value={counts.get(value) ?? 0} />}
          </span>
        ),
      }))}
      values={values}
      onValuesChange={onValuesChange}
    />
  )
}

const toOptions = (items: readonly { id: string; name: string }[]): Option[] =>
  items.map(({ id, name }) => ({ value: id, label: name }))

/** The authors of what the other filters find, in order of name. */
function authorsOf(counts: readonly FacetCount[]): { id: string; name: string }[] {
  const authors = counts.flatMap(({ value, name }) => (name === null ? [] : [{ id: value, name }]))
  return authors.sort((a, b) => a.name.localeCompare(b.name, 'fr'))
}

/** How many activities a choice finds: the number on screen, with its noun for screen readers. */
function Count({ value }: { value: number }) {
  return (
    <span className="font-normal text-ink-2 text-sm tabular-nums">
      {formatNumber(value)} <span className="sr-only">{isSingular(value) ? 'activité' : 'activités'}</span>
    </span>
  )
}
