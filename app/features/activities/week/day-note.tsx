import { useId } from 'react'
import { shortDayWithWeekday } from '#app/lib/dates/dates.ts'
import { AutosavedNoteState, useAutosavedNote } from '#app/ui/form/autosaved-note.tsx'
import { weekSentences, weekWords } from '#content/pages/week.ts'
import { useDayNote } from './queries.ts'
import { DAY_NOTE_MAX, type DayNote as Note } from './schema.ts'

type DayNoteProps = { day: string; note: Note | undefined; owner: string }

/** The note of a day at the foot of its column, saved when the field is left; on paper its text. */
export function DayNote({ day, note, owner }: DayNoteProps) {
  const { text, element, field, state } = useAutosavedNote({ note, owner, draftId: `day-${day}`, ...useDayNote(day) })
  const errorId = useId()
  const isTooLong = text.trim().length > DAY_NOTE_MAX
  return (
    <div className="week-note flex flex-col gap-1 px-3 py-2">
      <h3 className="no-print font-semibold text-ink-2 text-sm">{weekWords.note}</h3>
      <p className="print-only whitespace-pre-line">{text}</p>
      <div ref={element} className="no-print flex flex-col gap-2">
        <textarea
          {...field}
          aria-label={`${weekWords.note}, ${shortDayWithWeekday(day)}`}
          aria-invalid={isTooLong || undefined}
          aria-describedby={isTooLong ? errorId : undefined}
          placeholder={weekWords.notePlaceholder}
          rows={3}
          className="control field-sizing-content min-h-20 py-2 text-sm"
        />
        {isTooLong && (
          <p id={errorId} role="alert" className="text-danger-ink text-sm">
            {weekSentences.noteTooLong}
          </p>
        )}
        <AutosavedNoteState {...state} />
      </div>
    </div>
  )
}
