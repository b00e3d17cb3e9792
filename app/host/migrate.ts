import { migrateDatabase, withDatabase } from './database.ts'
import { runCommand } from './failure.ts'
import { loadSettings } from './load-settings.ts'

/** `npm run db:migrate`: applies the pending migrations to DATABASE_URL or to the embedded database. */
await runCommand(() =>
  withDatabase(loadSettings(), async (database) => {
    const applied = await migrateDatabase(database)
    console.log(applied.length ? `Migrations appliquées\u00A0: ${applied.join(', ')}.` : 'La base est déjà à jour.')
  }),
)
