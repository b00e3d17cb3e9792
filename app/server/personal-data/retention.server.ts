import { subDays } from 'date-fns'
import { RETENTION_DAYS, RETENTION_RULES, type RetentionRule } from '#app/domain/retention.ts'
import { type Db, db, type Transaction } from '../database/db.server.ts'
import { log } from '../log.server.ts'
import { erasePerson } from './person-tables.server.ts'
import { ERASED_DOMAIN } from './registry.server.ts'

/** Any number that nothing else locks: of several processes one applies the rules, the others pass. */
const LOCK = 72_707_380
/** Rows of one transaction: a statement of the application is cut off after 1.7 s. */
const BATCH = 500
/** People of one transaction: each is taken out of many tables. */
const PEOPLE = 10
/** Transactions of one rule in one run; what is left waits for the next. */
const BATCHES = 200

type Apply = (tx: Transaction, before: Date, now: Date) => Promise<number>

/** People whose time has come, still with a name. */
async function erase(tx: Transaction, ids: { id: string }[], now: Date): Promise<number> {
  for (const { id } of ids) await erasePerson(tx, id, now)
  return ids.length
}

/** What each rule removes, at most a batch at a time. @returns how many rows; none ends the rule */
const APPLY: Record<RetentionRule, Apply> = {
  sessions: (tx, before) => tx.$executeRaw`
    DELETE FROM "Session" WHERE "id" IN (
      SELECT "id" FROM "Session" WHERE "expiresAt" < ${before} OR "lastSeenAt" < ${before} LIMIT ${BATCH})`,
  links: (tx, before) => tx.$executeRaw`
    DELETE FROM "LoginToken" WHERE "id" IN (
      SELECT "id" FROM "LoginToken" WHERE "expiresAt" < ${before} ORDER BY "expiresAt" LIMIT ${BATCH})`,
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
  trash: async (tx, before) => {
    const activities = await tx.$executeRaw`
      DELETE FROM "Activity" WHERE "id" IN (SELECT "id" FROM "Activity" WHERE "deletedAt" < ${before} LIMIT ${BATCH})`
    const situations = await tx.$executeRaw`
      DELETE FROM "Situation" WHERE "id" IN (SELECT "id" FROM "Situation" WHERE "deletedAt" < ${before} LIMIT ${BATCH})`
    // A draft was never asked; were one nevertheless, its answers would keep it.
    const questions = await tx.$executeRaw`
      DELETE FROM "Question" WHERE "id" IN (
        SELECT "id" FROM "Question" WHERE "deletedAt" < ${before}
          AND NOT EXISTS (SELECT FROM "QuizAnswer" WHERE "questionId" = "Question"."id") LIMIT ${BATCH})`
    return activities + situations + questions
  },
  daycares: removeDaycare,
  formerPeople: async (tx, before, now) => {
    // Deleted without having asked for it, or out of every team and not seen since.
    const ids = await tx.$queryRaw<{ id: string }[]>`
      SELECT u."id" FROM "User" u
      WHERE u."role" <> 'SUPERADMIN' AND u."email" NOT LIKE ${`%${ERASED_DOMAIN}`} AND (
        u."deletedAt" < ${before}
        OR (u."deletedAt" IS NULL
          AND EXISTS (SELECT FROM "Departure" d WHERE d."userId" = u."id")
          AND NOT EXISTS (SELECT FROM "Departure" d WHERE d."userId" = u."id" AND d."leftAt" >= ${before})
          AND NOT EXISTS (SELECT FROM "Membership" m WHERE m."userId" = u."id")
          AND (u."lastLogin" IS NULL OR u."lastLogin" < ${before})))
      LIMIT ${PEOPLE}`
    return erase(tx, ids, now)
  },
  // A request that was granted erases at once; this is for one whose account was deleted by another way.
  erasedPeople: async (tx, before, now) => {
    const ids = await tx.$queryRaw<{ id: string }[]>`
      SELECT u."id" FROM "User" u JOIN "ErasureRequest" r ON r."userId" = u."id" AND r."withdrawnAt" IS NULL
      WHERE u."deletedAt" < ${before} AND u."email" NOT LIKE ${`%${ERASED_DOMAIN}`} LIMIT ${PEOPLE}`
    return erase(tx, ids, now)
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
  journal: (tx, before) => tx.$executeRaw`
    DELETE FROM "AuditEntry" WHERE "id" IN (
      SELECT "id" FROM "AuditEntry" WHERE "at" < ${before} ORDER BY "at" LIMIT ${BATCH})`,
}

/** One daycare whose time has come, its many rows first: a cascade over all of them would be cut off. */
async function removeDaycare(tx: Transaction, before: Date): Promise<number> {
  const [gone] = await tx.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Daycare" WHERE "deletedAt" < ${before} ORDER BY "deletedAt" LIMIT 1`
  if (!gone) return 0
  const counts = [
    await tx.$executeRaw`DELETE FROM "Activity" WHERE "id" IN (
      SELECT "id" FROM "Activity" WHERE "daycareId" = ${gone.id}::uuid LIMIT ${BATCH})`,
    await tx.$executeRaw`DELETE FROM "Quiz" WHERE "id" IN (
      SELECT "id" FROM "Quiz" WHERE "daycareId" = ${gone.id}::uuid LIMIT ${BATCH})`,
    await tx.$executeRaw`DELETE FROM "QuestionReport" WHERE "id" IN (
      SELECT "id" FROM "QuestionReport" WHERE "daycareId" = ${gone.id}::uuid LIMIT ${BATCH})`,
  ]
  if (counts.every((count) => count < BATCH)) await tx.daycare.delete({ where: { id: gone.id } })
  return counts.reduce((sum, count) => sum + count, 1)
}

/** One batch, unless another process is at it. @returns null then */
function applyBatch(db: Db, rule: RetentionRule, now: Date): Promise<number | null> {
  return db.$transaction(
    async (tx) => {
      const [lock] = await tx.$queryRaw<{ ours: boolean }[]>`SELECT pg_try_advisory_xact_lock(${LOCK}::bigint) AS ours`
      return lock?.ours ? APPLY[rule](tx, subDays(now, RETENTION_DAYS[rule]), now) : null
    },
    { timeout: 20_000 },
  )
}

/**
 * Removes what has been kept for its time. Any number of processes may call it at once: each batch is done once.
 * @returns rows per rule that removed any
 */
export async function applyRetention(db: Db, now = new Date()): Promise<Partial<Record<RetentionRule, number>>> {
  const removed: Partial<Record<RetentionRule, number>> = {}
  for (const rule of RETENTION_RULES)
    for (let batch = 0; batch < BATCHES; batch++) {
      const count = await applyBatch(db, rule, now)
      if (count === null) return removed
      if (count === 0) break
      removed[rule] = (removed[rule] ?? 0) + count
    }
  return removed
}

/** Milliseconds. The first run waits until the start is over; then every hour, which is often enough for days. */
const FIRST = 5 * 60_000
const EVERY = 60 * 60_000

/** Applies the durations from this process until told to stop. @returns stops, and waits for what is under way */
export function startRetentionJob(): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  const run = () => {
    running = applyRetention(db()).then(
      (removed) => Object.keys(removed).length > 0 && log().info({ removed }, 'kept for its time, removed'),
      (err: unknown) => log().warn({ err }, 'the durations were not applied'),
    )
  }
  const first = setTimeout(run, FIRST)
  const timer = setInterval(run, EVERY)
  first.unref()
  timer.unref()
  return async () => {
    clearTimeout(first)
    clearInterval(timer)
    await running
  }
}
