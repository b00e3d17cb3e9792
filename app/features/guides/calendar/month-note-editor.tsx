import { useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { AutosavedNoteState, useAutosavedNote } from '#app/ui/form/autosaved-note.tsx'
import { KeptTextWarning } from '#app/ui/form/kept-text-warning.tsx'
import { TextArea } from '#app/ui/form/text-area.tsx'
import { useChildDataCheck } from '#app/ui/form/use-child-data-check.ts'
import { guideWords } from '#content/pages/guides.ts'
import { useMonthNote, useShareMonthNote } from '../queries.ts'
import { MONTH_NOTE_MAX, type MonthNote as Note } from '../schema.ts'

type MonthNoteEditorProps = { month: number; name: string; note: Note | undefined; owner: string }

/** Id of the draft of a month's note. */
export const monthNoteDraftId = (month: number) => `month-${month}`

/** The note on a month; saved when the field is left. */
export function MonthNoteEditor({ month, name, note, owner }: MonthNoteEditorProps) {
  const { text, element, field, state, press } = useAutosavedNote({
    note,
    owner,
    draftId: monthNoteDraftId(month),
    isSavedByPress: note?.isShared ?? false,
    ...useMonthNote(month),
  })
  return (
    <div>
      <p className="print-only">{text && `Ma note : ${text}`}</p>
      <div ref={element} className="no-print flex flex-col gap-3">
        <TextArea
          label={`Ma note pour ${name}`}
          hint={`${note?.isShared ? guideWords.monthNoteShared : guideWords.monthNotePrivate} ${guideWords.noChildName}`}
          rows={3}
          maxLength={MONTH_NOTE_MAX}
          {...field}
        />
        <AutosavedNoteState {...state} />
        {note?.isShared && text.trim() !== note.text && (
          <Button busy={press.isBusy} onClick={press.save} className="self-start">
            {guideWords.saveSharedNote}
          </Button>
        )}
        {note && <ShareNote month={month} note={note} />}
      </div>
    </div>
  )
}

/** Whether her team reads the note that is stored. What may name a child is asked about once more before others read it. */
function ShareNote({ month, note }: { month: number; note: Note }) {
  const share = useShareMonthNote(month)
  const childData = useChildDataCheck()
  /** What she has just chosen, shown until it is stored or refused. */
  const [chosen, setChosen] = useState<boolean>()
  const send = (isShared: boolean) => share.mutate(isShared, { onSettled: () => setChosen(undefined) })
  const change = async (isShared: boolean) => {
    setChosen(isShared)
    if (!isShared || (await childData.check(note.text))) send(isShared)
    else setChosen(undefined)
  }
  return (
    <div className="flex flex-col gap-3">
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <input
          type="checkbox"
          className="box"
          checked={chosen ?? note.isShared}
          onFocus={childData.prepare}
          onChange={(event) => void change(event.target.checked)}
        />
        {guideWords.shareMonthNote}
      </label>
      <KeptTextWarning
        found={childData.found}
        onCorrect={childData.correct}
        onKeep={() => {
          childData.allow(note.text)
          send(true)
        }}
      />
      {share.error && <ErrorMessage error={share.error} />}
    </div>
  )
}
