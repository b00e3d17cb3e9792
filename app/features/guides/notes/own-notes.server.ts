import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import { type DaycareScope, inDaycare, ownDaycareId } from '#app/server/middleware.ts'
import { guideSentences } from '#content/pages/guide-sentences.ts'
import type { CalendarNotes, MonthNote, SaveMonthNoteInput } from '../schema.ts'

const noteFields = { month: true, text: true, updatedAt: true } as const

/** What the person has noted on the months, and the ids of the reference themes that the ideas lead to. */
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
 * Writes the note of a month over the one that was read, or removes it when the text is empty.
 * @returns what is kept; null for nothing
 * @throws AppError CONFLICT when another tab or device has written something else since
 */
export async function saveMonthNote(
  scope: DaycareScope,
  { month, text, seen }: SaveMonthNoteInput,
): Promise<MonthNote | null> {
  const own = { daycareId: ownDaycareId(scope), userId: scope.userId, month }
  const read = { ...own, updatedAt: new Date(seen ?? 0) }
  if (text === '') await db().monthNote.deleteMany({ where: read })
  else {
    const { count } = await db().monthNote.updateMany({ where: read, data: { text } })
    // What is there already stays, to be compared.
    if (count === 0) await db().monthNote.createMany({ data: { ...own, text }, skipDuplicates: true })
  }
  const kept = await db().monthNote.findFirst({ where: own, select: noteFields })
  if ((kept?.text ?? '') !== text) throw new AppError('CONFLICT', guideSentences.monthNoteChanged)
  return kept
}
