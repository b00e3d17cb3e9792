import * as z from 'zod/mini'
import { ensurePrismaClient } from './build/prisma-client.ts'
import { migrateDatabase, withDatabase } from './database.ts'
import { Failure, runCommand } from './failure.ts'
import { runningAddress } from './files/instance-lock.ts'
import { loadSettings } from './load-settings.ts'
import { fromRoot } from './paths.ts'
import { localAddress } from './serve/welcome.ts'

const emailSchema = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email())

/** `npm run second-factor:remove -- ADDRESS`: for a person who has lost her device and her recovery codes. */
await runCommand(async () => {
  const email = emailSchema.safeParse(process.argv[2])
  if (!email.success)
    throw new Failure('Donnez une adresse de courriel\u00A0: npm run second-factor:remove -- prenom.nom@exemple.ca')
  const settings = loadSettings()
  await ensurePrismaClient()
  await withDatabase(settings, async (database) => {
    await migrateDatabase(database)
    // Not imported above: they need the Prisma client, which may have been generated just now.
    const { createDb } = await import('#app/server/database/create-db.server.ts')
    const { removeSecondFactor } = await import('./prepare/remove-second-factor.ts')
    const db = createDb(database.url, 1, 20)
    const origin =
      settings.APP_ORIGIN ?? runningAddress(fromRoot(settings.BRINDILLE_DATA_DIR)) ?? localAddress(settings)
    try {
      await db.$transaction((tx) => removeSecondFactor(tx, email.data, origin))
      console.log(`\nLa vérification en deux étapes de ${email.data} est retirée. Ses sessions sont fermées.\n`)
    } finally {
      await db.$disconnect()
    }
  })
})
