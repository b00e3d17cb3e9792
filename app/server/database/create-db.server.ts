import { setTimeout as sleep } from 'node:timers/promises'
import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from '../generated/prisma/client.ts'
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

/** What a search or a list of values compares: a text with LIKE, an array or several parameters of a list. */
const DEPENDS_ON_VALUES = /\bI?LIKE\b|(?:= ?ANY ?|IN ?)\(\$\d+(?:::|,|\))|&& ?\$\d/

/**
 * Named statements are prepared once per connection: small queries take a quarter to a half less time. After five runs
 * Postgres may keep one plan for all values, and where the number of rows depends on the values, that plan can be a thousand
 * times slower than one for the values: such statements have no name, and are planned each time.
 */
function statementName({ sql }: { sql: string }): string {
  return DEPENDS_ON_VALUES.test(sql) ? '' : `q${sql.length}_${hash(sql)}`
}

function hash(text: string): string {
  let value = 0
  for (let index = 0; index < text.length; index++) value = (Math.imul(value, 31) + text.charCodeAt(index)) | 0
  return (value >>> 0).toString(36)
}

/**
 * A client with its own pool of at most `max` connections. The application uses the shared one, `db()`.
 * @param patience factor applied to every timeout: command-line tools would rather wait than fail on a busy machine.
 */
export function createDb(connectionString: string, max = 10, patience = 1): PrismaClient {
  const adapter = new PrismaPg(
    {
      connectionString,
      max,
      connectionTimeoutMillis: CONNECTION_TIMEOUT * patience,
      statement_timeout: STATEMENT_TIMEOUT * patience,
      query_timeout: QUERY_TIMEOUT * patience,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT * patience,
    },
    { statementNameGenerator: statementName },
  )
  return withTransactionRetry(
    new PrismaClient({
      adapter,
      transactionOptions: { maxWait: TRANSACTION_WAIT * patience, timeout: TRANSACTION_TIMEOUT * patience },
    }),
  )
}

/**
 * Retries a whole transaction that the database rolled back in a deadlock or a serialization failure. Whatever a
 * transaction does outside of the database must therefore be safe to do twice.
 */
function withTransactionRetry(client: PrismaClient): PrismaClient {
  const transaction = client.$transaction
  const transactionWithRetry = async (...args: unknown[]) => {
    for (let left = TRANSACTION_ATTEMPTS - 1; ; left--)
      try {
        return await Reflect.apply(transaction, client, args)
      } catch (error) {
        if (left === 0 || !isTransactionConflict(error)) throw error
        // Random, so that the transactions that collided do not collide again.
        await sleep(Math.random() * RETRY_PAUSE_MAX)
      }
  }
  return Object.assign(client, { $transaction: transactionWithRetry })
}
