import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { clearLimits } from './fingerprint.ts'
import { createWorld, PASSWORD, type World } from './world.ts'

let server: TestServer
let behindTls: TestServer
let world: World

beforeAll(async () => {
  ;[server, behindTls] = await Promise.all([
    startServer(),
    startServer({ APP_ORIGIN: 'https://brindille.exemple.test', TRUST_PROXY: '1' }),
  ])
  world = await createWorld(server.db)
})
afterAll(async () => {
  await Promise.all([server?.stop(), behindTls?.stop()])
})

/** JSON has one alphabet only. */
const TYPE = /^(?:application\/json|(?:text\/(?:html|plain)|image\/svg\+xml); ?charset=utf-8)$/i

const rpc = { 'x-tsr-serverFn': 'true', 'sec-fetch-site': 'same-origin' }

/** One answer of each kind: [name, path, expected status, request]. */
const ANSWERS: [string, string, number, RequestInit?][] = [
  ['a page', '/login', 200],
  ['a redirect', '/quiz', 307],
  ['a page that does not exist', '/nulle-part', 404],
  ['a file', '/favicon.svg', 200],
  ['a missing file', '/assets/absent.js', 404],
  ['an answer of a function', '/_serverFn/auth_getCurrentUser', 200, { headers: rpc }],
  ['a refusal by a guard', '/_serverFn/daycares_getDaycares', 401, { headers: rpc }],
  ['a call from another site', '/_serverFn/auth_getCurrentUser', 403],
  ['an unknown function', '/_serverFn/auth_rien', 404, { headers: rpc }],
  ['a wrong method', '/_serverFn/auth_login', 405, { headers: rpc }],
  ['a body too large', '/_serverFn/auth_login', 413, { method: 'POST', headers: rpc, body: 'x'.repeat(2_000_000) }],
  ['health', '/healthz', 200],
  ['readiness', '/readyz', 200],
]

describe.each(ANSWERS)('%s', (_, path, status, init) => {
  test('carries the headers that protect it', async () => {
    const response = await fetch(server.url + path, { redirect: 'manual', ...init })
    await response.text()
    expect(response.status).toBe(status)
    const { headers } = response
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toMatch(/^(?:no-referrer|same-origin|strict-origin-when-cross-origin)$/)
    expect(headers.get('content-security-policy')).toMatch(/default-src '(?:none|self)'/)
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/)
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\)/)
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('x-powered-by') ?? headers.get('server')).toBeNull()
    // Not over plain HTTP, where browsers ignore it.
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  test('says what its body is, and in which alphabet', async () => {
    const response = await fetch(server.url + path, { redirect: 'manual', ...init })
    const body = await response.text()
    const type = response.headers.get('content-type')
    if (body) expect(type).toMatch(TYPE)
    expect(Boolean(type?.startsWith('text/html')), body.slice(0, 200)).toBe(/^<!doctype html>/i.test(body))
  })
})

describe('the policy of a page', () => {
  const scripts = (html: string) => [...html.matchAll(/<script\b([^>]*)>/g)].map((match) => match[1] ?? '')

  async function page(path: string): Promise<{ policy: string; nonce: string; html: string }> {
    const response = await fetch(server.url + path)
    const policy = response.headers.get('content-security-policy') ?? ''
    return { policy, nonce: /'nonce-([^']+)'/.exec(policy)?.[1] ?? '', html: await response.text() }
  }

  test('lets only its own scripts run, with a new nonce each time', async () => {
    const [one, two] = [await page('/login'), await page('/login')]
    expect(one.nonce).toMatch(/^[A-Za-z0-9+/=_-]{16,}$/)
    expect(one.nonce).not.toBe(two.nonce)
    expect(one.policy).toMatch(/object-src 'none'/)
    expect(one.policy).toMatch(/base-uri 'none'/)
    expect(one.policy.replace(/style-src[^;]*/, '')).not.toMatch(/unsafe|\*|https?:/)
    expect(scripts(one.html).length).toBeGreaterThan(0)
    for (const attributes of scripts(one.html)) expect(attributes).toContain(`nonce="${one.nonce}"`)
  })

  test('is not stored by any cache', async () => {
    const response = await fetch(`${server.url}/login`)
    expect(response.headers.get('cache-control')).toMatch(/no-store/)
  })

  test('an address that contains a secret is sent as a referrer to nobody', async () => {
    const response = await fetch(`${server.url}/auth?t=secret`)
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  })
})

test('files with a hashed name are cached for ever, and compressed', async () => {
  const html = await (await fetch(`${server.url}/login`)).text()
  const assets = [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g))]
  const encodings = new Set<string | null>()
  for (const asset of assets) {
    const response = await fetch(server.url + asset, { headers: { 'accept-encoding': 'br' } })
    expect(response.headers.get('cache-control'), asset).toMatch(/max-age=31536000, immutable/)
    // Files that fit into one packet are not compressed.
    if ((await response.text()).length < 1_024) continue
    encodings.add(response.headers.get('content-encoding'))
    expect(response.headers.get('vary'), asset).toMatch(/accept-encoding/i)
  }
  expect([...encodings]).toEqual(['br'])
})

describe('the session cookie', () => {
  async function signIn(target: TestServer, email: string): Promise<string[]> {
    await clearLimits(target.db)
    const reply = await (await target.as()).post('auth_login', { email, password: PASSWORD })
    expect(reply.status).toBe(200)
    return reply.headers.getSetCookie()
  }

  test('cannot be read by a script, nor sent by another site', async () => {
    const lines = await signIn(server, world.people.teacher.email)
    // The session, and the cookie that recognises a device on which she has signed in.
    expect(lines.map((line) => line.split('=')[0]).sort()).toEqual(['brindille', 'brindille-appareil'])
    expect(lines).toContainEqual(expect.stringMatching(/^brindille=.*; Max-Age=2592000/))
    for (const line of lines) {
      expect(line).toMatch(/=[A-Za-z0-9_-]{43};/)
      expect(line).toMatch(/; HttpOnly/)
      expect(line).toMatch(/; SameSite=Lax/)
      expect(line).toMatch(/; Path=\/(?:;|$)/)
      expect(line).not.toMatch(/; (?:Domain|Secure)/)
    }
  })

  test('behind TLS only this host may set it, and everything goes over TLS', async () => {
    const { people } = await createWorld(behindTls.db)
    const lines = await signIn(behindTls, people.teacher.email)
    expect(lines).toContainEqual(expect.stringMatching(/^__Host-brindille=/))
    for (const line of lines) {
      expect(line).toMatch(/^__Host-/)
      expect(line).toMatch(/; Secure/)
      expect(line).not.toMatch(/; Domain/)
    }
    const page = await fetch(`${behindTls.url}/login`)
    expect(page.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  })

  test('is removed at sign-out, and refused when sent again', async () => {
    const caller = await server.as(world.people.manager)
    const before = caller.cookie()
    const reply = await caller.get('auth_logout')
    expect(reply.headers.getSetCookie().join()).toMatch(/^brindille=;.*Max-Age=0/)
    const replay = await fetch(`${server.url}/_serverFn/managers_getCurrentManager`, {
      headers: { ...rpc, cookie: before },
    })
    expect(replay.status).toBe(401)
  })
})
