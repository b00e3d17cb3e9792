import ipaddr from 'ipaddr.js'
import { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { env } from './env.server.ts'
import { AppError } from './errors.ts'
import { log } from './log.server.ts'

const POOL_MAX = 6
/**
 * Milliseconds for a connection, and for an answer, before a process falls back to counting in memory. Long enough for a
 * burst of calls to queue, and for a slow disk: counted in the memory of each process, a limit would be multiplied by
 * their number.
 */
const TIMEOUT = 5_000

let pool: Pool | undefined

/** A small pool of its own: the limiter must answer while the application's pool is exhausted. */
function limiterPool(): Pool {
  if (!pool) {
    pool = new Pool({
      connectionString: env().DATABASE_URL,
      max: POOL_MAX,
      connectionTimeoutMillis: TIMEOUT,
      query_timeout: TIMEOUT,
    })
    pool.on('error', ({ message }) => log().warn({ reason: message }, 'idle connection of the limiter lost'))
  }
  return pool
}

/** What the limiter asks of a connection: its statements have names, which not every way to the database allows. */
const limiterClient = {
  query: ({ name, text, values }: { name?: string; text: string; values?: unknown[] }) =>
    limiterPool().query({ ...(env().DATABASE_PREPARED && { name }), text, ...(values && { values }) }),
}

export type Limit = {
  /** Counts one attempt. @throws AppError TOO_MANY with the seconds to wait, once the limit is reached. */
  consume: (key: string) => Promise<void>
  /** Resets the count of a key. */
  clear: (key: string) => Promise<void>
  /** Takes back one counted attempt. */
  refund: (key: string) => Promise<void>
}

/**
 * The part of a client's address that a limit counts by: an IPv4 address, or the /64 network of an IPv6 address,
 * because one client owns all the addresses of its network. Anything else counts as one, « unknown »: invented
 * addresses must not start new counts.
 */
export function clientNetwork(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'unknown'
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  return `${ipaddr.fromByteArray([...address.toByteArray().slice(0, 8), ...Array(8).fill(0)])}/64`
}

/**
 * A limit of `points` attempts per `seconds` and key, counted in Postgres for all processes. While the database is
 * unreachable each process counts in memory.
 * @param sentence French message of the error, when the default one does not say what to do.
 */
export function createLimit(name: string, points: number, seconds: number, sentence?: string): Limit {
  let limiter: RateLimiterPostgres | undefined
  const getLimiter = () =>
    (limiter ??= new RateLimiterPostgres({
      storeClient: limiterClient,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
    }))
  return {
    consume: async (key) => {
      try {
        await getLimiter().consume(key)
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        throw new AppError('TOO_MANY', sentence, { retryAfterSeconds: Math.ceil(error.msBeforeNext / 1_000) })
      }
    },
    clear: async (key) => void (await getLimiter().delete(key)),
    refund: async (key) => void (await getLimiter().reward(key)),
  }
}
