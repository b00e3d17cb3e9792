import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import type { AgeGroup } from '#app/domain/enums.ts'
import { plural } from '#app/lib/french/grammar.ts'
import { parseError } from '#app/lib/parse-error.ts'
import { Button } from '#app/ui/button/button.tsx'
import { RemovableChip } from '#app/ui/chips.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { SkeletonGrid } from '#app/ui/feedback/skeleton.tsx'
import { SEASON_LABELS } from '#content/labels.ts'
import { listUnreachable } from '#content/pages/activities.ts'
import { FACET_LABELS, libraryWords, NONE_YET } from '#content/pages/library.ts'
import { criteriaOfFilters } from '../generator/form/first-criteria.ts'
import { ageLabel } from '../words.ts'
import { ActivityList } from './activity-list.tsx'
import { LibraryFilters, useFacetNames } from './library-filters.tsx'
import { emptyingFacets, facetLabel, filtersLabel, summaryLabel } from './library-labels.ts'
import { activitiesQuery, activityCountQuery } from './queries.ts'
import { type ActivityCount, type ActivityFilters, type Facet, NO_FILTERS } from './schema.ts'
import { activeFacets, isOfGroup } from './search-params.ts'

type LibraryProps = {
  filters: ActivityFilters
  /** Ages of the reader's own group, with which the list begins. */
  groupAges: readonly AgeGroup[]
  /** Whether the person has stars, lived days and a week: not a superadmin without a daycare. */
  hasMarks: boolean
  /** Resolves when the address has changed. `replace`: without a new history entry. */
  onFiltersChange: (filters: ActivityFilters, replace?: boolean) => Promise<unknown>
  /** Opens the generator with these criteria; undefined for who cannot generate. */
  onGenerateWith: ((criteria: Partial<ActivityCriteria>) => unknown) | undefined
}

/** The activities of the daycare and the starter library, to browse and filter. */
export function Library({ filters, groupAges, hasMarks, onFiltersChange, onGenerateWith }: LibraryProps) {
  const titleId = useId()
  // The former list stays on screen while that of the new filters loads.
  const list = useInfiniteQuery({ ...activitiesQuery(filters), placeholderData: keepPreviousData })
  const count = useQuery({ ...activityCountQuery(filters), placeholderData: keepPreviousData })
  const isEmpty = list.data?.pages.every((page) => page.length === 0)
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id={titleId} className="text-xl">
          Activités créées par les éducatrices
        </h2>
        <p className="text-ink-2 text-sm max-sm:sr-only">
          Parcourez et filtrez les activités de votre milieu et celles de la bibliothèque de départ.
        </p>
      </div>
      <LibraryFilters filters={filters} count={count.data} hasMarks={hasMarks} onChange={onFiltersChange} />
      {count.data && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-2 text-sm">
          {isOfGroup(filters, groupAges) && (
            <RemovableChip
              label={`${libraryWords.myGroup}\u00A0: ${ageLabel([...groupAges])}`}
              onRemove={() => onFiltersChange({ ...filters, ageGroups: [] })}
            />
          )}
          <p>
            <span role="status">{summaryLabel(count.data.total, filters)}</span>
            {count.data.total > 1 && (
              <>
                {' · '}
                <SortOrder count={count.data} filters={filters} />
              </>
            )}
          </p>
        </div>
      )}
      {list.isPending ? (
        <div role="status">
          <span className="sr-only">Chargement des activités…</span>
          <SkeletonGrid />
        </div>
      ) : list.isLoadingError ? (
        <LoadError error={list.error} onRetry={() => list.refetch()} />
      ) : isEmpty ? (
        <NoResults
          filters={filters}
          count={count.data}
          onFiltersChange={onFiltersChange}
          onGenerateWith={onGenerateWith}
        />
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

type NoResultsProps = Pick<LibraryProps, 'filters' | 'onFiltersChange' | 'onGenerateWith'> & {
  count: ActivityCount | undefined
}

/** Names the filters that empty the list, with a button to remove each. */
function NoResults({ filters, count, onFiltersChange, onGenerateWith }: NoResultsProps) {
  const names = useFacetNames(filters, count)
  const active = activeFacets(filters)
  if (active.length === 0)
    return (
      <EmptyState picture="library" title="Aucune activité pour l’instant">
        Celles que vous générez arrivent ici.
      </EmptyState>
    )
  const [own] = active
  if (active.length === 1 && (own === 'favourites' || own === 'lived'))
    return (
      <EmptyState
        picture="search"
        title={NONE_YET[own].title}
        action={<Button onClick={() => onFiltersChange(NO_FILTERS)}>{libraryWords.seeAll}</Button>}
      >
        {NONE_YET[own].how}
      </EmptyState>
    )
  const emptying = emptyingFacets(count?.without ?? {})
  const [worst] = emptying
  const isOnly = emptying.length === 1
  const remove = (facet: Facet) => onFiltersChange({ ...filters, [facet]: NO_FILTERS[facet] })
  return (
    <EmptyState
      picture="search"
      title={`Aucune activité pour ${filtersLabel(filters, names)}`}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {emptying.slice(0, 3).map(({ facet, remaining }) => (
            <Button key={facet} onClick={() => remove(facet)}>
              {`Retirer ${facetLabel(facet, filters, names)} (${plural(remaining, 'activité')})`}
            </Button>
          ))}
          {onGenerateWith && (
            <Button variant="primary" onClick={() => onGenerateWith(criteriaOfFilters(filters, names))}>
              {libraryWords.generateWith}
            </Button>
          )}
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
