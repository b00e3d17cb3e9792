import { setTimeout as sleep } from 'node:timers/promises'
import type { PrismaClient } from '#app/server/generated/prisma/client.ts'

/** What a refusal may write: the journal and the counters of the limits. */
const MAY_CHANGE = new Set(['AuditEntry', 'rate_limit', '_prisma_migrations'])

const tablesOf = new WeakMap<PrismaClient, Promise<string[]>>()

async function readTables(db: PrismaClient): Promise<string[]> {
  const rows = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY table_name`
  return rows.map(({ name }) => name).filter((name) => !MAY_CHANGE.has(name))
}

/** One mark per table, in one query. `mark` is an SQL expression over the rows `t` of a table. */
async function look(db: PrismaClient, mark: string): Promise<Record<string, string>> {
  const tables = tablesOf.get(db) ?? readTables(db)
  tablesOf.set(db, tables)
  // The names come from the database itself.
  const marks = (await tables).map((name) => `SELECT '${name}' AS name, (${mark})::text AS mark FROM "${name}" t`)
  const rows = await db.$queryRawUnsafe<{ name: string; mark: string }[]>(marks.join(' UNION ALL '))
  return Object.fromEntries(rows.map((row) => [row.name, row.mark]))
}

/**
 * Number of rows and sum of all their contents, per table: two that are equal mean that nothing was written. When a
 * session was last seen does not count.
 */
export function fingerprint(db: PrismaClient): Promise<Record<string, string>> {
  return look(db, `count(*) || ' ' || coalesce(sum(hashtextextended((to_jsonb(t) - 'lastSeenAt')::text, 0)), 0)`)
}

/** Number of rows per table: cheaper than {@link fingerprint}, for thousands of calls. */
export function rowCounts(db: PrismaClient): Promise<Record<string, string>> {
  return look(db, 'count(*)')
}

/** Milliseconds without any change after which the work that goes on behind an answer is taken for done. */
const QUIET = 600

/** Waits until the server has ended what it does behind its answers, such as a message to send. */
export async function untilQuiet(db: PrismaClient): Promise<void> {
  for (let before = JSON.stringify(await rowCounts(db)), since = Date.now(); Date.now() - since < QUIET; ) {
    await sleep(50)
    const now = JSON.stringify(await rowCounts(db))
    if (now === before) continue
    before = now
    since = Date.now()
  }
}

/** Forgets every attempt, so that the limits do not answer in place of what is tested. */
export async function clearLimits(db: PrismaClient): Promise<void> {
  await db.rateLimit.deleteMany()
}
