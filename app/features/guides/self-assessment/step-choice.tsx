import { longDate } from '#app/lib/dates/dates.ts'
import { NoteConflict } from '../notes/note-conflict.tsx'
import type { SmallStep } from '../schema.ts'

export type StepValue = { cardId: string | null; text: string; dueOn: string | null; done: boolean }

type StepChoiceProps = {
  mine: StepValue
  stored: SmallStep | null
  onKeepMine: () => void
  onTakeStored: () => void
}

/** Both small steps side by side, with their day, until one is chosen. */
export function StepChoice({ mine, stored, onKeepMine, onTakeStored }: StepChoiceProps) {
  return (
    <div className="mt-3 max-w-2xl">
      <NoteConflict
        mine={wordsOf(mine)}
        stored={stored ? wordsOf({ ...stored, done: stored.doneAt !== null }) : ''}
        onKeepMine={onKeepMine}
        onTakeStored={onTakeStored}
      />
    </div>
  )
}

function wordsOf({ text, dueOn, done }: StepValue): string {
  const lines = [text, dueOn && `Pour le ${longDate(new Date(`${dueOn}T12:00:00`))}.`, done && 'C’est fait.']
  return lines.filter(Boolean).join('\n')
}
