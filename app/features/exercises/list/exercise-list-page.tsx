import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { plural } from '#app/lib/french/grammar.ts'
import { Button } from '#app/ui/button/button.tsx'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { exerciseWords } from '#content/pages/exercises.ts'
import { Disclaimers } from '../disclaimers.tsx'
import { exercisesQuery, progressQuery } from '../queries.ts'
import type { ExerciseCard as Exercise } from '../schema.ts'
import { type ExerciseSearch, exerciseFiltersOf, exerciseSearchOf, filterExercises } from '../search-params.ts'
import { GoingSurvey, type SurveyMember } from '../survey/survey-links.tsx'
import { ExerciseCard } from './exercise-card.tsx'
import { ExerciseFilters } from './exercise-filters.tsx'
import { type ExerciseState, exerciseStateOf, lastStartedId } from './exercise-states.ts'

/** Cards on the first screen of a desktop. */
const FIRST_SCREEN_COUNT = 6

type ExerciseListPageProps = {
  user: SurveyMember
  search: ExerciseSearch
  /** Resolves when the address has changed. */
  onSearchChange: (search: ExerciseSearch) => Promise<unknown>
}

/** The 42 exercises in the order of the visit, each with its progress. */
export function ExerciseListPage({ user, search, onSearchChange }: ExerciseListPageProps) {
  const { data: exercises } = useSuspenseQuery(exercisesQuery())
  const { data: attempts } = useSuspenseQuery(progressQuery())
  const filters = exerciseFiltersOf(search)
  const attemptOf = new Map(attempts.map((attempt) => [attempt.exerciseId, attempt]))
  const stateOf = (exercise: Exercise) => exerciseStateOf(attemptOf.get(exercise.id))
  const count = (state: ExerciseState) => exercises.filter((exercise) => stateOf(exercise) === state).length
  const shown = filterExercises(exercises, filters)
  const counts = [plural(exercises.length, 'situation')]
  if (count('finished') > 0) counts.push(plural(count('finished'), 'terminée'))
  if (count('started') > 0) counts.push(plural(count('started'), 'commencée'))
  return (
    <div className="page">
      <PageHeader
        title={exerciseWords.title}
        summary={counts.join(' · ')}
        lead={exerciseWords.lead}
        action={
          <StartLinks exercises={exercises} shown={shown} lastStartedId={lastStartedId(attempts)} stateOf={stateOf} />
        }
      />
      <GoingSurvey user={user} />
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <ExerciseFilters filters={filters} onChange={(next) => onSearchChange(exerciseSearchOf(next))} />
        <Link to="/alex/risks-vs-benefits/situations" className={`${buttonClass('secondary')} sm:ml-auto`}>
          <Icon as="lucide-notebook-pen" size={18} />
          {exerciseWords.mineTitle}
        </Link>
      </div>
      <h2 className="sr-only">Situations</h2>
      <p role="status" className="sr-only">
        {search.kinds || search.seasons ? plural(shown.length, 'situation') : ''}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          picture="search"
          title={exerciseWords.noneMatch}
          action={<Button onClick={() => onSearchChange({})}>Effacer les filtres</Button>}
        />
      ) : (
        <ul className="card-grid">
          {shown.map((exercise, index) => (
            <li key={exercise.id} id={exercise.key} className="scroll-mt-6">
              <ExerciseCard
                exercise={exercise}
                state={stateOf(exercise)}
                search={search}
                isOnFirstScreen={index < FIRST_SCREEN_COUNT}
              />
            </li>
          ))}
        </ul>
      )}
      <Disclaimers />
    </div>
  )
}

type StartLinksProps = {
  exercises: readonly Exercise[]
  shown: readonly Exercise[]
  lastStartedId: number | undefined
  stateOf: (exercise: Exercise) => ExerciseState
}

/** The exercises are in random order: the first one not started yet is a random choice. */
function StartLinks({ exercises, shown, lastStartedId, stateOf }: StartLinksProps) {
  const started = exercises.find(({ id }) => id === lastStartedId)
  const candidates = shown.length > 0 ? shown : exercises
  const next = candidates.find((exercise) => stateOf(exercise) === 'new') ?? candidates[0]
  return (
    <div className="flex flex-wrap gap-3 max-sm:max-w-[calc(100vw-2rem)]">
      {started && (
        <Link
          to="/alex/risks-vs-benefits/$exerciseId"
          params={{ exerciseId: String(started.id) }}
          className={buttonClass('primary')}
        >
          Continuer
          <span className="sr-only">{` « ${started.title} »`}</span>
        </Link>
      )}
      {next && (
        <Link
          to="/alex/risks-vs-benefits/$exerciseId"
          params={{ exerciseId: String(next.id) }}
          className={buttonClass(started ? 'secondary' : 'primary')}
        >
          {'Une situation au hasard'}
        </Link>
      )}
    </div>
  )
}
