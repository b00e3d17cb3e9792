import * as z from 'zod/mini'
import { ensurePrismaClient } from './build/prisma-client.ts'
import { migrateDatabase, withDatabase } from './database.ts'
import { Failure, runCommand } from './failure.ts'
import { runningAddress } from './files/instance-lock.ts'
import { loadSettings } from './load-settings.ts'
import { fromRoot } from './paths.ts'
import { localAddress } from './serve/welcome.ts'

const emailSchema = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email())

/**
 * `npm run admin:create -- ADDRESS [FIRST LAST]`: creates a superadmin, or finds her again, and prints a link for her.
 */
await runCommand(async () => {
  const [argument, firstName = 'Administration', lastName = ''] = process.argv.slice(2)
  const email = emailSchema.safeParse(argument)
  if (!email.success)
    throw new Failure('Donnez une adresse de courriel\u00A0: npm run admin:create -- prenom.nom@exemple.ca')
  const settings = loadSettings()
  await ensurePrismaClient()
  await withDatabase(settings, async (database) => {
    await migrateDatabase(database)
    // Not imported above: they need the Prisma client, which may have been generated just now.
    const { createDb } = await import('#app/server/database/create-db.server.ts')
    const { createAdminLink } = await import('./prepare/admin-link.ts')
    const db = createDb(database.url, 1, 20)
    try {
      const token = await db.$transaction((tx) => createAdminLink(tx, { email: email.data, firstName, lastName }))
      console.log(`\nLien de connexion pour ${email.data}, valable 7 jours, une seule fois\u00A0:\n`)
      const origin =
        settings.APP_ORIGIN ?? runningAddress(fromRoot(settings.BRINDILLE_DATA_DIR)) ?? localAddress(settings)
      console.log(`  ${origin}/auth?t=${token}\n`)
    } finally {
      await db.$disconnect()
    }
  })
})
