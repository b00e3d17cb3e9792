import { subDays } from 'date-fns'
import { ROLES } from '#app/domain/enums.ts'
import { db } from '#app/server/db.server.ts'
import { env } from '#app/server/env.server.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import type { FailedMail, Overview } from './administration.schema.ts'

const SHOWN_FAILURES = 10
/** Days during which a message that was given up is worth showing. */
const FAILURE_DAYS = 30

/** What counts, and what waits for the superadmin. Eleven counts and one list, whatever the size. */
export async function getOverview(_admin: DaycareScope): Promise<Overview> {
  const now = new Date()
  const alive = { deletedAt: null }
  const failed = { failedAt: { not: null }, createdAt: { gt: subDays(now, FAILURE_DAYS) } }
  const [
    { _count: daycares, _sum },
    managers,
    recentPeople,
    recentActivities,
    daycaresWithoutManager,
    expiredInvitations,
    openReports,
    openSectionReports,
    erasureRequests,
    untoldIncidents,
    refusals,
    failedMails,
    failures,
  ] = await Promise.all([
    db().daycare.aggregate({ where: alive, _count: true, _sum: { teacherCount: true } }),
    db().user.count({ where: { ...alive, role: 'MANAGER' } }),
    // By role, though all of them count: the index starts with it.
    db().user.count({ where: { ...alive, role: { in: [...ROLES] }, lastLogin: { gt: subDays(now, 7) } } }),
    db().activity.count({ where: { ...alive, createdAt: { gt: subDays(now, 30) }, starterKey: null } }),
    db().daycare.count({
      where: { ...alive, memberships: { none: { role: 'MANAGER', user: { role: 'MANAGER', deletedAt: null } } } },
    }),
    db().user.count({
      where: {
        ...alive,
        role: 'MANAGER',
        lastLogin: null,
        loginTokens: { some: {}, none: { expiresAt: { gt: now }, revokedAt: null } },
        mails: { none: { sentAt: null, failedAt: null } },
      },
    }),
    db().questionReport.count({ where: { answeredAt: null } }),
    db().sectionReport.count({ where: { closedAt: null } }),
    db().erasureRequest.count({ where: { handledAt: null, withdrawnAt: null } }),
    db().incident.count({ where: { seriousRisk: true, commissionToldOn: null } }),
    db().auditEntry.count({ where: { action: 'call.refused', at: { gt: subDays(now, 1) } } }),
    db().mailJob.count({ where: failed }),
    db().mailJob.findMany({
      relationLoadStrategy: 'join',
      where: failed,
      orderBy: { createdAt: 'desc' },
      take: SHOWN_FAILURES,
      select: {
        id: true,
        kind: true,
        lastError: true,
        createdAt: true,
        user: { select: { email: true, firstName: true, lastName: true } },
      },
    }),
  ])
  return {
    figures: { daycares, managers, teachers: _sum.teacherCount ?? 0, recentPeople, recentActivities },
    attention: {
      daycaresWithoutManager,
      expiredInvitations,
      openReports,
      openSectionReports,
      erasureRequests,
      untoldIncidents,
      refusals,
      failedMails,
      noPrivacyOfficer: !env().PRIVACY_OFFICER_NAME || !env().PRIVACY_OFFICER_EMAIL,
    },
    failedMails: failures.map(
      ({ user, lastError, ...mail }): FailedMail => ({
        ...mail,
        to: user.email,
        name: `${user.firstName} ${user.lastName}`.trim(),
        reason: lastError ?? '',
      }),
    ),
  }
}
