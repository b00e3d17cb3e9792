import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import NotebookPen from 'lucide-react/icons/notebook-pen'
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
import { type ExerciseSearch, filtersOf, keepMatching, searchOf } from '../search-params.ts'
import { ExerciseCard } from './exercise-card.tsx'
import { ExerciseFilters } from './exercise-filters.tsx'
import { lastStarted, stateOf } from './exercise-states.ts'

/** Cards of the first screen of a desktop. */
const FIRST = 6

type ExerciseListPageProps = {
  search: ExerciseSearch
  /** Answers when the address has changed. */
  onSearchChange: (search: ExerciseSearch) => Promise<unknown>
}

/** The 42 situations in the order of the visit, with where one is. */
export function ExerciseListPage({ search, onSearchChange }: ExerciseListPageProps) {
  const { data: exercises } = useSuspenseQuery(exercisesQuery())
  const { data: attempts } = useSuspenseQuery(progressQuery())
  const filters = filtersOf(search)
  const attemptOf = new Map(attempts.map((attempt) => [attempt.exerciseId, attempt]))
  const state = (exercise: Exercise) => stateOf(attemptOf.get(exercise.id))
  const count = (wanted: string) => exercises.filter((exercise) => state(exercise) === wanted).length
  const shown = keepMatching(exercises, filters)
  const counts = [plural(exercises.length, 'situation')]
  if (count('finished') > 0) counts.push(plural(count('finished'), 'terminée'))
  if (count('started') > 0) counts.push(plural(count('started'), 'commencée'))
  return (
    <div className="page">
      <PageHeader
        title={exerciseWords.title}
        summary={counts.join(' · ')}
        lead={exerciseWords.lead}
        action={<Start exercises={exercises} shown={shown} last={lastStarted(attempts)} state={state} />}
      />
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <ExerciseFilters filters={filters} onChange={(next) => onSearchChange(searchOf(next))} />
        <Link to="/alex/risks-vs-benefits/situations" className={`${buttonClass('secondary')} ml-auto`}>
          <Icon as={NotebookPen} size={18} />
          Ma situation
        </Link>
      </div>
      <h2 className="sr-only">Situations</h2>
      <p role="status" className="sr-only">
        {search.kinds || search.seasons ? plural(shown.length, 'situation') : ''}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          title={exerciseWords.noneMatch}
          action={<Button onClick={() => onSearchChange({})}>Effacer les filtres</Button>}
        />
      ) : (
        <ul className="card-grid">
          {shown.map((exercise, rank) => (
            <li key={exercise.id} id={exercise.key} className="scroll-mt-6">
              <ExerciseCard exercise={exercise} state={state(exercise)} search={search} isFirst={rank < FIRST} />
            </li>
          ))}
        </ul>
      )}
      <Disclaimers />
    </div>
  )
}

type StartProps = {
  exercises: readonly Exercise[]
  shown: readonly Exercise[]
  last: number | undefined
  state: (exercise: Exercise) => string
}

/** The order is random already: the first one that is not open yet is a situation at random. */
function Start({ exercises, shown, last, state }: StartProps) {
  const started = exercises.find(({ id }) => id === last)
  const among = shown.length > 0 ? shown : exercises
  const next = among.find((exercise) => state(exercise) === 'new') ?? among[0]
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
          {started ? 'Une situation au hasard' : 'Commencer par une situation au hasard'}
        </Link>
      )}
    </div>
  )
}
