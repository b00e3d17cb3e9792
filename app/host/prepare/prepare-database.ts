import type { Client } from 'pg'
import type { Settings } from '#app/server/settings.ts'
import { DEMO_DOMAIN, DEMO_PASSWORD, DEMO_PEOPLE } from '#prisma/seed/demo-people.ts'
import { type Database, migrateDatabase } from '../database.ts'
import { Failure } from '../failure.ts'
import { withClient } from '../postgres/connection.ts'
import { runScript } from '../run-script.ts'
import { canHaveDemoPeople, checkDemoPeople } from './demo-rule.ts'
import { isSeeded, markSeeded, seedSources } from './seed-mark.ts'

export type Prepared = {
  /** Demo accounts to show to the operator, if there are any. */
  demo: { people: readonly { email: string; label: string }[]; password: string } | undefined
  /** There is no account yet. */
  isEmpty: boolean
  relocatedHome?: Database['relocatedHome']
  /** The application's role also owns the tables. */
  hasOneRole: boolean
}

const LOCK = 72_707_371

type ExistingPeople = { demo: boolean; any: boolean }

async function readPeople(client: Client): Promise<ExistingPeople> {
  const { rows } = await client.query<ExistingPeople>(
    'SELECT EXISTS (SELECT FROM "User" WHERE email LIKE $1) AS demo, EXISTS (SELECT FROM "User") AS any',
    [`%${DEMO_DOMAIN}`],
  )
  return rows[0] ?? { demo: false, any: false }
}

async function runSeed(url: string, names: string[]): Promise<void> {
  if (names.length === 0 || (await runScript('seed.ts', names, { DATABASE_URL: url, DATABASE_URL_FILE: undefined })))
    return
  throw new Failure('Les données de référence n’ont pas pu être chargées\u00A0: voir plus haut.')
}

/**
 * Migrates a database and loads the reference data; also the demo people, on an embedded database without accounts
 * whose server only this machine can reach. Throws Failure.
 */
export async function prepareDatabase(database: Database, settings: Settings): Promise<Prepared> {
  const { url, ownerUrl, isEmbedded, relocatedHome } = database
  await migrateDatabase(database)
  const sources = seedSources()
  return withClient(ownerUrl, async (client) => {
    // Held until the connection ends: of two processes that start together, the second waits for the first.
    await client.query('SET statement_timeout = 0')
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    const present = await readPeople(client)
    checkDemoPeople(settings, present.demo)
    const isDemoAllowed = isEmbedded && canHaveDemoPeople(settings)
    const shouldLoadDemo = isDemoAllowed && !present.any
    const isReferenceSeeded = await isSeeded(client, sources)
    await runSeed(ownerUrl, [...(isReferenceSeeded ? [] : ['reference']), ...(shouldLoadDemo ? ['demo'] : [])])
    if (!isReferenceSeeded) await markSeeded(client, sources)
    const isDemoShown = isDemoAllowed && (present.demo || shouldLoadDemo)
    return {
      demo: isDemoShown ? { people: DEMO_PEOPLE, password: DEMO_PASSWORD } : undefined,
      isEmpty: !present.any && !shouldLoadDemo,
      relocatedHome,
      hasOneRole: url === ownerUrl,
    }
  })
}
