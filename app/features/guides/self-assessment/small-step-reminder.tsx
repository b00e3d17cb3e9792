import { useSuspenseQuery } from '@tanstack/react-query'
import { longDate } from '#app/lib/dates/dates.ts'
import { Button, TextLink } from '#app/ui/button/button.tsx'
import { smallStepQuery } from '../queries.ts'
import { StepSaveProblem, useStepSaving } from './step-saving.tsx'

/** « Mon prochain petit pas » on the lists of quizzes, until it is done. */
export function SmallStepReminder() {
  const { data: step } = useSuspenseQuery(smallStepQuery())
  const saving = useStepSaving(step, false)
  if (!step || step.doneAt) return null
  const { cardId, text, dueOn } = step
  return (
    <section aria-labelledby="petit-pas" className="mb-5 rounded-lg border border-line bg-surface px-5 py-4">
      <h2 id="petit-pas" className="font-sans font-semibold text-sm">
        Mon prochain petit pas
      </h2>
      <p className="measure">
        {text}
        {dueOn && <span className="text-ink-2 text-sm">{` Pour le ${longDate(new Date(`${dueOn}T12:00:00`))}.`}</span>}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-5">
        <Button busy={saving.pending !== null} onClick={() => saving.save({ cardId, text, dueOn, done: true })}>
          C’est fait
        </Button>
        <TextLink to="/self-assessment" hash="petit-pas" className="inline-flex min-h-11 items-center text-sm">
          Changer<span className="sr-only"> mon petit pas</span>
        </TextLink>
      </div>
      <StepSaveProblem saving={saving} />
    </section>
  )
}
