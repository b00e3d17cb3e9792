import { AutosavedNoteState, useAutosavedNote } from '#app/ui/form/autosaved-note.tsx'
import { TextArea } from '#app/ui/form/text-area.tsx'
import { guideWords } from '#content/pages/guides.ts'
import { useMonthNote } from '../queries.ts'
import { MONTH_NOTE_MAX, type MonthNote as Note } from '../schema.ts'

type MonthNoteEditorProps = { month: number; name: string; note: Note | undefined; owner: string }

/** Id of the draft of a month's note. */
export const monthNoteDraftId = (month: number) => `month-${month}`

/** The note on a month; saved when the field is left. */
export function MonthNoteEditor({ month, name, note, owner }: MonthNoteEditorProps) {
  const { text, element, field, state } = useAutosavedNote({
    note,
    owner,
    draftId: monthNoteDraftId(month),
    ...useMonthNote(month),
  })
  return (
    <div>
      <p className="print-only">{text && `Ma note : ${text}`}</p>
      <div ref={element} className="no-print flex flex-col gap-3">
        <TextArea
          label={`Ma note pour ${name}`}
          hint={`${guideWords.monthNotePrivate} ${guideWords.noChildName}`}
          rows={3}
          maxLength={MONTH_NOTE_MAX}
          {...field}
        />
        <AutosavedNoteState {...state} />
      </div>
    </div>
  )
}
