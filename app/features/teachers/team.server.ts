import { addDays, subDays } from 'date-fns'
import { db } from '#app/server/db.server.ts'
import { env } from '#app/server/env.server.ts'
import { AppError } from '#app/server/errors.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { LASTING_FIRST } from '#app/server/one-time-link.server.ts'
import type { CurrentSession } from '#app/server/session.server.ts'
import { hasEntered, invitationOf, teacherState } from './invitation-state.ts'
import { type CurrentTeacher, RESTORE_DAYS, type Team } from './teachers.schema.ts'

const person = { id: true, firstName: true, lastName: true } as const

/** The signed-in educator; null for somebody who is none. */
export function getCurrentTeacher({ user }: CurrentSession): CurrentTeacher | null {
  if (user.role !== 'TEACHER') return null
  const { id, email, firstName, lastName, selectedDaycareId, selectedDaycareName } = user
  return { id, email, firstName, lastName, daycareId: selectedDaycareId, daycareName: selectedDaycareName }
}

/**
 * The team of a daycare that she manages, selected or not: educators by name, seats, and who left lately.
 * @throws AppError NOT_FOUND for a daycare that is not hers
 */
export async function getTeam(scope: DaycareScope, daycareId: string): Promise<Team> {
  const daycare = await db().daycare.findFirst({
    where: { id: daycareId, deletedAt: null, memberships: { some: { userId: scope.userId, role: 'MANAGER' } } },
    select: { id: true, name: true, maxTeachers: true },
  })
  if (!daycare) throw new AppError('NOT_FOUND')
  const now = new Date()
  const [memberships, departures] = await Promise.all([
    readMembers(daycareId),
    db().departure.findMany({
      where: { daycareId, role: 'TEACHER', leftAt: { gt: subDays(now, RESTORE_DAYS) }, user: { deletedAt: null } },
      relationLoadStrategy: 'join',
      select: { leftAt: true, user: { select: person } },
      orderBy: { leftAt: 'desc' },
    }),
  ])
  const teachers = memberships
    .filter(({ role }) => role === 'TEACHER')
    .map(({ createdAt: joinedAt, user: { id, loginTokens, mails, departures, ...user } }) => {
      const entered = hasEntered({ joinedAt, lastLogin: user.lastLogin, wasElsewhere: departures.length > 0 })
      const lastLogin = entered ? user.lastLogin : null
      const invitation = invitationOf({ lastLogin, link: loginTokens[0] ?? null, mail: mails[0] ?? null }, now)
      const mayMakeLink = entered || !user.lastLogin
      return {
        ...user,
        userId: id,
        lastLogin,
        state: teacherState(lastLogin, invitation),
        joinedAt,
        invitation,
        mayMakeLink,
      }
    })
  return {
    daycareId,
    daycareName: daycare.name,
    seats: { used: teachers.length, max: daycare.maxTeachers },
    teachers,
    managers: memberships
      .filter(({ role }) => role === 'MANAGER')
      .map(({ user: { id, firstName, lastName } }) => ({ userId: id, firstName, lastName })),
    departed: departures.map(({ leftAt, user: { id, firstName, lastName } }) => ({
      userId: id,
      firstName,
      lastName,
      leftAt,
      restorableUntil: addDays(leftAt, RESTORE_DAYS),
    })),
    sendsMail: env().SMTP_URL !== undefined,
  }
}

function readMembers(daycareId: string) {
  return db().membership.findMany({
    where: { daycareId, user: { deletedAt: null } },
    relationLoadStrategy: 'join',
    select: {
      role: true,
      createdAt: true,
      user: {
        select: {
          ...person,
          email: true,
          lastLogin: true,
          departures: { where: { daycareId: { not: daycareId } }, select: { daycareId: true }, take: 1 },
          loginTokens: {
            select: { createdAt: true, expiresAt: true, openedAt: true, usedAt: true, revokedAt: true },
            orderBy: LASTING_FIRST,
            take: 1,
          },
          mails: {
            where: { kind: 'INVITATION', daycareId },
            select: { createdAt: true, sentAt: true, failedAt: true },
            orderBy: { createdAt: 'desc' },
            take: 1,
          },
        },
      },
    },
    orderBy: [{ user: { lastName: 'asc' } }, { user: { firstName: 'asc' } }, { userId: 'asc' }],
  })
}
