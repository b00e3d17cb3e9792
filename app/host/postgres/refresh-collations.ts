import pg from 'pg'
import { databaseUrl, withClient } from './connection.ts'
import type { Credentials } from './credentials.ts'
import type { Postmaster } from './postmaster-file.ts'

/**
 * Indexes on texts follow the order of the ICU library that the server ships with. When another version comes with a
 * newer server, they are rebuilt; the rest of the time this is one small query.
 */
export async function refreshCollations(postmaster: Postmaster, credentials: Credentials): Promise<void> {
  const outdated = await withClient(databaseUrl(postmaster, credentials, 'superuser'), (client) =>
    client.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE datallowconn AND datcollversion <> pg_database_collation_actual_version(oid)',
    ),
  )
  for (const { datname } of outdated.rows) {
    await withClient(databaseUrl(postmaster, credentials, 'superuser', datname), async (client) => {
      await client.query(`REINDEX DATABASE ${pg.escapeIdentifier(datname)}`)
      await client.query(`ALTER DATABASE ${pg.escapeIdentifier(datname)} REFRESH COLLATION VERSION`)
    })
  }
}
