import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays } from 'date-fns/addDays'
import { addMinutes } from 'date-fns/addMinutes'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createLogger } from '#app/server/log.server.ts'
import { applyMigrations } from '../migrations/apply-migrations.ts'
import { withClient } from '../postgres/connection.ts'
import { type Embedded, startEmbedded } from '../postgres/embedded.ts'
import { readRecord, writeRecord } from './backup-record.ts'
import { createNightlyBackups, type NightlyBackups } from './nightly.ts'
import { checkRowCounts, countRowsAtLastWal } from './row-counts.ts'
import { scratchHome, verifyBackup } from './verify-backup.ts'

const folder = mkdtempSync(join(tmpdir(), 'brindille-nightly-'))
const source = join(folder, 'source')
// In the data folder: no backup holds the others.
const directory = join(source, 'sauvegardes')
/** 02:30 in Toronto is past. */
const MORNING = new Date('2026-11-27T12:00:00Z')
const logged: string[] = []
// Each backup starts a Postgres of its own.
vi.setConfig({ testTimeout: 90_000 })
const log = createLogger('error', { write: (line: string) => void logged.push(line) })
let embedded: Embedded

const server = (change: { directory?: string } = {}): NightlyBackups =>
  createNightlyBackups({ embedded, dataFolder: source, directory, at: '02:30', log, ...change })
const backups = () => readdirSync(directory).filter((name) => name.endsWith('.tar.gz'))

beforeAll(async () => {
  embedded = await startEmbedded({ dataDir: source })
  await applyMigrations(embedded.ownerUrl)
  await withClient(embedded.ownerUrl, (client) =>
    client.query(
      `INSERT INTO "Daycare" ("id", "name", "updatedAt")
       SELECT gen_random_uuid(), 'Milieu ' || n, now() FROM generate_series(1, 300) n`,
    ),
  )
})

