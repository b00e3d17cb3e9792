import pg from 'pg'
import * as z from 'zod/mini'

/** A statement as the application sends it: one with a name is prepared once per connection, its plan may be kept. */
export type Statement = { name?: string | undefined; text: string; values: unknown[] }

const Sent = z.looseObject({
  name: z.optional(z.string()),
  text: z.string(),
  values: z.optional(z.array(z.unknown())),
})

/** Runs `work` and shows meanwhile what this process sends to Postgres, whatever sends it. */
async function watchQueries<Result>(work: () => Promise<Result>, see: (sent: unknown) => void): Promise<Result> {
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function watched(this: pg.Client, ...args: unknown[]) {
    see(args[0])
    return Reflect.apply(query, this, args)
  }
  try {
    return await work()
  } finally {
    pg.Client.prototype.query = query
  }
}

/** Runs `work` and returns the statements that this process sends to Postgres meanwhile. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  await watchQueries(work, (it) => {
    const sent = Sent.safeParse(it)
    if (sent.success) statements.push({ name: sent.data.name, text: sent.data.text, values: sent.data.values ?? [] })
  })
  return statements
}

/**
 * Runs `work` and counts the statements that this process sends to Postgres meanwhile. BEGIN, COMMIT and ROLLBACK count too,
 * since they are round trips.
 */
export async function countQueries<Result>(work: () => Promise<Result>): Promise<{ result: Result; queries: number }> {
  let queries = 0
  const result = await watchQueries(work, () => queries++)
  return { result, queries }
}
