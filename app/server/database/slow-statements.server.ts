import type pg from 'pg'

const HOUR_MS = 3_600_000
/** Different statements that are remembered; past that the oldest is forgotten. */
const REMEMBERED_MAX = 500
/** Characters of a statement that are logged. */
const LOGGED_MAX = 4_000
/** What EXPLAIN takes. A second statement after it would be executed. */
const EXPLAINABLE = /^\s*(?:SELECT|INSERT|UPDATE|DELETE|WITH|MERGE)\b(?![^]*;\s*\S)/i
/** The values of a list, of which there are more or fewer each time. */
const VALUES = /\$\d+(?:,\s?\$\d+)+/g

export type SlowReport = {
  /** Milliseconds from which a statement is slow. */
  thresholdMs: number
  /** Never gets a value of a statement. */
  report: (slow: { ms: number; statement: string; plan: string[] }) => void
}

type Options = SlowReport & {
  /** Lines of the plan of a statement, without its values. */
  explain: (sql: string) => Promise<string[]>
  now?: () => number
}

type SlowStatements = {
  /**
   * Called with every statement and how long it took: nearly all are fast, and cost one comparison.
   * @returns undefined when there is nothing to report.
   */
  note: (sql: string, ms: number) => Promise<void> | undefined
}

/** Reports each slow statement once in an hour, with its plan. */
export function createSlowStatements({ thresholdMs, explain, report, now = Date.now }: Options): SlowStatements {
  /** When each was reported. */
  const reported = new Map<string, number>()
  const reportWithPlan = async (sql: string, ms: number) => {
    const plan = EXPLAINABLE.test(sql) ? await explain(sql).catch(() => []) : []
    report({ ms: Math.round(ms), statement: sql.trim().slice(0, LOGGED_MAX), plan })
  }
  return {
    note: (sql, ms) => {
      if (ms < thresholdMs || /^\s*EXPLAIN\b/i.test(sql)) return undefined
      const key = sql.replace(VALUES, '$…')
      const last = reported.get(key)
      if (last !== undefined && now() - last < HOUR_MS) return undefined
      reported.delete(key)
      reported.set(key, now())
      const [oldest] = reported.keys()
      if (reported.size > REMEMBERED_MAX && oldest !== undefined) reported.delete(oldest)
      return reportWithPlan(sql, ms)
    },
  }
}

/** The plan that Postgres makes without knowing the values; none before Postgres 16. The statement is not executed. */
export async function explainWith(pool: Pick<pg.Pool, 'query'>, sql: string): Promise<string[]> {
  const { rows } = await pool.query<Record<string, string>>(`EXPLAIN (GENERIC_PLAN) ${sql}`)
  return rows.flatMap((row) => Object.values(row))
}

const textOf = (query: unknown): string | undefined => {
  if (typeof query === 'string') return query
  if (typeof query !== 'object' || query === null || !('text' in query)) return undefined
  return typeof query.text === 'string' ? query.text : undefined
}

/** Measures every statement of a pool. A cursor is not measured. */
export function watchPool(pool: pg.Pool, note: SlowStatements['note']): void {
  pool.on('connect', (client) => {
    // Found in the class at each call, so that who replaces it there later, to count statements, still sees them all.
    const query = (args: unknown[]): unknown => Reflect.apply(Object.getPrototypeOf(client).query, client, args)
    const measured = (...args: unknown[]): unknown => {
      const sql = textOf(args[0])
      if (sql === undefined) return query(args)
      const begun = performance.now()
      const callback = args.at(-1)
      if (typeof callback === 'function') {
        args[args.length - 1] = (error: unknown, result: unknown) => {
          note(sql, performance.now() - begun)
          callback(error, result)
        }
        return query(args)
      }
      // By a callback too: `pg` makes two promises for a statement without one, and a look at its end would be a third.
      return new Promise((resolve, reject) => {
        args.push((error: unknown, result: unknown) => {
          note(sql, performance.now() - begun)
          if (error) reject(error)
          else resolve(result)
        })
        query(args)
      })
    }
    Object.assign(client, { query: measured })
  })
}
