import { shortDayWithWeekday } from '#app/lib/dates/dates.ts'
import { AutosavedNoteField } from '#app/ui/form/autosaved-note.tsx'
import { weekSentences, weekWords } from '#content/pages/week.ts'
import { useDayNote } from './queries.ts'
import { DAY_NOTE_MAX, type DayNote as Note } from './schema.ts'

type DayNoteProps = { day: string; note: Note | undefined; owner: string }

/** The note of a day at the foot of its column, saved when the field is left; on paper its text. */
export function DayNote({ day, note, owner }: DayNoteProps) {
  return (
    <div className="week-note flex flex-col gap-1 px-3 py-2">
      <h3 className="no-print font-semibold text-ink-2 text-sm">{weekWords.note}</h3>
      <AutosavedNoteField
        note={note}
        owner={owner}
        draftId={`day-${day}`}
        {...useDayNote(day)}
        label={`${weekWords.note}, ${shortDayWithWeekday(day)}`}
        placeholder={weekWords.notePlaceholder}
        max={DAY_NOTE_MAX}
        tooLong={weekSentences.noteTooLong}
        className="text-sm"
      />
    </div>
  )
}
