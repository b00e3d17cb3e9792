import { subDays } from 'date-fns/subDays'
import { audit } from '#app/server/audit.server.ts'
import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import { queueMail, withdrawQueuedLinks } from '#app/server/mail/mail-queue.server.ts'
import { type DaycareScope, requireDaycareId } from '#app/server/middleware.ts'
import { createLimit } from '#app/server/rate-limit.server.ts'
import { lockSeats } from '#app/server/seats.server.ts'
import type { ClientInfo, RequestContext } from '#app/server/session/client-info.server.ts'
import { revokeAccess } from '#app/server/session/session.server.ts'
import { seatsFullSentence, teacherSentences } from '#content/pages/teachers.ts'
import { RESTORE_DAYS } from './schema.ts'

const HOUR = 60 * 60
const invitations = createLimit('invite-again', 5, HOUR)

/**
 * Removes an educator from the team: her sessions and links end at once, her activities stay with the daycare, her
 * account and answers stay hers. Can be undone for 30 days. For a person who has not accepted her invitation yet, only
 * withdraws the invitation.
 * @throws AppError NOT_FOUND unless she is an educator of the selected daycare
 */
export async function deleteTeacher(scope: DaycareScope, userId: string, client: ClientInfo): Promise<void> {
  const daycareId = requireDaycareId(scope)
  await db().$transaction(async (tx) => {
    const event = { actorId: scope.userId, targetId: userId, daycareId, client }
    const { count: asked } = await tx.teamInvitation.deleteMany({ where: { daycareId, userId } })
    if (asked) {
      await tx.mailJob.deleteMany({ where: { userId, daycareId, kind: 'INVITATION', sentAt: null } })
      return audit(tx, { action: 'teacher.uninvited', ...event })
    }
    await revokeAccess(tx, userId)
    const [membership] = await tx.membership.findMany({ where: { daycareId, userId, role: 'TEACHER' } })
    if (!membership) throw new AppError('NOT_FOUND')
    await tx.membership.delete({ where: { daycareId_userId: { daycareId, userId } } })
    const departure = { joinedAt: membership.createdAt, leftAt: new Date(), removedById: scope.userId }
    await tx.departure.upsert({
      where: { daycareId_userId: { daycareId, userId } },
      create: { daycareId, userId, role: 'TEACHER', ...departure },
      update: departure,
    })
    await audit(tx, { action: 'teacher.removed', ...event })
  })
}

/**
 * Puts back an educator removed less than 30 days ago; one who had never signed in is invited anew.
 * @throws AppError NOT_FOUND, CONFLICT (too late, no seat left, in another team since)
 */
export async function restoreTeacher(
  scope: DaycareScope,
  userId: string,
  { origin, client }: RequestContext,
): Promise<void> {
  const daycareId = requireDaycareId(scope)
  await db().$transaction(async (tx) => {
    // Deleted first: an invitation of this team holds a seat for her, which she takes now. Those of
    // other teams are void, since an educator works in one team.
    await tx.teamInvitation.deleteMany({ where: { userId } })
    const seats = await lockSeats(tx, daycareId)
    const departure = await tx.departure.findFirst({
      where: { daycareId, userId, role: 'TEACHER', user: { deletedAt: null } },
      relationLoadStrategy: 'join',
      select: {
        joinedAt: true,
        leftAt: true,
        user: { select: { role: true, lastLogin: true, memberships: { select: { daycareId: true } } } },
      },
    })
    if (!departure) throw new AppError('NOT_FOUND')
    const { user, joinedAt } = departure
    if (departure.leftAt < subDays(new Date(), RESTORE_DAYS))
      throw new AppError('CONFLICT', teacherSentences.tooLateToRestore)
    if (user.role !== 'TEACHER' || user.memberships.length > 0)
      throw new AppError('CONFLICT', teacherSentences.inAnotherTeam)
    if (seats.used >= seats.max) throw new AppError('CONFLICT', seatsFullSentence(seats.max))
    await tx.membership.create({ data: { daycareId, userId, role: 'TEACHER', createdAt: joinedAt } })
    await tx.departure.delete({ where: { daycareId_userId: { daycareId, userId } } })
    await audit(tx, { action: 'teacher.restored', actorId: scope.userId, targetId: userId, daycareId, client })
    if (!user.lastLogin)
      await queueMail(tx, 'INVITATION', { userId, daycareId, data: { origin, issuerId: scope.userId } })
  })
}

/**
 * Sends a new invitation to somebody who has never signed in, or has not accepted yet. Earlier
 * links stop working when it is sent.
 * @throws AppError NOT_FOUND, CONFLICT once she has signed in, TOO_MANY
 */
export async function resendInvitation(
  scope: DaycareScope,
  userId: string,
  { origin, client }: RequestContext,
): Promise<void> {
  const daycareId = requireDaycareId(scope)
  const user = await db().user.findFirst({
    where: {
      id: userId,
      deletedAt: null,
      OR: [{ memberships: { some: { daycareId, role: 'TEACHER' } } }, { teamInvitations: { some: { daycareId } } }],
    },
    relationLoadStrategy: 'join',
    select: { lastLogin: true, teamInvitations: { where: { daycareId }, select: { daycareId: true } } },
  })
  if (!user) throw new AppError('NOT_FOUND')
  if (user.lastLogin && user.teamInvitations.length === 0) throw new AppError('CONFLICT', teacherSentences.entered)
  await invitations.consume(userId)
  await db().$transaction(async (tx) => {
    await withdrawQueuedLinks(tx, userId)
    await queueMail(tx, 'INVITATION', { userId, daycareId, data: { origin, issuerId: scope.userId } })
    await audit(tx, { action: 'teacher.invitedAgain', actorId: scope.userId, targetId: userId, daycareId, client })
  })
}
