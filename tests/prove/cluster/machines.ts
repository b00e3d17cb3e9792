import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import * as z from 'zod/mini'
import { freePort } from '#app/host/postgres/server.ts'
import { environment, hasEnded, isReady, killIfAlive } from '#tests/support/server.ts'
import { projectRoot } from '#tests/support/tools.ts'

/*
 * Three Postgres under Patroni, HAProxy, PgBouncer and several processes of the application, each with a port of this
 * machine: what an operator has on several, with the same files.
 */

const FILES = join(projectRoot, 'tests/prove/cluster')
const PROGRAMS = { patroni: 'patroni', etcd: 'etcd-server', haproxy: 'haproxy', pgbouncer: 'pgbouncer' }
const DEBIAN_POSTGRES = '/usr/lib/postgresql'
const WAIT_MS = 120_000
/** Milliseconds between « not ready » and the end of listening: several checks of HAProxy, on a busy machine too. */
const DRAIN_MS = '4000'

const Cluster = z.object({
  members: z.array(z.object({ name: z.string(), role: z.string(), state: z.string() })),
})
type Member = z.infer<typeof Cluster>['members'][number]

/** What dies: one Postgres, whose Patroni sees it; or all of a machine, whose lease has to end. */
export type Loss = 'postgres' | 'machine'

export type Machines = {
  /** Address of the application, through HAProxy. */
  url: string
  /** Address of the primary for the owner of the tables, through HAProxy. */
  ownerUrl: string
  processes: number
  /** SIGKILL to the primary. */
  kill: (loss: Loss) => Promise<void>
  /** Starts again what was killed, and waits until a primary, a synchronous and another replica run. */
  heal: () => Promise<void>
  /** SIGTERM to one process of the application, then a new one, until it serves. @returns its exit code */
  restart: (index: number) => Promise<number | null>
  /** Statements that the machines which follow have answered for the application, since their start. */
  answeredByReplicas: () => Promise<number>
  /** What the processes of the application have printed. */
  output: () => string
  stop: () => Promise<void>
}

/** Folder of the newest Postgres of Debian; undefined when there is none. */
function postgresBinaries(): string | undefined {
  const versions = existsSync(DEBIAN_POSTGRES) ? readdirSync(DEBIAN_POSTGRES).toSorted() : []
  return versions
    .map((version) => join(DEBIAN_POSTGRES, version, 'bin'))
    .findLast((bin) => existsSync(join(bin, 'postgres')))
}

/** Packages of Debian to install. */
export function missingPackages(): string[] {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
  const isThere = (program: string) => folders.some((folder) => existsSync(join(folder, program)))
  const missing = Object.entries(PROGRAMS).flatMap(([program, name]) => (isThere(program) ? [] : [name]))
  return postgresBinaries() ? missing : [...missing, 'postgresql']
}

