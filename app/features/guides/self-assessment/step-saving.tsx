import { longDate } from '#app/lib/dates/dates.ts'
import { Button } from '#app/ui/button/button.tsx'
import { EditConflict } from '#app/ui/edit-conflict.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { useVersionedSave } from '../notes/use-versioned-save.ts'
import type { SmallStep } from '../schema.ts'
import { useSmallStep } from './queries.ts'

type StepValue = { cardId: string | null; text: string; dueOn: string | null; done: boolean }

/** Saves the small step over the version that was read. `isChanged`: a draft is open. */
export function useStepSaving(step: SmallStep | null, isChanged: boolean) {
  return useVersionedSave<StepValue, SmallStep>({ stored: step ?? undefined, isChanged, ...useSmallStep() })
}

type StepSaveProblemProps = {
  saving: ReturnType<typeof useStepSaving>
  /** A version was chosen, or the retry has succeeded. */
  onResolved?: () => void
}

/** A conflict or a failure of saving the small step, with the way out. */
export function StepSaveProblem({
  saving: { save, conflict, failure, keepMine, discardMine },
  onResolved,
}: StepSaveProblemProps) {
  const resolveWith = async (saved: Promise<SmallStep | null | undefined>) => {
    if (await saved) onResolved?.()
  }
  if (conflict)
    return (
      <div className="mt-3 max-w-2xl">
        <EditConflict
          mine={stepText(conflict.mine)}
          theirs={conflict.stored && stepText({ ...conflict.stored, done: conflict.stored.doneAt !== null })}
          changedAt={conflict.stored?.updatedAt}
          onKeepMine={() => resolveWith(keepMine())}
          onTakeTheirs={() => {
            discardMine()
            onResolved?.()
          }}
        />
      </div>
    )
  if (!failure) return null
  return (
    <div className="mt-3 max-w-2xl">
      <ErrorMessage
        error={failure.error}
        action={<Button onClick={() => resolveWith(save(failure.value))}>Réessayer</Button>}
      />
    </div>
  )
}

function stepText({ text, dueOn, done }: StepValue): string {
  const lines = [text, dueOn && `Pour le ${longDate(new Date(`${dueOn}T12:00:00`))}.`, done && 'C’est fait.']
  return lines.filter(Boolean).join('\n')
}
