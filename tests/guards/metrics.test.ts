import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BACKUP_STATE_ROW } from '#app/domain/backup-state.ts'
import { createPerson, createStaffedDaycare } from '#tests/support/people.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { builtIds } from './built-ids.ts'

const TOKEN = 'un-jeton-long-de-surveillance'
let server: TestServer

beforeAll(async () => {
  server = await startServer({ WEB_CONCURRENCY: '2' }, { METRICS_TOKEN: TOKEN })
})
afterAll(() => server?.stop())

/** Not `fetch`, which sends no Host of ours. */
function get(path: string, headers: Record<string, string> = {}): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(`${server.url}${path}`, { headers, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }))
    })
    sent.on('error', reject)
    sent.end()
  })
}

/** The value of a line with all these labels; 0 when there is none yet. */
async function valueOf(name: string, labels: Record<string, string> = {}): Promise<number> {
  const { text } = await get('/metrics')
  const line = text
    .split('\n')
    .find(
      (found) =>
        (found.startsWith(`${name}{`) || found.startsWith(`${name} `)) &&
        Object.entries(labels).every(([label, value]) => found.includes(`${label}="${value}"`)),
    )
  return Number(line?.split(' ').at(-1) ?? 0)
}

test('a program of this machine reads the figures; whoever comes through a proxy does not', async () => {
  const { status, text } = await get('/metrics')
  expect(status).toBe(200)
  for (const name of [
    'brindille_requests_total',
    'brindille_request_duration_seconds_bucket',
    'brindille_database_connections',
    'brindille_mail_queue_length',
    'brindille_generations_total',
    'brindille_backup_last_good_timestamp_seconds',
    'brindille_backup_continuous_failing',
    'brindille_backup_continuous_waiting_bytes',
    'nodejs_eventloop_lag_seconds',
    'process_resident_memory_bytes',
  ])
    expect(text).toMatch(new RegExp(`^(?:# TYPE )?${name}`, 'm'))
  const proxied: Record<string, string>[] = [
    { 'x-forwarded-for': '203.0.113.7' },
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-real-ip': '203.0.113.7' },
    { forwarded: 'for=203.0.113.7' },
    { via: '1.1 proxy' },
    { host: 'brindille.exemple.ca' },
  ]
  for (const headers of proxied) {
    const refused = await get('/metrics', headers)
    expect([404, 421]).toContain(refused.status)
    expect(refused.text).not.toContain('brindille_')
  }
  expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404)
})

test('the token opens them from anywhere, and nothing else does', async () => {
  const outside = { 'x-forwarded-for': '203.0.113.7', host: 'brindille.exemple.ca' }
  expect((await get('/metrics', { ...outside, authorization: `Bearer ${TOKEN}` })).status).toBe(200)
  const wrong = ['', 'Bearer', 'Bearer ', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, `Basic ${TOKEN}`, TOKEN]
  for (const authorization of wrong) {
    const refused = await get('/metrics', { 'x-forwarded-for': '203.0.113.7', authorization })
    expect(refused.status, authorization).toBe(404)
    expect(refused.text).not.toContain('brindille_')
  }
})

test('secrets given as files are in the environment of no process, nor in what the server prints', async () => {
  const secrets = [TOKEN, ...[server.databaseUrl, server.ownerUrl].map((url) => new URL(url).password)]
  expect(secrets.map((secret) => secret.length > 10)).toEqual([true, true, true])
  const processes = [server.pid(), ...server.workers()]
  expect(processes).toHaveLength(3)
  const said = [server.output(), ...processes.map((pid) => readFileSync(`/proc/${pid}/environ`, 'utf8'))]
  expect(said[1]).toContain('METRICS_TOKEN_FILE=')
  for (const secret of secrets) expect(said.filter((text) => text.includes(secret))).toEqual([])
})

test('the counts of both processes move with what is called, and what is refused', async () => {
  const { teacher } = await createStaffedDaycare(server.db)
  const caller = await server.as(teacher)
  const stranger = await server.as(null)
  const before = await valueOf('brindille_requests_total', { function: 'administration_getOverview', status: '403' })
  for (let call = 0; call < 6; call++) await caller.get('administration_getOverview')
  for (let call = 0; call < 4; call++) await stranger.get('administration_getOverview')
  await expect
    .poll(() => valueOf('brindille_requests_total', { function: 'administration_getOverview', status: '403' }))
    .toBe(before + 6)
  expect(await valueOf('brindille_requests_total', { function: 'administration_getOverview', status: '401' })).toBe(4)
  expect(await valueOf('brindille_request_duration_seconds_count', { function: 'administration_getOverview' })).toBe(10)
  expect(await valueOf('brindille_database_connections', { state: 'total' })).toBeGreaterThan(0)
})

test('the queue of messages and the last good backup are those of the database, not one per process', async () => {
  const person = await createPerson(server.db, 'SUPERADMIN')
  const before = await valueOf('brindille_mail_queue_length')
  const nextAttemptAt = new Date('2099-01-01')
  for (let job = 0; job < 3; job++)
    await server.db.mailJob.create({ data: { kind: 'INVITATION', userId: person.id, nextAttemptAt } })
  expect(await valueOf('brindille_mail_queue_length')).toBe(before + 3)
  expect(await valueOf('brindille_backup_last_good_timestamp_seconds')).toBe(0)
  const lastVerifiedAt = '2026-11-27T07:30:00.000Z'
  expect(await valueOf('brindille_backup_continuous_failing')).toBe(0)
  const continuous = { failure: 'space', since: lastVerifiedAt }
  const content = { setting: 'nightly', last: null, lastVerifiedAt, failure: null, continuous }
  await server.db.figureSnapshot.update({ where: { name: BACKUP_STATE_ROW }, data: { content } })
  expect(await valueOf('brindille_backup_last_good_timestamp_seconds')).toBe(Date.parse(lastVerifiedAt) / 1000)
  expect(await valueOf('brindille_backup_continuous_failing')).toBe(1)
})

test('no name that a client makes up becomes a label, and no id does', async () => {
  const hostile = [
    'nothing_here',
    '../../etc/passwd',
    'a"} 1\nbrindille_false{b="',
    'administration_getOverview%20',
    crypto.randomUUID(),
  ]
  for (const name of hostile) await get(`/_serverFn/${encodeURIComponent(name)}?payload=x`)
  for (const path of ['/activities/0190a1b2-0000-7000-8000-000000000000', '/assets/none.js', '/wp-login.php'])
    await get(path)
  const { text } = await get('/metrics')
  const labels = [...text.matchAll(/function="([^"]*)"/g)].map((match) => match[1])
  expect(labels).toContain('other')
  const known = new Set(builtIds())
  const unknown = labels.filter((label) => !known.has(label ?? '') && !/^(?:other|page|asset|probe)$/.test(label ?? ''))
  expect(unknown).toEqual([])
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/)
  expect(text).not.toContain('passwd')
})
