import { useState } from 'react'
import { Dialog } from '#app/ui/dialog/dialog.tsx'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { seatsFullSentence, teamWords } from '#content/pages/teachers.ts'
import type { Team } from '../schema.ts'
import { AddList } from './add-list.tsx'
import { AddOne, type MakePersonLink } from './add-one.tsx'

type AddDialogProps = {
  team: Pick<Team, 'daycareId' | 'seats' | 'sendsMail'>
  makeLink: MakePersonLink
  /** The pasted text, kept while the dialog is closed. */
  list: string
  onListChange: (list: string) => void
  onClose: () => void
}

/** Adds one person, or a pasted list of people. */
export function AddDialog({ team, makeLink, list, onListChange, onClose }: AddDialogProps) {
  const [mode, setMode] = useState<'one' | 'list'>(list ? 'list' : 'one')
  // Once somebody is added, nothing stands before how she enters.
  const [isAdded, setIsAdded] = useState(false)
  const { used, max } = team.seats
  return (
    <Dialog open onClose={onClose} title={teamWords.add}>
      <div className="flex flex-col gap-5">
        {!isAdded && (
          <>
            <p className="text-ink-2">
              {used >= max ? seatsFullSentence(max) : teamWords.addLead(max - used, team.sendsMail)}
            </p>
            <SegmentedControl
              legend="Combien?"
              options={[
                { value: 'one', label: 'Une personne' },
                { value: 'list', label: 'Une liste' },
              ]}
              value={mode}
              onChange={setMode}
            />
          </>
        )}
        {mode === 'one' ? (
          <AddOne team={team} makeLink={makeLink} onAdded={setIsAdded} onClose={onClose} />
        ) : (
          <AddList team={team} list={list} onListChange={onListChange} onClose={onClose} />
        )}
      </div>
    </Dialog>
  )
}
