import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { parseError } from '#app/lib/parse-error.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { InlineError } from '#app/ui/inline-error.tsx'
import { SkeletonGrid } from '#app/ui/skeleton.tsx'
import { listUnreachable } from '#content/pages/activities.ts'
import { NO_FILTERS } from '../../activities.limits.ts'
import { activitiesQuery, activityCountQuery, referenceListQuery } from '../../activities.queries.ts'
import type { ActivityFilters } from '../../activities.schema.ts'
import { activeFilters } from '../../activities.search.ts'
import { ActivityList } from './activity-list.tsx'
import { LibraryFilters } from './library-filters.tsx'
import { filterWords, summaryWords } from './library-words.ts'

type LibraryProps = { filters: ActivityFilters; onFiltersChange: (filters: ActivityFilters) => Promise<unknown> }

/** The activities of the daycare and the starter library, to browse and filter. */
export function Library({ filters, onFiltersChange }: LibraryProps) {
  const titleId = useId()
  // While other filters load, the former list stays in sight.
  const list = useInfiniteQuery({ ...activitiesQuery(filters), placeholderData: keepPreviousData })
  const count = useQuery({ ...activityCountQuery(filters), placeholderData: keepPreviousData })
  const isEmpty = list.data?.pages.every((page) => page.length === 0)
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-5">
      <div>
        <h2 id={titleId} className="text-2xl">
          Activités créées par les éducatrices
        </h2>
        <p className="mt-1 text-ink-2">
          Parcourez et filtrez les activités de votre milieu et celles de la bibliothèque de départ.
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <LibraryFilters filters={filters} onChange={onFiltersChange} />
        {count.data && <p className="text-ink-2 text-sm">{summaryWords(count.data.total, filters)}</p>}
      </div>
      {list.isPending ? (
        <div role="status">
          <span className="sr-only">Chargement des activités…</span>
          <SkeletonGrid />
        </div>
      ) : list.isLoadingError ? (
        <NotLoaded error={list.error} onRetry={() => list.refetch()} />
      ) : isEmpty ? (
        <NothingFound filters={filters} onClear={() => onFiltersChange(NO_FILTERS)} />
      ) : (
        <ActivityList list={list} total={count.data?.total} />
      )}
    </section>
  )
}

function NothingFound({ filters, onClear }: { filters: ActivityFilters; onClear: () => void }) {
  const { data: themes = [] } = useQuery(referenceListQuery('theme'))
  const { data: materials = [] } = useQuery(referenceListQuery('material'))
  if (activeFilters(filters) === 0)
    return <EmptyState title="Aucune activité pour l’instant">Celles que vous générez arrivent ici.</EmptyState>
  return (
    <EmptyState
      title={`Aucune activité pour ${filterWords(filters, themes, materials)}`}
      action={<Button onClick={onClear}>Retirer les filtres</Button>}
    >
      Retirez un filtre pour en voir d’autres, ou générez une activité qui correspond.
    </EmptyState>
  )
}

function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { sentence, reference, status } = parseError(error)
  return (
    <InlineError reference={reference} action={<Button onClick={onRetry}>Réessayer</Button>}>
      {status === 0 ? listUnreachable : sentence}
    </InlineError>
  )
}
