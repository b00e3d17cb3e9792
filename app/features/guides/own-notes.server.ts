import { db } from '#app/server/db.server.ts'
import { type DaycareScope, inDaycare, ownDaycareId } from '#app/server/middleware.ts'
import type { CalendarNotes, PackingList, SaveMonthNoteInput } from './guides.schema.ts'
import { SavePackingListInput } from './guides.schema.ts'

/** What the person has noted on the months, and the ids of the reference themes that the ideas lead to. */
export async function getCalendarNotes(scope: DaycareScope): Promise<CalendarNotes> {
  const [notes, themes] = await Promise.all([
    db().monthNote.findMany({
      where: { ...inDaycare(scope), userId: scope.userId },
      select: { month: true, text: true },
      orderBy: { month: 'asc' },
    }),
    db().theme.findMany({ where: { daycareId: null }, select: { id: true, slug: true } }),
  ])
  return { notes, themeIds: Object.fromEntries(themes.map(({ slug, id }) => [slug, id])) }
}

/** Writes the note of a month, or removes it when the text is empty. @returns what is kept */
export async function saveMonthNote(
  scope: DaycareScope,
  { month, text }: SaveMonthNoteInput,
): Promise<SaveMonthNoteInput> {
  const own = { daycareId: ownDaycareId(scope), userId: scope.userId, month }
  if (text === '') await db().monthNote.deleteMany({ where: own })
  else
    await db().monthNote.upsert({
      where: { daycareId_userId_month: own },
      create: { ...own, text },
      update: { text },
    })
  return { month, text }
}

/** The packing list of the person's outing; null when she has ticked nothing yet. */
export async function getPackingList(scope: DaycareScope): Promise<PackingList | null> {
  const row = await db().packingList.findFirst({
    where: { ...inDaycare(scope), userId: scope.userId },
    select: { ticked: true, outing: true },
    orderBy: { updatedAt: 'desc' },
  })
  // Written by a version that knew other choices: begun again.
  const read = SavePackingListInput.safeParse(row)
  return read.success ? read.data : null
}

export async function savePackingList(scope: DaycareScope, { ticked, outing }: PackingList): Promise<PackingList> {
  const own = { daycareId: ownDaycareId(scope), userId: scope.userId }
  const list = { ticked: [...new Set(ticked)], outing }
  await db().packingList.upsert({ where: { daycareId_userId: own }, create: { ...own, ...list }, update: list })
  return list
}
