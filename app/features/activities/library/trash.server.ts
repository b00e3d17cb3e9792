import { addDays } from 'date-fns'
import { db } from '#app/server/database/db.server.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { readableOrDeleted } from '../access.server.ts'
import { RESTORE_DAYS } from '../limits.ts'
import type { TrashedActivity } from '../marks/schema.ts'

/** As many as the page shows: thirty days of deletions of one daycare. */
const TRASH_MAX = 200

type Name = { firstName: string; lastName: string } | null
const nameOf = (person: Name) => (person ? `${person.firstName} ${person.lastName}` : null)

/**
 * Activities deleted in the last 30 days that this person may put back: her own, and the shared ones of the daycare for
 * whoever manages it. Latest first; none for a superadmin who has picked no daycare. One query.
 */
export async function getTrash(scope: DaycareScope): Promise<TrashedActivity[]> {
  const { daycareId, userId, role } = scope
  if (!daycareId) return []
  const name = { select: { firstName: true, lastName: true } }
  const rows = await db().activity.findMany({
    relationLoadStrategy: 'join',
    where: {
      daycareId,
      deletedAt: { gte: addDays(new Date(), -RESTORE_DAYS) },
      ...readableOrDeleted(scope),
      ...(role === 'TEACHER' && { authorId: userId }),
    },
    select: { id: true, title: true, deletedAt: true, author: name, deletedBy: name },
    orderBy: [{ deletedAt: 'desc' }, { id: 'desc' }],
    take: TRASH_MAX,
  })
  return rows.flatMap(({ id, title, deletedAt, author, deletedBy }) =>
    deletedAt ? [{ id, title, deletedAt, authorName: nameOf(author), deletedByName: nameOf(deletedBy) }] : [],
  )
}
