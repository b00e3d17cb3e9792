import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy } from '#app/lib/content-security-policy.ts'
import { sharedPage } from './shared-pages.server.ts'

let rendered = 0

async function render(headers: Record<string, string> = {}, status = 200): Promise<Response> {
  rendered += 1
  const nonce = `nonce-of-${rendered}`
  return new Response(`<script nonce="${nonce}">${rendered}</script>`, {
    status,
    headers: { 'content-security-policy': contentSecurityPolicy(nonce), ...headers },
  })
}

let hosts = 0
/** A page that no other test has asked for. */
const newPage = (path = '/login') => `http://host-${++hosts}.test${path}`

async function ask(url: string, { now = 0, answer = () => render(), ...init }: RequestInit & Options = {}) {
  const response = await sharedPage(new Request(url, init), answer, now)
  const html = await response.text()
  const [, nonce, number] = /nonce="(.*)">(.*)</.exec(html) ?? []
  return { number, nonce, policy: response.headers.get('content-security-policy'), status: response.status }
}
type Options = { now?: number; answer?: () => Promise<Response> }

describe('a page that is the same for everybody', () => {
  test('is rendered once for many, each with a nonce of its own that its policy allows', async () => {
    const url = newPage()
    const [one, two] = [await ask(url), await ask(url, { now: 9_000 })]
    expect(two.number).toBe(one.number)
    expect(two.nonce).not.toBe(one.nonce)
    for (const { nonce, policy } of [one, two]) expect(policy).toBe(contentSecurityPolicy(nonce ?? ''))
  })

  test('is rendered again before what it has read is old', async () => {
    const url = newPage()
    const first = await ask(url)
    expect((await ask(url, { now: 10_000 })).number).not.toBe(first.number)
  })

  test.each([
    ['who has a cookie', newPage(), { headers: { cookie: 'brindille=1' } }],
    ['a search in the address', newPage('/login?redirect=/quiz'), {}],
    ['another method', newPage(), { method: 'HEAD' }],
    ['a page of somebody', newPage('/quiz'), {}],
    ['what sets a cookie', newPage(), { answer: () => render({ 'set-cookie': 'a=b' }) }],
    ['an error', newPage(), { answer: () => render({}, 503) }],
  ])('is not kept for %s', async (_, url, init) => {
    expect((await ask(url, init)).number).not.toBe((await ask(url, init)).number)
  })

  test.each([
    ['who has a cookie', { cookie: 'brindille=1' }],
    ['who asks for data', { accept: 'application/json' }],
  ])('is never given to %s', async (_, headers) => {
    const url = newPage()
    const kept = await ask(url)
    expect((await ask(url, { headers })).number).not.toBe(kept.number)
  })
})
