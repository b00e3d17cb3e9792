import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { ToggleChip } from '../chips.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'
import { ErrorMessage } from '../feedback/inline-error.tsx'
import { SkeletonText } from '../feedback/skeleton.tsx'
import { SearchField } from '../form/text-field.tsx'
import { useDebouncedFilter } from '../use-debounced-filter.ts'

type SearchableListProps<Filter extends string, Data extends { total: number }> = {
  /** The search box: its name, and examples of what finds something. */
  searchLabel: string
  placeholder: string
  /** What is searched now, and what asks for something else. */
  text: string | undefined
  onSearch: (text: string) => void
  /** Labels of the filters, by filter; `all` keeps everything. */
  filterLabels: Record<Filter | 'all', string>
  filter: Filter | 'all'
  onFilter: (filter: Filter | 'all') => void
  /** Takes search and filter away. */
  onClear: () => void
  words: { loading: string; empty: string; emptyWhy: string; noneMatch: string; noneMatchWhy: string }
  list: UseQueryResult<Data>
  /** A button for the one who has nothing in her list yet. */
  emptyAction: ReactNode
  /** The list, once it is read and not empty. */
  children: (data: Data) => ReactNode
}

/** A list with a search box and filters above it, and what stands in its place while it is read, empty or not to be had. */
export function SearchableList<Filter extends string, Data extends { total: number }>({
  searchLabel,
  placeholder,
  text = '',
  onSearch,
  filterLabels,
  filter,
  onFilter,
  onClear,
  words,
  list,
  emptyAction,
  children,
}: SearchableListProps<Filter, Data>) {
  const [typedText, typeText] = useDebouncedFilter(text, onSearch)
  const isFiltered = text !== '' || filter !== 'all'
  const filters = Object.keys(filterLabels) as (Filter | 'all')[]
  return (
    <div className="flex flex-col gap-5">
      <div role="group" aria-label="Chercher et filtrer" className="no-print flex flex-wrap items-center gap-3">
        <SearchField
          label={searchLabel}
          placeholder={placeholder}
          maxLength={100}
          className="min-w-64 flex-1"
          value={typedText}
          onChange={(event) => typeText(event.target.value)}
        />
        <div className="flex flex-wrap gap-2">
          {filters.map((one) => (
            <ToggleChip key={one} pressed={filter === one} onPressedChange={() => onFilter(one)}>
              {filterLabels[one]}
            </ToggleChip>
          ))}
        </div>
      </div>
      {list.isPending ? (
        <div role="status">
          <span className="sr-only">{words.loading}</span>
          <SkeletonText lines={6} />
        </div>
      ) : list.isError ? (
        <ErrorMessage error={list.error} action={<Button onClick={() => list.refetch()}>Réessayer</Button>} />
      ) : list.data.total === 0 ? (
        <EmptyState
          title={isFiltered ? words.noneMatch : words.empty}
          action={isFiltered ? <Button onClick={onClear}>Retirer les filtres</Button> : emptyAction}
        >
          {isFiltered ? words.noneMatchWhy : words.emptyWhy}
        </EmptyState>
      ) : (
        children(list.data)
      )}
    </div>
  )
}
