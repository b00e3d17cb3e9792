import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import { type DaycareScope, inDaycare, requireDaycareId } from '#app/server/middleware.ts'
import { guideSentences } from '#content/pages/guide-sentences.ts'
import type { CalendarNotes, MonthNote, SaveMonthNoteInput } from '../schema.ts'

const noteFields = { month: true, text: true, updatedAt: true } as const

/** The person's notes on the months, and the ids of the reference themes that the ideas link to. */
export async function getCalendarNotes(scope: DaycareScope): Promise<CalendarNotes> {
  const [notes, themes] = await Promise.all([
    db().monthNote.findMany({
      where: { ...inDaycare(scope), userId: scope.userId },
      select: noteFields,
      orderBy: { month: 'asc' },
    }),
    db().theme.findMany({ where: { daycareId: null }, select: { id: true, slug: true } }),
  ])
  return { notes, themeIds: Object.fromEntries(themes.map(({ slug, id }) => [slug, id])) }
}

/**
 * Writes the note of a month over the version that was read (`seen`), or removes it when the text is empty.
 * @returns the stored note; null when it was removed
 * @throws AppError CONFLICT when another tab or device has written something else since
 */
export async function saveMonthNote(
  scope: DaycareScope,
  { month, text, seen }: SaveMonthNoteInput,
): Promise<MonthNote | null> {
  const own = { daycareId: requireDaycareId(scope), userId: scope.userId, month }
  const seenRow = { ...own, updatedAt: new Date(seen ?? 0) }
  if (text === '') await db().monthNote.deleteMany({ where: seenRow })
  else {
    const { count } = await db().monthNote.updateMany({ where: seenRow, data: { text } })
    // A note that another tab has created stays: the comparison below finds it.
    if (count === 0) await db().monthNote.createMany({ data: { ...own, text }, skipDuplicates: true })
  }
  const stored = await db().monthNote.findFirst({ where: own, select: noteFields })
  if ((stored?.text ?? '') !== text) throw new AppError('CONFLICT', guideSentences.monthNoteChanged)
  return stored
}
