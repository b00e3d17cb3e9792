import { addDays } from 'date-fns/addDays'
import { fullName } from '#app/domain/full-name.ts'
import { db } from '#app/server/database/db.server.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { readableOrDeletedWhere } from '../access.server.ts'
import { RESTORE_DAYS } from '../limits.ts'
import type { TrashedActivity } from './schema.ts'

/** The page is not paginated: this bounds the answer, far above what one daycare deletes in RESTORE_DAYS. */
const TRASH_MAX = 200

/**
 * Activities deleted in the last RESTORE_DAYS that the person may restore: her own and, for whoever manages the daycare, the
 * shared ones. Latest deletion first; empty for a superadmin without a daycare. One query.
 */
export async function getTrash(scope: DaycareScope): Promise<TrashedActivity[]> {
  const { daycareId, userId, role } = scope
  if (!daycareId) return []
  const person = { select: { firstName: true, lastName: true } }
  const rows = await db().activity.findMany({
    relationLoadStrategy: 'join',
    where: {
      daycareId,
      deletedAt: { gte: addDays(new Date(), -RESTORE_DAYS) },
      ...readableOrDeletedWhere(scope),
      ...(role === 'TEACHER' && { authorId: userId }),
    },
    select: { id: true, title: true, deletedAt: true, author: person, deletedBy: person },
    orderBy: [{ deletedAt: 'desc' }, { id: 'desc' }],
    take: TRASH_MAX,
  })
  return rows.flatMap(({ id, title, deletedAt, author, deletedBy }) =>
    deletedAt
      ? [
          {
            id,
            title,
            deletedAt,
            authorName: author && fullName(author),
            deletedByName: deletedBy && fullName(deletedBy),
          },
        ]
      : [],
  )
}
