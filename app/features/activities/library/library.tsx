import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { plural } from '#app/lib/french/grammar.ts'
import { parseError } from '#app/lib/parse-error.ts'
import { Button } from '#app/ui/button/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { SkeletonGrid } from '#app/ui/feedback/skeleton.tsx'
import { SEASON_LABELS } from '#content/labels.ts'
import { listUnreachable } from '#content/pages/activities.ts'
import { FACET_LABELS } from '#content/pages/library.ts'
import { ActivityList } from './activity-list.tsx'
import { LibraryFilters } from './library-filters.tsx'
import { emptyingFacets, facetLabel, filtersLabel, summaryLabel } from './library-labels.ts'
import { activitiesQuery, activityCountQuery, referenceListQuery } from './queries.ts'
import { type ActivityCount, type ActivityFilters, type Facet, NO_FILTERS } from './schema.ts'
import { activeFilterCount } from './search-params.ts'

type LibraryProps = {
  filters: ActivityFilters
  /** Whether the person has stars, lived days and a week: not a superadmin without a daycare. */
  hasMarks: boolean
  /** Resolves when the address has changed. `replace`: without a new history entry. */
  onFiltersChange: (filters: ActivityFilters, replace?: boolean) => Promise<unknown>
}

/** The activities of the daycare and the starter library, to browse and filter. */
export function Library({ filters, hasMarks, onFiltersChange }: LibraryProps) {
  const titleId = useId()
  // The former list stays on screen while that of the new filters loads.
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
      <LibraryFilters filters={filters} count={count.data} hasMarks={hasMarks} onChange={onFiltersChange} />
      {count.data && (
        <p className="text-ink-2 text-sm">
          <span role="status">{summaryLabel(count.data.total, filters)}</span>
          {count.data.total > 1 && (
            <>
              {' · '}
              <SortOrder count={count.data} filters={filters} />
            </>
          )}
        </p>
      )}
      {list.isPending ? (
        <div role="status">
          <span className="sr-only">Chargement des activités…</span>
          <SkeletonGrid />
        </div>
      ) : list.isLoadingError ? (
        <LoadError error={list.error} onRetry={() => list.refetch()} />
      ) : isEmpty ? (
        <NoResults filters={filters} count={count.data} onFiltersChange={onFiltersChange} />
      ) : (
        <ActivityList list={list} total={count.data?.total} hasMarks={hasMarks} />
      )}
    </section>
  )
}

/** States in which order the list is. */
function SortOrder({ count: { season }, filters }: { count: ActivityCount; filters: ActivityFilters }) {
  if (!season) return 'Les plus récentes d’abord'
  const first = filters.text ? 'Triées selon le titre, puis la saison' : 'Triées selon la saison'
  return `${first} : ${SEASON_LABELS[season].toLowerCase()} et toute l’année d’abord, puis les plus récentes`
}

type NoResultsProps = Pick<LibraryProps, 'filters' | 'onFiltersChange'> & { count: ActivityCount | undefined }

/** Names the filters that empty the list, with a button to remove each. */
function NoResults({ filters, count, onFiltersChange }: NoResultsProps) {
  const { data: themes = [] } = useQuery({ ...referenceListQuery('theme'), enabled: filters.themeIds.length > 0 })
  const { data: materials = [] } = useQuery({
    ...referenceListQuery('material'),
    enabled: filters.materialIds.length > 0,
  })
  if (activeFilterCount(filters) === 0)
    return <EmptyState title="Aucune activité pour l’instant">Celles que vous générez arrivent ici.</EmptyState>
  const names = { themeIds: themes, materialIds: materials, authorIds: count?.authors ?? [] }
  const emptying = emptyingFacets(count?.without ?? {})
  const [worst] = emptying
  const isOnly = emptying.length === 1
  const remove = (facet: Facet) => onFiltersChange({ ...filters, [facet]: NO_FILTERS[facet] })
  return (
    <EmptyState
      title={`Aucune activité pour ${filtersLabel(filters, names)}`}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {emptying.slice(0, 3).map(({ facet, remaining }) => (
            <Button key={facet} onClick={() => remove(facet)}>
              {`Retirer ${facetLabel(facet, filters, names)} (${plural(remaining, 'activité')})`}
            </Button>
          ))}
          {!isOnly && (
            <Button variant={worst ? 'quiet' : 'secondary'} onClick={() => onFiltersChange(NO_FILTERS)}>
              Retirer les filtres
            </Button>
          )}
        </div>
      }
    >
      {worst && isOnly
        ? `C’est le filtre ${FACET_LABELS[worst.facet]} qui vide la liste. Retirez-le, ou générez une activité qui correspond.`
        : worst
          ? 'Retirez un de ces filtres pour en voir d’autres, ou générez une activité qui correspond.'
          : 'Aucun de ces filtres ne vide la liste à lui seul. Retirez-les, ou générez une activité qui correspond.'}
    </EmptyState>
  )
}

function LoadError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { sentence, reference, status } = parseError(error)
  return (
    <InlineError reference={reference} action={<Button onClick={onRetry}>Réessayer</Button>}>
      {status === 0 ? listUnreachable : sentence}
    </InlineError>
  )
}
