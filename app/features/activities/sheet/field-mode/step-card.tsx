import { Icon } from '#app/ui/icon.tsx'
import { fieldWords } from '#content/pages/sheet/field-mode.ts'
import { MOMENT_LABELS } from '#content/sheet-labels.ts'
import { quoted } from '../section-contents.tsx'
import { type FieldState, type FieldStep, leadOf } from './field-state.ts'
import { StepTimer } from './step-timer.tsx'

/** « Exploration »; before the first one, « Avant de commencer ». */
export const stepName = (step: FieldStep): string =>
  step.kind === 'before' ? fieldWords.before : MOMENT_LABELS[step.moment]

/** « 2. Exploration, 18 min ». `at`: from 0. */
export const stepLabel = (step: FieldStep, at: number): string =>
  [`${at + 1}. ${stepName(step)}`, step.kind === 'step' && `${step.minutes}\u00A0min`].filter(Boolean).join(', ')

type StepCardProps = {
  step: FieldStep
  /** From 0. */
  at: number
  count: number
  /** Asked while children explore. */
  questions: readonly string[]
  state: FieldState
  now: number
  onChange: (state: FieldState) => void
}

/** One step, to be read from afar: what one does first, then the rest, and its time. */
export function StepCard({ step, at, count, questions, state, now, onChange }: StepCardProps) {
  const isFree = step.kind === 'step' && step.jeuLibre
  return (
    <div className="flex flex-col gap-5 p-5">
      <div className="flex items-center gap-4">
        <span
          aria-hidden="true"
          className="tap inline-flex items-center justify-center rounded-full bg-primary font-display font-semibold text-on-primary text-xl"
        >
          {at + 1}
        </span>
        <div>
          <h2 className="font-display font-semibold text-xl">{stepName(step)}</h2>
          <p className="text-ink-2 text-sm">
            {`Étape ${at + 1} sur ${count}`}
            {isFree && `, ${fieldWords.freePlay}`}
          </p>
        </div>
      </div>
      {step.kind === 'before' ? <Lines lines={step.lines} /> : <StepText text={step.texte} />}
      {step.kind === 'step' && (
        <StepTimer step={at} minutes={step.minutes} state={state} now={now} onChange={onChange} />
      )}
      {step.kind === 'step' && step.moment === 'exploration' && <Questions questions={questions} />}
    </div>
  )
}

function StepText({ text }: { text: string }) {
  const [lead, rest] = leadOf(text)
  return (
    <div className="flex flex-col gap-3">
      <p className="text-balance font-display font-semibold text-2xl sm:text-3xl">{lead}</p>
      {rest && <p className="text-xl">{rest}</p>}
    </div>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="flex list-disc flex-col gap-3 pl-5 text-xl marker:text-primary">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function Questions({ questions }: { questions: readonly string[] }) {
  if (questions.length === 0) return null
  return (
    <div className="rounded-md bg-primary-soft p-4 text-primary-ink">
      <h3 className="flex items-center gap-2 font-semibold">
        <Icon as="lucide-message-circle" />
        {fieldWords.ask}
      </h3>
      <ul className="mt-2 flex flex-col gap-2 text-lg">
        {questions.map((question) => (
          <li key={question}>{quoted(question)}</li>
        ))}
      </ul>
    </div>
  )
}
