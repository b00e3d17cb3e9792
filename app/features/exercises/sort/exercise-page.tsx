import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { Banner } from '#app/ui/feedback/banner.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { NeedsDaycare } from '#app/ui/shell/daycare-selector.tsx'
import { exerciseWords } from '#content/pages/exercises.ts'
import { Disclaimers } from '../disclaimers.tsx'
import { exerciseQuery, exercisesQuery, progressQuery } from '../queries.ts'
import { type ExerciseSearch, exerciseFiltersOf, filterExercises } from '../search-params.ts'
import { SituationSurvey, type SurveyMember } from '../survey/survey-links.tsx'
import { AdjacentExercises } from './adjacent-exercises.tsx'
import { FinishedView } from './finished-view.tsx'
import { SortBoard } from './sort-board.tsx'
import { type SaveStatus, useAttempt } from './use-attempt.ts'

type ExercisePageProps = {
  exerciseId: number
  user: { id: string; role: SurveyMember['role']; selectedDaycareId: string | null }
  search: ExerciseSearch
}

/** One exercise: its statements are sorted, then explained. */
export function ExercisePage({ exerciseId, user, search }: ExercisePageProps) {
  const { data: exercise } = useSuspenseQuery(exerciseQuery(exerciseId))
  const { data: exercises } = useSuspenseQuery(exercisesQuery())
  const { data: attempts } = useSuspenseQuery(progressQuery())
  const attempt = attempts.find((one) => one.exerciseId === exerciseId)
  const { sorting, applyStep, restart, saveStatus, retry } = useAttempt(exercise, attempt, user)
  const explanationTitle = useRef<HTMLHeadingElement>(null)
  const wasFinished = useRef(sorting.finished)
  useEffect(() => {
    if (sorting.finished && !wasFinished.current) explanationTitle.current?.focus()
    wasFinished.current = sorting.finished
  }, [sorting.finished])

  const matching = filterExercises(exercises, exerciseFiltersOf(search))
  const series = matching.some(({ id }) => id === exerciseId) ? matching : exercises
  const index = series.findIndex(({ id }) => id === exerciseId)
  const isStarted = Object.keys(sorting.placements).length > 0

  const restartWithUndo = async () => {
    const id = `restart-${exerciseId}`
    try {
      notify.success('Exercice recommencé', { id, undo: await restart() })
    } catch (error) {
      notify.failure(error, { id })
    }
  }
  return (
    <div className="page">
      <Link
        to="/alex/risks-vs-benefits"
        search={search}
        className="no-print -mt-2 mb-1 inline-flex min-h-11 items-center gap-2 rounded-sm font-semibold text-primary-ink text-sm no-underline hover:underline hover:underline-offset-4"
      >
        <Icon as="lucide-arrow-left" size={18} />
        Toutes les situations
      </Link>
      <div className="no-print mb-7 flex flex-col gap-5 sm:flex-row-reverse sm:items-start sm:justify-between sm:gap-8">
        <img
          src={exercise.image}
          alt={exercise.alt}
          width={640}
          height={480}
          className="aspect-[2/1] w-full rounded-xl border border-line bg-sunken object-cover sm:aspect-4/3 sm:w-56 lg:w-72"
        />
        <div className="min-w-0 flex-1">
          <p className="mb-1 text-ink-2 text-sm">
            Exercice {index + 1} sur {series.length}
          </p>
          <h1 className="page-title">{exercise.title}</h1>
          <p className="measure mt-2 text-lg">{exercise.description}</p>
          {!sorting.finished && (
            <p className="measure mt-2 text-base text-ink-2">
              {exerciseWords.howTo} {exerciseWords.riskOrDanger}
            </p>
          )}
        </div>
      </div>
      {sorting.finished ? (
        <FinishedView
          exercise={exercise}
          sorting={sorting}
          titleRef={explanationTitle}
          onChoose={(id, text) => applyStep({ type: 'precaution', id, text })}
        />
      ) : (
        <SortBoard exercise={exercise} sorting={sorting} applyStep={applyStep} />
      )}
      <div className="no-print mt-4 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <SaveStatusLine status={saveStatus} canSave={user.selectedDaycareId !== null} onRetry={retry} />
        {isStarted && (
          <Button variant="quiet" icon={<Icon as="lucide-rotate-ccw" size={18} />} onClick={restartWithUndo}>
            Recommencer
          </Button>
        )}
      </div>
      <SituationSurvey exerciseId={exerciseId} user={user} />
      <AdjacentExercises
        previous={series[index - 1]}
        next={series[index + 1]}
        search={search}
        isFinished={sorting.finished}
      />
      <Disclaimers />
    </div>
  )
}

type SaveStatusLineProps = { status: SaveStatus; canSave: boolean; onRetry: () => void }

function SaveStatusLine({ status, canSave, onRetry }: SaveStatusLineProps) {
  const retryButton = (
    <Button variant="quiet" onClick={onRetry}>
      Réessayer
    </Button>
  )
  if (!canSave) return <NeedsDaycare className="w-full">{exerciseWords.noDaycare}</NeedsDaycare>
  if (typeof status === 'object') return <ErrorMessage error={status.error} action={retryButton} />
  if (status === 'kept')
    return (
      <Banner tone="warning" className="w-full" action={retryButton}>
        {exerciseWords.kept}
      </Banner>
    )
  return <p className="text-ink-2 text-sm">{status === 'saved' && exerciseWords.saved}</p>
}
