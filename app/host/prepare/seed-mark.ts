import type { Client } from 'pg'
import { digestOf } from '../files/file-digest.ts'

/** Every source that the reference data may depend on. */
const SOURCES = [
  'content',
  'prisma/seed',
  'prisma/schema.prisma',
  'app/domain',
  'app/features',
  'app/lib',
  'app/server',
]
const IGNORED = /\.test\.tsx?$|\.tsx$|^app\/server\/generated/

/** Digest of the sources of the reference data. */
export const seedSources = (): string => digestOf(SOURCES, (path) => IGNORED.test(path))

const TABLE =
  'CREATE TABLE IF NOT EXISTS "_brindille_seed" (name text PRIMARY KEY, digest text NOT NULL, at timestamptz NOT NULL)'
const READ = 'SELECT 1 FROM "_brindille_seed" WHERE name = $1 AND digest = $2'
const WRITE = `INSERT INTO "_brindille_seed" VALUES ($1, $2, now())
  ON CONFLICT (name) DO UPDATE SET digest = excluded.digest, at = excluded.at`

/** Whether the reference data of the sources with this digest was already loaded. */
export async function isSeeded(client: Client, digest: string): Promise<boolean> {
  await client.query(TABLE)
  return (await client.query(READ, ['reference', digest])).rows.length > 0
}

/** Records that the reference data of the sources with this digest was loaded. */
export async function markSeeded(client: Client, digest: string): Promise<void> {
  await client.query(WRITE, ['reference', digest])
}