afterAll(async () => {
  await embedded.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('the backup of a night is made once, verified and recorded', async () => {
  expect(await server().runIfDue(MORNING)).toBe(true)
  const file = join(directory, 'brindille-2026-11-27.tar.gz')
  expect(await readRecord(embedded.ownerUrl)).toEqual({
    setting: 'none',
    last: {
      at: MORNING.toISOString(),
      bytes: statSync(file).size,
      file: 'brindille-2026-11-27.tar.gz',
      isVerified: true,
    },
    lastVerifiedAt: MORNING.toISOString(),
    failure: null,
    continuous: null,
  })
  expect(statSync(file).mode & 0o077).toBe(0)
  expect(readdirSync(directory).toSorted()).toEqual(['base.txt', 'brindille-2026-11-27.tar.gz'])
  expect(await server().runIfDue(addMinutes(MORNING, 30))).toBe(false)
  expect(logged).toEqual([])
})

test('a server that was off at that hour makes it when it is back, and removes what is no longer kept', async () => {
  const old = Array.from({ length: 31 }, (_, index) => `brindille-2025-01-${String(index + 1).padStart(2, '0')}.tar.gz`)
  for (const name of old) writeFileSync(join(directory, name), '')
  expect(await server().runIfDue(addDays(MORNING, 3))).toBe(true)
  expect(backups()).toContain('brindille-2026-11-30.tar.gz')
  expect(backups()).not.toContain('brindille-2025-01-10.tar.gz')
  expect(backups().length).toBeLessThan(14)
  // It does not hold the one before it.
  const content = execFileSync('tar', ['tzf', join(directory, 'brindille-2026-11-30.tar.gz')], { encoding: 'utf8' })
  expect(content).toMatch(/data\/PG_VERSION[^]*counts\.json/)
  expect(content).not.toContain('sauvegardes')
})

test('a cut file is refused by the verification, and its scratch cluster is gone', async () => {
  const whole = join(directory, 'brindille-2026-11-30.tar.gz')
  const bytes = readFileSync(whole)
  const cut = join(folder, 'cut.tar.gz')
  for (const length of [bytes.length - 20, bytes.length >> 1]) {
    writeFileSync(cut, bytes.subarray(0, length))
    await expect(verifyBackup(cut, directory, embedded.home)).rejects.toThrow(/incomplet/)
  }
  expect(existsSync(scratchHome(directory, embedded.home))).toBe(false)
})

test('the counts are those of the tables, and one row more or less is seen', async () => {
  const { counts } = await countRowsAtLastWal(embedded.adminUrl)
  expect(counts).toMatchObject({ Daycare: 300, User: 0 })
  await checkRowCounts(embedded.ownerUrl, counts)
  await expect(checkRowCounts(embedded.ownerUrl, { ...counts, Daycare: 301 })).rejects.toThrow(
    /table Daycare, 301 lignes à la sauvegarde, 300 une fois/,
  )
  await expect(checkRowCounts(embedded.ownerUrl, { ...counts, Lost: 1 })).rejects.toThrow(/table Lost/)
})

test('a failure is logged once, without secret, recorded, and tried again', async () => {
  const blocked = join(folder, 'blocked')
  writeFileSync(blocked, 'a file where the folder should be')
  const night = server({ directory: blocked })
  const later = addDays(MORNING, 10)
  expect(await night.runIfDue(later)).toBe(false)
  expect(await night.runIfDue(addMinutes(later, 20))).toBe(false)
  expect(logged).toHaveLength(1)
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({ msg: 'backup failed, tried again later', night: '2026-12-07' })
  expect(logged[0]).not.toMatch(/postgres(?:ql)?:/)
  expect(await readRecord(embedded.ownerUrl)).toMatchObject({ failure: 'other', last: { isVerified: true } })
  rmSync(blocked)
  mkdirSync(blocked)
  expect(await night.runIfDue(addMinutes(later, 25))).toBe(false)
  expect(await night.runIfDue(addMinutes(later, 40))).toBe(true)
  expect(await readRecord(embedded.ownerUrl)).toMatchObject({
    failure: null,
    lastVerifiedAt: addMinutes(later, 40).toISOString(),
  })
})

test('a folder with the backups of another database is left alone', async () => {
  const shared = join(folder, 'shared')
  mkdirSync(shared)
  writeFileSync(join(shared, 'base.txt'), '1234')
  expect(await server({ directory: shared }).runIfDue(addDays(MORNING, 20))).toBe(false)
  expect(readdirSync(shared)).toEqual(['base.txt'])
  expect(logged.at(-1)).toContain('autre base')
})

test('one whose file is gone is made again, and what a killed process left is removed', async () => {
  await writeRecord(embedded.ownerUrl, { setting: 'nightly' })
  const { last } = await readRecord(embedded.ownerUrl)
  const night = new Date(last?.at ?? '')
  expect(existsSync(join(directory, last?.file ?? ''))).toBe(false)
  writeFileSync(join(directory, 'brindille-2026-12-20.tar.gz.nouvelle.4242'), 'half')
  mkdirSync(scratchHome(directory, embedded.home))
  expect(await server().runIfDue(night)).toBe(true)
  expect(existsSync(join(directory, last?.file ?? ''))).toBe(true)
  expect(existsSync(scratchHome(directory, embedded.home))).toBe(false)
  expect(readdirSync(directory).filter((name) => name.includes('nouvelle'))).toEqual([])
  expect((await readRecord(embedded.ownerUrl)).setting).toBe('nightly')
})

test.each([
  ['written', (names: string[]) => names.some((name) => /nouvelle\.\d+$/.test(name))],
  ['verified', () => existsSync(scratchHome(join(folder, 'stopped'), embedded.home))],
])('a stop of the server while a backup is being %s leaves nothing of it, and is no failure', async (_, isUnderWay) => {
  const stopped = join(folder, 'stopped')
  mkdirSync(stopped, { recursive: true })
  const failure = (await readRecord(embedded.ownerUrl)).failure
  const linesBefore = logged.length
  const night = server({ directory: stopped })
  const running = night.runIfDue(addDays(MORNING, 40))
  await expect.poll(() => isUnderWay(readdirSync(stopped)), { interval: 2, timeout: 30_000 }).toBe(true)
  await night.end()
  expect(readdirSync(stopped)).toEqual(['base.txt'])
  expect(await running).toBe(false)
  expect(existsSync(scratchHome(stopped, embedded.home))).toBe(false)
  expect(logged).toHaveLength(linesBefore)
  expect((await readRecord(embedded.ownerUrl)).failure).toBe(failure)
  expect(await night.runIfDue(addDays(MORNING, 41))).toBe(false)
})
