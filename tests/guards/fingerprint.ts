import { setTimeout as sleep } from 'node:timers/promises'
import type { PrismaClient } from '#app/server/generated/prisma/client.ts'

/** What a refusal may write: the journal, the counters of the limits, and when a session was last seen. */
const MAY_CHANGE = new Set(['AuditEntry', 'rate_limit', '_prisma_migrations'])

async function tables(db: PrismaClient): Promise<string[]> {
  const rows = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY table_name`
  return rows.map(({ name }) => name).filter((name) => !MAY_CHANGE.has(name))
}

/** Number of rows and sum of all their contents, per table: two that are equal mean that nothing was written. */
export async function fingerprint(db: PrismaClient): Promise<Record<string, string>> {
  const marks: Record<string, string> = {}
  for (const table of await tables(db)) {
    // The names come from the database itself.
    const [row] = await db.$queryRawUnsafe<{ mark: string }[]>(
      `SELECT count(*) || ' ' || coalesce(sum(hashtextextended((to_jsonb(t) - 'lastSeenAt')::text, 0)), 0) AS mark FROM "${table}" t`,
    )
    marks[table] = row?.mark ?? ''
  }
  return marks
}

/** Number of rows per table: cheaper than {@link fingerprint}, for thousands of calls. */
async function rowCounts(db: PrismaClient): Promise<Record<string, string>> {
  const counts = (await tables(db)).map((table) => `SELECT '${table}' AS name, count(*)::text AS rows FROM "${table}"`)
  const rows = await db.$queryRawUnsafe<{ name: string; rows: string }[]>(counts.join(' UNION ALL '))
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]))
}

/** What `look` sees once the server has ended what it still does behind its answers, such as a message to send. */
async function settled(look: () => Promise<Record<string, string>>): Promise<Record<string, string>> {
  for (let before = await look(); ; ) {
    await sleep(25)
    const after = await look()
    if (JSON.stringify(after) === JSON.stringify(before)) return after
    before = after
  }
}

export const settledFingerprint = (db: PrismaClient) => settled(() => fingerprint(db))
export const settledRowCounts = (db: PrismaClient) => settled(() => rowCounts(db))

/** Forgets every attempt, so that the limits do not answer in place of what is tested. */
export async function clearLimits(db: PrismaClient): Promise<void> {
  await db.rateLimit.deleteMany()
}
