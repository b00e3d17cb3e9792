import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withClient } from '../postgres/connection.ts'
import { type Embedded, startEmbedded } from '../postgres/embedded.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const folder = mkdtempSync(join(tmpdir(), 'brindille-backup-'))
const source = join(folder, 'source')
const target = join(folder, 'target')
const file = join(folder, 'backup.tar.gz')
let embedded: Embedded

/** Ids are 1, 2, 3…: count and last id differ when a row was lost. */
const COUNT_ROWS = 'SELECT count(*)::int AS count, coalesce(max(id), 0)::int AS last FROM line'
const read = (url: string) =>
  withClient(
    url,
    async (client) =>
      (await client.query<{ count: number; last: number }>(COUNT_ROWS)).rows[0] ?? { count: 0, last: 0 },
  )

/** Writes row after row until `stop`; `acknowledged` is the last id that the server confirmed. */
function startWriting(url: string) {
  const state = { acknowledged: 0, isRunning: true }
  const done = withClient(url, async (client: Client) => {
    while (state.isRunning) {
      await client.query(`INSERT INTO line VALUES ($1, repeat('x', 2000))`, [state.acknowledged + 1])
      state.acknowledged++
    }
  })
  return {
    state,
    stop: async () => {
      state.isRunning = false
      await done
    },
  }
}

beforeAll(async () => {
  embedded = await startEmbedded({ dataDir: source })
  await withClient(embedded.ownerUrl, (client) => client.query('CREATE TABLE line (id int PRIMARY KEY, text text)'))
  mkdirSync(join(source, 'outbox'))
  writeFileSync(join(source, 'outbox/message.txt'), 'Bonjour')
})

afterAll(async () => {
  await embedded.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a backup taken under writes holds every row acknowledged before it, without a hole', async () => {
  const writing = startWriting(embedded.ownerUrl)
  while (writing.state.acknowledged < 200) await new Promise((resolve) => setTimeout(resolve, 10))
  const before = writing.state.acknowledged
  await writeBackup(embedded, source, file)
  const after = writing.state.acknowledged
  await writing.stop()
  expect(after).toBeGreaterThan(before)

  expect(await restoreBackup(file, target)).toBeUndefined()
  const restored = await startEmbedded({ dataDir: target })
  try {
    const { count, last } = await read(restored.ownerUrl)
    expect(count).toBe(last)
    expect(last).toBeGreaterThanOrEqual(before)
    expect(last).toBeLessThanOrEqual(after + 1)
    expect(readFileSync(join(target, 'outbox/message.txt'), 'utf8')).toBe('Bonjour')
    // It takes writes like any other database.
    await withClient(restored.ownerUrl, (client) => client.query('INSERT INTO line VALUES (0)'))
  } finally {
    await restored.stop()
  }
})

test('restoring keeps the previous cluster aside', async () => {
  const previous = await restoreBackup(file, target)
  expect(previous && existsSync(join(previous, 'data/PG_VERSION'))).toBe(true)
  const restored = await startEmbedded({ dataDir: target })
  expect((await read(restored.ownerUrl)).last).toBeGreaterThan(0)
  await restored.stop()
})

test('a truncated backup, or a file of another kind, changes nothing', async () => {
  const cut = join(folder, 'cut.tar.gz')
  writeFileSync(cut, readFileSync(file).subarray(0, 200_000))
  const other = join(folder, 'other.txt')
  writeFileSync(other, 'rien')
  for (const wrong of [cut, other]) await expect(restoreBackup(wrong, target)).rejects.toThrow(/pas une sauvegarde/)
  const names = readdirSync(target).filter(
    (name) => name.startsWith('postgres.') && !name.startsWith('postgres.avant-'),
  )
  expect(names).toEqual(['postgres.lock'])
  const restored = await startEmbedded({ dataDir: target })
  expect((await read(restored.ownerUrl)).last).toBeGreaterThan(0)
  await restored.stop()
})

test('a database in use is not replaced', async () => {
  await expect(restoreBackup(file, source)).rejects.toThrow(/utilise cette base/)
})
