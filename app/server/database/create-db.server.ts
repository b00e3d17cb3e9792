import { setTimeout as sleep } from 'node:timers/promises'
import { PrismaPg } from '@prisma/adapter-pg'
import type pg from 'pg'
import { type Prisma, PrismaClient } from '../generated/prisma/client.ts'
import { holdUntilCommit } from './after-commit.server.ts'
import { createSlowStatements, explainWith, type SlowReport, watchPool } from './slow-statements.server.ts'
import { isTransactionConflict } from './to-app-error.server.ts'

/*
 * Milliseconds. What takes longer is answered 503 instead of hanging: getting a connection, a statement (cancelled by
 * the database), a database that no longer answers at all.
 */
const CONNECTION_TIMEOUT = 1_000
const STATEMENT_TIMEOUT = 1_700
const QUERY_TIMEOUT = 1_900
const IDLE_IN_TRANSACTION_TIMEOUT = 10_000
const TRANSACTION_WAIT = 2_000
const TRANSACTION_TIMEOUT = 5_000
/** Upper bound of the random pause before a transaction is retried. */
const RETRY_PAUSE_MAX = 50

/** The first attempt included. */
const TRANSACTION_ATTEMPTS = 3

/** What a search or a list of values has: a text with LIKE, an array, several parameters of a list, or several rows. */
const DEPENDS_ON_VALUES = /\bI?LIKE\b|(?:= ?ANY ?|IN ?)\(\$\d+(?:::|,|\))|&& ?\$\d|\), ?\(\$\d/

/** By text: to hash a long one costs more than to find it again. */
const statementNames = new Map<string, string>()

/**
 * Named statements are prepared once per connection: small queries take a quarter to a half less time. After five runs
 * Postgres may keep one plan for all values, and where the number of rows depends on the values, that plan can be a thousand
 * times slower than one for the values: such statements have no name, and are planned each time.
 */
function statementName(sql: string): string {
  const known = statementNames.get(sql)
  if (known !== undefined) return known
  const name = DEPENDS_ON_VALUES.test(sql) ? '' : `q${sql.length}_${hash(sql)}`
  // A list of values makes another text for each of its lengths: they have no name, and would fill the memory.
  if (name) statementNames.set(sql, name)
  return name
}

function hash(text: string): string {
  let value = 0
  for (let index = 0; index < text.length; index++) value = (Math.imul(value, 31) + text.charCodeAt(index)) | 0
  return (value >>> 0).toString(36)
}

/** Prisma's adapter, with its pool for `readRows`. */
class SharedPool extends PrismaPg {
  pool: pg.Pool | undefined
  /** Called with the pool before its first connection. */
  onPool: ((pool: pg.Pool) => void) | undefined

  override async connect() {
    const adapter = await super.connect()
    this.pool = adapter.underlyingDriver()
    this.onPool?.(this.pool)
    return adapter
  }
}

export type Database = PrismaClient & {
  /**
   * Reads rows without Prisma, outside of any transaction: for the few statements that almost every request sends, since
   * Prisma's own work on one costs two to three times that of `pg`. Values are those of `pg`: a `timestamptz` is a Date; a
   * list is read faster as JSON (`to_json`) than as an array.
   */
  readRows<Row>(query: Prisma.Sql): Promise<Row[]>
  /** Connections of the pool, of them idle, and requests that wait for one. */
  poolCounts(): { total: number; idle: number; waiting: number }
}

/**
 * A client with its own pool of at most `max` connections. The application uses the shared one, `db()`.
 * @param slow reports its slow statements; without it they are not measured.
 * @param patience factor applied to every timeout: command-line tools would rather wait than fail on a busy machine.
 * @param prepares whether statements may be named, and thereby prepared once per connection (DATABASE_PREPARED).
 */
export function createDb(
  connectionString: string,
  max = 10,
  patience = 1,
  slow?: SlowReport,
  prepares = true,
): Database {
  const nameOf = prepares ? statementName : () => ''
  const adapter = new SharedPool(
    {
      connectionString,
      max,
      connectionTimeoutMillis: CONNECTION_TIMEOUT * patience,
      statement_timeout: STATEMENT_TIMEOUT * patience,
      query_timeout: QUERY_TIMEOUT * patience,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT * patience,
    },
    { statementNameGenerator: ({ sql }) => nameOf(sql) },
  )
  if (slow)
    adapter.onPool = (pool) =>
      watchPool(pool, createSlowStatements({ ...slow, explain: (sql) => explainWith(pool, sql) }).note)
  const client = withTransactionRetry(
    new PrismaClient({
      adapter,
      transactionOptions: { maxWait: TRANSACTION_WAIT * patience, timeout: TRANSACTION_TIMEOUT * patience },
    }),
  )
  const readRows = async <Row>({ text, values }: Prisma.Sql): Promise<Row[]> => {
    if (!adapter.pool || adapter.pool.ended) await client.$connect()
    if (!adapter.pool) throw new Error('Prisma opened no pool')
    return (await adapter.pool.query({ name: nameOf(text), text, values })).rows
  }
  const poolCounts = () => ({
    total: adapter.pool?.totalCount ?? 0,
    idle: adapter.pool?.idleCount ?? 0,
    waiting: adapter.pool?.waitingCount ?? 0,
  })
  return Object.assign(client, { readRows, poolCounts })
}

/**
 * Retries a whole transaction that the database rolled back in a deadlock or a serialization failure. Whatever a
 * transaction does outside of the database must therefore be safe to do twice, or wait for the commit (`afterCommit`).
 */
function withTransactionRetry(client: PrismaClient): PrismaClient {
  const transaction = client.$transaction
  const transactionWithRetry = async (work: unknown, ...options: unknown[]) => {
    let afterwards: readonly (() => void)[] = []
    const attempt = (tx: object) => {
      afterwards = holdUntilCommit(tx)
      return (work as (tx: object) => unknown)(tx)
    }
    const args = [typeof work === 'function' ? attempt : work, ...options]
    for (let left = TRANSACTION_ATTEMPTS - 1; ; left--)
      try {
        const result = await Reflect.apply(transaction, client, args)
        for (const run of afterwards) run()
        return result
      } catch (error) {
        if (left === 0 || !isTransactionConflict(error)) throw error
        // Random, so that the transactions that collided do not collide again.
        await sleep(Math.random() * RETRY_PAUSE_MAX)
      }
  }
  return Object.assign(client, { $transaction: transactionWithRetry })
}
