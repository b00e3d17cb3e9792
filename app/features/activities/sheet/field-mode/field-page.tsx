import { Link } from '@tanstack/react-router'
import { ActivityImage } from '#app/ui/activity/activity-image.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { ProgressBar } from '#app/ui/feedback/progress.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PLACE_LABELS } from '#content/labels.ts'
import { fieldWords } from '#content/pages/sheet/field-mode.ts'
import { SUPERVISION_LABELS } from '#content/sheet-labels.ts'
import type { ActivityDetail } from '../../library/schema.ts'
import { ageLabel, durationLabel } from '../../words.ts'
import { OpenQuestions, RefusalNotice } from '../safety-points.tsx'
import { SafetySection } from '../safety-section.tsx'
import { elapsedOf, type FieldState, type FieldStep, fieldSteps, goTo } from './field-state.ts'
import { MaterialsReady } from './materials-ready.tsx'
import { StepCard, stepLabel, stepName } from './step-card.tsx'
import { useArrowKeys, useFieldState, useIsKept, useNow } from './use-field-mode.ts'
import { useWakeLock } from './use-wake-lock.ts'

type FieldPageProps = {
  activity: ActivityDetail
  user: { id: string; selectedDaycareId: string | null }
}

/** « Mode terrain »: the steps of a sheet in large print, with what one needs at hand while they are lived. */
export function FieldPage({ activity, user }: FieldPageProps) {
  const { id, title, sheet, picture, ageGroups, place, durationMinutes } = activity
  const { state: kept, keep, forget } = useFieldState(user, id)
  const steps = fieldSteps(sheet)
  const state = goTo(kept, kept.step, steps.length)
  const now = useNow(state.running !== null)
  const isKept = useIsKept()
  const isAwake = useWakeLock()
  const move = (step: number) => {
    keep(goTo(state, step, steps.length))
    scrollTo({ top: 0 })
  }
  useArrowKeys((direction) => !state.showsAll && move(state.step + direction))
  const current = steps[state.step]
  const shown = [...steps.entries()].filter(([at]) => state.showsAll || at === state.step)
  return (
    <article className="flex flex-col gap-5">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Link to="/activities/$activityId" params={{ activityId: id }} className={buttonClass()}>
          <Icon as="lucide-x" />
          {fieldWords.leave}
        </Link>
        <div className="min-w-0 flex-1">
          <h1 className="font-display font-semibold text-xl">{title}</h1>
          <p className="text-ink-2 text-sm">
            {[ageLabel(ageGroups), PLACE_LABELS[place], durationLabel(durationMinutes)].join(' · ')}
          </p>
        </div>
      </header>
      <RefusalNotice activity={activity} />
      <OpenQuestions activity={activity} />
      {!state.showsAll && <StepsNav steps={steps} state={state} now={now} onMove={move} />}
      <p role="status" className="sr-only">
        {!state.showsAll && current && stepLabel(current, state.step)}
      </p>
      {shown.map(([at, step]) => (
        <section key={at} aria-label={stepLabel(step, at)} className="card sm:grid sm:grid-cols-[minmax(0,1fr)_auto]">
          <StepCard
            step={step}
            at={at}
            count={steps.length}
            questions={sheet.roleEducatrice.questionsOuvertes}
            state={state}
            now={now}
            onChange={keep}
          />
          {picture && at === 0 && <ActivityImage picture={picture} shape="field" />}
        </section>
      ))}
      <p className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-warning-line bg-warning-soft p-4 font-semibold text-warning-ink">
        {SUPERVISION_LABELS[sheet.securite.supervision].title}
        <a href="#securite" className={buttonClass()}>
          {fieldWords.allSafety}
        </a>
      </p>
      {!state.showsAll && <NextStep step={steps[state.step + 1]} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button onClick={() => keep({ ...state, showsAll: !state.showsAll })}>
          {state.showsAll ? fieldWords.showOne : fieldWords.showAll}
        </Button>
        <div className="text-ink-2 text-sm">
          {isAwake && (
            <p className="flex items-center gap-2">
              <Icon as="lucide-sun" size={18} />
              {fieldWords.awake}
            </p>
          )}
          {isKept && (
            <p className="flex items-center gap-2">
              <Icon as="lucide-circle-check" size={18} />
              {fieldWords.works}
            </p>
          )}
        </div>
      </div>
      <MaterialsReady materials={sheet.materiel} state={state} onChange={keep} />
      <div id="securite">
        <SafetySection securite={sheet.securite} level={2} />
      </div>
      {!state.showsAll && (
        <div className="action-bar gap-3">
          <Button
            size="lg"
            icon={<Icon as="lucide-arrow-left" />}
            className="min-h-14"
            disabledReason={state.step === 0 ? '' : undefined}
            onClick={() => move(state.step - 1)}
          >
            <span className="max-sm:sr-only">{fieldWords.previous}</span>
          </Button>
          {state.step < steps.length - 1 ? (
            <Button variant="primary" size="lg" className="min-h-14 flex-1" onClick={() => move(state.step + 1)}>
              {fieldWords.following}
              <Icon as="lucide-arrow-right" />
            </Button>
          ) : (
            <Link
              to="/activities/$activityId"
              params={{ activityId: id }}
              onClick={forget}
              className={`${buttonClass('primary', 'lg')} min-h-14 flex-1`}
            >
              {fieldWords.finish}
            </Link>
          )}
        </div>
      )}
    </article>
  )
}

type StepsNavProps = {
  steps: readonly FieldStep[]
  state: FieldState
  now: number
  onMove: (step: number) => void
}

/** All steps at a glance, each a press away, and how much of its time has passed. */
function StepsNav({ steps, state, now, onMove }: StepsNavProps) {
  const ratio = (step: FieldStep, at: number) => {
    if (at < state.step) return 1
    return step.kind === 'step' ? elapsedOf(state, at, now) / (step.minutes * 60_000) : 0
  }
  return (
    <nav aria-label={fieldWords.steps}>
      <ol className="flex flex-wrap gap-2">
        {steps.map((step, at) => (
          <li key={stepLabel(step, at)} className="min-w-11 flex-1">
            <button
              type="button"
              aria-label={stepLabel(step, at)}
              aria-current={at === state.step ? 'step' : undefined}
              onClick={() => onMove(at)}
              className="flex min-h-11 w-full flex-col gap-1.5 text-left text-ink-2 text-sm aria-[current]:font-semibold aria-[current]:text-primary-ink"
            >
              <ProgressBar ratio={ratio(step, at)} />
              <span className="max-sm:hidden">{stepLabel(step, at)}</span>
              <span className="sm:hidden">{at + 1}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** What comes after this step; nothing after the last. */
function NextStep({ step }: { step: FieldStep | undefined }) {
  if (step?.kind !== 'step') return null
  return (
    <p className="text-ink-2">
      <span className="font-semibold text-ink">{`${fieldWords.next}\u00A0: ${stepName(step)}, ${step.minutes}\u00A0min.`}</span>{' '}
      {step.texte.length > 140 ? `${step.texte.slice(0, 140).replace(/\s\S*$/u, '')}…` : step.texte}
    </p>
  )
}
