import { subDays } from 'date-fns/subDays'
import { RETENTION_DAYS, RETENTION_RULES, type RetentionRule } from '#app/domain/retention.ts'
import { type Db, db, type Transaction } from '../database/db.server.ts'
import { startHourlyJob } from '../hourly-job.server.ts'
import { log } from '../log.server.ts'
import { erasePerson } from './person-tables.server.ts'
import { ERASED_DOMAIN } from './registry.server.ts'

/** Key of an advisory lock, used by nothing else: only one process at a time applies the rules. */
const LOCK = 72_707_380
/** Rows of one transaction: a statement is cancelled after 1.7 s. */
const BATCH = 500
/** People of one transaction: each is erased from many tables. */
const PEOPLE_BATCH = 10
/** Transactions of one rule in one run; the next run continues. */
const BATCHES_MAX = 200

type RemoveBatch = (tx: Transaction, before: Date, now: Date) => Promise<number>

async function erasePeople(tx: Transaction, ids: { id: string }[], now: Date): Promise<number> {
  for (const { id } of ids) await erasePerson(tx, id, now)
  return ids.length
}

/** Removes one batch by each rule. @returns the number of rows; zero ends the rule */
const REMOVE_BATCH: Record<RetentionRule, RemoveBatch> = {
  sessions: async (tx, before) => {
    const open = await tx.$executeRaw`
      DELETE FROM "Session" WHERE "id" IN (
        SELECT "id" FROM "Session" WHERE "expiresAt" < ${before} OR "lastSeenAt" < ${before} LIMIT ${BATCH})`
    const begun = await tx.$executeRaw`
      DELETE FROM "PendingSignIn" WHERE "tokenHash" IN (
        SELECT "tokenHash" FROM "PendingSignIn" WHERE "expiresAt" < ${before} LIMIT ${BATCH})`
    return open + begun
  },
  links: async (tx, before) => {
    const logins = await tx.$executeRaw`
      DELETE FROM "LoginToken" WHERE "id" IN (
        SELECT "id" FROM "LoginToken" WHERE "expiresAt" < ${before} ORDER BY "expiresAt" LIMIT ${BATCH})`
    const handovers = await tx.$executeRaw`
      DELETE FROM "HandoverLink" WHERE "tokenHash" IN (
        SELECT "tokenHash" FROM "HandoverLink" WHERE "expiresAt" < ${before} ORDER BY "expiresAt" LIMIT ${BATCH})`
    return logins + handovers
  },
  mails: (tx, before) => tx.$executeRaw`
    DELETE FROM "MailJob" WHERE "id" IN (
      SELECT "id" FROM "MailJob" WHERE "createdAt" < ${before} AND ("sentAt" IS NOT NULL OR "failedAt" IS NOT NULL)
      ORDER BY "createdAt" LIMIT ${BATCH})`,
  limits: (tx, before) => tx.$executeRaw`
    DELETE FROM "rate_limit" WHERE "key" IN (
      SELECT "key" FROM "rate_limit" WHERE "expire" < ${BigInt(before.getTime())} LIMIT ${BATCH})`,
  devices: (tx, before) => tx.$executeRaw`
    DELETE FROM "KnownDevice" WHERE ("userId", "deviceHash") IN (
      SELECT "userId", "deviceHash" FROM "KnownDevice" WHERE "lastSeenAt" < ${before} LIMIT ${BATCH})`,
  notices: (tx, before) => tx.$executeRaw`
    DELETE FROM "ReadNotice" WHERE ("daycareId", "userId", "notice") IN (
      SELECT "daycareId", "userId", "notice" FROM "ReadNotice" WHERE "readAt" < ${before} LIMIT ${BATCH})`,
  trash: async (tx, before) => {
    const activities = await tx.$executeRaw`
      DELETE FROM "Activity" WHERE "id" IN (SELECT "id" FROM "Activity" WHERE "deletedAt" < ${before} LIMIT ${BATCH})`
    const situations = await tx.$executeRaw`
      DELETE FROM "Situation" WHERE "id" IN (SELECT "id" FROM "Situation" WHERE "deletedAt" < ${before} LIMIT ${BATCH})`
    // Only drafts can be deleted, and they were never asked; a question with answers is kept all the same.
    const questions = await tx.$executeRaw`
      DELETE FROM "Question" WHERE "id" IN (
        SELECT "id" FROM "Question" WHERE "deletedAt" < ${before}
          AND NOT EXISTS (SELECT FROM "QuizAnswer" WHERE "questionId" = "Question"."id") LIMIT ${BATCH})`
    const notes = await tx.$executeRaw`
      DELETE FROM "TeamNote" WHERE "id" IN (SELECT "id" FROM "TeamNote" WHERE "deletedAt" < ${before} LIMIT ${BATCH})`
    return activities + situations + questions + notes
  },
  daycares: removeDaycare,
  formerPeople: async (tx, before, now) => {
    // Deleted accounts, and people who left every team and have not signed in since.
    const ids = await tx.$queryRaw<{ id: string }[]>`
      SELECT u."id" FROM "User" u
      WHERE u."role" <> 'SUPERADMIN' AND u."email" NOT LIKE ${`%${ERASED_DOMAIN}`} AND (
        u."deletedAt" < ${before}
        OR (u."deletedAt" IS NULL
          AND EXISTS (SELECT FROM "Departure" d WHERE d."userId" = u."id")
          AND NOT EXISTS (SELECT FROM "Departure" d WHERE d."userId" = u."id" AND d."leftAt" >= ${before})
          AND NOT EXISTS (SELECT FROM "Membership" m WHERE m."userId" = u."id")
          AND (u."lastLogin" IS NULL OR u."lastLogin" < ${before})))
      LIMIT ${PEOPLE_BATCH}`
    return erasePeople(tx, ids, now)
  },
  // Granting a request erases at once; this is for a person with a request whose account was deleted in another way.
  erasedPeople: async (tx, before, now) => {
    const ids = await tx.$queryRaw<{ id: string }[]>`
      SELECT u."id" FROM "User" u JOIN "ErasureRequest" r ON r."userId" = u."id" AND r."withdrawnAt" IS NULL
      WHERE u."deletedAt" < ${before} AND u."email" NOT LIKE ${`%${ERASED_DOMAIN}`} LIMIT ${PEOPLE_BATCH}`
    return erasePeople(tx, ids, now)
  },
  requests: (tx, before) => tx.$executeRaw`
    DELETE FROM "ErasureRequest" WHERE "handledAt" < ${before} OR "withdrawnAt" < ${before}`,
  prompts: (tx, before) => tx.$executeRaw`
    UPDATE "Generation" SET "criteria" = '{}' WHERE "id" IN (
      SELECT "id" FROM "Generation" WHERE "startedAt" < ${before} AND "criteria" <> '{}' LIMIT ${BATCH})`,
  reports: async (tx, before) => {
    const questions = await tx.$executeRaw`
      DELETE FROM "QuestionReport" WHERE "id" IN (
        SELECT "id" FROM "QuestionReport" WHERE "answeredAt" < ${before} LIMIT ${BATCH})`
    const sections = await tx.$executeRaw`
      DELETE FROM "SectionReport" WHERE "id" IN (
        SELECT "id" FROM "SectionReport" WHERE "closedAt" < ${before} LIMIT ${BATCH})`
    return questions + sections
  },
  // A survey that nobody closes goes as well.
  surveys: (tx, before) => tx.$executeRaw`
    DELETE FROM "Survey" WHERE "id" IN (
      SELECT "id" FROM "Survey" WHERE COALESCE("closedAt", "openedAt") < ${before} LIMIT ${BATCH})`,
  auditLog: (tx, before) => tx.$executeRaw`
    DELETE FROM "AuditEntry" WHERE "id" IN (
      SELECT "id" FROM "AuditEntry" WHERE "at" < ${before} ORDER BY "at" LIMIT ${BATCH})`,
}

