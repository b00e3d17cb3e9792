import pg from 'pg'
import * as z from 'zod/mini'

/** A statement as the application sends it: one with a name is prepared once per connection, its plan may be kept. */
export type Statement = { name?: string | undefined; text: string; values: unknown[] }

const Sent = z.looseObject({
  name: z.optional(z.string()),
  text: z.string(),
  values: z.optional(z.array(z.unknown())),
})

/** Runs `work` and returns the statements that this process sends to Postgres meanwhile. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const { query } = pg.Client.prototype
  const statements: Statement[] = []
  pg.Client.prototype.query = function recorded(this: pg.Client, ...args: unknown[]) {
    const sent = Sent.safeParse(args[0])
    if (sent.success) statements.push({ name: sent.data.name, text: sent.data.text, values: sent.data.values ?? [] })
    return Reflect.apply(query, this, args)
  }
  try {
    await work()
    return statements
  } finally {
    pg.Client.prototype.query = query
  }
}

/**
 * Runs `work` and counts the statements that this process sends to Postgres meanwhile, whatever sends them. BEGIN, COMMIT
 * and ROLLBACK count too, since they are round trips.
 */
export async function countQueries<Result>(work: () => Promise<Result>): Promise<{ result: Result; queries: number }> {
  const { query } = pg.Client.prototype
  let queries = 0
  pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
    queries++
    return Reflect.apply(query, this, args)
  }
  try {
    return { result: await work(), queries }
  } finally {
    pg.Client.prototype.query = query
  }
}
