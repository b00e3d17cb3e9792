import { setTimeout as sleep } from 'node:timers/promises'
import type { PrismaClient } from '#app/server/generated/prisma/client.ts'
import type { BackgroundWork } from './table/expected.ts'

/** Tables that a refusal may write: the audit log and the counters of the rate limits. */
const IGNORED_TABLES = new Set(['AuditEntry', 'rate_limit', '_prisma_migrations'])

/** Column that every request of a session writes. */
const IGNORED_COLUMN = 'lastSeenAt'

type Table = { name: string; columns: string[] }

const tablesOf = new WeakMap<PrismaClient, Promise<Table[]>>()

async function readTables(db: PrismaClient): Promise<Table[]> {
  const tables = await db.$queryRaw<Table[]>`
    SELECT table_name AS name, array_agg(column_name::text ORDER BY ordinal_position) AS columns
    FROM information_schema.columns WHERE table_schema = 'public' GROUP BY table_name ORDER BY table_name`
  return tables.filter(({ name }) => !IGNORED_TABLES.has(name))
}

/** One digest per table, in one query. @param digest SQL expression over the rows `t` of a table */
async function digestTables(db: PrismaClient, digest: (table: Table) => string): Promise<Record<string, string>> {
  const tables = tablesOf.get(db) ?? readTables(db)
  tablesOf.set(db, tables)
  // The names come from the database itself.
  const selects = (await tables).map(
    (table) => `SELECT '${table.name}' AS name, (${digest(table)})::text AS digest FROM "${table.name}" t`,
  )
  const rows = await db.$queryRawUnsafe<{ name: string; digest: string }[]>(selects.join(' UNION ALL '))
  return Object.fromEntries(rows.map((row) => [row.name, row.digest]))
}

/**
 * Postgres stores in each row the id of the transaction that wrote it (`xmin`), and these ids only grow. With the same number
 * of rows, one that was inserted or updated makes the sum larger, whatever was deleted: number and sum are both unchanged
 * only when nothing was written, not even the same values again.
 */
const XMIN_SUM = 'coalesce(sum(t.xmin::text::bigint), 0)'

/** Sum of hashes of the contents, for tables with the ignored column, since writing it changes `xmin`. */
function contentSum({ columns }: Table): string {
  const compared = columns.filter((column) => column !== IGNORED_COLUMN).map((column) => `t."${column}"`)
  return `coalesce(sum(hashtextextended(ROW(${compared.join(', ')})::text, 0)), 0)`
}

/**
 * Per table, the number of rows and a sum that every write changes: two equal fingerprints mean that nothing was written,
 * except when a session was last seen.
 */
export function fingerprint(db: PrismaClient): Promise<Record<string, string>> {
  return digestTables(
    db,
    (table) => `count(*) || ' ' || ${table.columns.includes(IGNORED_COLUMN) ? contentSum(table) : XMIN_SUM}`,
  )
}

/** Number of rows per table: cheaper than {@link fingerprint}, for thousands of calls. */
export function rowCounts(db: PrismaClient): Promise<Record<string, string>> {
  return digestTables(db, () => 'count(*)')
}

/** Milliseconds without any change after which background work is considered done. */
const QUIET_MS = 600
/** Milliseconds that e-mails may take to be sent on a busy machine. */
const MAIL_TIMEOUT_MS = 30_000

/** Waits until no row count has changed for a while: for background work that leaves no job in a queue. */
export async function waitUntilQuiet(db: PrismaClient): Promise<void> {
  for (let before = JSON.stringify(await rowCounts(db)), since = Date.now(); Date.now() - since < QUIET_MS; ) {
    await sleep(50)
    const now = JSON.stringify(await rowCounts(db))
    if (now === before) continue
    before = now
    since = Date.now()
  }
}

/**
 * Waits until the server has ended the background work of its answers. An e-mail is queued in the transaction of the action,
 * so before the answer, and marking it as sent is the last write of the sender.
 */
export async function waitUntilDone(db: PrismaClient, backgroundWork: BackgroundWork | undefined): Promise<void> {
  if (backgroundWork === 'unannounced') return waitUntilQuiet(db)
  if (backgroundWork !== 'mail') return
  const countPending = () => db.mailJob.count({ where: { sentAt: null, failedAt: null } })
  for (const end = Date.now() + MAIL_TIMEOUT_MS; (await countPending()) > 0; await sleep(20))
    if (Date.now() > end) throw new Error('E-mails are still waiting to be sent')
}

/** Resets the rate limits, so that they do not refuse the calls of a test. */
export async function clearLimits(db: PrismaClient): Promise<void> {
  await db.rateLimit.deleteMany()
}
