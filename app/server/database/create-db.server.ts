import { setTimeout as sleep } from 'node:timers/promises'
import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from '../generated/prisma/client.ts'
import { mayPassAgain } from './to-app-error.server.ts'

/*
 * Milliseconds. What waits longer answers 503 instead of hanging: for a connection, for a statement (ended by the
 * database), for a database that no longer answers at all.
 */
const CONNECTION_TIMEOUT = 1_000
const STATEMENT_TIMEOUT = 1_700
const SILENCE_TIMEOUT = 1_900
const IDLE_IN_TRANSACTION_TIMEOUT = 10_000
const TRANSACTION_WAIT = 2_000
const TRANSACTION_TIMEOUT = 5_000
/** The longest pause before a transaction that was given up is begun again. */
const PAUSE = 50

/** Times that a transaction is begun. */
const ATTEMPTS = 3

function hash(text: string): string {
  let value = 0
  for (let index = 0; index < text.length; index++) value = (Math.imul(value, 31) + text.charCodeAt(index)) | 0
  return (value >>> 0).toString(36)
}

/**
 * A client over its own pool of at most `max` connections. The application's own is `db()`.
 *
 * @param patience how many times longer than the application it waits: for tools, whose person would rather wait than
 *   read that the machine is busy.
 */
export function createDb(connectionString: string, max = 10, patience = 1): PrismaClient {
  const adapter = new PrismaPg(
    {
      connectionString,
      max,
      connectionTimeoutMillis: CONNECTION_TIMEOUT * patience,
      statement_timeout: STATEMENT_TIMEOUT * patience,
      query_timeout: SILENCE_TIMEOUT * patience,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT * patience,
    },
    // Prepared once per connection and text: a quarter to a half less time on small queries.
    { statementNameGenerator: ({ sql }) => `q${sql.length}_${hash(sql)}` },
  )
  return retrying(
    new PrismaClient({
      adapter,
      transactionOptions: { maxWait: TRANSACTION_WAIT * patience, timeout: TRANSACTION_TIMEOUT * patience },
    }),
  )
}

/**
 * Begins a transaction again, from its first statement, when the database gave it up in a deadlock or a serialization
 * failure: nothing of it was kept. So what a transaction does outside of the database must bear being done twice.
 */
function retrying(client: PrismaClient): PrismaClient {
  const transaction = client.$transaction
  const again = async (...args: unknown[]) => {
    for (let left = ATTEMPTS - 1; ; left--)
      try {
        return await Reflect.apply(transaction, client, args)
      } catch (error) {
        if (left === 0 || !mayPassAgain(error)) throw error
        // Those who met would meet again.
        await sleep(Math.random() * PAUSE)
      }
  }
  return Object.assign(client, { $transaction: again })
}
