import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPerson } from '#tests/support/people.ts'
import { encodePayload, readReply } from '#tests/support/rpc.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { expectNoInternals } from '../no-internals.ts'

/* What answers at all: the pages, the functions and the files of the build, in one way each. */

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.stop())

/** Sends bytes as they are. @returns all that is answered until the server closes: to whoever closes first it owes nothing */
function raw(...lines: string[]): Promise<string> {
  const { port, host } = new URL(server.url)
  const bytes = lines.join('\r\n').replace('HOST', host)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes))
    const answer: Buffer[] = []
    socket.on('data', (chunk) => answer.push(chunk))
    socket.on('close', () => resolve(Buffer.concat(answer).toString('utf8')))
    socket.on('error', reject)
  })
}

test.each([
  '/.git/config',
  '/.git/HEAD',
  '/.env',
  '/.env.example',
  '/package.json',
  '/package-lock.json',
  '/README.md',
  '/prisma/schema.prisma',
  '/dist/server/server.js',
  '/server/server.js',
  '/assets/../../server/server.js',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/..%2f..%2fpackage.json',
  '/assets/..%5c..%5cpackage.json',
])('%s, which is beside what is served, is not found', async (path) => {
  // As it is written: a browser resolves the dots before it asks.
  const answer = await raw(`GET ${path} HTTP/1.1`, 'Host: HOST', 'Connection: close', '', '')
  expect(answer).toMatch(/^HTTP\/1\.1 404 /)
  expectNoInternals(answer, path)
})

test.each(['/assets', '/assets/', '/images/', '/.well-known/'])('%s lists no file', async (path) => {
  const response = await fetch(server.url + path)
  expect(response.status).toBe(404)
  expect(await response.text()).not.toMatch(/\.(?:js|css|woff2|svg|webp)<\/(?:a|li)>|Index of/)
})

test('what developers look at is not there: the styleguide, the maps of the code, the modules of the dev server', async () => {
  const html = await (await fetch(`${server.url}/login`)).text()
  const [script = ''] = html.match(/\/assets\/[\w.-]+\.js/) ?? []
  expect(await (await fetch(server.url + script)).text()).not.toContain('sourceMappingURL')
  for (const path of ['/styleguide', `${script}.map`, '/@vite/client', '/app/router.tsx', '/@fs/etc/passwd'])
    expect((await fetch(server.url + path)).status, path).toBe(404)
})

test('TRACE and CONNECT give nothing back of what was sent', async () => {
  for (const request of ['TRACE / HTTP/1.1', 'TRACE /_serverFn/auth_login HTTP/1.1', 'CONNECT / HTTP/1.1']) {
    const answer = await raw(request, 'Host: HOST', 'Cookie: brindille=echo-of-a-secret', 'Connection: close', '', '')
    expect(answer, request).not.toMatch(/^HTTP\/1\.1 2/)
    expect(answer, request).not.toContain('echo-of-a-secret')
  }
})

test.each([
  ['two lengths', ['Content-Length: 4', 'Content-Length: 60']],
  ['a length and pieces', ['Content-Length: 4', 'Transfer-Encoding: chunked']],
  ['pieces written in another way', ['Transfer-Encoding: xchunked']],
  ['a length that is no number', ['Content-Length: +4']],
])('a body with %s is one refusal: no second request is read behind it', async (_, headers) => {
  const behind = ['GET /healthz HTTP/1.1', 'Host: HOST', '', '']
  const answer = await raw('POST /login HTTP/1.1', 'Host: HOST', ...headers, '', '0', '', ...behind)
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(answer.match(/HTTP\/1\.1 \d{3}/g)).toHaveLength(1)
})

test('of a parameter sent twice the first counts, for who checks and for who reads', async () => {
  const caller = await server.as(await createPerson(server.db, 'SUPERADMIN'))
  const payload = async (page: number) => encodeURIComponent((await encodePayload({ page, filter: 'all' })) ?? '')
  const ask = async (...pages: number[]) => {
    const parameters = (await Promise.all(pages.map(payload))).map((value) => `payload=${value}`)
    const path = `/_serverFn/managers_getPresetManagers?createServerFn&${parameters.join('&')}`
    const headers = { 'x-tsr-serverFn': 'true', 'sec-fetch-site': 'same-origin', cookie: caller.cookie() }
    return readReply(await fetch(server.url + path, { headers }))
  }
  const first = await ask(1)
  expect(first.status).toBe(200)
  expect((await ask(1, -1)).text).toBe(first.text)
  expect((await ask(-1, 1)).status).toBe(400)
})
