import { longDate } from '#app/lib/dates/dates.ts'
import { Button } from '#app/ui/button/button.tsx'
import { ChangedElsewhere } from '#app/ui/changed-elsewhere.tsx'
import { Failure } from '#app/ui/feedback/inline-error.tsx'
import { useGuarded } from '../notes/use-guarded.ts'
import type { SmallStep } from '../schema.ts'
import { useSmallStep } from './queries.ts'

export type StepValue = { cardId: string | null; text: string; dueOn: string | null; done: boolean }

/** Saves the small step over the one that was read and no other. `isChanged`: another one is being written. */
export function useStepSaving(step: SmallStep | null, isChanged: boolean) {
  return useGuarded<StepValue, SmallStep>({ stored: step ?? undefined, isChanged, ...useSmallStep() })
}

type StepTroubleProps = {
  saving: ReturnType<typeof useStepSaving>
  /** One of the two is chosen, or what failed is kept at last. */
  onSettled?: () => void
}

/** What stands between her and the save: another version, or a failure. */
export function StepTrouble({
  saving: { save, conflict, failure, keepMine, takeStored },
  onSettled,
}: StepTroubleProps) {
  const settle = async (saved: Promise<SmallStep | null | undefined>) => {
    if (await saved) onSettled?.()
  }
  if (conflict)
    return (
      <div className="mt-3 max-w-2xl">
        <ChangedElsewhere
          mine={wordsOf(conflict.mine)}
          theirs={conflict.stored && wordsOf({ ...conflict.stored, done: conflict.stored.doneAt !== null })}
          changedAt={conflict.stored?.updatedAt}
          onKeepMine={() => settle(keepMine())}
          onTakeTheirs={() => {
            takeStored()
            onSettled?.()
          }}
        />
      </div>
    )
  if (!failure) return null
  return (
    <div className="mt-3 max-w-2xl">
      <Failure error={failure.error} action={<Button onClick={() => settle(save(failure.value))}>Réessayer</Button>} />
    </div>
  )
}

function wordsOf({ text, dueOn, done }: StepValue): string {
  const lines = [text, dueOn && `Pour le ${longDate(new Date(`${dueOn}T12:00:00`))}.`, done && 'C’est fait.']
  return lines.filter(Boolean).join('\n')
}
