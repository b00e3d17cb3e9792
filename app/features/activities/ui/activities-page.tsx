import { useEffect } from 'react'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { ActivityFilters } from '../activities.schema.ts'
import { filtersOf, type LibrarySearch, searchOf } from '../activities.search.ts'
import { GeneratorCard } from './generator/generator-card.tsx'
import { rememberSearch } from './library/last-search.ts'
import { Library } from './library/library.tsx'

type ActivitiesPageProps = {
  user: { id: string; selectedDaycareId: string | null }
  search: LibrarySearch
  /** Answers when the address has changed. */
  onSearchChange: (search: LibrarySearch) => Promise<unknown>
}

/** Two cards: make an activity, or find one. */
export function ActivitiesPage({ user, search, onSearchChange }: ActivitiesPageProps) {
  useEffect(() => rememberSearch(search), [search])
  return (
    <div className="page flex flex-col gap-10">
      <div>
        <PageHeader title="Activités" />
        <GeneratorCard userId={user.id} canGenerate={user.selectedDaycareId !== null} />
      </div>
      <Library
        filters={filtersOf(search)}
        onFiltersChange={(filters: ActivityFilters) => onSearchChange(searchOf(filters))}
      />
    </div>
  )
}
