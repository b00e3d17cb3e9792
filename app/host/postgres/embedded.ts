import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { Failure, printError } from '../failure.ts'
import { renameDurably } from '../files/durable-files.ts'
import { type FileLock, lockFile } from '../files/file-lock.ts'
import { postgresAccount } from './account.ts'
import { type Binaries, postgresBinaries } from './binaries.ts'
import { databaseUrl, withClient } from './connection.ts'
import { createCluster } from './create-cluster.ts'
import { type Credentials, readCredentials } from './credentials.ts'
import { checkRequiredFiles } from './damage.ts'
import { postgresHome, prepareDataFolder } from './home.ts'
import { type Postmaster, readPostmaster } from './postmaster-file.ts'
import { ensureApplicationRole } from './rights.ts'
import { type Cluster, startServer, stopServer } from './server.ts'

export type EmbeddedOptions = {
  /** Folder that holds the cluster; created when missing. */
  dataDir: string
  maxConnections?: number
  /** Start the server again when it dies while in use. */
  supervise?: boolean
}

export type Embedded = {
  /** Address for the application's role, on the database `brindille`. */
  url: string
  /** Address for the role that owns this database and its tables; it may create databases. */
  ownerUrl: string
  /** Address for the role `postgres`, on the database `postgres`. */
  adminUrl: string
  home: string
  /** Stops the server unless another process uses it. Never throws. */
  stop(): Promise<void>
}

/** Milliseconds that a command waits for another one that is creating or stopping the server. */
const PATIENCE = 120_000

/** Shared: uses the cluster of a data folder. Exclusive: creates, replaces or stops it. */
export function lockCluster(dataFolder: string, kind: 'shared' | 'exclusive', waitMs: number): FileLock | undefined {
  return lockFile(join(dataFolder, 'postgres.lock'), kind, waitMs)
}

function checkVersion(home: string, binaries: Binaries): void {
  const version = readFileSync(join(home, 'data/PG_VERSION'), 'utf8').trim()
  if (binaries.version.startsWith(`${version}.`)) return
  throw new Failure(
    `La base de données de ${home} vient de Postgres ${version}, le Postgres embarqué est ${binaries.version}. ` +
      'Reprenez la version précédente de l’application, ou restaurez une sauvegarde.',
  )
}

/** Name of a restored and checked cluster in the instant before it takes the place of `home`. */
export const restoredHome = (home: string): string => `${home}.restored`

/** The cluster of a data folder, created when there is none. */
export async function prepareCluster(dataFolder: string, maxConnections = 100): Promise<Cluster> {
  const home = postgresHome(dataFolder)
  const account = postgresAccount(home)
  const binaries = await postgresBinaries(account)
  if (!existsSync(home)) {
    const creating = lockCluster(dataFolder, 'exclusive', PATIENCE)
    try {
      if (!existsSync(home) && existsSync(restoredHome(home))) await renameDurably(restoredHome(home), home)
      if (!existsSync(home)) await createCluster(dataFolder, { home, binaries, account })
    } finally {
      creating?.release()
    }
  }
  checkRequiredFiles(home)
  checkVersion(home, binaries)
  return { home, binaries, account, credentials: readCredentials(home), maxConnections }
}

/** Stops the server of a data folder if nobody else uses it; a start that comes meanwhile waits for the end of it. */
export async function stopIfUnused(dataFolder: string): Promise<void> {
  const alone = lockCluster(dataFolder, 'exclusive', 0)
  if (!alone) return
  try {
    await stopServer(postgresHome(dataFolder))
  } finally {
    alone.release()
  }
}

/**
 * Has the server stopped should this process die without doing it, `kill -9` included: the end of a pipe wakes a shell,
 * which weighs a hundredth of a process of Node, and that one calls {@link stopIfUnused}. Not on Windows.
 * @returns what calls it off.
 */
function stopWhenKilled(dataFolder: string): () => void {
  if (process.platform === 'win32') return () => {}
  const script = fileURLToPath(new URL('stop-unused.ts', import.meta.url))
  const shell = spawn('/bin/sh', ['-c', 'read -r _; exec "$@"', 'sh', process.execPath, script, dataFolder], {
    // Its own session: what is sent to our whole group must not reach it.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  shell.on('error', () => {})
  shell.unref()
  return () => void shell.kill('SIGKILL')
}

/**
 * The embedded Postgres of a data folder: found running, else started, else created first. Several processes may use
 * it at once; the last one that ends stops it, however it ends.
 * @throws Failure with a French sentence; nothing that was started for it is left then.
 */
export async function startEmbedded({ dataDir, maxConnections, supervise }: EmbeddedOptions): Promise<Embedded> {
  const dataFolder = prepareDataFolder(dataDir)
  const cluster = await prepareCluster(dataFolder, maxConnections)
  const use = lockCluster(dataFolder, 'shared', PATIENCE)
  const callOff = stopWhenKilled(dataFolder)
  let endSupervision = () => {}
  const stop = async () => {
    endSupervision()
    use?.release()
    await stopIfUnused(dataFolder)
    callOff()
  }
  try {
    const postmaster = await startServer(cluster)
    await Promise.all([
      refreshCollations(postmaster, cluster.credentials),
      ensureApplicationRole(postmaster, cluster.credentials),
    ])
    if (supervise) endSupervision = superviseServer(cluster)
    return {
      url: databaseUrl(postmaster, cluster.credentials, 'application'),
      ownerUrl: databaseUrl(postmaster, cluster.credentials, 'owner'),
      adminUrl: databaseUrl(postmaster, cluster.credentials, 'superuser'),
      home: cluster.home,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * Indexes on texts follow the order of the ICU library that the server ships with. When another version comes with a
 * newer server, they are rebuilt; the rest of the time this is one small query.
 */
async function refreshCollations(postmaster: Postmaster, credentials: Credentials): Promise<void> {
  const outdated = await withClient(databaseUrl(postmaster, credentials, 'superuser'), (client) =>
    client.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE datallowconn AND datcollversion <> pg_database_collation_actual_version(oid)',
    ),
  )
  for (const { datname } of outdated.rows) {
    await withClient(databaseUrl(postmaster, credentials, 'superuser', datname), async (client) => {
      await client.query(`REINDEX DATABASE ${pg.escapeIdentifier(datname)}`)
      await client.query(`ALTER DATABASE ${pg.escapeIdentifier(datname)} REFRESH COLLATION VERSION`)
    })
  }
}

const EVERY = 1_000

/**
 * Starts the server again when it has died (killed by hand, or by a machine short of memory). The address stays the
 * same over a Unix socket. @returns what ends the supervision.
 */
function superviseServer(cluster: Cluster): () => void {
  let starting = false
  const timer = setInterval(async () => {
    if (starting || readPostmaster(cluster.home)) return
    starting = true
    await startServer(cluster).catch(printError)
    starting = false
  }, EVERY)
  timer.unref()
  return () => clearInterval(timer)
}
