import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createLogger } from '#app/server/log.server.ts'
import { applyMigrations } from '../../migrations/apply-migrations.ts'
import { withClient } from '../../postgres/connection.ts'
import { type Embedded, startEmbedded } from '../../postgres/embedded.ts'
import { readRecord } from '../backup-record.ts'
import { createNightlyBackups } from '../nightly.ts'
import { chainFolder, readBases, storedSegments } from './chains.ts'
import { restoreMoment } from './restore-moment.ts'
import { createWalCopy, endWalCopy, type WalCopy } from './wal-copy.ts'

// Each backup and each restoration starts a Postgres of its own.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })
const folder = mkdtempSync(join(tmpdir(), 'brindille moment é-'))
const source = join(folder, 'données du serveur')
const directory = join(folder, 'copies de sûreté')
const logged: string[] = []
const log = createLogger('warn', { write: (line: string) => void logged.push(line) })
let embedded: Embedded
let walCopy: WalCopy

const write = (...ids: number[]) =>
  withClient(embedded.ownerUrl, async (client) => {
    for (const id of ids) await client.query('INSERT INTO line VALUES ($1)', [id])
  })
const idsIn = async (dataDir: string): Promise<number[]> => {
  const restored = await startEmbedded({ dataDir })
  try {
    return await withClient(restored.ownerUrl, async (client) => {
      const { rows } = await client.query<{ id: number }>('SELECT id FROM line ORDER BY id')
      // It takes writes like any other database.
      await client.query('INSERT INTO line VALUES (-1); DELETE FROM line WHERE id = -1')
      return rows.map(({ id }) => id)
    })
  } finally {
    await restored.stop()
  }
}
/** A moment between two writes. */
const moment = async (): Promise<Date> => {
  await sleep(20)
  const now = new Date()
  await sleep(20)
  return now
}
const start = async () => {
  embedded = await startEmbedded({ dataDir: source })
  walCopy = createWalCopy({ embedded, directory, log })
}
const night = () =>
  createNightlyBackups({ embedded, dataFolder: source, directory, at: '02:30', log, walCopy }).runIfDue(new Date())
const chain = () => walCopy.chain() ?? ''

/** Moments at which the rows 1, 1 to 2, and 2 to 3 are there; the last one is copied from the next start only. */
let withOne: Date
let withTwo: Date

beforeAll(async () => {
  await start()
  await applyMigrations(embedded.ownerUrl)
  await withClient(embedded.ownerUrl, (client) => client.query('CREATE TABLE line (id int PRIMARY KEY)'))
  mkdirSync(join(source, 'outbox'))
  writeFileSync(join(source, 'outbox/kept.txt'), 'avant')
  writeFileSync(join(source, 'outbox/lost.txt'), 'perdu')
  await night()
  await write(1)
  withOne = await moment()
  await write(2)
  await walCopy.run(new Date())
  withTwo = await moment()
  await embedded.stop()
  // A second start: what was written while nobody copied is not lost either.
  await start()
  await withClient(embedded.ownerUrl, (client) => client.query('DELETE FROM line WHERE id = 1'))
  await write(3)
})

