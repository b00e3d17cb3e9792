import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DEMO_DOMAIN, DEMO_PASSWORD } from '#prisma/seed/demo-people.ts'
import { number } from '#tests/bench/load.ts'
import { internalsIn } from '#tests/guards/internals.ts'
import { type Caller, createCaller, type Reply } from '#tests/support/rpc.ts'
import { type Figure, hasSentence } from './figures.ts'
import { install } from './installation.ts'
import { halvesOf, lostOf } from './kills.ts'
import { callerOf, createCast, type Ledger, newImport, writeUntil } from './writers.ts'

/* Faults of the machine: a disk that is full, a clock that jumps, a person whose upload ends halfway. */

const HEAL_MS = 120_000

/** A write that a person may repeat without end. */
const write = (caller: Caller) => caller.post('guides_savePackingList', { items: {}, ages: {}, season: 'WINTER' })

/** Milliseconds until a write is acknowledged again; undefined when none is. */
async function untilWritten(url: string, cookie: string): Promise<number | undefined> {
  const begun = performance.now()
  for (; performance.now() - begun < HEAL_MS; await sleep(200)) {
    const reply = await write(callerOf(url, cookie)).catch(() => undefined)
    if (reply?.status === 200) return performance.now() - begun
  }
  return undefined
}

/** A body of which only the beginning comes, then a connection that ends or that says nothing more. @returns milliseconds until the server closes it */
function sendHalf(url: string, cookie: string, ends: boolean): Promise<number> {
  const { hostname, port, host } = new URL(url)
  const begun = performance.now()
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `POST /_serverFn/questionBank_previewImport?createServerFn HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\nX-Tsr-Serverfn: true\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: 600000\r\n\r\n${'{'.repeat(300_000)}`,
      )
      if (ends) setTimeout(() => socket.destroy(), 100)
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(performance.now() - begun))
    socket.resume()
  })
}

/** Uploads that end halfway, and one that never ends: nothing at the log, nobody else waits, the server closes what says nothing. */
export async function uploadFault(count: number): Promise<Figure> {
  const installation = await install({ LOG_LEVEL: 'warn' })
  try {
    await installation.start()
    const { cookie, adminCookie } = await installation.withDb(createCast)
    const before = installation.output().length
    const stalled = sendHalf(installation.url, adminCookie, false)
    await Promise.all(Array.from({ length: count }, () => sendHalf(installation.url, adminCookie, true)))
    const begun = performance.now()
    const { status } = await callerOf(installation.url, cookie).get('activities_getThemes')
    const ms = performance.now() - begun
    const seconds = (await stalled) / 1000
    const lines = installation.output().slice(before).split('\n').filter(Boolean)
    return {
      what: `${count} envois coupés à la moitié, un qui ne finit pas`,
      value: `les autres sont servis en ${number(ms)} ms; celui qui se tait est fermé en ${number(seconds)} s; ${lines.length} ligne au journal`,
      problems: [
        ...(status === 200 ? [] : [`les autres reçoivent ${status}`]),
        ...(seconds < 60 ? [] : ['celui qui se tait garde sa connexion']),
        ...lines.filter((line) => /"level":(50|60)/.test(line)).map((line) => `au journal : ${line.slice(0, 160)}`),
      ],
    }
  } finally {
    await installation.remove()
  }
}

const DISK_MB = 400
const PAGE = Buffer.alloc(4_096)
/** Questions of one import, which needs many new pages. */
const LARGE_WRITE = 300
/** Until then something needs a page that the disk does not have. */
const FULL_MS = 60_000

