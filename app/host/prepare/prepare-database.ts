import type { Client } from 'pg'
import type { Settings } from '#app/server/settings.ts'
import { DEMO_DOMAIN, DEMO_PASSWORD, DEMO_PEOPLE } from '#prisma/seed/demo-people.ts'
import { type Database, migrateDatabase } from '../database.ts'
import { Failure } from '../failure.ts'
import { withClient } from '../postgres/connection.ts'
import { runScript } from '../run-script.ts'
import { checkDemoPeople, mayHaveDemoPeople } from './demo-rule.ts'
import { isSeeded, markSeeded, seedSources } from './seed-mark.ts'

export type Prepared = {
  /** Logins to show, when this is a demonstration. */
  demo: { people: readonly { email: string; label: string }[]; password: string } | undefined
  /** Nobody can sign in yet. */
  empty: boolean
  elsewhere?: Database['elsewhere']
  /** The application owns the tables. */
  oneRole: boolean
}

const LOCK = 72_707_371

type People = { demo: boolean; any: boolean }

async function people(client: Client): Promise<People> {
  const { rows } = await client.query<People>(
    'SELECT EXISTS (SELECT FROM "User" WHERE email LIKE $1) AS demo, EXISTS (SELECT FROM "User") AS any',
    [`%${DEMO_DOMAIN}`],
  )
  return rows[0] ?? { demo: false, any: false }
}

async function load(url: string, names: string[]): Promise<void> {
  if (names.length === 0 || (await runScript('seed.ts', names, { DATABASE_URL: url }))) return
  throw new Failure('Les données de référence n’ont pas pu être chargées\u00A0: voir plus haut.')
}

/**
 * Brings a database to where the application can use it: migrations, reference data and, on an embedded database that
 * only this machine reaches and that nobody uses for real, the demo people.
 * Throws Failure.
 */
export async function prepareDatabase(database: Database, settings: Settings): Promise<Prepared> {
  const { url, ownerUrl, embedded, elsewhere } = database
  await migrateDatabase(database)
  const sources = seedSources()
  return withClient(ownerUrl, async (client) => {
    // Held until the connection ends: of two processes that start together, one loads and the other waits.
    await client.query('SET statement_timeout = 0')
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    const present = await people(client)
    checkDemoPeople(settings, present.demo)
    const wanted = embedded && mayHaveDemoPeople(settings)
    const toLoad = wanted && !present.any
    const seeded = await isSeeded(client, sources)
    await load(ownerUrl, [...(seeded ? [] : ['reference']), ...(toLoad ? ['demo'] : [])])
    if (!seeded) await markSeeded(client, sources)
    const shown = wanted && (present.demo || toLoad)
    return {
      demo: shown ? { people: DEMO_PEOPLE, password: DEMO_PASSWORD } : undefined,
      empty: !present.any && !toLoad,
      elsewhere,
      oneRole: url === ownerUrl,
    }
  })
}