/** Who runs what refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + WAIT_MS; Date.now() < end; await sleep(200))
    if (await isTrue().catch(() => false)) return
  throw new Error(`${what} does not come`)
}

const ended = (child: ChildProcess): Promise<number | null> =>
  hasEnded(child) ? Promise.resolve(child.exitCode) : new Promise((resolve) => child.once('exit', resolve))

const serverLines = (lines: string[]) => lines.map((line) => `  server ${line}`).join('\n')

/** Starts everything, with an empty database. @param processes of the application */
export async function startMachines(processes: number): Promise<Machines> {
  const folder = mkdtempSync(join(tmpdir(), 'brindille-cluster-'))
  const account = unprivileged()
  if (account) chownSync(folder, account.uid, account.gid)
  const password = randomBytes(18).toString('base64url')
  const names = ['pg1', 'pg2', 'pg3']
  const [etcd, etcdPeer, primary, replicas, bouncer, publicPort, stats] = await ports(7)
  const postgres = await ports(names.length)
  const rest = await ports(names.length)
  const applications = await ports(processes)
  const children = new Map<string, ChildProcess>()
  const printed: Buffer[] = []

  /** Writes a file of this folder with its values. @returns its path */
  const write = (template: string, values: Record<string, string | number | undefined>, name = template): string => {
    const path = join(folder, name)
    const text = readFileSync(join(FILES, template), 'utf8')
    writeFileSync(
      path,
      text.replace(/\$\{(\w+)\}/g, (_, key: string) => String(values[key] ?? '')),
      { mode: 0o600 },
    )
    if (account) chownSync(path, account.uid, account.gid)
    return path
  }
  const run = (name: string, program: string, args: string[]) => {
    const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin`, LC_ALL: 'C.UTF-8', HOME: folder }
    const child = spawn(program, args, { cwd: folder, env, stdio: 'ignore', ...account })
    children.set(name, child)
  }
  const startPatroni = (index: number) => {
    const name = names[index] ?? ''
    run(name, 'patroni', [join(folder, `${name}.yml`)])
  }
  const members = async (): Promise<Member[]> => {
    for (const port of rest) {
      const answer = await fetch(`http://127.0.0.1:${port}/cluster`).catch(() => undefined)
      if (answer?.ok) return Cluster.parse(await answer.json()).members
    }
    return []
  }
  const isWhole = async () => {
    const roles = (await members())
      .filter(({ state }) => state === 'running' || state === 'streaming')
      .map(({ role }) => role)
    return roles.length === names.length && roles.includes('leader') && roles.includes('sync_standby')
  }
  const launch = async (index: number) => {
    const port = applications[index]
    const dataDir = join(folder, `app${index}`)
    mkdirSync(dataDir, { recursive: true })
    const child = spawn(process.execPath, ['app/host/start.ts'], {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: environment({
        PORT: String(port),
        APP_ORIGIN: `http://127.0.0.1:${publicPort}`,
        TRUST_PROXY: '1',
        DATABASE_URL: `postgresql://brindille_app:${password}@127.0.0.1:${bouncer}/brindille`,
        DATABASE_OWNER_URL: ownerUrl,
        DATABASE_READ_URL: `postgresql://brindille_app:${password}@127.0.0.1:${replicas}/brindille`,
        DATABASE_PREPARED: '0',
        BRINDILLE_DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
        DRAIN_MS,
      }),
    })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => printed.push(chunk))
    children.set(`app${index}`, child)
    await until(`app${index}`, () => isReady(`http://127.0.0.1:${port}`))
    // Its line in the table of HAProxy.
    const isServing = async () =>
      new RegExp(`^ready,app${index},.*,UP,`, 'm').test(await (await fetch(`http://127.0.0.1:${stats}/;csv`)).text())
    await until(`app${index} in HAProxy`, isServing)
  }
  const ownerUrl = `postgresql://brindille:${password}@127.0.0.1:${primary}/brindille`
  const stop = async () => {
    // The application first, then what it stands on.
    for (const [name, child] of [...children].toReversed()) {
      child.kill(name.startsWith('app') ? 'SIGKILL' : 'SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), 15_000)
      await ended(child)
      clearTimeout(timer)
    }
    for (const name of names) killPostmaster(join(folder, name))
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }

  try {
    const [client, peer] = [`http://127.0.0.1:${etcd}`, `http://127.0.0.1:${etcdPeer}`]
    const peers = [
      '--listen-peer-urls',
      peer,
      '--initial-advertise-peer-urls',
      peer,
      '--initial-cluster',
      `default=${peer}`,
    ]
    const clients = ['--listen-client-urls', client, '--advertise-client-urls', client]
    run('etcd', 'etcd', ['--data-dir', join(folder, 'etcd'), ...clients, ...peers])
    const binaries = postgresBinaries()
    for (const [index, name] of names.entries()) {
      const own = { name, rest: rest[index], postgres: postgres[index] }
      write('patroni.yml', { ...own, etcd, folder, binaries, password }, `${name}.yml`)
      startPatroni(index)
    }
    const haproxy = write('haproxy.cfg', {
      primary,
      replicas,
      stats,
      public: publicPort,
      postgresServers: serverLines(
        names.map((name, index) => `${name} 127.0.0.1:${postgres[index]} check port ${rest[index]}`),
      ),
      applicationServers: serverLines(applications.map((port, index) => `app${index} 127.0.0.1:${port} check`)),
    })
    run('haproxy', 'haproxy', ['-db', '-f', haproxy])
    await until('Patroni', isWhole)
    await createDatabase(`postgresql://postgres:${password}@127.0.0.1:${primary}/postgres`, password)
    writeFileSync(join(folder, 'userlist.txt'), `"brindille_app" "${password}"\n`, { mode: 0o600 })
    if (account) chownSync(join(folder, 'userlist.txt'), account.uid, account.gid)
    run('pgbouncer', 'pgbouncer', [write('pgbouncer.ini', { primary, bouncer, folder })])
    // Together, as after a power cut: one of them migrates.
    await Promise.all(applications.map((_, index) => launch(index)))
    const url = `http://127.0.0.1:${publicPort}`
    const killed = new Set<number>()
    return {
      url,
      ownerUrl,
      processes,
      kill: async (loss) => {
        const leader = (await members()).find(({ role }) => role === 'leader')?.name ?? ''
        const patroni = children.get(leader)
        if (loss === 'machine') {
          patroni?.kill('SIGKILL')
          killed.add(names.indexOf(leader))
        }
        killPostmaster(join(folder, leader))
      },
      heal: async () => {
        for (const index of killed) startPatroni(index)
        killed.clear()
        await until('Patroni', isWhole)
      },
      restart: async (index) => {
        const child = children.get(`app${index}`)
        if (!child) throw new Error(`No process ${index}`)
        child.kill('SIGTERM')
        const code = await ended(child)
        await launch(index)
        return code
      },
      answeredByReplicas: async () => {
        const counts = postgres.map((port) =>
          answeredByReplica(`postgresql://postgres:${password}@127.0.0.1:${port}/postgres`),
        )
        return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
      },
      output: () => Buffer.concat(printed).toString('utf8'),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** SIGKILL to a Postgres and all its processes. */
function killPostmaster(data: string): void {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10)
  const children = `/proc/${pid}/task/${pid}/children`
  const pids = existsSync(children) ? readFileSync(children, 'utf8').trim().split(' ').filter(Boolean).map(Number) : []
  for (const one of [pid, ...pids]) killIfAlive(one)
}

async function ports(count: number): Promise<number[]> {
  const found = new Set<number>()
  while (found.size < count) found.add(await freePort())
  return [...found]
}

/** @param url of one Postgres, for the superuser @returns 0 for the primary */
async function answeredByReplica(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ count: string }>(
      `SELECT CASE WHEN pg_is_in_recovery() THEN xact_commit ELSE 0 END AS count
       FROM pg_stat_database WHERE datname = 'brindille'`,
    )
    return Number(rows[0]?.count ?? 0)
  } finally {
    await client.end()
  }
}

/** The two roles and the database, as machines.md says. @param url of the primary, for the superuser */
async function createDatabase(url: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const secret = pg.escapeLiteral(password)
    await client.query(`CREATE ROLE brindille LOGIN PASSWORD ${secret}`)
    await client.query(`CREATE ROLE brindille_app LOGIN PASSWORD ${secret}`)
    // PgBouncer does not pass on what the application asks for itself: five times as long, as all its timeouts in tests.
    await client.query(`ALTER ROLE brindille_app SET statement_timeout = '8500ms'`)
    await client.query(`ALTER ROLE brindille_app SET idle_in_transaction_session_timeout = '50s'`)
    await client.query('CREATE DATABASE brindille OWNER brindille')
  } finally {
    await client.end()
  }
}
