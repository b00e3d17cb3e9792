import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { startTransition, useOptimistic, useState } from 'react'
import { AGE_GROUPS, DEVELOPMENTS, DURATIONS, PLACES, SEASONS } from '#app/domain/enums.ts'
import { formatNumber, isSingular } from '#app/lib/french/grammar.ts'
import { Button } from '#app/ui/button/button.tsx'
import { FilterButton } from '#app/ui/button/filter-button.tsx'
import { ToggleChip } from '#app/ui/chips.tsx'
import { CheckboxGroup } from '#app/ui/form/checkbox-group.tsx'
import { SearchField } from '#app/ui/form/text-field.tsx'
import { useTypedFilter } from '#app/ui/use-typed-filter.ts'
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
import { activeFilters, cleanSearch } from './search-params.ts'

type LibraryFiltersProps = {
  filters: ActivityFilters
  count: ActivityCount | undefined
  /** Whether stars and lived days exist: not for a superadmin who has picked no daycare. */
  hasMarks: boolean
  /** Answers when the address has changed; `replace` when it is one more key of a search. */
  onChange: (filters: ActivityFilters, replace?: boolean) => Promise<unknown>
}

type ListFacet = Exclude<CountedFacet, 'favourites' | 'lived'>
type Option = { value: string; label: string }

function labelled<Value extends string | number>(values: readonly Value[], labels: Record<Value, string>): Option[] {
  return values.map((value) => ({ value: `${value}`, label: labels[value] }))
}

const CLOSED: Partial<Record<ListFacet, Option[]>> = {
  ageGroups: labelled(AGE_GROUPS, AGE_GROUP_LABELS),
  developments: labelled(DEVELOPMENTS, DEVELOPMENT_LABELS),
  places: labelled(PLACES, PLACE_LABELS),
  seasons: labelled(SEASONS, SEASON_LABELS),
  durations: labelled(DURATIONS, DURATION_LABELS),
  sources: labelled(['STARTER', 'BANK', 'MODEL'], ACTIVITY_SOURCE_LABELS),
}
/** The other lists grow with the daycare: only what can still be chosen is shown. */
const ORDER: ListFacet[] = [
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
/** What a phone shows before « Plus de filtres ». */
const FIRST = 2

/** The search and the filters, applied at once and written in the address. */
export function LibraryFilters({ count, hasMarks, ...props }: LibraryFiltersProps) {
  const [filters, show] = useOptimistic(props.filters)
  const onChange = (next: ActivityFilters, replace?: boolean) =>
    startTransition(async () => {
      show(next)
      await props.onChange(next, replace)
    })
  const [typed, type] = useTypedFilter(filters.text, (text) => onChange({ ...filters, text }, true), cleanSearch)
  const [isWide, setIsWide] = useState(false)
  const { data: themes = [] } = useQuery(referenceListQuery('theme'))
  const { data: materials = [] } = useQuery(referenceListQuery('material'))
  const named = (items: readonly { id: string; name: string }[]) =>
    items.map(({ id, name }) => ({ value: id, label: name }))
  const open: Partial<Record<ListFacet, Option[]>> = {
    themeIds: named(themes),
    materialIds: named(materials),
    authorIds: named(count?.authors ?? []),
  }
  const rest = clsx(!isWide && 'max-sm:hidden')
  return (
    <div className="flex flex-col gap-3">
      <SearchField
        label={libraryWords.searchLabel}
        placeholder={libraryWords.searchPlaceholder}
        maxLength={SEARCH_MAX}
        value={typed}
        onChange={(event) => type(event.target.value)}
        className="w-full sm:max-w-md"
      />
      <div role="group" aria-label="Filtrer les activités" className="flex flex-wrap gap-2">
        {ORDER.map((facet, rank) => (
          <div key={facet} className={rank < FIRST ? undefined : rest}>
            <ListFilter
              facet={facet}
              options={CLOSED[facet] ?? open[facet] ?? []}
              isClosed={facet in CLOSED}
              filters={filters}
              counts={count && !isUncounted(count) ? count.options[facet] : undefined}
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
          <Button variant="quiet" aria-expanded={isWide} onClick={() => setIsWide(!isWide)}>
            {isWide ? 'Moins de filtres' : libraryWords.moreFilters}
          </Button>
        </div>
        {activeFilters(filters) > 1 && (
          <Button variant="quiet" onClick={() => onChange(NO_FILTERS)}>
            {libraryWords.clearAll}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Over all daycares only the total is known. */
function isUncounted({ season }: ActivityCount): boolean {
  return season === null
}

type ListFilterProps = {
  facet: ListFacet
  options: Option[]
  isClosed: boolean
  filters: ActivityFilters
  /** Undefined: not counted (yet). */
  counts: Record<string, number> | undefined
  onChange: (filters: ActivityFilters) => unknown
}

function ListFilter({ facet, options, isClosed, filters, counts, onChange }: ListFilterProps) {
  const values = filters[facet].map(String)
  const isOffered = ({ value }: Option) => isClosed || !counts || (counts[value] ?? 0) > 0 || values.includes(value)
  const choose = (chosen: string[]) =>
    onChange({ ...filters, [facet]: facet === 'durations' ? chosen.map(Number) : chosen })
  return (
    <FilterButton label={FACET_LABELS[facet]} active={shortly(options, values)} onClear={() => choose([])}>
      <CheckboxGroup
        legend={FACET_LABELS[facet]}
        hideLegend
        look="list"
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
        onValuesChange={choose}
      />
    </FilterButton>
  )
}

/** How many activities a choice brings: the number for the eye, with its noun for the ear. */
function Count({ value }: { value: number }) {
  return (
    <span className="font-normal text-ink-2 text-sm tabular-nums">
      {formatNumber(value)} <span className="sr-only">{isSingular(value) ? 'activité' : 'activités'}</span>
    </span>
  )
}

/** « 3-4 ans » when one value is chosen, « 2 » when there are several. */
function shortly(options: readonly Option[], values: readonly string[]): string | undefined {
  if (values.length === 0) return undefined
  const only = values.length === 1 ? options.find(({ value }) => value === values[0]) : undefined
  return only?.label ?? String(values.length)
}
