import pg from 'pg'

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
