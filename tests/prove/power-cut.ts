import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { postgresHome } from '#app/host/postgres/home.ts'
import { readPostmaster } from '#app/host/postgres/postmaster-file.ts'
import { number } from '#tests/bench/load.ts'
import type { Figure } from './figures.ts'
import { descendantsOf, install } from './installation.ts'
import { createCast, type Ledger, writeUntil } from './writers.ts'

/*
 * What a power cut would leave: no write is acknowledged before the disk has said that it holds it. Seen from outside, in the
 * calls of each process of Postgres to the kernel (strace).
 */

/** A call to the kernel that has ended: when, in seconds since 1970, and what it was. */
type Call = { begun: number; ended: number; text: string }

const LINE = /^(\d+\.\d+) (\w+\(.*) = \S+.*<(\d+\.\d+)>$/
const FLUSH = /^(?:fdatasync|fsync)\(/
/** What a process of Postgres says of a statement that wrote, and of the end of a transaction. */
const WROTE = /(?:INSERT 0|UPDATE|DELETE) [1-9]/
const ASKED = /^recvfrom\(\d+, "/
const SAID = /^sendto\(/

function callsIn(trace: string): Call[] {
  return trace.split('\n').flatMap((line) => {
    const [, begun, text, took] = LINE.exec(line) ?? []
    return begun && text && took ? [{ begun: Number(begun), ended: Number(begun) + Number(took), text }] : []
  })
}

/** From when a transaction asked to be committed until that was said to be done. */
type Commit = { asked: number; said: number }

/** The transactions of one process that wrote, committed by themselves or by COMMIT. */
function commitsIn(calls: readonly Call[]): Commit[] {
  const commits: Commit[] = []
  let asked: Call | undefined
  let wrote = false
  for (const call of calls) {
    if (ASKED.test(call.text)) asked = call
    if (!SAID.test(call.text) || !asked) continue
    wrote ||= WROTE.test(call.text)
    // « Z », then whether a transaction is open: « I » for none.
    const isOver = /Z\\0\\0\\0\\5I"/.test(call.text)
    if (isOver && wrote && !/ROLLBACK/.test(call.text)) commits.push({ asked: asked.begun, said: call.begun })
    if (isOver) wrote = false
  }
  return commits
}

/** Seconds during which every kind of write is followed. */
const FOLLOWED_SECONDS = 10

/** Follows the calls of Postgres while every kind of write is acknowledged. */
export async function powerCutFault(): Promise<Figure> {
  const what = 'coupure de courant : rien n’est accusé avant que le disque le tienne'
  if (spawnSync('strace', ['-V']).status !== 0)
    return { what, value: 'non essayé : apt-get install strace', problems: [] }
  const installation = await install({ WEB_CONCURRENCY: '2' })
  const folder = mkdtempSync(join(tmpdir(), 'brindille-trace-'))
  try {
    await installation.start()
    const cast = await installation.withDb(createCast)
    const postmaster = readPostmaster(postgresHome(installation.dataDir))?.pid ?? 0
    const pids = [postmaster, ...descendantsOf(postmaster)]
    const tracer = spawn(
      'strace',
      [
        '-ff',
        '-ttt',
        '-T',
        '-s',
        '65536',
        '-e',
        'trace=fdatasync,fsync,sendto,recvfrom',
        '-o',
        join(folder, 'calls'),
        ...pids.flatMap((pid) => ['-p', String(pid)]),
      ],
      { stdio: 'ignore' },
    )
    const ended = new Promise((resolve) => tracer.once('exit', resolve))
    await sleep(1_000)
    const ledger: Ledger = { entries: [], imports: [] }
    let isOver = false
    const writing = writeUntil(installation.url, cast, ledger, () => isOver)
    await sleep(FOLLOWED_SECONDS * 1_000)
    isOver = true
    await writing
    tracer.kill('SIGINT')
    await ended
    const processes = readdirSync(folder).map((name) => callsIn(readFileSync(join(folder, name), 'utf8')))
    // One flush may be for several: whoever waits for it need not do its own.
    const flushes = processes
      .flat()
      .filter(({ text }) => FLUSH.test(text))
      .map(({ ended }) => ended)
      .toSorted((a, b) => a - b)
    const commits = processes.flatMap(commitsIn)
    const early = commits.filter(({ asked, said }) => !flushes.some((flush) => flush > asked && flush <= said))
    return {
      what,
      value: `${number(ledger.entries.length)} écritures accusées, ${number(commits.length)} transactions, ${early.length} dite avant son écriture`,
      problems: [
        ...(commits.length >= ledger.entries.length && ledger.entries.length > 0
          ? []
          : ['les appels de Postgres n’ont pas été vus']),
        ...early.map(({ asked, said }) => `dite ${number((said - asked) * 1_000)} ms après la demande, sans écriture`),
      ],
    }
  } finally {
    await installation.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}