afterAll(async () => {
  await embedded.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('the backup of the night is the beginning, and two starts write one chain', async () => {
  const before = chain()
  await walCopy.run(new Date())
  expect(before).toBe('')
  expect(readdirSync(join(directory, 'wal'))).toEqual([chain()])
  expect(readBases(directory)).toMatchObject([
    { chain: chain(), file: expect.stringMatching(/^brindille-[\d-]{10}\.tar\.gz$/) },
  ])
  expect(walCopy.needsBase()).toBe(false)
  expect((await readRecord(embedded.ownerUrl)).continuous).toMatchObject({ failure: null })
})

test('an idle server copies nothing', async () => {
  await walCopy.run(new Date())
  const before = storedSegments(directory, chain())
  for (let minute = 0; minute < 3; minute++) await walCopy.run(new Date())
  expect(storedSegments(directory, chain())).toEqual(before)
  await write(4)
  await walCopy.run(new Date())
  expect(storedSegments(directory, chain())).toHaveLength(before.length + 1)
  await withClient(embedded.ownerUrl, (client) => client.query('DELETE FROM line WHERE id = 4'))
  await walCopy.run(new Date())
})

test.each([
  ['the rows that were destroyed since are back, without the later ones', () => withOne, [1]],
  ['a moment when nobody wrote, before a stop', () => withTwo, [1, 2]],
  ['everything that was copied', () => 'latest' as const, [2, 3]],
])('%s', async (_, at, ids) => {
  const target = mkdtempSync(join(folder, 'cible '))
  mkdirSync(join(target, 'outbox'))
  writeFileSync(join(target, 'outbox/kept.txt'), 'après')
  const { previous, counts, missing } = await restoreMoment(at(), directory, target)
  expect({ previous, missing, lines: counts['line'] }).toEqual({
    previous: undefined,
    missing: undefined,
    lines: ids.length,
  })
  expect(await idsIn(target)).toEqual(ids)
  expect(readFileSync(join(target, 'outbox/kept.txt'), 'utf8')).toBe('après')
  expect(readFileSync(join(target, 'outbox/lost.txt'), 'utf8')).toBe('perdu')
})

test('a moment that is not copied, or before the first one, changes nothing and says which one can be reached', async () => {
  const target = mkdtempSync(join(folder, 'cible '))
  await expect(restoreMoment(new Date(), directory, target)).rejects.toThrow(
    /la dernière écriture que l’on peut retrouver est du [^]*--at=20/,
  )
  await expect(restoreMoment(new Date('2026-01-01'), directory, target)).rejects.toThrow(/Le premier moment/)
  expect(existsSync(join(target, 'postgres'))).toBe(false)
})

test('past a segment that is missing or damaged, the last moment before it is said, and can be reached', async () => {
  await write(5)
  await walCopy.run(new Date())
  const before = storedSegments(directory, chain())
  await write(6)
  await walCopy.run(new Date())
  const hole = storedSegments(directory, chain()).find((segment) => !before.includes(segment))
  const later = await moment()
  await write(7)
  await walCopy.run(new Date())
  const broken = join(folder, 'copies trouées')
  const target = mkdtempSync(join(folder, 'cible '))
  cpSync(directory, broken, { recursive: true })
  const path = join(chainFolder(broken, chain()), `${hole}.gz`)
  const bytes = readFileSync(path)
  rmSync(path)
  const refusal = await restoreMoment(later, broken, target).catch((error: Error) => error.message)
  expect(refusal).toContain(`Il manque ensuite un fichier (${hole})`)
  const [, said = ''] = /--at=(\S+)/.exec(String(refusal)) ?? []
  expect(await restoreMoment(new Date(said), broken, target)).toMatchObject({ missing: hole })
  expect(await idsIn(target)).toEqual([2, 3, 5])
  writeFileSync(path, bytes.subarray(0, 2000))
  expect(await restoreMoment('latest', broken, target)).toMatchObject({ missing: hole })
})

test('a hole in the copies is seen, and another beginning made', async () => {
  await walCopy.run(new Date())
  expect(walCopy.needsBase()).toBe(false)
  const [hole] = storedSegments(directory, chain()).slice(-2)
  rmSync(join(chainFolder(directory, chain()), `${hole}.gz`))
  expect(walCopy.needsBase()).toBe(true)
  expect(await night()).toBe(false)
  expect(walCopy.needsBase()).toBe(false)
  expect(readBases(directory).map(({ file }) => file)).toEqual([
    expect.stringMatching(/^wal\/\d{8}t\d{9}\/base-.*\.tar\.gz$/),
    expect.stringMatching(/^brindille-/),
  ])
})

test('where the database is still there, its last writes come along though they were never copied', async () => {
  await write(8)
  const now = await moment()
  await embedded.stop()
  const { previous } = await restoreMoment(now, directory, source)
  expect(previous && existsSync(join(previous, 'data/PG_VERSION'))).toBe(true)
  expect(await idsIn(source)).toEqual([2, 3, 5, 6, 7, 8])
  await start()
  const before = readdirSync(join(directory, 'wal'))
  // The restored one writes another chain, from a beginning of its own.
  await night()
  expect(before).not.toContain(chain())
  expect(readBases(directory)[0]).toMatchObject({ chain: chain() })
})

test('a copy that fails is said once, and works again when it can', async () => {
  const blocked = join(folder, 'bouché')
  writeFileSync(blocked, '')
  const failing = createWalCopy({ embedded, directory: blocked, log })
  logged.length = 0
  for (let minute = 0; minute < 4; minute++) await failing.run(new Date())
  expect(logged.map((line) => JSON.parse(line).msg)).toEqual(['copy of the WAL failed, tried again every minute'])
  expect((await readRecord(embedded.ownerUrl)).continuous).toMatchObject({ failure: 'other' })
  rmSync(blocked)
  await failing.run(new Date())
  expect((await readRecord(embedded.ownerUrl)).continuous).toMatchObject({ failure: null })
  expect(failing.needsBase()).toBe(true)
})

test('what waits for a copy that fails is given up before it fills the disk of the data', async () => {
  const slots = () =>
    withClient(embedded.adminUrl, async (client) => (await client.query('SELECT FROM pg_replication_slots')).rowCount)
  const removed = join(folder, 'disparu')
  const failing = createWalCopy({ embedded, directory: removed, log, waitingBytesMax: 20 << 20 })
  await failing.run(new Date())
  rmSync(removed, { recursive: true })
  writeFileSync(removed, '')
  await failing.run(new Date())
  expect(await slots()).toBe(1)
  logged.length = 0
  for (let segment = 0; segment < 3; segment++)
    await withClient(embedded.adminUrl, (client) => client.query('SELECT pg_switch_wal(); CHECKPOINT'))
  await failing.run(new Date())
  expect(await slots()).toBe(0)
  expect(logged.map((line) => JSON.parse(line).msg)).toContainEqual(
    expect.stringMatching(/^what waited .* is given up/),
  )
  await walCopy.run(new Date())
  expect(await slots()).toBe(1)
  await endWalCopy(embedded.adminUrl)
  expect(await slots()).toBe(0)
})
