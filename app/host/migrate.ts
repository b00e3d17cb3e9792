import { withDatabase } from './database.ts'
import { runCommand } from './failure.ts'
import { loadSettings } from './load-settings.ts'
import { applyMigrations } from './migrations/apply-migrations.ts'

/** `npm run db:migrate`: applies what is missing, on DATABASE_URL or on the embedded database. */
await runCommand(() =>
  withDatabase(loadSettings(), async ({ url }) => {
    const applied = await applyMigrations(url)
    console.log(applied.length ? `Migrations appliquées\u00A0: ${applied.join(', ')}.` : 'La base est déjà à jour.')
  }),
)
