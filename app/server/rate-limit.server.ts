import ipaddr from 'ipaddr.js'
import { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { env } from './env.server.ts'
import { AppError } from './errors.ts'
import { log } from './log.server.ts'

const POOL_MAX = 6
/**
 * Milliseconds before a process counts in its memory. Long enough for a burst of tries to wait for its turn: counted in
 * the memories of several processes, a limit would be as many times larger.
 */
const CONNECTION_TIMEOUT = 5_000
const SILENCE_TIMEOUT = 900

let pool: Pool | undefined

/** Its own small pool: the limiter speaks plain SQL, and must answer while the pool of the application is exhausted. */
function limiterPool(): Pool {
  if (!pool) {
    pool = new Pool({
      connectionString: env().DATABASE_URL,
      max: POOL_MAX,
      connectionTimeoutMillis: CONNECTION_TIMEOUT,
      query_timeout: SILENCE_TIMEOUT,
    })
    pool.on('error', ({ message }) => log().warn({ reason: message }, 'idle connection of the limiter lost'))
  }
  return pool
}

export type Limit = {
  /** Counts one try, or throws TOO_MANY with the seconds to wait. */
  consume: (key: string) => Promise<void>
  /** Forgets the tries of a key. */
  clear: (key: string) => Promise<void>
  /** Gives one try back. */
  giveBack: (key: string) => Promise<void>
}

/**
 * What counts as one place in a limit: an IPv4 address, or the 64 first bits of an IPv6 address, because whoever has one
 * of those has them all. What is no address is one place, so that nobody counts anew with each invented one.
 */
export function placeOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'unknown'
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  return `${ipaddr.fromByteArray([...address.toByteArray().slice(0, 8), ...Array(8).fill(0)])}/64`
}

/**
 * A limit of `points` tries per `seconds` and key, counted in Postgres, so that it holds over all processes. While the
 * database is away each process counts in its memory, as strictly.
 * @param sentence of the refusal, where the usual one does not say what to do
 */
export function createLimit(name: string, points: number, seconds: number, sentence?: string): Limit {
  let limiter: RateLimiterPostgres | undefined
  const get = () =>
    (limiter ??= new RateLimiterPostgres({
      storeClient: limiterPool(),
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
        await get().consume(key)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        throw new AppError('TOO_MANY', sentence, { retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1_000) })
      }
    },
    clear: async (key) => void (await get().delete(key)),
    giveBack: async (key) => void (await get().reward(key)),
  }
}
