import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import type { OwnGroup } from '#app/domain/own-group.ts'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { libraryWords } from '#content/pages/library.ts'
import { GeneratorCard } from '../generator/form/generator-card.tsx'
import { Library } from './library.tsx'
import { rememberSearch } from './list-memory.ts'
import { type ActivitiesSearch, filtersOf, searchOf, TABS } from './search-params.ts'

type ActivitiesPageProps = {
  user: OwnGroup & { id: string; selectedDaycareId: string | null }
  search: ActivitiesSearch
  /** What the generator starts with (app/domain/generator-prefill.ts). */
  wish: string | undefined
  /** Resolves when the address has changed. `replace`: without a new history entry. */
  onSearchChange: (search: ActivitiesSearch, replace?: boolean) => Promise<unknown>
}

/**
 * « Activités »: the generator and the library. « Créer », which is also what an address without a tab opens, has the
 * generator with the list under it; « Trouver » folds the generator to its title, and the list begins at the top.
 */
export function ActivitiesPage({ user, search, wish, onSearchChange }: ActivitiesPageProps) {
  useEffect(() => rememberSearch(search), [search])
  const [request, setRequest] = useState<Partial<ActivityCriteria>>()
  const { onglet } = search
  const hasDaycare = user.selectedDaycareId !== null
  const isFolded = onglet === 'trouver'
  const generateWith = async (criteria: Partial<ActivityCriteria>) => {
    if (isFolded) await onSearchChange({ ...search, onglet: 'creer' })
    setRequest(criteria)
  }
  return (
    <div className="page group/page">
      <div className="group-has-[.print-sheet]/page:print:hidden">
        <PageHeader
          title="Activités"
          action={
            <div className="flex flex-wrap items-center gap-2">
              <PageTabs search={search} />
              {hasDaycare && <PageLinks />}
            </div>
          }
        />
      </div>
      <GeneratorCard
        userId={user.id}
        group={user}
        prefill={wish}
        request={request}
        canGenerate={hasDaycare}
        openLink={
          isFolded && (
            <Link
              to="/activities"
              search={{ ...search, onglet: 'creer' }}
              resetScroll={false}
              className={buttonClass('secondary')}
            >
              {libraryWords.createOne}
            </Link>
          )
        }
      />
      {!isFolded && hasDaycare && (
        <p className="mt-2 group-has-[.print-sheet]/page:print:hidden">
          <Link to="/activities/verifier" className="text-link inline-flex min-h-11 items-center gap-2">
            <Icon as="lucide-clipboard-paste" size={18} />
            {libraryWords.checkFound}
          </Link>
        </p>
      )}
      <div id="bibliotheque" className="mt-6 scroll-mt-20 group-has-[.print-sheet]/page:print:hidden">
        <Library
          filters={filtersOf(search, user.ageGroups)}
          groupAges={user.ageGroups}
          hasMarks={hasDaycare}
          onFiltersChange={(filters, replace) =>
            onSearchChange({ ...searchOf(filters, user.ageGroups), ...(onglet && { onglet }) }, replace)
          }
          onGenerateWith={hasDaycare ? generateWith : undefined}
        />
      </div>
    </div>
  )
}

/** « Créer » and « Trouver »: links, so that the address keeps which one is open. */
function PageTabs({ search: { onglet = 'creer', ...search } }: { search: ActivitiesSearch }) {
  return (
    <nav aria-label={libraryWords.tabsLabel} className="flex gap-1 rounded-md bg-sunken p-1">
      {TABS.map((tab) => (
        <Link
          key={tab}
          to="/activities"
          search={{ ...search, onglet: tab }}
          resetScroll={false}
          aria-current={tab === onglet ? 'page' : undefined}
          className="page-tab"
          activeProps={{}}
        >
          <Icon as={tab === 'creer' ? 'lucide-pencil' : 'lucide-search'} size={18} />
          {libraryWords.tabs[tab]}
        </Link>
      ))}
    </nav>
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
