import { lazy, Suspense, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/toast.tsx'
import { partErrorWords } from '#content/errors.ts'
import type { MonthNote as Note } from '../../guides.schema.ts'
import { useAhead } from '../notes/use-ahead.ts'

const load = () => import('./month-note-editor.tsx')
const Editor = lazy(async () => ({ default: (await load()).MonthNoteEditor }))

type MonthNoteProps = { month: number; name: string; note: Note | undefined; canSave: boolean }

/** Her note on a month, or the way to one. */
export function MonthNote({ month, name, note, canSave }: MonthNoteProps) {
  const [isOpen, setOpen] = useState(note !== undefined)
  useAhead(load, canSave)
  const open = () =>
    load().then(
      () => setOpen(true),
      () => notify.error(partErrorWords.sentence, { id: 'month-note' }),
    )
  if (!canSave) return null
  // Once open it stays, also when the note is emptied.
  if (isOpen || note)
    return (
      <Suspense>
        <Editor month={month} name={name} note={note} />
      </Suspense>
    )
  return (
    <div className="no-print">
      <Button variant="quiet" onClick={open}>
        Ajouter une note<span className="sr-only">{` pour ${name}`}</span>
      </Button>
    </div>
  )
}
