import { type FormEvent, useEffect, useId, useRef } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { AutosavedNoteState, useAutosavedNote } from '#app/ui/form/autosaved-note.tsx'
import { TextArea } from '#app/ui/form/text-area.tsx'
import { teamNoteSentences, teamNoteWords as words } from '#content/pages/team/team-notes.ts'
import { useTeamNote } from './queries.ts'
import { TEAM_NOTE_MAX, type TeamNote } from './schema.ts'

type NoteEditorProps = {
  id: string
  /** Undefined for a new note. */
  note?: TeamNote
  /** The daycare and the person. */
  owner: string
  /** Opened by a press: the field takes the focus. */
  hasFocus: boolean
  onStored: () => void
  onClose?: () => void
}

/** Id of the draft of a note on this device; a new note has one, whatever its id. */
export const draftIdOf = (note: TeamNote | undefined) => `team-note-${note?.id ?? 'new'}`

/** A note that is being written: the team reads it once « Ajouter la note » or « Enregistrer » is pressed. */
export function NoteEditor({ id, note, owner, hasFocus, onStored, onClose }: NoteEditorProps) {
  const { text, element, field, state, press } = useAutosavedNote({
    note,
    owner,
    draftId: draftIdOf(note),
    isSavedByPress: true,
    onStored,
    ...useTeamNote(id),
  })
  const fieldId = useId()
  const takesFocus = useRef(hasFocus)
  useEffect(() => {
    if (takesFocus.current) document.getElementById(fieldId)?.focus()
  }, [fieldId])
  const isTooLong = text.trim().length > TEAM_NOTE_MAX
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isTooLong || press.isBusy || text.trim() === '') document.getElementById(fieldId)?.focus()
    else void press.save()
  }
  const close = () => {
    press.forget()
    onClose?.()
  }
  return (
    <form noValidate method="post" onSubmit={submit} className="no-print">
      <div ref={element} className="flex flex-col gap-3">
        <TextArea
          id={fieldId}
          label={note ? words.editLabel : words.add}
          hint={words.hint}
          rows={2}
          maxLength={TEAM_NOTE_MAX}
          error={isTooLong ? teamNoteSentences.tooLong : undefined}
          {...field}
        />
        <AutosavedNoteState {...state} />
        {!state.conflict && (
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" busy={press.isBusy}>
              {note ? words.save : words.publish}
            </Button>
            {onClose && <Button onClick={close}>{words.cancel}</Button>}
          </div>
        )}
      </div>
    </form>
  )
}
