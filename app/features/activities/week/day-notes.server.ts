import { dateOf, dayOf } from '#app/lib/dates/dates.ts'
import { db } from '#app/server/database/db.server.ts'
import { saveOverRead } from '#app/server/database/save-over-read.server.ts'
import { type DaycareScope, privateReaderId, requireDaycareId } from '#app/server/middleware.ts'
import { weekSentences } from '#content/pages/week.ts'
import type { DayNote, SaveDayNoteInput, WeekInput } from './schema.ts'
import { addDaysTo } from './week-days.ts'

const noteFields = { day: true, text: true, updatedAt: true } as const

const toNote = ({ day, ...note }: Omit<DayNote, 'day'> & { day: Date }): DayNote => ({ day: dayOf(day), ...note })

/** The notes of the person from Monday to Friday; none until she has proved who she is. One query. */
export async function getDayNotes(scope: DaycareScope, { monday }: WeekInput): Promise<DayNote[]> {
  const { daycareId } = scope
  if (!daycareId) return []
  const rows = await db().dayNote.findMany({
    where: {
      daycareId,
      userId: privateReaderId(scope),
      day: { gte: dateOf(monday), lte: dateOf(addDaysTo(monday, 4)) },
    },
    select: noteFields,
    orderBy: { day: 'asc' },
  })
  return rows.map(toNote)
}

/** Writes the note of a day, or removes it ({@link saveOverRead}). */
export async function saveDayNote(scope: DaycareScope, { day, text, seen }: SaveDayNoteInput): Promise<DayNote | null> {
  const own = { daycareId: requireDaycareId(scope), userId: scope.userId, day: dateOf(day) }
  const stored = await saveOverRead(db().dayNote, own, {
    text,
    seen,
    read: () => db().dayNote.findFirst({ where: own, select: noteFields }),
    changed: weekSentences.noteChanged,
  })
  return stored && toNote(stored)
}
