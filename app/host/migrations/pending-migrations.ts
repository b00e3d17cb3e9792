import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../failure.ts'

/** A row of `_prisma_migrations` that has not been rolled back. */
export type AppliedMigration = { name: string; checksum: string; finished: boolean }

/**
 * The migrations that are not applied yet. Pure.
 * @throws Failure when the history of the database does not match the files: nothing must then be applied.
 */
export function pendingMigrations(files: readonly Migration[], applied: readonly AppliedMigration[]): Migration[] {
  const known = new Map(files.map((file) => [file.name, file]))
  for (const row of applied) {
    const file = known.get(row.name)
    if (!row.finished) {
      throw new Failure(
        `La migration ${row.name} a échoué en cours de route dans cette base. Réparez la base avant de redémarrer.`,
      )
    }
    if (!file) {
      throw new Failure(
        `Cette base connaît la migration ${row.name}, absente de cette version de l’application\u00A0: ` +
          'la base est plus récente que le code. Installez la version qui correspond.',
      )
    }
    if (file.checksum !== row.checksum) {
      throw new Failure(
        `La migration ${row.name} a été modifiée après avoir été appliquée. Rétablissez le fichier d’origine et écrivez une nouvelle migration.`,
      )
    }
  }
  const done = new Set(applied.map((row) => row.name))
  return files.filter((file) => !done.has(file.name))
}

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
