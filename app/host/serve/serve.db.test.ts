import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createLogger } from '#app/server/log.server.ts'
import { parseSettings } from '#app/server/settings.ts'
import { createReadiness } from '../http/readiness.ts'
import { freePort } from '../postgres/server.ts'
import { type Host, startHost } from './serve.ts'

const clientDirectory = mkdtempSync(join(tmpdir(), 'client-'))
const lines: string[] = []
let port: number
let url: string
let host: Host
let cancelled = 0

const app = {
  async fetch(incoming: Request): Promise<Response> {
    const { pathname } = new URL(incoming.url)
    if (pathname === '/boom') throw new Error('a secret of the inside')
    if (pathname === '/echo') return Response.json({ length: (await incoming.text()).length })
    if (pathname === '/page') return new Response('é'.repeat(5_000), { headers: { 'content-type': 'text/html' } })
    if (pathname === '/stream') return new Response(stream(), { headers: { 'content-type': 'text/event-stream' } })
    return new Response('ok', { headers: { 'content-type': 'text/plain' } })
  },
}

/** Five events, 100 ms apart. */
function stream(): ReadableStream<Uint8Array> {
  let left = 5
  return new ReadableStream({
    async pull(controller) {
      await sleep(100)
      controller.enqueue(new TextEncoder().encode(`data: ${left}\n\n`))
      if (--left === 0) controller.close()
    },
    cancel: () => void cancelled++,
  })
}

async function start(databaseUrl = process.env.DATABASE_URL ?? ''): Promise<Host> {
  const settings = parseSettings({ PORT: String(port), TRUST_PROXY: '1', APP_ORIGIN: 'https://exemple.ca' })
  const log = createLogger('info', { write: (line: string) => void lines.push(line) })
  return startHost({ settings, databaseUrl, clientDirectory, app, log })
}

/** A POST without Content-Length, of `size` bytes. */
function postChunked(size: number): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ port, host: '127.0.0.1', path: '/echo', method: 'POST' }, async (answer) =>
      resolve({ status: answer.statusCode ?? 0, body: await text(answer) }),
    )
    outgoing.on('error', reject)
    for (let sent = 0; sent < size; sent += 100_000) outgoing.write(Buffer.alloc(Math.min(100_000, size - sent)))
    outgoing.end()
  })
}

beforeAll(async () => {
  mkdirSync(join(clientDirectory, 'assets'))
  writeFileSync(join(clientDirectory, 'assets/app-1.js'), 'let a = 1')
  writeFileSync(join(clientDirectory, 'assets/app-1.js.br'), brotliCompressSync('let a = 1'))
  writeFileSync(join(clientDirectory, 'robots.txt'), 'User-agent: *')
  port = await freePort()
  url = `http://127.0.0.1:${port}`
  host = await start()
})

afterAll(async () => {
  await host.drain()
  rmSync(clientDirectory, { recursive: true })
})

test.each(['/', '/page', '/assets/app-1.js', '/assets/none.js', '/robots.txt', '/boom', '/healthz', '/readyz'])(
  '%s carries the security headers',
  async (path) => {
    const { headers } = await fetch(url + path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('strict-transport-security')).toMatch(/max-age/)
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{16}$/)
  },
)

