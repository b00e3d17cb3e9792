import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { withClient } from './connection.ts'
import { startEmbedded } from './embedded.ts'
import { readPostmaster } from './postmaster-file.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'brindille-embedded-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const one = (url: string, sql: string) =>
  withClient(url, async (client) => Object.values((await client.query(sql)).rows[0] ?? {})[0])

const answers = (url: string) =>
  withClient(url, (client) => client.query('SELECT 1')).then(
    () => true,
    () => false,
  )

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 10_000; Date.now() < end; await sleep(50)) if (await condition()) return
  throw new Error('It did not happen')
}

test('is created safe, French, and closed to those without its password', async () => {
  // As a first start that was killed leaves it.
  mkdirSync(join(dataDir, 'postgres.init-1/data'), { recursive: true })
  const { url, ownerUrl, adminUrl, stop } = await startEmbedded({ dataDir })
  expect(await one(url, 'SHOW fsync')).toBe('on')
  expect(await one(url, 'SHOW data_checksums')).toBe('on')
  expect(await one(url, 'SHOW server_encoding')).toBe('UTF8')
  for (const each of [url, ownerUrl])
    expect(await one(each, 'SELECT rolsuper FROM pg_roles WHERE rolname = current_user')).toBe(false)
  expect(await one(url, `SELECT string_agg(x, ' ' ORDER BY x) FROM unnest(ARRAY['zoo', 'élan', 'eau']) x`)).toBe(
    'eau élan zoo',
  )
  expect(await answers(url.replace(/:[^:@]+@/, ':faux@'))).toBe(false)
  expect(await one(adminUrl, 'SELECT rolsuper FROM pg_roles WHERE rolname = current_user')).toBe(true)
  expect(readdirSync(dataDir).filter((name) => name.includes('init'))).toEqual([])
  await stop()
})

test('the application’s role does not own the database, and is added to a cluster that lacks it', async () => {
  const before = await startEmbedded({ dataDir })
  await withClient(before.ownerUrl, (client) => client.query('CREATE TABLE owned (id int)'))
  // As in a cluster that was created before the application had its own role.
  await withClient(before.adminUrl, (client) =>
    client.query('GRANT ALL ON DATABASE brindille TO PUBLIC; DROP OWNED BY brindille_app; DROP ROLE brindille_app'),
  )
  expect(await answers(before.url)).toBe(false)
  const [{ url, ownerUrl, stop }, other] = await Promise.all([startEmbedded({ dataDir }), startEmbedded({ dataDir })])
  expect(await one(url, 'SELECT current_user')).toBe('brindille_app')
  expect(await one(ownerUrl, 'SELECT current_user')).toBe('brindille')
  for (const sql of ['CREATE TABLE mine ()', 'CREATE TEMP TABLE mine ()', 'DROP TABLE owned', 'SET ROLE brindille'])
    await expect(one(url, sql), sql).rejects.toThrow(/permission denied|must be owner/)
  for (const { stop: end } of [before, other, { stop }]) await end()
})

test('two users share one server, which outlives the first to leave', async () => {
  const [a, b] = await Promise.all([startEmbedded({ dataDir }), startEmbedded({ dataDir })])
  expect(a.url).toBe(b.url)
  await a.stop()
  expect(await answers(b.url)).toBe(true)
  await b.stop()
  expect(await answers(b.url)).toBe(false)
  expect(readPostmaster(b.home)).toBeUndefined()
})

test('a server killed while in use is started again, and nothing acknowledged is missing', async () => {
  const { ownerUrl: url, home, stop } = await startEmbedded({ dataDir, supervise: true })
  await withClient(url, (client) => client.query('CREATE TABLE kept AS SELECT 42 AS answer'))
  process.kill(readPostmaster(home)?.pid ?? 0, 'SIGKILL')
  await until(() => answers(url))
  expect(await one(url, 'SELECT answer FROM kept')).toBe(42)
  await stop()
})

