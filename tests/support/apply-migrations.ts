import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { projectRoot } from './tools.ts'

/** Applies every migration to an empty database. */
export async function applyMigrations(address: string): Promise<void> {
  const folder = join(projectRoot, 'prisma/migrations')
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    for (const name of readdirSync(folder).toSorted())
      await client.query(readFileSync(join(folder, name, 'migration.sql'), 'utf8'))
  } finally {
    await client.end()
  }
}
