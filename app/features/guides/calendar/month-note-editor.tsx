import { useRef, useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { EditConflict } from '#app/ui/edit-conflict.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { KeptTextWarning } from '#app/ui/form/kept-text-warning.tsx'
import { TextArea } from '#app/ui/form/text-area.tsx'
import { useChildDataCheck } from '#app/ui/form/use-child-data-check.ts'
import { guideWords } from '#content/pages/guides.ts'
import { useNoteDraft } from '../notes/use-note-draft.ts'
import { useVersionedSave } from '../notes/use-versioned-save.ts'
import { useMonthNote } from '../queries.ts'
import { MONTH_NOTE_MAX, type MonthNote as Note } from '../schema.ts'

type MonthNoteEditorProps = { month: number; name: string; note: Note | undefined; owner: string }

/** Id of the draft of a month's note. */
export const monthNoteDraftId = (month: number) => `month-${month}`

/** The note on a month; saved when the field is left. */
export function MonthNoteEditor({ month, name, note, owner }: MonthNoteEditorProps) {
  const [text, setText] = useState(note?.text ?? '')
  const [savedText, setSavedText] = useState(note?.text ?? '')
  const field = useRef<HTMLDivElement>(null)
  const { send, read } = useMonthNote(month)
  const personalDataCheck = useChildDataCheck()
  const isChanged = text.trim() !== savedText
  const show = (stored: Note | null) => {
    setText(stored?.text ?? '')
    setSavedText(stored?.text ?? '')
  }
  const { seenVersion, save, pending, isSaved, failure, conflict, keepMine, discardMine } = useVersionedSave<
    string,
    Note
  >({
    stored: note,
    isChanged,
    onNewer: show,
    send,
    read,
  })
  const onSaved = (saved: Note | null | undefined) => {
    if (saved === undefined) return
    setSavedText(saved?.text ?? '')
    draft.forget(saved?.text ?? '')
  }
  const saveText = async (value: string) => onSaved(await save(value))
  const checkAndSave = async (value: string) => {
    if (await personalDataCheck.check(value)) await saveText(value)
  }
  const draft = useNoteDraft(owner, monthNoteDraftId(month), {
    seenVersion,
    onRestored: (unsaved) => {
      setText(unsaved)
      void checkAndSave(unsaved.trim())
    },
  })
  return (
    <div>
      <p className="print-only">{text && `Ma note : ${text}`}</p>
      <div ref={field} className="no-print flex flex-col gap-3">
        <TextArea
          label={`Ma note pour ${name}`}
          hint={`${guideWords.monthNotePrivate} ${guideWords.noChildName}`}
          rows={3}
          maxLength={MONTH_NOTE_MAX}
          value={text}
          onFocus={personalDataCheck.prepare}
          onChange={(event) => {
            setText(event.target.value)
            draft.keep(event.target.value)
          }}
          onBlur={() => isChanged && !conflict && void checkAndSave(text.trim())}
        />
        <p role="status" className="text-ink-2 text-sm">
          {pending ? 'Enregistrement…' : isSaved && !isChanged ? 'Enregistré' : ''}
        </p>
        <KeptTextWarning
          found={personalDataCheck.found}
          onCorrect={() => {
            personalDataCheck.correct()
            field.current?.querySelector('textarea')?.focus()
          }}
          onKeep={() => {
            personalDataCheck.allow(text.trim())
            void saveText(text.trim())
          }}
        />
        {conflict && (
          <EditConflict
            mine={conflict.mine}
            theirs={conflict.stored?.text}
            changedAt={conflict.stored?.updatedAt}
            onKeepMine={async () => onSaved(await keepMine())}
            onTakeTheirs={() => {
              show(discardMine())
              draft.forget()
            }}
          />
        )}
        {failure && (
          <div>
            <ErrorMessage
              error={failure.error}
              action={<Button onClick={() => saveText(text.trim())}>Réessayer</Button>}
            />
            <p className="mt-1 text-ink-2 text-sm">{guideWords.kept}</p>
          </div>
        )}
      </div>
    </div>
  )
}
