import { longDay } from '#app/lib/dates/dates.ts'
import { Button, TextLink } from '#app/ui/button/button.tsx'
import { versionOf } from '../notes/versioned-outbox.ts'
import { useSmallStep } from './queries.ts'
import { StepSaveProblem } from './step-saving.tsx'

/**
 * « Mon prochain petit pas » on the lists of quizzes, until it is done.
 * @param owner the daycare and the person; null: nothing can be saved
 */
export function SmallStepReminder({ owner }: { owner: string | null }) {
  const saving = useSmallStep(owner)
  const { step, stored, waiting, save } = saving
  // Done, and not stored because of a conflict: the choice must be shown.
  if (!step || (step.doneAt && waiting?.failure?.kind !== 'conflict')) return null
  const { cardId, text, dueOn } = step
  return (
    <section aria-labelledby="petit-pas" className="mb-5 rounded-lg border border-line bg-surface px-5 py-4">
      <h2 id="petit-pas" className="font-sans font-semibold text-sm">
        Mon prochain petit pas
      </h2>
      <p className="measure">
        {text}
        {dueOn && <span className="text-ink-2 text-sm">{` Pour le ${longDay(dueOn)}.`}</span>}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-5">
        {owner && (
          <Button onClick={() => save({ cardId, text, dueOn, done: true }, versionOf(stored))}>C’est fait</Button>
        )}
        <TextLink to="/self-assessment" hash="petit-pas" className="inline-flex min-h-11 items-center text-sm">
          Changer<span className="sr-only"> mon petit pas</span>
        </TextLink>
      </div>
      <StepSaveProblem saving={saving} />
    </section>
  )
}
