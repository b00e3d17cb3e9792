import type { Settings } from '#app/server/settings.ts'
import type { Database } from './database.ts'
import { checkDemoPeople, mayHaveDemoPeople } from './demo-rule.ts'
import { applyMigrations } from './migrations/apply-migrations.ts'
import { withClient } from './postgres/connection.ts'

export type DemoLogins = { people: readonly { email: string; label: string }[]; password: string }

/** Somebody real uses this database: it is no place for a demonstration. */
async function hasPeople(url: string): Promise<boolean> {
  const { rows } = await withClient(url, (client) => client.query('SELECT 1 FROM "User" LIMIT 1'))
  return rows.length > 0
}

/**
 * Brings a database to where the application can use it: migrations, reference data and, on an embedded database that
 * only this machine reaches, the demo people. @returns the logins to show, if any. Throws Failure.
 */
export async function prepareDatabase({ url, embedded }: Database, settings: Settings): Promise<DemoLogins | undefined> {
  await applyMigrations(url)
  // Loaded here and not above: they need Prisma's client, which the first start generates.
  const { seedReference } = await import('#prisma/seed/reference.ts')
  const demo = await import('#prisma/seed/demo.ts')
  await seedReference(url)
  const present = await demo.hasDemoPeople(url)
  checkDemoPeople(settings, present)
  if (!embedded || !mayHaveDemoPeople(settings)) return undefined
  if (!present && (await hasPeople(url))) return undefined
  await demo.seedDemo(url)
  return { people: demo.DEMO_PEOPLE, password: demo.DEMO_PASSWORD }
}
