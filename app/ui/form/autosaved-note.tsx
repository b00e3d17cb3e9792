import { clsx } from 'clsx'
import { type RefObject, useId, useRef, useState } from 'react'
import { useNoteDraft } from '#app/lib/kept/use-note-draft.ts'
import { useVersionedSave } from '#app/lib/kept/use-versioned-save.ts'
import { Button } from '#app/ui/button/button.tsx'
import { EditConflict } from '#app/ui/edit-conflict.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { keptTextWords as words } from '#content/pages/personal-data.ts'
import { KeptTextWarning } from './kept-text-warning.tsx'
import { useChildDataCheck } from './use-child-data-check.ts'

type Note = { text: string; updatedAt: Date }

type AutosavedNoteOptions = {
  /** What is stored; undefined when there is none. */
  note: Note | undefined
  /** The daycare and the person. */
  owner: string
  /** Key of the draft on this device. */
  draftId: string
  /** Saves over the version `seen` (its `updatedAt` in ms); an empty text removes the note. */
  send: (text: string, seen: number | null) => Promise<Note | null>
  read: () => Promise<Note | undefined>
  /** A text that others read is saved by a press on a button, never by itself. */
  isSavedByPress?: boolean
  /** What is done once it is stored. */
  onStored?: () => void
}

/**
 * State of a note that is saved when its field is left: kept on this device meanwhile, asked about when it may name a child, and
 * never written over what another tab has stored. Its element wraps field and {@link AutosavedNoteState}.
 */
export function useAutosavedNote({ note, owner, draftId, send, read, ...options }: AutosavedNoteOptions) {
  const [text, setText] = useState(note?.text ?? '')
  const [savedText, setSavedText] = useState(note?.text ?? '')
  const element = useRef<HTMLDivElement>(null)
  const childData = useChildDataCheck()
  const isChanged = text.trim() !== savedText
  const show = (stored: Note | null) => {
    setText(stored?.text ?? '')
    setSavedText(stored?.text ?? '')
  }
  const saving = useVersionedSave<string, Note>({ stored: note, isChanged, onNewer: show, send, read })
  const onSaved = (saved: Note | null | undefined) => {
    if (saved === undefined) return
    setSavedText(saved?.text ?? '')
    draft.forget(saved?.text ?? '')
    options.onStored?.()
  }
  const save = async (value: string) => onSaved(await saving.save(value))
  const checkAndSave = async (value: string) => {
    if (await childData.check(value)) await save(value)
  }
  const draft = useNoteDraft(owner, draftId, {
    seenVersion: saving.seenVersion,
    onRestored: (unsaved) => {
      setText(unsaved)
      if (!options.isSavedByPress) void checkAndSave(unsaved.trim())
    },
  })
  const field = {
    value: text,
    onFocus: childData.prepare,
    onChange: (event: { target: { value: string } }) => {
      setText(event.target.value)
      draft.keep(event.target.value)
    },
    onBlur: () => !options.isSavedByPress && isChanged && !saving.conflict && void checkAndSave(text.trim()),
  }
  const state = {
    element,
    status: saving.pending ? words.saving : saving.isSaved && !isChanged ? words.saved : '',
    found: childData.found,
    correct: childData.correct,
    keepFound: () => {
      childData.allow(text.trim())
      void save(text.trim())
    },
    conflict: saving.conflict,
    keepMine: async () => onSaved(await saving.keepMine()),
    takeTheirs: () => {
      show(saving.discardMine())
      draft.forget()
    },
    failure: saving.failure,
    retry: () => save(text.trim()),
  }
  const press = { isBusy: saving.pending !== null, save: () => checkAndSave(text.trim()), forget: () => draft.forget() }
  return { text, element, field, state, press }
}

type AutosavedNoteStateProps = Omit<ReturnType<typeof useAutosavedNote>['state'], 'element'> & {
  element: RefObject<HTMLDivElement | null>
}

/** Under the field of a note: whether it is saved, and what asks for the person. */
export function AutosavedNoteState({ element, status, conflict, failure, ...acts }: AutosavedNoteStateProps) {
  return (
    <>
      <p role="status" className="text-ink-2 text-sm empty:hidden">
        {status}
      </p>
      <KeptTextWarning
        found={acts.found}
        onCorrect={() => {
          acts.correct()
          element.current?.querySelector('textarea')?.focus()
        }}
        onKeep={acts.keepFound}
      />
      {conflict && (
        <EditConflict
          mine={conflict.mine}
          theirs={conflict.stored?.text}
          changedAt={conflict.stored?.updatedAt}
          onKeepMine={acts.keepMine}
          onTakeTheirs={acts.takeTheirs}
        />
      )}
      {failure && (
        <div>
          <ErrorMessage error={failure.error} action={<Button onClick={acts.retry}>Réessayer</Button>} />
          <p className="mt-1 text-ink-2 text-sm">{words.kept}</p>
        </div>
      )}
    </>
  )
}

type AutosavedNoteFieldProps = AutosavedNoteOptions & {
  label: string
  placeholder: string
  /** Characters at most, and what is said of a longer text. */
  max: number
  tooLong: string
  className?: string
}

/** The field of such a note with its state; on paper its text. */
export function AutosavedNoteField({
  label,
  placeholder,
  max,
  tooLong,
  className,
  ...options
}: AutosavedNoteFieldProps) {
  const { text, element, field, state } = useAutosavedNote(options)
  const errorId = useId()
  const isTooLong = text.trim().length > max
  return (
    <>
      <p className="print-only whitespace-pre-line">{text}</p>
      <div ref={element} className="no-print flex flex-col gap-2">
        <textarea
          {...field}
          aria-label={label}
          aria-invalid={isTooLong || undefined}
          aria-describedby={isTooLong ? errorId : undefined}
          placeholder={placeholder}
          rows={3}
          className={clsx('control field-sizing-content min-h-20 py-2', className)}
        />
        {isTooLong && (
          <p id={errorId} role="alert" className="text-danger-ink text-sm">
            {tooLong}
          </p>
        )}
        <AutosavedNoteState {...state} />
      </div>
    </>
  )
}
