import { fullName } from '#app/domain/full-name.ts'
import { audit } from '#app/server/audit.server.ts'
import { db } from '#app/server/database/db.server.ts'
import { lockPerson } from '#app/server/database/exclusive-lock.server.ts'
import { AppError } from '#app/server/errors.ts'
import type { ClientInfo } from '#app/server/session/client-info.server.ts'
import type { CurrentSession } from '#app/server/session/session.server.ts'
import { teacherSentences } from '#content/pages/teachers.ts'
import type { AnswerInput, OwnInvitation } from '../schema.ts'

/** The teams that ask the signed-in person to join them, the oldest invitation first. */
export async function getOwnInvitations({ user }: CurrentSession): Promise<OwnInvitation[]> {
  const rows = await db().teamInvitation.findMany({
    relationLoadStrategy: 'join',
    where: { userId: user.id, daycare: { deletedAt: null } },
    select: {
      daycareId: true,
      createdAt: true,
      daycare: { select: { name: true } },
      invitedBy: { select: { firstName: true, lastName: true } },
    },
    orderBy: [{ createdAt: 'asc' }, { daycareId: 'asc' }],
  })
  return rows.map(({ daycareId, createdAt, daycare, invitedBy }) => ({
    daycareId,
    createdAt,
    daycareName: daycare.name,
    inviter: invitedBy && fullName(invitedBy),
  }))
}

/**
 * Accepts or declines the invitation of a team, which has held a seat for her since she was asked.
 * @throws AppError NOT_FOUND when the invitation is gone, CONFLICT while she is in another team
 */
export async function answerInvitation(
  { user }: CurrentSession,
  { daycareId, accepts }: AnswerInput,
  client: ClientInfo,
): Promise<void> {
  const userId = user.id
  await db().$transaction(async (tx) => {
    await lockPerson(tx, userId)
    const { count } = await tx.teamInvitation.deleteMany({
      where: { daycareId, userId, user: { deletedAt: null, role: 'TEACHER' }, daycare: { deletedAt: null } },
    })
    if (!count) throw new AppError('NOT_FOUND', teacherSentences.invitationGone)
    if (accepts) {
      if (await tx.membership.count({ where: { userId } })) throw new AppError('CONFLICT', teacherSentences.leaveFirst)
      await tx.membership.create({ data: { daycareId, userId, role: 'TEACHER' } })
      await tx.departure.deleteMany({ where: { daycareId, userId } })
      await tx.user.update({ where: { id: userId }, data: { selectedDaycareId: daycareId } })
      // An educator works in one team: her other invitations are void.
      await tx.teamInvitation.deleteMany({ where: { userId } })
    }
    const action = accepts ? 'teacher.accepted' : 'teacher.declined'
    await audit(tx, { action, actorId: userId, targetId: userId, daycareId, client })
  })
}
