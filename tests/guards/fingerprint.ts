import { setTimeout as sleep } from 'node:timers/promises'
import type { PrismaClient } from '#app/server/generated/prisma/client.ts'
import type { WorksOn } from './table/expected.ts'

/** What a refusal may write: the journal and the counters of the limits. */
const MAY_CHANGE = new Set(['AuditEntry', 'rate_limit', '_prisma_migrations'])

/** Written by every reading: it does not count. */
const TOUCHED = 'lastSeenAt'

type Table = { name: string; columns: string[] }

const tablesOf = new WeakMap<PrismaClient, Promise<Table[]>>()

async function readTables(db: PrismaClient): Promise<Table[]> {
  const tables = await db.$queryRaw<Table[]>`
    SELECT table_name AS name, array_agg(column_name::text ORDER BY ordinal_position) AS columns
    FROM information_schema.columns WHERE table_schema = 'public' GROUP BY table_name ORDER BY table_name`
  return tables.filter(({ name }) => !MAY_CHANGE.has(name))
}

/** One mark per table, in one query. `mark` is an SQL expression over the rows `t` of a table. */
async function look(db: PrismaClient, mark: (table: Table) => string): Promise<Record<string, string>> {
  const tables = tablesOf.get(db) ?? readTables(db)
  tablesOf.set(db, tables)
  // The names come from the database itself.
  const marks = (await tables).map(
    (table) => `SELECT '${table.name}' AS name, (${mark(table)})::text AS mark FROM "${table.name}" t`,
  )
  const rows = await db.$queryRawUnsafe<{ name: string; mark: string }[]>(marks.join(' UNION ALL '))
  return Object.fromEntries(rows.map((row) => [row.name, row.mark]))
}

/**
 * Postgres writes on each row the number of the transaction that made it so (`xmin`), and these numbers only grow. With
 * as many rows as before, one that was added or written again makes their sum larger, whatever was taken away: number
 * and sum are the same only when nothing was written, not even what was already there.
 */
const WRITERS = 'coalesce(sum(t.xmin::text::bigint), 0)'

/** Sum of the contents, for the tables in which something may be written without counting. */
function contents({ columns }: Table): string {
  const counted = columns.filter((column) => column !== TOUCHED).map((column) => `t."${column}"`)
  return `coalesce(sum(hashtextextended(ROW(${counted.join(', ')})::text, 0)), 0)`
}

/**
 * Per table, number of rows and a sum that tells of each writing: two that are equal mean that nothing was written. When
 * a session was last seen does not count.
 */
export function fingerprint(db: PrismaClient): Promise<Record<string, string>> {
  return look(db, (table) => `count(*) || ' ' || ${table.columns.includes(TOUCHED) ? contents(table) : WRITERS}`)
}

/** Number of rows per table: cheaper than {@link fingerprint}, for thousands of calls. */
export function rowCounts(db: PrismaClient): Promise<Record<string, string>> {
  return look(db, () => 'count(*)')
}

/** Milliseconds without any change after which the work that goes on behind an answer is taken for done. */
const QUIET = 600
/** Milliseconds that messages may take to leave on a busy machine. */
const PATIENCE = 30_000

/** Waits until nothing has changed for a while: for what nothing announces. */
export async function untilQuiet(db: PrismaClient): Promise<void> {
  for (let before = JSON.stringify(await rowCounts(db)), since = Date.now(); Date.now() - since < QUIET; ) {
    await sleep(50)
    const now = JSON.stringify(await rowCounts(db))
    if (now === before) continue
    before = now
    since = Date.now()
  }
}

/**
 * Waits until the server has ended what it does behind its answers. A message is queued in the transaction of the act,
 * so before the answer, and settling it is the last thing that the sending writes.
 */
export async function untilDone(db: PrismaClient, worksOn: WorksOn | undefined): Promise<void> {
  if (worksOn === 'unannounced') return untilQuiet(db)
  if (worksOn !== 'mail') return
  const waiting = () => db.mailJob.count({ where: { sentAt: null, failedAt: null } })
  for (const end = Date.now() + PATIENCE; (await waiting()) > 0; await sleep(20))
    if (Date.now() > end) throw new Error('Messages are still waiting to be sent')
}

/** Forgets every attempt, so that the limits do not answer in place of what is tested. */
export async function clearLimits(db: PrismaClient): Promise<void> {
  await db.rateLimit.deleteMany()
}
