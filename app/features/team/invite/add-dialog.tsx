import { useState } from 'react'
import { Dialog } from '#app/ui/dialog/dialog.tsx'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { seatsFullSentence, teamWords } from '#content/pages/teachers.ts'
import type { Team } from '../schema.ts'
import { AddList } from './add-list.tsx'
import { AddOne } from './add-one.tsx'

type AddDialogProps = {
  team: Pick<Team, 'daycareId' | 'seats'>
  /** The pasted text, kept while the dialog is closed. */
  list: string
  onListChange: (list: string) => void
  onClose: () => void
}

/** Adds one person, or a pasted list of people. */
export function AddDialog({ team, list, onListChange, onClose }: AddDialogProps) {
  const [mode, setMode] = useState<'one' | 'list'>(list ? 'list' : 'one')
  const { used, max } = team.seats
  return (
    <Dialog open onClose={onClose} title={teamWords.add}>
      <div className="flex flex-col gap-5">
        <p className="text-ink-2">{used >= max ? seatsFullSentence(max) : teamWords.addLead(max - used)}</p>
        <SegmentedControl
          legend="Combien?"
          options={[
            { value: 'one', label: 'Une personne' },
            { value: 'list', label: 'Une liste' },
          ]}
          value={mode}
          onChange={setMode}
        />
        {mode === 'one' ? (
          <AddOne daycareId={team.daycareId} onClose={onClose} />
        ) : (
          <AddList team={team} list={list} onListChange={onListChange} onClose={onClose} />
        )}
      </div>
    </Dialog>
  )
}
