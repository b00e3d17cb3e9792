import type { Prisma } from '#app/server/generated/prisma/client.ts'
import { type DaycareScope, privateReaderId } from '#app/server/middleware.ts'

/**
 * WHERE of the rows that the scope may read: its daycare's and the starter library, and of those what is shared with the
 * team or the person's own. Deleted ones are not left out.
 */
export function readable(scope: DaycareScope): Prisma.ActivityWhereInput {
  const { daycareId } = scope
  const isShared = { OR: [{ visibility: 'TEAM' as const }, { authorId: privateReaderId(scope) }] }
  return daycareId ? { AND: [{ OR: [{ daycareId }, { daycareId: null }] }, isShared] } : isShared
}
