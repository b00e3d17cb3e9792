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

/** For another process that is creating or stopping the server. */
const LOCK_TIMEOUT_MS = 120_000

/**
 * Locks the cluster of a data folder: shared to use it, exclusive to create, replace or stop it. See {@link lockFile}.
 */
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

/** Name of a restored and checked cluster just before it replaces the one in `home`. */
export const restoredHome = (home: string): string => `${home}.restored`

/**
 * The cluster of a data folder, created when there is none. Throws Failure when it is damaged or of another version.
 */
export async function prepareCluster(dataFolder: string, maxConnections = 100): Promise<Cluster> {
  const home = postgresHome(dataFolder)
  const account = postgresAccount(home)
  const binaries = await postgresBinaries(account)
  if (!existsSync(home)) {
    const lock = lockCluster(dataFolder, 'exclusive', LOCK_TIMEOUT_MS)
    try {
      if (!existsSync(home) && existsSync(restoredHome(home))) await renameDurably(restoredHome(home), home)
      if (!existsSync(home)) await createCluster(dataFolder, { home, binaries, account })
    } finally {
      lock?.release()
    }
  }
  checkRequiredFiles(home)
  checkVersion(home, binaries)
  return { home, binaries, account, credentials: readCredentials(home), maxConnections }
}

/** Stops the server of a data folder unless another process uses it. A start waits until it has stopped. */
export async function stopIfUnused(dataFolder: string): Promise<void> {
  const lock = lockCluster(dataFolder, 'exclusive', 0)
  if (!lock) return
  try {
    await stopServer(postgresHome(dataFolder))
  } finally {
    lock.release()
  }
}

/**
 * Makes sure that the server is stopped if this process dies without doing it, even by `kill -9`: a waiting shell reads
 * the end of a pipe, then runs {@link stopIfUnused}. Does nothing on Windows.
 * @returns cancels it.
 */
function stopWhenKilled(dataFolder: string): () => void {
  if (process.platform === 'win32') return () => {}
  const script = fileURLToPath(new URL('stop-unused.ts', import.meta.url))
  const shell = spawn('/bin/sh', ['-c', 'read -r _; exec "$@"', 'sh', process.execPath, script, dataFolder], {
    // A session of its own: a signal to our process group must not reach it.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  shell.on('error', () => {})
  shell.unref()
  return () => void shell.kill('SIGKILL')
}

/**
 * Opens the embedded Postgres of a data folder: creates it if needed, starts it unless it is running. Several processes
 * may use it at once; the last one to end stops it, however it ends.
 * @throws Failure; nothing that was started is left running then.
 */
export async function startEmbedded({ dataDir, maxConnections, supervise }: EmbeddedOptions): Promise<Embedded> {
  const dataFolder = prepareDataFolder(dataDir)
  const cluster = await prepareCluster(dataFolder, maxConnections)
  const sharedLock = lockCluster(dataFolder, 'shared', LOCK_TIMEOUT_MS)
  const cancelStop = stopWhenKilled(dataFolder)
  let stopSupervision = () => {}
  const stop = async () => {
    stopSupervision()
    sharedLock?.release()
    await stopIfUnused(dataFolder)
    cancelStop()
  }
  try {
    const postmaster = await startServer(cluster)
    await Promise.all([
      refreshCollations(postmaster, cluster.credentials),
      ensureApplicationRole(postmaster, cluster.credentials),
    ])
    if (supervise) stopSupervision = superviseServer(cluster)
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
 * Indexes on texts depend on the version of the ICU library that comes with the server. They are rebuilt when a newer
 * server brings another version.
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

const SUPERVISION_INTERVAL_MS = 1_000

/**
 * Restarts the server when it has died (killed by hand, or for lack of memory). Over a Unix socket its address stays
 * the same. @returns ends the supervision.
 */
function superviseServer(cluster: Cluster): () => void {
  let starting = false
  const timer = setInterval(async () => {
    if (starting || readPostmaster(cluster.home)) return
    starting = true
    await startServer(cluster).catch(printError)
    starting = false
  }, SUPERVISION_INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}
