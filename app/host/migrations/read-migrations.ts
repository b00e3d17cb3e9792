import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `name` is the folder's; `checksum` is Prisma's: SHA-256 of the file, hexadecimal. */
export type Migration = { name: string; sql: string; checksum: string }

/** Migrations of a folder, in the order in which they apply. */
export function readMigrations(directory: string): Migration[] {
  if (!existsSync(directory)) return []
  const folders = readdirSync(directory, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return folders
    .map(({ name }) => {
      const sql = readFileSync(join(directory, name, 'migration.sql'), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}
