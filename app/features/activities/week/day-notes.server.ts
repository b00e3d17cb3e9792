import { dateOf } from '#app/lib/dates/dates.ts'
import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import { type DaycareScope, privateReaderId, requireDaycareId } from '#app/server/middleware.ts'
import { weekSentences } from '#content/pages/week.ts'
import type { DayNote, SaveDayNoteInput, WeekInput } from './schema.ts'
import { addDaysTo } from './week-days.ts'

const noteFields = { day: true, text: true, updatedAt: true } as const

const toNote = ({ day, ...note }: { day: Date; text: string; updatedAt: Date }): DayNote => ({
  day: day.toISOString().slice(0, 10),
  ...note,
})

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

/**
 * Writes the note of a day over the version that was read (`seen`), or removes it when the text is empty.
 * @returns the stored note; null when it was removed
 * @throws AppError CONFLICT when another tab or device has written something else since
 */
export async function saveDayNote(scope: DaycareScope, { day, text, seen }: SaveDayNoteInput): Promise<DayNote | null> {
  const own = { daycareId: requireDaycareId(scope), userId: scope.userId, day: dateOf(day) }
  const seenRow = { ...own, updatedAt: new Date(seen ?? 0) }
  if (text === '') await db().dayNote.deleteMany({ where: seenRow })
  else {
    const { count } = await db().dayNote.updateMany({ where: seenRow, data: { text } })
    // A note that another tab has created stays: the comparison below finds it.
    if (count === 0) await db().dayNote.createMany({ data: { ...own, text }, skipDuplicates: true })
  }
  const stored = await db().dayNote.findFirst({ where: own, select: noteFields })
  if ((stored?.text ?? '') !== text) throw new AppError('CONFLICT', weekSentences.noteChanged)
  return stored && toNote(stored)
}
