import type { Prisma } from '#app/server/generated/prisma/client.ts'
import type { DaycareScope } from '#app/server/middleware.ts'

/**
 * WHERE of the rows that the scope may read: its daycare's and the starter library, and of those what is shared with the
 * team or the person's own. Deleted ones are not left out.
 */
export function readable({ daycareId, userId }: DaycareScope): Prisma.ActivityWhereInput {
  const isShared = { OR: [{ visibility: 'TEAM' as const }, { authorId: userId }] }
  return daycareId ? { AND: [{ OR: [{ daycareId }, { daycareId: null }] }, isShared] } : isShared
}