test('the lock of a dead server does not prevent a start when its pid belongs to another program now', async () => {
  const { home, stop } = await startEmbedded({ dataDir })
  await stop()
  writeFileSync(
    join(home, 'data/postmaster.pid'),
    `${process.ppid}\n${join(home, 'data')}\n1\n5432\n\n\n  1 1\nready   \n`,
  )
  const again = await startEmbedded({ dataDir })
  expect(await answers(again.url)).toBe(true)
  await again.stop()
})

test('a server whose only user is killed stops, whatever else the user had started', async () => {
  const script = `
    import { startEmbedded } from ${JSON.stringify(new URL('embedded.ts', import.meta.url).href)}
    const { url } = await startEmbedded({ dataDir: process.argv[1], supervise: true })
    console.log(url)
    setInterval(() => {}, 1_000)`
  const user = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [url] = await once(user.stdout, 'data')
  expect(await answers(String(url).trim())).toBe(true)
  // The whole process group, as when a terminal is killed.
  process.kill(-(user.pid ?? 0), 'SIGKILL')
  await until(async () => readPostmaster(join(dataDir, 'postgres')) === undefined)
})

test.each([
  ['data/PG_VERSION', undefined, 'le fichier data/PG_VERSION manque'],
  ['data/PG_VERSION', '', 'le fichier data/PG_VERSION est vide'],
  ['data/postgresql.conf', undefined, 'le fichier data/postgresql.conf manque'],
  ['data/pg_hba.conf', '', 'le fichier data/pg_hba.conf est vide'],
  ['data/pg_hba.conf', 'local all all reject\nhost all all all reject\n', 'elle refuse les mots de passe'],
  ['data/global/pg_control', undefined, 'le fichier data/global/pg_control manque'],
  ['data/global/pg_control', 'x', 'Postgres ne démarre pas'],
  ['data/pg_wal', undefined, 'Postgres ne démarre pas'],
  ['credentials.json', '', 'le fichier credentials.json est vide'],
  ['credentials.json', '{"superuser":', 'le fichier credentials.json est illisible'],
  ['credentials.json', '{"superuser":"faux","application":"faux"}', 'elle refuse les mots de passe'],
])('%s holding %j is a sentence that says what to do, and leaves no server behind', async (name, content, sentence) => {
  const home = join(dataDir, 'postgres')
  const file = join(home, name)
  renameSync(file, `${file}.kept`)
  // Readable by Postgres's account, like the original.
  if (content !== undefined) writeFileSync(file, content, { mode: 0o644 })
  try {
    const failure = await startEmbedded({ dataDir }).catch((error) => error)
    expect(failure).toMatchObject({ name: 'Failure', message: expect.stringContaining(sentence) })
    expect(failure.message).toContain('npm run restore')
    expect(readPostmaster(home)).toBeUndefined()
  } finally {
    rmSync(file, { force: true })
    renameSync(`${file}.kept`, file)
  }
})

test('a disk without room for a first start is a sentence, and the attempt leaves nothing', async () => {
  const small = mkdtempSync(join(tmpdir(), 'brindille-small-'))
  const script = `
    import { startEmbedded } from ${JSON.stringify(new URL('embedded.ts', import.meta.url).href)}
    import { runCommand } from ${JSON.stringify(new URL('../failure.ts', import.meta.url).href)}
    await runCommand(async () => void (await startEmbedded({ dataDir: process.argv[1] })))`
  // A limit of one megabyte per file: the error is handled like a full disk, which a test cannot have.
  const limited = [
    '-c',
    'ulimit -f 2048; exec "$@"',
    'sh',
    process.execPath,
    '--input-type=module',
    '-e',
    script,
    small,
  ]
  const start = spawn('/bin/sh', limited, { stdio: ['ignore', 'ignore', 'pipe'] })
  const [output, [code]] = await Promise.all([text(start.stderr), once(start, 'close')])
  expect(output.trim()).toMatch(/^Il n’y a plus de place sur le disque.*BRINDILLE_DATA_DIR.*relancez\.$/)
  expect(code).toBe(1)
  expect(readdirSync(small)).toEqual(['postgres.lock'])
  rmSync(small, { recursive: true })
})
