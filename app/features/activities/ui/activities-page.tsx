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
  /** What the generator begins with (app/domain/activity-wish.ts). */
  wish: string | undefined
  /** Answers when the address has changed. */
  onSearchChange: (search: LibrarySearch) => Promise<unknown>
}

/** Two cards: make an activity, or find one. */
export function ActivitiesPage({ user, search, wish, onSearchChange }: ActivitiesPageProps) {
  useEffect(() => rememberSearch(search), [search])
  return (
    <div className="page flex flex-col gap-10">
      <div>
        <PageHeader title="Activités" />
        <GeneratorCard userId={user.id} wish={wish} canGenerate={user.selectedDaycareId !== null} />
      </div>
      <div id="bibliotheque" className="scroll-mt-20">
        <Library
          filters={filtersOf(search)}
          onFiltersChange={(filters: ActivityFilters) => onSearchChange(searchOf(filters))}
        />
      </div>
    </div>
  )
}
