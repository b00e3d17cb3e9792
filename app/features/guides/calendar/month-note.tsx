import { useEffect, useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { hasNoteDraft } from '../notes/use-note-draft.ts'
import type { MonthNote as Note } from '../schema.ts'
import { MonthNoteEditor, monthDraftId } from './month-note-editor.tsx'

type MonthNoteProps = { month: number; name: string; note: Note | undefined; owner: string }

/** Her note on a month, or the way to one. */
export function MonthNote({ month, name, note, owner }: MonthNoteProps) {
  const [isOpen, setOpen] = useState(note !== undefined)
  useEffect(() => {
    if (hasNoteDraft(owner, monthDraftId(month))) setOpen(true)
  }, [owner, month])
  // Once open it stays, also when the note is emptied.
  if (isOpen || note) return <MonthNoteEditor month={month} name={name} note={note} owner={owner} />
  return (
    <div className="no-print">
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Ajouter une note<span className="sr-only">{` pour ${name}`}</span>
      </Button>
    </div>
  )
}