/** Removes one daycare, its many rows first: the cascade over all of them would take longer than a statement may. */
async function removeDaycare(tx: Transaction, before: Date): Promise<number> {
  const [daycare] = await tx.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Daycare" WHERE "deletedAt" < ${before} ORDER BY "deletedAt" LIMIT 1`
  if (!daycare) return 0
  const counts = [
    await tx.$executeRaw`DELETE FROM "Activity" WHERE "id" IN (
      SELECT "id" FROM "Activity" WHERE "daycareId" = ${daycare.id}::uuid LIMIT ${BATCH})`,
    await tx.$executeRaw`DELETE FROM "Quiz" WHERE "id" IN (
      SELECT "id" FROM "Quiz" WHERE "daycareId" = ${daycare.id}::uuid LIMIT ${BATCH})`,
    await tx.$executeRaw`DELETE FROM "QuestionReport" WHERE "id" IN (
      SELECT "id" FROM "QuestionReport" WHERE "daycareId" = ${daycare.id}::uuid LIMIT ${BATCH})`,
  ]
  if (counts.every((count) => count < BATCH)) await tx.daycare.delete({ where: { id: daycare.id } })
  return counts.reduce((sum, count) => sum + count, 1)
}

/** Applies one batch of a rule. @returns rows removed; null when another process holds the lock */
function applyBatch(db: Db, rule: RetentionRule, at: Date | undefined): Promise<number | null> {
  return db.$transaction(
    async (tx) => {
      const [lock] = await tx.$queryRaw<{ ours: boolean; now: Date }[]>`
        SELECT pg_try_advisory_xact_lock(${LOCK}::bigint) AS ours, now() AS now`
      if (!lock?.ours) return null
      const now = at ?? lock.now
      return REMOVE_BATCH[rule](tx, subDays(now, RETENTION_DAYS[rule]), now)
    },
    { timeout: 20_000 },
  )
}

/**
 * Removes everything that is older than its retention period, by the clock of the database: that of one machine among
 * several may be wrong, and what it removed would not come back. Any number of processes may call it at once.
 * @param at another moment, for tests
 * @returns number of rows, for each rule that removed any
 */
export async function applyRetention(db: Db, at?: Date): Promise<Partial<Record<RetentionRule, number>>> {
  const removed: Partial<Record<RetentionRule, number>> = {}
  for (const rule of RETENTION_RULES)
    for (let batch = 0; batch < BATCHES_MAX; batch++) {
      const count = await applyBatch(db, rule, at)
      if (count === null) return removed
      if (count === 0) break
      removed[rule] = (removed[rule] ?? 0) + count
    }
  return removed
}

/** Applies the retention rules every hour from this process. @returns stops, and waits for a run in progress */
export const startRetentionJob = (): (() => Promise<void>) =>
  startHourlyJob(5, () =>
    applyRetention(db()).then(
      (removed) => Object.keys(removed).length > 0 && log().info({ removed }, 'retention: rows removed'),
      (err: unknown) => log().warn({ err }, 'retention failed'),
    ),
  )
