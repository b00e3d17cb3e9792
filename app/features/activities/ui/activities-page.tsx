import { useEffect } from 'react'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { ActivityFilters } from '../activities.schema.ts'
import { filtersOf, type LibrarySearch, searchOf } from '../activities.search.ts'
import { rememberSearch } from './library/last-search.ts'
import { Library } from './library/library.tsx'

type ActivitiesPageProps = {
  search: LibrarySearch
  onSearchChange: (search: LibrarySearch) => void
}

/** Two cards: make an activity, or find one. */
export function ActivitiesPage({ search, onSearchChange }: ActivitiesPageProps) {
  useEffect(() => rememberSearch(search), [search])
  return (
    <div className="page flex flex-col gap-10">
      <PageHeader title="Activités" />
      <Library
        filters={filtersOf(search)}
        onFiltersChange={(filters: ActivityFilters) => onSearchChange(searchOf(filters))}
      />
    </div>
  )
}
