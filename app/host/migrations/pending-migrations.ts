import { Failure } from '../failure.ts'
import type { Migration } from './read-migrations.ts'

/** A row of `_prisma_migrations` that has not been rolled back. */
export type AppliedMigration = { name: string; checksum: string; finished: boolean }

/**
 * What is left to apply. Pure.
 * @throws Failure when the history of the database and the files do not fit: nothing may then be applied.
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
