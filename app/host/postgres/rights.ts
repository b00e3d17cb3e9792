import pg from 'pg'
import { Failure } from '../failure.ts'
import { databaseUrl, withClient } from './connection.ts'
import { type Credentials, ROLES } from './credentials.ts'
import type { Postmaster } from './postmaster-file.ts'

/** Key of an advisory lock, used by nothing else: two processes may start at the same time. */
const LOCK = 72_707_373

/** Rights that the application's role does not get on some tables. */
const REVOKED_RIGHTS: Record<string, string> = {
  // DELETE stays: a trigger, which this role cannot alter, refuses to delete recent entries.
  AuditEntry: 'UPDATE',
  _prisma_migrations: 'INSERT, UPDATE, DELETE',
}

/** Creates the application's role in the embedded cluster if it does not exist yet. */
export async function ensureApplicationRole(postmaster: Postmaster, credentials: Credentials): Promise<void> {
  await withClient(databaseUrl(postmaster, credentials, 'superuser'), async (client) => {
    const roleExists = async () =>
      (await client.query('SELECT FROM pg_roles WHERE rolname = $1', [ROLES.application])).rowCount === 1
    if (await roleExists()) return
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    if (await roleExists()) return
    await client.query(`BEGIN;
      CREATE ROLE ${ROLES.application} LOGIN PASSWORD ${pg.escapeLiteral(credentials.application)};
      REVOKE ALL ON DATABASE brindille FROM PUBLIC;
      GRANT CONNECT ON DATABASE brindille TO ${ROLES.application};
      COMMIT`)
  })
}

const roleOf = (url: string): Promise<string> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ role: string }>('SELECT current_user AS role')
    return rows[0]?.role ?? ''
  })

const OWNED_TABLE = `SELECT tablename AS name, tableowner AS owner FROM pg_tables
  WHERE schemaname = 'public' AND pg_has_role($1::name, tableowner, 'MEMBER') ORDER BY tablename LIMIT 1`

/**
 * Grants the application's role the use of rows, also in the tables of later migrations, and nothing else: it cannot
 * disable the trigger that protects the audit log, nor truncate, alter or drop a table.
 * Does nothing when one role does both. Throws Failure when the role has all these rights as an owner of the tables.
 */
export async function restrictApplicationRole({ url, ownerUrl }: { url: string; ownerUrl: string }): Promise<void> {
  if (url === ownerUrl) return
  const name = await roleOf(url)
  const role = pg.escapeIdentifier(name)
  await withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ name: string; owner: string }>(OWNED_TABLE, [name])
    if (rows[0]) {
      throw new Failure(
        `Le rôle ${name} (DATABASE_URL) a tous les droits du propriétaire de la table ${rows[0].name} (${rows[0].owner}). ` +
          'Donnez les tables au rôle de DATABASE_OWNER_URL (REASSIGN OWNED BY … TO …) et gardez-les hors de portée de l’autre.',
      )
    }
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
    await client.query(`REVOKE CREATE ON SCHEMA public FROM PUBLIC, ${role};
      GRANT USAGE ON SCHEMA public TO ${role};
      REVOKE ALL ON ALL TABLES IN SCHEMA public FROM ${role};
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role};
      GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${role};
      ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${role};
      ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO ${role}`)
    for (const [table, rights] of Object.entries(REVOKED_RIGHTS)) {
      const { rows: found } = await client.query<{ there: boolean }>('SELECT to_regclass($1) IS NOT NULL AS there', [
        `public.${pg.escapeIdentifier(table)}`,
      ])
      if (found[0]?.there) await client.query(`REVOKE ${rights} ON ${pg.escapeIdentifier(table)} FROM ${role}`)
    }
    await client.query('COMMIT')
  })
}
