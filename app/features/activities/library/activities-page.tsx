import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { AgeGroup } from '#app/domain/enums.ts'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { libraryWords } from '#content/pages/library.ts'
import { GeneratorCard } from '../generator/form/generator-card.tsx'
import { Library } from './library.tsx'
import { rememberSearch } from './list-memory.ts'
import type { ActivityFilters } from './schema.ts'
import { filtersOf, type LibrarySearch, searchOf } from './search-params.ts'

type ActivitiesPageProps = {
  user: { id: string; selectedDaycareId: string | null; ageGroups: AgeGroup[] }
  search: LibrarySearch
  /** What the generator starts with (app/domain/generator-prefill.ts). */
  wish: string | undefined
  /** Resolves when the address has changed. `replace`: without a new history entry. */
  onSearchChange: (search: LibrarySearch, replace?: boolean) => Promise<unknown>
}

/** « Activités »: the generator, then the library. */
export function ActivitiesPage({ user, search, wish, onSearchChange }: ActivitiesPageProps) {
  useEffect(() => rememberSearch(search), [search])
  return (
    <div className="page flex flex-col gap-10">
      <div>
        <PageHeader title="Activités" action={user.selectedDaycareId && <PageLinks />} />
        <GeneratorCard
          userId={user.id}
          ageGroups={user.ageGroups}
          prefill={wish}
          canGenerate={user.selectedDaycareId !== null}
        />
      </div>
      <div id="bibliotheque" className="scroll-mt-20">
        <Library
          filters={filtersOf(search)}
          hasMarks={user.selectedDaycareId !== null}
          onFiltersChange={(filters: ActivityFilters, replace) => onSearchChange(searchOf(filters), replace)}
        />
      </div>
    </div>
  )
}

function PageLinks() {
  return (
    <nav aria-label="Autour des activités" className="flex flex-wrap gap-2">
      <Link to="/activities/week" className={buttonClass('secondary')}>
        <Icon as="lucide-calendar-days" size={18} />
        {libraryWords.week}
      </Link>
      <Link to="/activities/trash" className={buttonClass('quiet')}>
        <Icon as="lucide-trash" size={18} />
        {libraryWords.trash}
      </Link>
    </nav>
  )
}
