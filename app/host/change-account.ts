import { emailField } from '#app/domain/contact-fields.ts'
import type { Transaction } from '#app/server/database/db.server.ts'
import { ensurePrismaClient } from './build/prisma-client.ts'
import { migrateDatabase, withDatabase } from './database.ts'
import { Failure } from './failure.ts'
import { runningAddress } from './files/instance-lock.ts'
import { loadSettings } from './load-settings.ts'
import { fromRoot } from './paths.ts'
import { localAddress } from './serve/welcome.ts'

type Account = { email: string /** Address that links lead to. */; origin: string }

/**
 * Changes one account in a transaction, on a database that is up to date, whether the application is running or not.
 * @param argument address of the account, as it was typed
 * @param usage the command with an address, for who has typed none
 * @param change imports by itself what needs Prisma's client, which may be generated just before
 */
export async function changeAccount<Result>(
  argument: string | undefined,
  usage: string,
  change: (tx: Transaction, account: Account) => Promise<Result>,
): Promise<Account & { result: Result }> {
  const missing = `Donnez une adresse de courriel\u00A0: ${usage}`
  const email = emailField(missing).safeParse(argument)
  if (!email.success) throw new Failure(missing)
  const settings = loadSettings()
  await ensurePrismaClient()
  return withDatabase(settings, async (database) => {
    await migrateDatabase(database)
    const { createDb } = await import('#app/server/database/create-db.server.ts')
    const db = createDb(database.url, 1, 20)
    const origin =
      settings.APP_ORIGIN ?? runningAddress(fromRoot(settings.BRINDILLE_DATA_DIR)) ?? localAddress(settings)
    const account = { email: email.data, origin }
    try {
      return { ...account, result: await db.$transaction((tx) => change(tx, account)) }
    } finally {
      await db.$disconnect()
    }
  })
}
