import { longDay } from '#app/lib/dates/dates.ts'
import { EditConflict } from '#app/ui/edit-conflict.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { guideWords } from '#content/pages/guides.ts'
import type { StepValue, useSmallStep } from './queries.ts'

/** Why the small step is not on the server yet, with the way out. Nothing while it is on its way. */
export function StepSaveProblem({
  saving: { waiting, stored, overwrite, discard },
}: {
  saving: ReturnType<typeof useSmallStep>
}) {
  const failure = waiting?.failure
  if (!failure) return null
  if (failure.kind === 'conflict')
    return (
      <div className="mt-3 max-w-2xl">
        <EditConflict
          mine={stepText(waiting.value)}
          theirs={stored && stepText({ ...stored, done: stored.doneAt !== null })}
          changedAt={stored?.updatedAt}
          onKeepMine={overwrite}
          onTakeTheirs={discard}
        />
      </div>
    )
  if (failure.kind === 'later' || failure.kind === 'signed-out')
    return (
      <p role="status" className="mt-3 text-ink-2 text-sm">
        {guideWords.keptUntilSent}
      </p>
    )
  return (
    <div className="mt-3 max-w-2xl">
      <ErrorMessage error={failure.error} />
    </div>
  )
}

function stepText({ text, dueOn, done }: StepValue): string {
  const lines = [text, dueOn && `Pour le ${longDay(dueOn)}.`, done && 'C’est fait.']
  return lines.filter(Boolean).join('\n')
}
