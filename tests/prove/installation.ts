import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbedded } from '#app/host/postgres/embedded.ts'
import { postgresHome } from '#app/host/postgres/home.ts'
import { readPostmaster } from '#app/host/postgres/postmaster-file.ts'
import { freePort } from '#app/host/postgres/server.ts'
import { createDb } from '#app/server/database/create-db.server.ts'
import type { PrismaClient } from '#app/server/generated/prisma/client.ts'
import { environment, hasEnded, isReady, killIfAlive, READY_SENTENCE, workersOf } from '#tests/support/server.ts'
import { projectRoot } from '#tests/support/tools.ts'

/** Milliseconds that a start may take: the first one creates the database, on a machine that does other things too. */
const START_MS = 120_000

/** What a kill ends: all that is ours, all but Postgres, Postgres alone, or one process that answers. */
export const TARGETS = ['everything', 'application', 'postgres', 'worker'] as const
export type Target = (typeof TARGETS)[number]

/** Every process that this one has started, and those that they have. */
export function descendantsOf(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
    return children.flatMap((child) => [child, ...descendantsOf(child)])
  } catch {
    // It has ended meanwhile.
    return []
  }
}

/** The application as an operator installs it: started from its folder, with its own embedded Postgres. */
export type Installation = {
  url: string
  dataDir: string
  output: () => string
  workers: () => number[]
  /** Starts it, and waits until it answers. */
  start: () => Promise<void>
  /** Starts it a second time on the same folder. @returns its exit code and what it printed */
  startTwice: () => Promise<{ code: number | null; output: string }>
  /** SIGTERM, as an operator stops it. @returns its exit code */
  stop: () => Promise<number | null>
  /** SIGKILL, without any warning. */
  kill: (target: Target) => void
  /** Waits until it answers again; started again when its supervisor is gone. @returns milliseconds */
  recover: () => Promise<number>
  /** Work on its database, which runs meanwhile even when the application does not. */
  withDb: <Result>(work: (db: PrismaClient) => Promise<Result>) => Promise<Result>
  remove: () => Promise<void>
}

/**
 * Prepares an installation in a folder of its own; nothing runs yet.
 * @param settings environment variables
 * @param parent where that folder is made
 */
export async function install(settings: Record<string, string> = {}, parent = tmpdir()): Promise<Installation> {
  const dataDir = await mkdtemp(join(parent, 'brindille-prove-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const chunks: Buffer[] = []
  const output = () => Buffer.concat(chunks).toString('utf8')
  let child: ChildProcess | undefined

  const launch = (onPort: number): ChildProcess =>
    spawn(process.execPath, ['app/host/start.ts'], {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: environment({ PORT: String(onPort), BRINDILLE_DATA_DIR: dataDir, LOG_LEVEL: 'error', ...settings }),
    })
  const workers = () => (child && !hasEnded(child) ? workersOf(child) : [])
  const start = async () => {
    const started = launch(port)
    child = started
    const from = output().length
    for (const stream of [started.stdout, started.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk))
    for (const end = Date.now() + START_MS; Date.now() < end; await sleep(50)) {
      if (output().slice(from).includes(READY_SENTENCE) && (await isReady(url))) return
      if (hasEnded(started)) break
    }
    throw new Error(`The application did not start.\n${output().slice(from)}`)
  }
  const kill = (target: Target) => {
    const pids = workers()
    const postmaster = readPostmaster(postgresHome(dataDir))?.pid
    if (target === 'worker') return pids.slice(0, 1).forEach(killIfAlive)
    if (target === 'everything' && child?.pid && !hasEnded(child)) pids.push(...descendantsOf(child.pid))
    if (target !== 'postgres') child?.kill('SIGKILL')
    if (target !== 'postgres') pids.forEach(killIfAlive)
    if (target !== 'application' && postmaster) killIfAlive(postmaster)
  }
  const end = async () => {
    if (!child || hasEnded(child)) return
    const ended = new Promise((resolve) => child?.once('exit', resolve))
    kill('application')
    await ended
  }
  return {
    url,
    dataDir,
    output,
    workers,
    start,
    startTwice: async () => {
      const second = launch(await freePort())
      const printed: Buffer[] = []
      for (const stream of [second.stdout, second.stderr]) stream?.on('data', (chunk: Buffer) => printed.push(chunk))
      const timer = setTimeout(() => second.kill('SIGKILL'), START_MS)
      const code = await new Promise<number | null>((resolve) => second.once('exit', resolve))
      clearTimeout(timer)
      return { code, output: Buffer.concat(printed).toString('utf8') }
    },
    stop: async () => {
      if (!child || hasEnded(child)) return child?.exitCode ?? null
      const stopped = child
      const code = new Promise<number | null>((resolve) => stopped.once('exit', resolve))
      stopped.kill('SIGTERM')
      return code
    },
    kill,
    recover: async () => {
      const started = performance.now()
      // The signal may still be on its way: what it ends is started whenever that is seen.
      await sleep(100)
      for (const limit = Date.now() + START_MS; !(await isReady(url)); await sleep(50)) {
        if (child && hasEnded(child)) await start()
        if (Date.now() > limit) throw new Error(`The application does not come back.\n${output().slice(-4_000)}`)
      }
      return performance.now() - started
    },
    withDb: async (work) => {
      const embedded = await startEmbedded({ dataDir })
      const db = createDb(embedded.url, 5, 20)
      try {
        return await work(db)
      } finally {
        await db.$disconnect()
        await embedded.stop()
      }
    },
    remove: async () => {
      await end()
      // The last one to use the database stops it.
      const embedded = await startEmbedded({ dataDir }).catch(() => undefined)
      await embedded?.stop()
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
    },
  }
}
