import { addDays } from 'date-fns/addDays'
import { subDays } from 'date-fns/subDays'
import { db } from '#app/server/database/db.server.ts'
import { env } from '#app/server/env.server.ts'
import { AppError } from '#app/server/errors.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { LONGEST_VALID_FIRST } from '#app/server/session/one-time-link.server.ts'
import type { CurrentSession } from '#app/server/session/session.server.ts'
import { invitationOf, teacherState, withoutMail } from './invite/invitation-state.ts'
import { type CurrentTeacher, RESTORE_DAYS, type Team, type TeamTeacher } from './schema.ts'

const person = { id: true, firstName: true, lastName: true } as const

/** The signed-in educator; null for another role. */
export function getCurrentTeacher({ user }: CurrentSession): CurrentTeacher | null {
  if (user.role !== 'TEACHER') return null
  const { id, email, firstName, lastName, selectedDaycareId, selectedDaycareName } = user
  return { id, email, firstName, lastName, daycareId: selectedDaycareId, daycareName: selectedDaycareName }
}

/**
 * The team of a daycare that the caller manages, selected or not: educators by name, seats, and those who left in the
 * last 30 days.
 * @throws AppError NOT_FOUND for a daycare that the caller does not manage
 */
export async function getTeam(scope: DaycareScope, daycareId: string): Promise<Team> {
  const daycare = await db().daycare.findFirst({
    where: { id: daycareId, deletedAt: null, memberships: { some: { userId: scope.userId, role: 'MANAGER' } } },
    select: { id: true, name: true, maxTeachers: true },
  })
  if (!daycare) throw new AppError('NOT_FOUND')
  const now = new Date()
  const [memberships, asked, departures] = await Promise.all([
    readMembers(daycareId),
    readPendingInvitations(daycareId),
    db().departure.findMany({
      where: { daycareId, role: 'TEACHER', leftAt: { gt: subDays(now, RESTORE_DAYS) }, user: { deletedAt: null } },
      relationLoadStrategy: 'join',
      select: { leftAt: true, user: { select: person } },
      orderBy: { leftAt: 'desc' },
    }),
  ])
  const members = memberships
    .filter(({ role }) => role === 'TEACHER')
    .map(({ createdAt: joinedAt, user: { id: userId, loginTokens, mails, ...user } }): TeamTeacher => {
      const link = loginTokens[0] ?? null
      const invitation = invitationOf({ lastLogin: user.lastLogin, link, mail: mails[0] ?? null }, now)
      return { ...user, userId, state: teacherState(user.lastLogin, invitation), joinedAt, invitation, isAsked: false }
    })
  const sendsMail = env().SMTP_URL !== undefined
  const teachers = [...members, ...asked].map((teacher) =>
    sendsMail ? teacher : { ...teacher, invitation: withoutMail(teacher.invitation) },
  )
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
    sendsMail,
  }
}

/** Selects the last invitation e-mail of each person to this team. */
function invitationMails(daycareId: string) {
  return {
    where: { kind: 'INVITATION', daycareId },
    select: { createdAt: true, sentAt: true, failedAt: true },
    orderBy: { createdAt: 'desc' },
    take: 1,
  } as const
}

type Mail = { createdAt: Date; sentAt: Date | null; failedAt: Date | null }

/** The state of the e-mail only: a manager does not see when a person with an account of her own opens its link. */
function mailedInvitation({ createdAt, sentAt, failedAt }: Mail): TeamTeacher['invitation'] {
  return { state: sentAt ? 'sent' : failedAt ? 'notSent' : 'queued', at: sentAt ?? createdAt, expiresAt: null }
}

/** Those who have an account and have not accepted yet, with the name that was typed and nothing from their account. */
async function readPendingInvitations(daycareId: string): Promise<TeamTeacher[]> {
  const rows = await db().teamInvitation.findMany({
    where: { daycareId, user: { deletedAt: null } },
    relationLoadStrategy: 'join',
    select: {
      userId: true,
      firstName: true,
      lastName: true,
      createdAt: true,
      user: { select: { email: true, mails: invitationMails(daycareId) } },
    },
    orderBy: [{ lastName: 'asc' }, { firstName: 'asc' }, { userId: 'asc' }],
  })
  return rows.map(({ createdAt: joinedAt, user: { email, mails }, ...typed }) => ({
    ...typed,
    email,
    joinedAt,
    state: 'invited',
    lastLogin: null,
    invitation: mails[0] ? mailedInvitation(mails[0]) : null,
    isAsked: true,
  }))
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
          loginTokens: {
            select: { byMail: true, createdAt: true, expiresAt: true, openedAt: true, usedAt: true, revokedAt: true },
            orderBy: LONGEST_VALID_FIRST,
            take: 1,
          },
          mails: invitationMails(daycareId),
        },
      },
    },
    orderBy: [{ user: { lastName: 'asc' } }, { user: { firstName: 'asc' } }, { userId: 'asc' }],
  })
}