test('a file with its hash in its name is kept for ever, already compressed', async () => {
  const answer = await fetch(`${url}/assets/app-1.js`, { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(await answer.text()).toBe('let a = 1')
})

test('a missing file of the build is not cached', async () => {
  const answer = await fetch(`${url}/assets/none.js`)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

test.each(['/assets/../../package.json', '/assets/%2e%2e/%2e%2e/package.json', '/..%2fpackage.json'])(
  '%s leads nowhere',
  async (path) => {
    const answer: { status: number; body: string } = await new Promise((resolve) =>
      request({ port, host: '127.0.0.1', path }, async (res) =>
        resolve({ status: res.statusCode ?? 0, body: await text(res) }),
      ).end(),
    )
    expect(answer.body).not.toContain('dependencies')
  },
)

test('a page is compressed and not stored; data and errors are inert', async () => {
  const page = await fetch(`${url}/page`, { headers: { 'accept-encoding': 'gzip' } })
  expect(page.headers.get('content-encoding')).toBe('gzip')
  expect(page.headers.get('vary')).toBe('Accept-Encoding')
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect(await page.text()).toBe('é'.repeat(5_000))
  expect((await fetch(`${url}/healthz`)).headers.get('content-security-policy')).toBe(
    "default-src 'none'; frame-ancestors 'none'",
  )
})

test('an error of the inside stays inside, and is in the log with the reference', async () => {
  const answer = await fetch(`${url}/boom`)
  const body = await answer.text()
  expect(answer.status).toBe(500)
  expect(body).toMatch(/^Quelque chose n’a pas fonctionné .* \(référence 500-[0-9A-F]{6}\)$/)
  expect(body).not.toContain('secret')
  const id = answer.headers.get('x-request-id') ?? '?'
  expect(lines.some((line) => line.includes('a secret of the inside') && line.includes(id))).toBe(true)
})

test('a body over the limit is refused, announced or not, and the next request is served', async () => {
  const announced = await fetch(`${url}/echo`, { method: 'POST', body: Buffer.alloc(1_000_001) })
  expect(announced.status).toBe(413)
  expect(await announced.text()).toMatch(/trop volumineux.* \(référence 413-/)
  expect(await postChunked(3_000_000)).toMatchObject({ status: 413 })
  expect(await postChunked(300_000)).toEqual({ status: 200, body: '{"length":300000}' })
  expect((await fetch(`${url}/echo`, { method: 'POST', body: Buffer.alloc(1_000_000) })).status).toBe(200)
})

test('what is not HTTP gets one French line', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.write('N’IMPORTE QUOI\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 [\s\S]*illisible/)
})

test('the client of a proxy is the last one that it names, and no query reaches the log', async () => {
  lines.length = 0
  await (await fetch(`${url}/auth?t=le-jeton-secret`, { headers: { 'x-forwarded-for': '6.6.6.6, 9.9.9.9' } })).text()
  const line = () => lines.find((entry) => entry.includes('"path":"/auth"'))
  await expect.poll(line).toBeDefined()
  expect(JSON.parse(line() ?? '')).toMatchObject({ ip: '9.9.9.9', method: 'GET', status: 200 })
  expect(lines.join()).not.toContain('le-jeton-secret')
})

test('the work for a client that goes away is cancelled', async () => {
  const leaving = new AbortController()
  const answer = await fetch(`${url}/stream`, { signal: leaving.signal })
  await answer.body?.getReader().read()
  leaving.abort()
  await expect.poll(() => cancelled).toBe(1)
})

test('is ready while the database is there with its migrations', async () => {
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
})

test('says that it is not ready, within a second or so, when the database does not answer', async () => {
  await host.drain()
  const silent = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => silent.once('listening', resolve))
  const address = silent.address()
  const silentPort = address && typeof address === 'object' ? address.port : 0
  host = await start(`postgresql://a:b@127.0.0.1:${silentPort}/c`)
  const begun = Date.now()
  expect((await fetch(`${url}/readyz`)).status).toBe(503)
  expect(Date.now() - begun).toBeLessThan(3_000)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  await host.drain()
  silent.close()
  host = await start()
})

/** Runs statements as the owner, also while the database is read-only. */
async function administer(...statements: string[]): Promise<pg.QueryResult[]> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_OWNER_URL })
  await client.connect()
  try {
    await client.query('SET default_transaction_read_only = off')
    const results = []
    for (const statement of statements) results.push(await client.query(statement))
    return results
  } finally {
    await client.end()
  }
}
const alter = (change: string) =>
  `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I ${change}', current_database()); END $$`

test('says that it is not ready, and lives, while the database can be read and not written; then is ready by itself', async () => {
  await host.drain()
  await administer(alter('SET default_transaction_read_only = on'))
  host = await start()
  const statusOf = async (path: string) => (await fetch(url + path)).status
  expect([await statusOf('/readyz'), await statusOf('/healthz')]).toEqual([503, 200])
  await administer(alter('RESET default_transaction_read_only'))
  await expect.poll(() => statusOf('/readyz'), { timeout: 10_000 }).toBe(200)
})

test('checks that the disk has room, which replacing a row does not, at most once in five seconds', async () => {
  const temporary = 'SELECT temp_bytes::int AS bytes FROM pg_stat_database WHERE datname = current_database()'
  const bytes = async () => (await administer(temporary))[0]?.rows[0].bytes
  const beats = async () =>
    (await administer(`SELECT "points" FROM "rate_limit" WHERE "key" = 'readyz'`))[0]?.rows[0].points
  const before = [await bytes(), await beats()]
  const readiness = createReadiness(process.env.DATABASE_URL ?? '')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  try {
    const counted = []
    for (const later of [0, 1_000, 5_000]) {
      vi.advanceTimersByTime(later)
      expect(await Promise.all(Array.from({ length: 50 }, () => readiness.isReady()))).not.toContain(false)
      counted.push((await beats()) - before[1])
    }
    expect(counted).toEqual([1, 1, 2])
  } finally {
    vi.useRealTimers()
    await readiness.close()
  }
  // Postgres publishes its statistics when the connection ends.
  await expect.poll(bytes, { timeout: 10_000 }).toBeGreaterThan(before[0] + 2 * 400_000)
})

test('stopping lets the answers under way finish, and says meanwhile that it is not ready', async () => {
  const answer = await fetch(`${url}/stream`)
  const draining = host.drain()
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503)
  expect((await answer.text()).match(/data:/g)).toHaveLength(5)
  expect(await draining).toBe(true)
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()
  host = await start()
})

test('a busy port is reported in a sentence', async () => {
  await expect(start()).rejects.toThrow(new RegExp(`Le port ${port} est déjà pris`))
})
