import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#app/host/postgres/server.ts'
import { createDb } from '#app/server/database/create-db.server.ts'
import type { PrismaClient, User } from '#app/server/generated/prisma/client.ts'
import { productName } from '#app.config.ts'
import { createPreparedDatabase } from './cluster.ts'
import { type Caller, createCaller } from './rpc.ts'
import { CODE_REQUEST, openSession, SESSION_COOKIE } from './sign-in.ts'
import { projectRoot } from './tools.ts'

/** Milliseconds that a start may take. */
const START_TIMEOUT = 30_000

export type TestServer = {
  url: string
  db: PrismaClient
  databaseUrl: string
  /** Address of the database with the role that owns the tables. */
  ownerUrl: string
  /** Data folder; the sent messages are in `<dataDir>/outbox`. */
  dataDir: string
  /** Standard output and error of the server so far. */
  output: () => string
  /** Whether the server runs, and no worker has died and been replaced. */
  isAlive: () => boolean
  hasEnded: () => boolean
  /** Process id of the supervisor. */
  pid: () => number
  /** Process ids of the workers that answer requests. Linux only. */
  workers: () => number[]
  /** Sends SIGTERM. @returns the exit code */
  terminate: () => Promise<number | null>
  /** A caller of server functions, signed in as this person, or not at all, in a browser that has asked for a code. */
  as: (person?: Pick<User, 'id'> | null) => Promise<Caller>
  /** Sends SIGKILL to all processes, as a power cut would. */
  kill: () => Promise<void>
  /** Starts the server again after {@link TestServer.kill}, with the same address and database. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

export const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

/** Process ids of the workers of a supervisor. Linux only. */
export function workersOf({ pid }: Pick<ChildProcess, 'pid'>): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  return children
    .map(Number)
    .filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('host/serve/worker.ts'))
}

/** Workers end by themselves without their supervisor: one may be gone already. */
export function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {}
}

export const killIfAlive = (pid: number): void => signalIfAlive(pid, 'SIGKILL')

/** Printed when all the processes answer; `/readyz` answers as soon as one does. */
export const READY_SENTENCE = `${productName} est prête`

export async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok
  } catch {
    return false
  }
}

async function waitUntilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (const end = Date.now() + START_TIMEOUT; Date.now() < end; await sleep(50)) {
    if (output().includes(READY_SENTENCE) && (await isReady(url))) return
    if (hasEnded(child)) break
  }
  child.kill('SIGKILL')
  throw new Error(`The server did not start.\n${output()}`)
}

/** Environment of the server under test: settings of the developer must not reach it. */
export function environment(own: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG, SYSTEMROOT } = process.env
  return {
    PATH,
    HOME,
    TMPDIR,
    LANG,
    SYSTEMROOT,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    DEMO: '0',
    DATABASE_PATIENCE: '20',
    ...own,
  }
}

/** Writes each setting to a file. @returns the settings that name these files */
async function writeSecrets(folder: string, secrets: Record<string, string>): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  for (const [name, value] of Object.entries(secrets)) {
    const file = join(folder, name)
    await writeFile(file, `${value}\n`, { mode: 0o600 })
    files[`${name}_FILE`] = file
  }
  return files
}

/**
 * Starts the built server as in production, with its own port, data folder, and database without people.
 * @param settings environment variables
 * @param secrets settings that the server is given as files, besides the addresses of the database then
 */
export async function startServer(
  settings: Record<string, string> = {},
  secrets?: Record<string, string>,
): Promise<TestServer> {
  if (!existsSync(join(projectRoot, 'dist/server/server.js'))) throw new Error('Run `npm run build` first')
  const database = await createPreparedDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'brindille-test-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const addresses = { DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl }
  const connection = secrets ? await writeSecrets(dataDir, { ...addresses, ...secrets }) : addresses
  const chunks: Buffer[] = []
  const output = () => Buffer.concat(chunks).toString('utf8')
  const launch = async (): Promise<ChildProcess> => {
    const started = spawn(process.execPath, ['--import', './app/host/compile-cache.js', 'app/host/start.ts'], {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: environment({
        PORT: String(port),
        ...connection,
        BRINDILLE_DATA_DIR: dataDir,
        ...settings,
      }),
    })
    for (const stream of [started.stdout, started.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    const printedBefore = output().length
    await waitUntilReady(url, started, () => output().slice(printedBefore))
    return started
  }
  const end = async (process: ChildProcess, signal: 'SIGTERM' | 'SIGKILL') => {
    const ended = new Promise((resolve) => (hasEnded(process) ? resolve(undefined) : process.once('exit', resolve)))
    process.kill(signal)
    await ended
  }
  let child = await launch()
  const db = createDb(database.url, 5, 20)
  return {
    url,
    db,
    databaseUrl: database.url,
    ownerUrl: database.ownerUrl,
    dataDir,
    output,
    isAlive: () => !hasEnded(child) && !output().includes('Un processus du serveur s’est arrêté'),
    hasEnded: () => hasEnded(child),
    as: async (person) =>
      createCaller(url, { ...CODE_REQUEST, ...(person ? { [SESSION_COOKIE]: await openSession(db, person.id) } : {}) }),
    pid: () => child.pid ?? 0,
    workers: () => workersOf(child),
    terminate: async () => {
      await end(child, 'SIGTERM')
      return child.exitCode
    },
    kill: async () => {
      const pids = workersOf(child)
      await end(child, 'SIGKILL')
      for (const pid of pids) killIfAlive(pid)
    },
    restart: async () => {
      child = await launch()
    },
    stop: async () => {
      await db.$disconnect()
      // Nothing of it is looked at any more: a clean end takes two seconds, and has its own tests. The workers follow.
      await end(child, 'SIGKILL')
      await database.drop()
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
