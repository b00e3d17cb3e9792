import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { newId } from '#app/lib/ids.ts'
import { hasNoteDraft } from '#app/lib/kept/use-note-draft.ts'
import { Button } from '#app/ui/button/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageHeader, PrintButton } from '#app/ui/page/page-header.tsx'
import { LongDate } from '#app/ui/time.tsx'
import { teamNoteWords as words } from '#content/pages/team/team-notes.ts'
import { draftIdOf, NoteEditor } from './note-editor.tsx'
import { teamNotesQuery, useDeleteTeamNote, usePinTeamNote, useRestoreTeamNote } from './queries.ts'
import type { TeamNote } from './schema.ts'

type TeamNotesPageProps = {
  /** The daycare and the person. */
  owner: string
  isManager: boolean
}

/** « Notes d’équipe »: written by each, read by all. */
export function TeamNotesPage({ owner, isManager }: TeamNotesPageProps) {
  const { data: notes } = useSuspenseQuery(teamNotesQuery())
  // A new note has a new editor once the one before is stored.
  const [{ id, isNext }, setEditor] = useState(() => ({ id: newId(), isNext: false }))
  return (
    <div className="page">
      <PageHeader
        title={words.title}
        lead={words.lead}
        action={notes.length > 0 && <PrintButton>{words.print}</PrintButton>}
      />
      <section className="no-print mb-8 max-w-2xl">
        <NoteEditor
          key={id}
          id={id}
          owner={owner}
          hasFocus={isNext}
          onStored={() => setEditor({ id: newId(), isNext: true })}
        />
        <p role="status" className="sr-only">
          {isNext ? words.added : ''}
        </p>
      </section>
      {notes.length === 0 ? (
        <EmptyState title={words.none}>{words.noneWhy}</EmptyState>
      ) : (
        <ul className="grid items-start gap-4 md:grid-cols-2 print:block">
          {notes.map((note) => (
            <Note key={note.id} note={note} owner={owner} isManager={isManager} />
          ))}
        </ul>
      )}
    </div>
  )
}

type NoteProps = TeamNotesPageProps & { note: TeamNote }

function Note({ note, owner, isManager }: NoteProps) {
  const [editing, setEditing] = useState<'opened' | 'restored' | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const author = note.author ?? words.former
  const draftId = note.isOwn ? draftIdOf(note) : null
  // A change that was not saved when the page was left.
  useEffect(() => {
    if (draftId && hasNoteDraft(owner, draftId)) setEditing((before) => before ?? 'restored')
  }, [owner, draftId])
  const stop = () => {
    setEditing(null)
    heading.current?.focus()
  }
  return (
    <li className="card flex break-inside-avoid flex-col gap-3 px-5 py-4 print:mb-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm">
        <h2 ref={heading} tabIndex={-1} className="font-sans font-semibold text-base tracking-normal">
          {author}
        </h2>
        {note.isPinned && (
          <span className="flex items-center gap-1.5 font-medium text-primary-ink">
            <Icon as="lucide-pin" size={16} />
            {words.pinned}
          </span>
        )}
      </div>
      {editing ? (
        <NoteEditor
          id={note.id}
          note={note}
          owner={owner}
          hasFocus={editing === 'opened'}
          onStored={stop}
          onClose={stop}
        />
      ) : (
        <p className="measure whitespace-pre-line [overflow-wrap:anywhere]">{note.text}</p>
      )}
      <p className="text-ink-2 text-sm">
        <LongDate date={note.createdAt} />
        {note.updatedAt > note.createdAt && (
          <>
            , {words.changed} <LongDate date={note.updatedAt} />
          </>
        )}
      </p>
      {!editing && (note.isOwn || isManager) && (
        <NoteActions note={note} author={author} isManager={isManager} onEdit={() => setEditing('opened')} />
      )}
    </li>
  )
}

type NoteActionsProps = { note: TeamNote; author: string; isManager: boolean; onEdit: () => void }

function NoteActions({ note: { id, isOwn, isPinned }, author, isManager, onEdit }: NoteActionsProps) {
  const pin = usePinTeamNote()
  const remove = useDeleteTeamNote()
  const restore = useRestoreTeamNote()
  const name = <span className="sr-only"> {words.which(author)}</span>
  const removeWithUndo = async () => {
    try {
      await remove.mutateAsync(id)
      notify.success(words.removed, { id, undo: () => restore.mutateAsync(id), undone: words.restored })
    } catch (error) {
      notify.failure(error, { id })
    }
  }
  return (
    <div className="no-print -mx-4 -mb-2 flex flex-wrap">
      {isOwn && (
        <Button variant="quiet" icon={<Icon as="lucide-pencil" size={18} />} onClick={onEdit}>
          {words.edit}
          {name}
        </Button>
      )}
      {isManager && (
        <Button
          variant="quiet"
          icon={<Icon as="lucide-pin" size={18} />}
          busy={pin.isPending}
          onClick={() => pin.mutate({ id, isPinned: !isPinned })}
        >
          {isPinned ? words.unpin : words.pin}
          {name}
        </Button>
      )}
      <Button
        variant="quiet"
        icon={<Icon as="lucide-trash" size={18} />}
        busy={remove.isPending}
        onClick={() => void removeWithUndo()}
      >
        {words.remove}
        {name}
      </Button>
      {pin.isError && <ErrorMessage error={pin.error} />}
    </div>
  )
}
