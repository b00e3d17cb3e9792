import { subDays } from 'date-fns/subDays'
import { BACKUP_STATE_ROW, backupConcern, readBackupState } from '#app/domain/backup-state.ts'
import { fullName } from '#app/domain/full-name.ts'
import { readLate } from '#app/server/database/db.server.ts'
import { env } from '#app/server/env.server.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import type { FailedMail, Overview } from './schema.ts'
import { staleGuides } from './stale-guides.server.ts'

const SHOWN_FAILURES = 10
/** Days during which an e-mail that could not be sent is shown. */
const FAILURE_DAYS = 30

/** The row of the first statement, whose `::int` casts avoid bigint. */
type Counts = Overview['figures'] &
  Omit<Overview['attention'], 'noPrivacyOfficer' | 'backup' | 'staleGuides'> & { backups: unknown }

/**
 * The figures of the dashboard and what needs the attention of the superadmin. All counts are in one statement, so that
 * the dashboard does not use up the connection pool; the failed e-mails are in a second one.
 */
export async function getOverview(admin: DaycareScope): Promise<Overview> {
  const now = new Date()
  const failedSince = subDays(now, FAILURE_DAYS)
  const [[counts], failures] = await readLate((from) =>
    Promise.all([
      // All roles are listed where every role counts: the index starts with `role`.
      from.$queryRaw<Counts[]>`
      SELECT d."daycares", d."teachers",
        (SELECT count(*) FROM "User" WHERE "role" = 'MANAGER' AND "deletedAt" IS NULL)::int AS "managers",
        (SELECT count(*) FROM "User" WHERE "role" IN ('SUPERADMIN', 'MANAGER', 'TEACHER') AND "deletedAt" IS NULL
          AND "lastLogin" > ${subDays(now, 7)})::int AS "recentPeople",
        (SELECT count(*) FROM "Activity" WHERE "deletedAt" IS NULL AND "starterKey" IS NULL
          AND "createdAt" > ${subDays(now, 30)})::int AS "recentActivities",
        (SELECT count(*) FROM "Daycare" WHERE "deletedAt" IS NULL AND "managerCount" = 0)::int
          AS "daycaresWithoutManager",
        (SELECT count(*) FROM "User" u WHERE u."role" = 'MANAGER' AND u."deletedAt" IS NULL AND u."lastLogin" IS NULL
          AND EXISTS (SELECT FROM "LoginToken" t WHERE t."userId" = u."id")
          AND NOT EXISTS (SELECT FROM "LoginToken" t WHERE t."userId" = u."id"
            AND t."expiresAt" > ${now} AND t."revokedAt" IS NULL)
          AND NOT EXISTS (SELECT FROM "MailJob" m WHERE m."userId" = u."id"
            AND m."sentAt" IS NULL AND m."failedAt" IS NULL))::int AS "expiredInvitations",
        (SELECT count(*) FROM "QuestionReport" WHERE "answeredAt" IS NULL)::int AS "openReports",
        (SELECT count(*) FROM "SectionReport" WHERE "closedAt" IS NULL)::int AS "openSectionReports",
        (SELECT count(*) FROM "ErasureRequest" WHERE "handledAt" IS NULL AND "withdrawnAt" IS NULL)::int
          AS "erasureRequests",
        (SELECT count(*) FROM "Incident" WHERE "seriousRisk" AND "commissionToldOn" IS NULL)::int AS "unreportedIncidents",
        (SELECT count(*) FROM "AuditEntry" WHERE "action" = 'call.refused' AND "at" > ${subDays(now, 1)})::int
          AS "refusals",
        (SELECT count(*) FROM "MailJob" WHERE "failedAt" IS NOT NULL AND "createdAt" > ${failedSince})::int
          AS "failedMails",
        (SELECT "secondFactorSince" IS NULL FROM "User" WHERE "id" = ${admin.userId}::uuid) AS "noSecondFactor",
        (SELECT "content" FROM "FigureSnapshot" WHERE "name" = ${BACKUP_STATE_ROW}) AS "backups"
      FROM (SELECT count(*)::int AS "daycares", coalesce(sum("teacherCount"), 0)::int AS "teachers"
        FROM "Daycare" WHERE "deletedAt" IS NULL) d`,
      from.mailJob.findMany({
        relationLoadStrategy: 'join',
        where: { failedAt: { not: null }, createdAt: { gt: failedSince } },
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
    ]),
  )
  if (!counts) throw new Error('one row of counts')
  const { daycares, managers, teachers, recentPeople, recentActivities, backups, ...attention } = counts
  const state = readBackupState(backups)
  return {
    figures: { daycares, managers, teachers, recentPeople, recentActivities },
    attention: {
      ...attention,
      noPrivacyOfficer: !env().PRIVACY_OFFICER_NAME || !env().PRIVACY_OFFICER_EMAIL,
      backup: backupConcern(state, now),
      staleGuides: staleGuides(now),
    },
    backup: {
      setting: state.setting,
      failure: state.failure,
      continuous: state.continuous && { ...state.continuous, since: new Date(state.continuous.since) },
      last: state.last && { ...state.last, at: new Date(state.last.at) },
    },
    failedMails: failures.map(
      ({ user, lastError, ...mail }): FailedMail => ({
        ...mail,
        to: user.email,
        name: fullName(user),
        reason: lastError ?? '',
      }),
    ),
  }
}