/** Takes what room the disk still has. */
function fill(ballast: string): void {
  try {
    for (;;) appendFileSync(ballast, PAGE)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}

/**
 * The disk fills under acknowledged writes, and has room again later: what was acknowledged stays, what is refused says so,
 * and it heals without a hand. The disk is a file system in memory, which only root mounts.
 */
export async function diskFault(): Promise<Figure> {
  const what = 'disque plein sous des écritures, puis libéré'
  const folder = mkdtempSync(join(tmpdir(), 'brindille-disk-'))
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder]).status !== 0) {
    rmSync(folder, { recursive: true })
    return { what, value: 'non essayé : il faut pouvoir monter un disque (root)', problems: [] }
  }
  const installation = await install({}, folder)
  try {
    await installation.start()
    const cast = await installation.withDb(createCast)
    const witness = await installation.withDb(createCast)
    const ledger: Ledger = { entries: [], imports: [] }
    let isOver = false
    const writing = writeUntil(installation.url, cast, ledger, () => isOver)
    await sleep(1_000)
    const [admin, reader] = [
      callerOf(installation.url, witness.adminCookie),
      callerOf(installation.url, witness.cookie),
    ]
    const ballast = join(folder, 'ballast')
    const refused: Reply[] = []
    const reading: number[] = []
    for (const end = Date.now() + FULL_MS; Date.now() < end && refused.length < 20; await sleep(100)) {
      fill(ballast)
      const { prompts, send } = newImport(admin, LARGE_WRITE)
      ledger.imports.push(prompts)
      const reply = await send().catch(() => undefined)
      if (reply?.status === 200) ledger.entries.push({ kind: 'import', prompts })
      else if (reply) refused.push(reply)
      const read = await reader.get('activities_getThemes').catch(() => undefined)
      reading.push(read?.status ?? 0)
    }
    isOver = true
    await writing
    rmSync(ballast)
    const healed = await untilWritten(installation.url, witness.cookie)
    const { lost, halves } = await installation.withDb(async (db) => ({
      lost: await lostOf(db, ledger.entries),
      halves: await halvesOf(db, ledger),
    }))
    const served = reading.filter((status) => status === 200).length
    return {
      what,
      value: `${number(ledger.entries.length)} écritures accusées, ${lost.length} perdue; ${refused.length} refus dits, ${served} lectures sur ${reading.length} servies; remise en ${number(healed ?? 0)} ms`,
      problems: [
        ...lost,
        ...halves,
        ...(refused.length > 0 ? [] : ['le disque plein n’a rien refusé']),
        ...refused.filter(({ status }) => status !== 503).map(({ status }) => `statut ${status}`),
        ...refused.filter(({ text }) => !hasSentence(text)).map(({ text }) => `pas de phrase : ${text.slice(0, 120)}`),
        ...refused.flatMap(({ text }) => internalsIn(text, 'réponse')),
        ...(healed === undefined ? ['ne se remet pas'] : []),
      ],
    }
  } finally {
    await installation.remove()
    spawnSync('umount', [folder])
    rmSync(folder, { recursive: true, force: true })
  }
}

const FAKETIME = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu']
  .map((folder) => `${folder}/faketime/libfaketimeMT.so.1`)
  .find((path) => existsSync(path))

/** Where the clock of the machine is put while a person works, one after the other. */
const JUMPS: readonly [name: string, clock: string][] = [
  ['à l’heure', '+0'],
  ['une heure en arrière', '-1h'],
  ['une heure en avance', '+1h'],
  ['passage à l’heure d’été', '@2027-03-14 06:59:57'],
  ['passage à l’heure d’hiver', '@2027-11-07 05:59:57'],
]
/** Seconds of work at each: the change of hour is three seconds away. */
const WORK_SECONDS = 6

/**
 * The clock of the whole machine, Postgres included, jumps while people work: the same session goes on over an hour, a person
 * who signs in on the night of the change of hour sees nothing of it. With libfaketime (Debian: faketime).
 */
export async function clockFault(): Promise<Figure> {
  const what = 'horloge qui saute : une heure, heure d’été, heure d’hiver'
  if (!FAKETIME) return { what, value: 'non essayé : apt-get install faketime', problems: [] }
  const folder = mkdtempSync(join(tmpdir(), 'brindille-clock-'))
  const clock = join(folder, 'clock')
  writeFileSync(clock, '+0')
  const installation = await install({
    DEMO: '1',
    TZ: 'UTC',
    LD_PRELOAD: FAKETIME,
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_NO_CACHE: '1',
    // Delays are those of a clock that never jumps, as on a real machine.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  })
  try {
    await installation.start()
    const problems: string[] = []
    let answers = 0
    const check = (when: string, { status, text }: Reply) => {
      answers++
      if (status !== 200) problems.push(`${when} : ${status} ${text.slice(0, 120)}`)
    }
    let caller = createCaller(installation.url)
    for (const [when, to] of JUMPS) {
      writeFileSync(clock, to)
      // In another season every session has ended: a new one.
      if (to === '+0' || to.startsWith('@')) {
        caller = createCaller(installation.url)
        const input = { email: `educatrice${DEMO_DOMAIN}`, password: DEMO_PASSWORD }
        check(when, await caller.post('auth_login', input))
      }
      for (const end = performance.now() + WORK_SECONDS * 1000; performance.now() < end; await sleep(200)) {
        check(when, await write(caller))
        check(when, await caller.get('activities_getActivities', { page: 1 }))
      }
    }
    return { what, value: `${answers} réponses, ${problems.length} en échec`, problems: [...new Set(problems)] }
  } finally {
    writeFileSync(clock, '+0')
    await installation.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}
