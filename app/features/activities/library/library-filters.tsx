import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { AGE_GROUPS, DEVELOPMENTS, DURATIONS, PLACES, SEASONS } from '#app/domain/enums.ts'
import { formatNumber, isSingular } from '#app/lib/french/grammar.ts'
import { Button } from '#app/ui/button/button.tsx'
import { FilterButton } from '#app/ui/button/filter-button.tsx'
import { ToggleChip } from '#app/ui/chips.tsx'
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
import { referenceListQuery } from './queries.ts'
import { type ActivityCount, type ActivityFilters, type CountedFacet, NO_FILTERS } from './schema.ts'
import { activeFilterCount, cleanSearch } from './search-params.ts'

type LibraryFiltersProps = {
  filters: ActivityFilters
  count: ActivityCount | undefined
  /** Whether the person has stars and lived days: not a superadmin without a daycare. */
  hasMarks: boolean
  /** Resolves when the address has changed. `replace`: no new history entry, for each key typed in the search. */
  onChange: (filters: ActivityFilters, replace?: boolean) => Promise<unknown>
}

type ListFacet = Exclude<CountedFacet, 'favourites' | 'lived'>
type Option = { value: string; label: string }

function optionsOf<Value extends string | number>(values: readonly Value[], labels: Record<Value, string>): Option[] {
  return values.map((value) => ({ value: `${value}`, label: labels[value] }))
}

/** Options of the filters whose values are a closed list. */
const CLOSED_OPTIONS: Partial<Record<ListFacet, Option[]>> = {
  ageGroups: optionsOf(AGE_GROUPS, AGE_GROUP_LABELS),
  developments: optionsOf(DEVELOPMENTS, DEVELOPMENT_LABELS),
  places: optionsOf(PLACES, PLACE_LABELS),
  seasons: optionsOf(SEASONS, SEASON_LABELS),
  durations: optionsOf(DURATIONS, DURATION_LABELS),
  sources: optionsOf(['STARTER', 'BANK', 'MODEL'], ACTIVITY_SOURCE_LABELS),
}
const FACET_ORDER: ListFacet[] = [
  'ageGroups',
  'developments',
  'themeIds',
  'materialIds',
  'places',
  'seasons',
  'durations',
  'sources',
  'authorIds',
]
/** Number of filters that a phone shows before « Plus de filtres ». */
const PHONE_FACETS = 2

/** The search field and the filters of the library, applied at once and kept in the address. */
export function LibraryFilters({ count, hasMarks, ...props }: LibraryFiltersProps) {
  const [filters, onChange] = useOptimisticChoice(props.filters, props.onChange)
  const [searchText, setSearchText] = useDebouncedFilter(
    filters.text,
    (text) => onChange({ ...filters, text }, true),
    cleanSearch,
  )
  const [isExpanded, setIsExpanded] = useState(false)
  const { data: themes = [] } = useQuery(referenceListQuery('theme'))
  const { data: materials = [] } = useQuery(referenceListQuery('material'))
  const toOptions = (items: readonly { id: string; name: string }[]) =>
    items.map(({ id, name }) => ({ value: id, label: name }))
  const openOptions: Partial<Record<ListFacet, Option[]>> = {
    themeIds: toOptions(themes),
    materialIds: toOptions(materials),
    authorIds: toOptions(count?.authors ?? []),
  }
  const collapsibleClass = clsx(!isExpanded && 'max-sm:hidden')
  return (
    <div className="flex flex-col gap-3">
      <SearchField
        label={libraryWords.searchLabel}
        placeholder={libraryWords.searchPlaceholder}
        maxLength={SEARCH_MAX}
        value={searchText}
        onChange={(event) => setSearchText(event.target.value)}
        className="w-full sm:max-w-md"
      />
      <div role="group" aria-label="Filtrer les activités" className="flex flex-wrap gap-2">
        {FACET_ORDER.map((facet, index) => (
          <div key={facet} className={index < PHONE_FACETS ? undefined : collapsibleClass}>
            <ListFilter
              facet={facet}
              options={CLOSED_OPTIONS[facet] ?? openOptions[facet] ?? []}
              isClosedList={facet in CLOSED_OPTIONS}
              filters={filters}
              counts={count && hasOptionCounts(count) ? count.options[facet] : undefined}
              onChange={onChange}
            />
          </div>
        ))}
        {hasMarks &&
          (['favourites', 'lived'] as const).map((facet) => (
            <ToggleChip
              key={facet}
              pressed={filters[facet]}
              onPressedChange={(pressed) => onChange({ ...filters, [facet]: pressed })}
            >
              {FACET_LABELS[facet]}
              {count && <Count value={count.options[facet].true ?? 0} />}
            </ToggleChip>
          ))}
        <div className="sm:hidden">
          <Button variant="quiet" aria-expanded={isExpanded} onClick={() => setIsExpanded(!isExpanded)}>
            {isExpanded ? 'Moins de filtres' : libraryWords.moreFilters}
          </Button>
        </div>
        {activeFilterCount(filters) > 1 && (
          <Button variant="quiet" onClick={() => onChange(NO_FILTERS)}>
            {libraryWords.clearAll}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Over all daycares only the total is counted, and the list has no season. */
function hasOptionCounts({ season }: ActivityCount): boolean {
  return season !== null
}

type ListFilterProps = {
  facet: ListFacet
  options: Option[]
  /** A closed list shows all its values; an open one, which grows with the daycare, only those that would find something. */
  isClosedList: boolean
  filters: ActivityFilters
  /** Activities by value; undefined while, or when, they are not counted. */
  counts: Record<string, number> | undefined
  onChange: (filters: ActivityFilters) => unknown
}

function ListFilter({ facet, options, isClosedList, filters, counts, onChange }: ListFilterProps) {
  const values = filters[facet].map(String)
  const isOffered = ({ value }: Option) => isClosedList || !counts || (counts[value] ?? 0) > 0 || values.includes(value)
  const setValues = (next: string[]) =>
    onChange({ ...filters, [facet]: facet === 'durations' ? next.map(Number) : next })
  return (
    <FilterButton label={FACET_LABELS[facet]} active={selectionLabel(options, values)} onClear={() => setValues([])}>
      <CheckboxGroup
        legend={FACET_LABELS[facet]}
        hideLegend
        variant="list"
        options={options.filter(isOffered).map(({ value, label }) => ({
          value,
          label: (
            <span className="flex items-baseline justify-between gap-3">
              <span className="min-w-0">{label}</span>
              {counts && <Count value={counts[value] ?? 0} />}
            </span>
          ),
        }))}
        values={values}
        onValuesChange={setValues}
      />
    </FilterButton>
  )
}

/** How many activities a choice finds: the number on screen, with its noun for screen readers. */
function Count({ value }: { value: number }) {
  return (
    <span className="font-normal text-ink-2 text-sm tabular-nums">
      {formatNumber(value)} <span className="sr-only">{isSingular(value) ? 'activité' : 'activités'}</span>
    </span>
  )
}

/** « 3-4 ans » when one value is selected, « 2 » when there are several, undefined when there is none. */
function selectionLabel(options: readonly Option[], values: readonly string[]): string | undefined {
  if (values.length === 0) return undefined
  const only = values.length === 1 ? options.find(({ value }) => value === values[0]) : undefined
  return only?.label ?? String(values.length)
}
