import { fullName } from '#app/domain/full-name.ts'
import { db } from '#app/server/database/db.server.ts'
import { saveOverRead } from '#app/server/database/save-over-read.server.ts'
import { AppError } from '#app/server/errors.ts'
import type { Prisma } from '#app/server/generated/prisma/client.ts'
import { type DaycareScope, inDaycare, requireDaycareId } from '#app/server/middleware.ts'
import { guideSentences } from '#content/pages/guide-sentences.ts'
import type { CalendarNotes, MonthNote, SaveMonthNoteInput, ShareMonthNoteInput } from '../schema.ts'

const noteFields = { month: true, text: true, isShared: true, updatedAt: true } as const

/** What colleagues who are still in the team show of their months. A superadmin is in no team. */
const teamWhere = ({ role, daycareId }: DaycareScope): Prisma.MonthNoteWhereInput[] =>
  daycareId && role !== 'SUPERADMIN' ? [{ isShared: true, user: { memberships: { some: { daycareId } } } }] : []

/** The person's notes on the months, those that her team shows, and the ids of the reference themes that the ideas link to. */
export async function getCalendarNotes(scope: DaycareScope): Promise<CalendarNotes> {
  const { userId: ownId } = scope
  const [rows, themes] = await Promise.all([
    db().monthNote.findMany({
      relationLoadStrategy: 'join',
      where: { ...inDaycare(scope), OR: [{ userId: ownId }, ...teamWhere(scope)] },
      select: { ...noteFields, userId: true, user: { select: { firstName: true, lastName: true } } },
      orderBy: { updatedAt: 'desc' },
    }),
    db().theme.findMany({ where: { daycareId: null }, select: { id: true, slug: true } }),
  ])
  const isOwn = ({ userId }: { userId: string }) => userId === ownId
  return {
    notes: rows.filter(isOwn).map(({ month, text, isShared, updatedAt }) => ({ month, text, isShared, updatedAt })),
    team: rows.filter((row) => !isOwn(row)).map(({ month, text, user }) => ({ month, text, author: fullName(user) })),
    themeIds: Object.fromEntries(themes.map(({ slug, id }) => [slug, id])),
  }
}

/**
 * Shows the person's note of a month to her team, or to herself alone again. Its version stays: the text has not changed.
 * @throws AppError NOT_FOUND when there is no note
 */
export async function shareMonthNote(scope: DaycareScope, { month, isShared }: ShareMonthNoteInput): Promise<void> {
  const count = await db().$executeRaw`
    UPDATE "MonthNote" SET "isShared" = ${isShared}
    WHERE "daycareId" = ${requireDaycareId(scope)}::uuid AND "userId" = ${scope.userId}::uuid AND "month" = ${month}`
  if (count === 0) throw new AppError('NOT_FOUND', guideSentences.monthNoteGone)
}

/** Writes the note of a month, or removes it ({@link saveOverRead}). */
export async function saveMonthNote(
  scope: DaycareScope,
  { month, text, seen }: SaveMonthNoteInput,
): Promise<MonthNote | null> {
  const own = { daycareId: requireDaycareId(scope), userId: scope.userId, month }
  return saveOverRead(db().monthNote, own, {
    text,
    seen,
    read: () => db().monthNote.findFirst({ where: own, select: noteFields }),
    changed: guideSentences.monthNoteChanged,
  })
}
