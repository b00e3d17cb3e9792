import { useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import type { MonthNote as Note } from '../schema.ts'
import { MonthNoteEditor } from './month-note-editor.tsx'

type MonthNoteProps = { month: number; name: string; note: Note | undefined; canSave: boolean }

/** Her note on a month, or the way to one. */
export function MonthNote({ month, name, note, canSave }: MonthNoteProps) {
  const [isOpen, setOpen] = useState(note !== undefined)
  if (!canSave) return null
  // Once open it stays, also when the note is emptied.
  if (isOpen || note) return <MonthNoteEditor month={month} name={name} note={note} />
  return (
    <div className="no-print">
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Ajouter une note<span className="sr-only">{` pour ${name}`}</span>
      </Button>
    </div>
  )
}
