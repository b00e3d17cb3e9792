import { withClient } from '../postgres/connection.ts'

const EVERY_INDEX = `SELECT bt_index_check(c.oid, c.relkind = 'i' AND c.relpersistence = 'p')
  FROM pg_class c JOIN pg_am a ON a.oid = c.relam JOIN pg_index i ON i.indexrelid = c.oid
  WHERE a.amname = 'btree' AND c.relkind = 'i' AND c.relpersistence = 'p' AND i.indisready AND i.indisvalid`

/**
 * Whether a running cluster is sound: every B-tree index agrees with its table. Changes nothing.
 * @param url address for the administrator's role, on the database to check.
 */
export async function checkCluster(url: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('BEGIN; CREATE EXTENSION IF NOT EXISTS amcheck')
    await client.query(EVERY_INDEX)
    await client.query('ROLLBACK')
  })
}
