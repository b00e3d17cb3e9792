import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { databaseUrl, isRefusal, withClient } from './connection.ts'
import type { Credentials } from './credentials.ts'
import { damageFailure, startFailure, unreachableFailure } from './damage.ts'
import { type Postmaster, readPostmaster, replaceReusedPid } from './postmaster-file.ts'
import { postgresEnvironment } from './run-program.ts'

/** After a kill the lock of the old server stays for a moment; recovery after a crash may take much longer. */
const LOCK_TIMEOUT_MS = 10_000
const RECOVERY_TIMEOUT_MS = 120_000
const STOP_TIMEOUT_MS = 60_000
const LOG_BYTES_MAX = 10_000_000

export type Cluster = {
  home: string
  binaries: Binaries
  account: Account
  credentials: Credentials
  maxConnections: number
  /** Settings of Postgres for this start only. */
  settings?: Record<string, string>
  /** Milliseconds that it may take to replay the WAL; those of a crash without it. */
  recoveryTimeoutMs?: number
}

/** What the server says, of all its starts. */
export const logFile = (home: string): string => join(home, 'postgres.log')

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}

/** A Unix socket where its path is short enough for the system, else 127.0.0.1. */
async function listenOptions({ home, account }: Cluster): Promise<string[]> {
  const folder = join(home, 'run')
  if (process.platform !== 'win32' && Buffer.byteLength(`${folder}/.s.PGSQL.5432`) <= 103) {
    if (!existsSync(folder)) {
      mkdirSync(folder, { mode: 0o700 })
      if (account) chownSync(folder, account.uid, account.gid)
    }
    return ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${folder}`, '-c', 'port=5432']
  }
  return ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', `port=${await freePort()}`]
}

const SETTINGS = {
  fsync: 'on',
  full_page_writes: 'on',
  shared_buffers: '128MB',
  jit: 'off',
  // Parallel queries need shared memory that small containers do not have.
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  max_wal_senders: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  // Statements may hold what a person typed: they must not be logged.
  log_min_error_statement: 'panic',
  log_parameter_max_length_on_error: '0',
}

const logBytes = (home: string): number => statSync(logFile(home), { throwIfNoEntry: false })?.size ?? 0

/** A server that this process started, and what it has written to its log since. */
type SpawnedServer = { child: ChildProcess; output: () => string }

async function spawnServer(cluster: Cluster): Promise<SpawnedServer> {
  const { home, binaries, account, maxConnections } = cluster
  const settings = Object.entries({ ...SETTINGS, max_connections: maxConnections, ...cluster.settings })
  const options = settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])
  if (logBytes(home) > LOG_BYTES_MAX) renameSync(logFile(home), `${logFile(home)}.1`)
  const log = openSync(logFile(home), 'a', 0o600)
  const logOffset = logBytes(home)
  try {
    const child = spawn(binaries.postgres, ['-D', join(home, 'data'), ...(await listenOptions(cluster)), ...options], {
      ...account,
      cwd: home,
      env: postgresEnvironment(),
      // A session of its own: Ctrl-C in the terminal must not stop it before the running requests are finished.
      detached: true,
      stdio: ['ignore', log, log],
    })
    child.on('error', () => {})
    child.unref()
    return { child, output: () => readFileSync(logFile(home)).subarray(logOffset).toString('utf8').trim() }
  } finally {
    closeSync(log)
  }
}

/** The running server, if it answers. Throws Failure when it refuses the passwords of credentials.json. */
async function findReachable({ home, credentials }: Cluster): Promise<Postmaster | undefined> {
  const postmaster = readPostmaster(home)
  if (!postmaster?.isReady) return undefined
  try {
    await withClient(databaseUrl(postmaster, credentials, 'superuser'), (client) => client.query('SELECT 1'), 2000)
    return postmaster
  } catch (error) {
    if (isRefusal(error))
      throw damageFailure(
        home,
        'elle refuse les mots de passe de credentials.json; ce fichier ou data/pg_hba.conf n’est plus le sien',
      )
    return undefined
  }
}

/** Finds the running server of a cluster, or starts one. Resolves when it answers. Throws Failure. */
export async function startServer(cluster: Cluster): Promise<Postmaster> {
  const begun = Date.now()
  let spawned: SpawnedServer | undefined
  for (;;) {
    const found = await findReachable(cluster)
    if (found) return found
    const other = readPostmaster(cluster.home)
    const child = spawned?.child
    const childRuns = child?.pid !== undefined && child.exitCode === null && child.signalCode === null
    // A server that is not ready is recovering from a crash, or stopping.
    const recoveryTimeout = cluster.recoveryTimeoutMs ?? RECOVERY_TIMEOUT_MS
    const timeout = childRuns || (other && !other.isReady) ? recoveryTimeout : LOCK_TIMEOUT_MS
    if (Date.now() - begun > timeout) throw unreachableFailure(cluster.home, spawned?.output() ?? '')
    if (!childRuns && !other) {
      if (spawned) {
        const failure = child?.exitCode === 0 ? undefined : startFailure(cluster.home, spawned.output())
        if (failure) throw failure
        await sleep(250)
      }
      replaceReusedPid(cluster.home)
      spawned = await spawnServer(cluster)
    }
    await sleep(15)
  }
}

/** Stops the server of a cluster (« fast » mode): running queries are cancelled, committed data is on disk. */
export async function stopServer(home: string): Promise<void> {
  const postmaster = readPostmaster(home)
  if (!postmaster) return
  process.kill(postmaster.pid, 'SIGINT')
  const deadline = Date.now() + STOP_TIMEOUT_MS
  while (readPostmaster(home)?.pid === postmaster.pid && Date.now() < deadline) await sleep(15)
}
