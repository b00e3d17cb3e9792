import { audit } from '#app/server/audit.server.ts'
import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import type { Prisma } from '#app/server/generated/prisma/client.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import type { ClientInfo } from '#app/server/session/client-info.server.ts'

/** The id of no daycare. */
const NIL_UUID = '00000000-0000-0000-0000-000000000000'

/**
 * Whose entry the caller looks after: a manager that of the educators of her selected daycare, a superadmin anyone's.
 * @throws AppError FORBIDDEN for a teacher
 */
export function inReach({ role, daycareId }: DaycareScope): Prisma.UserWhereInput {
  if (role === 'TEACHER') throw new AppError('FORBIDDEN')
  if (role === 'SUPERADMIN') return { deletedAt: null }
  return {
    deletedAt: null,
    role: 'TEACHER',
    memberships: { some: { daycareId: daycareId ?? NIL_UUID, role: 'TEACHER' } },
  }
}

/**
 * Ends every session of somebody else, whose tablet was lost or who left a computer open. She signs in again as before.
 * @returns how many
 * @throws AppError FORBIDDEN for a teacher, NOT_FOUND for a person out of the caller's reach, CONFLICT for herself
 */
export async function endSessionsOf(scope: DaycareScope, userId: string, client: ClientInfo): Promise<number> {
  const reach = inReach(scope)
  if (userId === scope.userId) throw new AppError('CONFLICT')
  return db().$transaction(async (tx) => {
    const person = await tx.user.findFirst({ where: { id: userId, ...reach }, select: { id: true } })
    if (!person) throw new AppError('NOT_FOUND')
    const { count } = await tx.session.deleteMany({ where: { userId } })
    await tx.pendingSignIn.deleteMany({ where: { userId } })
    await audit(tx, {
      action: 'session.endedForOther',
      actorId: scope.userId,
      targetId: userId,
      daycareId: scope.daycareId ?? undefined,
      client,
      details: { sessions: count },
    })
    return count
  })
}
