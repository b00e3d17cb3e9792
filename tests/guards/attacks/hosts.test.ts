import { request } from 'node:http'
import { networkInterfaces } from 'node:os'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTwoDaycares, type StaffedDaycare } from '#tests/support/people.ts'
import { encodePayload } from '#tests/support/rpc.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { clearLimits } from '../fingerprint.ts'

/*
 * The host name of a request. Without APP_ORIGIN the links that the server makes contain it, so that requests with a forged
 * name must be refused.
 */

let direct: TestServer
let everywhere: TestServer
let proxied: TestServer
let publicly: TestServer
let here: StaffedDaycare
let there: StaffedDaycare

const PUBLIC = 'brindille.exemple.test'

beforeAll(async () => {
  ;[direct, everywhere, proxied, publicly] = await Promise.all([
    startServer(),
    startServer({ HOST: '0.0.0.0', PRIVATE_NETWORK: '1' }),
    startServer({ APP_ORIGIN: `https://${PUBLIC}`, TRUST_PROXY: '1' }),
    startServer({ APP_ORIGIN: `https://${PUBLIC}`, HOST: '0.0.0.0' }),
  ])
  ;({ here, there } = await createTwoDaycares(direct.db))
})
afterAll(() => Promise.all([direct, everywhere, proxied, publicly].map((server) => server?.stop())))

/** Of this machine, reached as another one would. */
const addresses = Object.values(networkInterfaces())
  .flatMap((list) => list ?? [])
  .filter(({ family, internal }) => family === 'IPv4' && !internal)
  .map(({ address }) => address)
  .concat('127.0.0.2')

type Answer = { status: number; body: string }
type RequestOptions = { host?: string; path?: string; method?: string; headers?: Record<string, string>; body?: string }

/** Sends a request with any `Host` header and request line, which fetch does not allow. */
function send(
  { url }: { url: string },
  { host, path = '/login', method, headers, body }: RequestOptions = {},
): Promise<Answer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path, method, headers: { ...(host && { host }), ...headers } }
    const outgoing = request(options, async (answer) =>
      resolve({ status: answer.statusCode ?? 0, body: await text(answer) }),
    )
    outgoing.on('error', reject).end(body)
  })
}

const portOf = ({ url }: TestServer) => new URL(url).port

/** Requests a link for the teacher, as her manager, under this host name. */
async function requestLinkAs(host: string, { manager, teacher }: StaffedDaycare, headers = {}): Promise<Answer> {
  await clearLimits(direct.db)
  return send(direct, {
    host,
    path: '/_serverFn/auth_generateUserSession?createServerFn',
    method: 'POST',
    headers: {
      'x-tsr-serverFn': 'true',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      cookie: (await direct.as(manager)).cookie(),
      ...headers,
    },
    body: (await encodePayload({ userId: teacher.id })) ?? '',
  })
}

const FOREIGN = ['evil.test', 'evil.test:80', 'localhost', 'localhost:1', 'localhost.evil.test', '999.1.1.1', 'a b']

describe.each([
  ['the machine alone', () => direct],
  ['every interface', () => everywhere],
  ['a proxy', () => proxied],
])('a server for %s', (_, server) => {
  test.each(FOREIGN)('does not answer as %s, whatever the path', async (host) => {
    for (const path of [
      '/',
      '/login',
      '/nulle-part',
      '/favicon.svg',
      '/assets/a.js',
      '/_serverFn/auth_getCurrentUser',
    ]) {
      const { status, body } = await send(server(), { host, path })
      expect(status, path).toBe(421)
      expect(body, path).toMatch(
        /^Ce serveur ne répond pas à cette adresse\. Ouvrez http.* \(référence 421-[0-9A-F]{6}\)$/,
      )
      expect(body, path).not.toContain('evil')
    }
  })

  test('does not take the name from the request line either', async () => {
    const { port } = new URL(server().url)
    expect((await send(server(), { host: `127.0.0.1:${port}`, path: 'http://evil.test/login' })).status).toBe(421)
  })

  test('answers as this machine', async () => {
    for (const name of ['localhost', 'LocalHost', '127.0.0.1', '[::1]'])
      expect((await send(server(), { host: `${name}:${portOf(server())}` })).status, name).toBe(200)
  })

  test('answers health checks under any name', async () => {
    expect(await send(server(), { host: '10.1.2.3:8080', path: '/healthz' })).toEqual({ status: 200, body: 'ok' })
    expect((await send(server(), { host: 'brindille', path: '/readyz' })).status).toBe(200)
  })
})

test('behind a proxy it answers under its public name, which only a trusted proxy may forward', async () => {
  expect((await send(proxied, { host: PUBLIC })).status).toBe(200)
  const forwarded = (name: string) => ({ host: 'inside:3000', headers: { 'x-forwarded-host': name } })
  expect((await send(proxied, forwarded(PUBLIC))).status).toBe(200)
  expect((await send(proxied, forwarded('evil.test'))).status).toBe(421)
  expect((await send(proxied, { host: PUBLIC, headers: { 'x-forwarded-host': 'evil.test' } })).status).toBe(421)
  expect((await send(direct, forwarded(`localhost:${portOf(direct)}`))).status).toBe(421)
  expect((await send(proxied, { host: 'evil.test' })).body).toContain(`Ouvrez https://${PUBLIC}.`)
})

test('where its public address has TLS, it is answered under that address only, and with TLS', async () => {
  const proto = (scheme: string) => ({ host: PUBLIC, headers: { 'x-forwarded-proto': scheme } })
  for (const scheme of ['https', 'HTTPS', 'http, https']) expect((await send(proxied, proto(scheme))).status).toBe(200)
  for (const scheme of ['http', 'HTTP', 'https, http']) {
    const { status, body } = await send(proxied, proto(scheme))
    expect([status, body]).toEqual([421, expect.stringContaining(`Ouvrez https://${PUBLIC}.`)])
  }
  // Of a client that no proxy stands before.
  expect((await send(direct, { headers: { 'x-forwarded-proto': 'http' } })).status).toBe(200)
  const port = portOf(publicly)
  for (const address of addresses) {
    expect((await send({ url: `http://${address}:${port}` }, {})).status).toBe(421)
    expect((await send({ url: `http://${address}:${port}` }, { host: PUBLIC })).status).toBe(200)
  }
})

test('on every interface it answers under the address of that interface', async () => {
  const [reached] = addresses
  const port = portOf(everywhere)
  expect((await send({ url: `http://${reached}:${port}` }, {})).status).toBe(200)
  expect((await send({ url: `http://${reached}:${port}` }, { host: `203.0.113.7:${port}` })).status).toBe(421)
})

test('no link carries a name that is not ours', async () => {
  for (const staff of [here, there]) {
    const before = await direct.db.loginToken.count()
    for (const name of FOREIGN.slice(0, 5)) {
      const { status, body } = await requestLinkAs(name, staff)
      expect([status, body.includes('evil')], name).toEqual([421, false])
    }
    const reply = await requestLinkAs(`127.0.0.1:${portOf(direct)}`, staff, { 'x-forwarded-host': 'evil.test' })
    expect(reply.status).toBe(200)
    expect(reply.body).toContain(`${direct.url}/auth?t=`)
    expect(reply.body).not.toContain('evil')
    // The refused requests made no link.
    expect(await direct.db.loginToken.count()).toBe(before + 1)
  }
})
