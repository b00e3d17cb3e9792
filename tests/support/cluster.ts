import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { applyMigrations } from '#app/host/migrations/apply-migrations.ts'
import { ROLES } from '#app/host/postgres/credentials.ts'
import { startEmbedded } from '#app/host/postgres/embedded.ts'
import { restrictApplicationRole } from '#app/host/postgres/rights.ts'
import { prepareDatabase } from '#app/host/prepare/prepare-database.ts'
import { seedSources } from '#app/host/prepare/seed-mark.ts'
import { parseSettings } from '#app/server/settings.ts'
import { sourceFiles } from './source-files.ts'
import { projectRoot } from './tools.ts'

/** Environment variables for the workers: addresses of the cluster for the two roles, names of the two templates. */
const ADDRESS = 'BRINDILLE_TEST_CLUSTER'
const APPLICATION_ADDRESS = 'BRINDILLE_TEST_APPLICATION'
const TEMPLATE = 'BRINDILLE_TEST_TEMPLATE'
const PREPARED = 'BRINDILLE_TEST_PREPARED'
/** Key of the advisory lock; nothing else uses it in this cluster. */
const LOCK = 4_107

function withDatabase(address: string, database: string): string {
  const url = new URL(address)
  url.pathname = `/${database}`
  return url.href
}

async function query<Row extends pg.QueryResultRow>(address: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

/** Milliseconds that an autovacuum worker may still hold a database. */
const AUTOVACUUM_MS = 30_000

/**
 * Drops a database and the connections to it. An autovacuum worker may hold the database: the role of the tests may not
 * terminate it (42501), and it ends by itself.
 */
async function dropDatabase(address: string, name: string): Promise<void> {
  for (const end = Date.now() + AUTOVACUUM_MS; ; await sleep(100)) {
    try {
      await query(address, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)
      return
    } catch (error) {
      if (!(error instanceof pg.DatabaseError && error.code === '42501') || Date.now() > end) throw error
    }
  }
}

/** Name of the template, which changes with the migrations and with the rights of the application. */
function templateName(): string {
  const hash = createHash('sha256')
  for (const { path, text } of sourceFiles(/^prisma\/migrations\/.*\.sql$|^app\/host\/postgres\/rights\.ts$/))
    hash.update(`${path}\n${text}`)
  return `template_${hash.digest('hex').slice(0, 12)}`
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Drops the databases of runs that were killed, and the templates of former sources. */
async function dropLeftovers(address: string, templates: string[]): Promise<void> {
  const rows = await query<{ datname: string }>(address, 'SELECT datname FROM pg_database WHERE NOT datistemplate')
  for (const { datname } of rows) {
    const pid = /^test_(\d+)_/.exec(datname)?.[1]
    const isLeftover = pid ? !isAlive(Number(pid)) : datname.startsWith('template_') && !templates.includes(datname)
    if (isLeftover) await dropDatabase(address, datname)
  }
}

/** What fills a template. Its connections must be closed when it is over. */
type Fill = (database: { url: string; ownerUrl: string }) => Promise<void>

/** Does this work while no other run creates or drops a template. */
async function alone(address: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    await work(client)
  } finally {
    await client.end()
  }
}

/** Creates a template if it is missing, once even when several runs start together. */
function ensureTemplate(address: string, applicationAddress: string, template: string, fill: Fill): Promise<void> {
  return alone(address, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [template])
    if (rowCount) return
    const draft = `${template}_draft`
    await client.query(`DROP DATABASE IF EXISTS "${draft}"`)
    await client.query(`CREATE DATABASE "${draft}"`)
    await fill({ url: withDatabase(applicationAddress, draft), ownerUrl: withDatabase(address, draft) })
    await client.query(`ALTER DATABASE "${draft}" RENAME TO "${template}"`)
  })
}

/** A migrated, empty database. */
const migrate: Fill = async (database) => {
  await applyMigrations(database.ownerUrl)
  await restrictApplicationRole(database)
}

/** A database as the first start leaves it, with the reference data: four seconds of work, done once for all servers. */
const prepare: Fill = async (database) => {
  await prepareDatabase({ ...database, isEmbedded: false, stop: async () => {} }, parseSettings({ DEMO: '0' }))
  // Its statistics are copied with it.
  await query(database.ownerUrl, 'VACUUM (ANALYZE)')
}

/**
 * Starts the Postgres of the tests, or joins the one that runs, and passes its address to the workers in the environment.
 * Its data folder is kept between runs, so that the next one starts quickly.
 * @returns a function that stops it, unless another run still uses it
 */
export async function openCluster(): Promise<() => Promise<void>> {
  const cluster = await startEmbedded({ dataDir: join(projectRoot, '.data/tests'), maxConnections: 200 })
  // Faster. Only a crash of the machine could lose rows, those of a template too: `.data/tests` is then to be deleted.
  for (const role of [ROLES.owner, ROLES.application])
    await query(cluster.adminUrl, `ALTER ROLE ${role} SET synchronous_commit = off`)
  await query(cluster.adminUrl, 'ALTER SYSTEM SET fsync = off')
  await query(cluster.adminUrl, 'SELECT pg_reload_conf()')
  const template = templateName()
  // With the reference data: its name also changes with what that data is made from.
  const prepared = `${template}_${seedSources().slice(0, 12)}`
  await alone(cluster.ownerUrl, () => dropLeftovers(cluster.ownerUrl, [template, prepared]))
  await ensureTemplate(cluster.ownerUrl, cluster.url, template, migrate)
  process.env[ADDRESS] = cluster.ownerUrl
  process.env[APPLICATION_ADDRESS] = cluster.url
  process.env[TEMPLATE] = template
  process.env[PREPARED] = prepared
  return cluster.stop
}

let databaseCount = 0

export type TestDatabase = {
  /** Address with the role of the application. */
  url: string
  /** Address with the role that owns the tables. */
  ownerUrl: string
  drop: () => Promise<void>
}

const newName = () => `test_${process.pid}_${databaseCount++}`

/** What {@link openCluster} has put into the environment. */
function ofCluster(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error('The cluster of the tests is not open: see tests/support/cluster.ts')
  return value
}

/** Creates a migrated, empty database. Needs {@link openCluster} in the global set-up. */
export async function createTestDatabase(name = newName()): Promise<TestDatabase> {
  return copyTemplate(ofCluster(TEMPLATE), name)
}

/** Creates a database with the reference data and nobody, on which a server starts at once. */
export async function createPreparedDatabase(): Promise<TestDatabase> {
  const prepared = ofCluster(PREPARED)
  await ensureTemplate(ofCluster(ADDRESS), ofCluster(APPLICATION_ADDRESS), prepared, prepare)
  return copyTemplate(prepared, newName())
}

async function copyTemplate(template: string, name: string): Promise<TestDatabase> {
  const address = ofCluster(ADDRESS)
  await query(address, `CREATE DATABASE "${name}" TEMPLATE "${template}"`)
  return {
    url: withDatabase(ofCluster(APPLICATION_ADDRESS), name),
    ownerUrl: withDatabase(address, name),
    drop: () => dropDatabase(address, name),
  }
}
