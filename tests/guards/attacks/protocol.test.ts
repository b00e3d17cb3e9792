import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatQuestionsCsv } from '#app/features/quiz/bank/import/question-csv.ts'
import { IMPORT_BYTES_MAX } from '#app/features/quiz/bank/limits.ts'
import { importSentences } from '#content/pages/question-bank.ts'
import { createPerson } from '#tests/support/people.ts'
import { insertQuestion } from '#tests/support/quizzes.ts'
import { encodePayload, type Reply, readReply } from '#tests/support/rpc.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { doubled, withAttack } from '#tests/support/wire-attacks.ts'
import { expectNoInternals } from '../no-internals.ts'
import { TABLE } from '../table/table.ts'

/* What is checked before any guard: origin, address, method, payload and size of a call. */

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.stop())

const LOGIN = 'auth_login'
const NO_BANK_FILTERS = { q: '', programs: [], topics: [], statuses: [], toReview: false, reported: false }
const ids = Object.keys(TABLE)
const sentence = /^\p{Lu}.+[.?!] \(référence (\d{3})-[0-9A-F]{6}\)$/u

async function send(id: string, init: RequestInit, path = `/_serverFn/${id}?createServerFn`): Promise<Reply> {
  return readReply(await fetch(server.url + path, { redirect: 'manual', ...init }))
}

/** The sentence of a refusal, serialised by a server function or sent as plain text by the host. */
function sentenceOf(reply: Reply): string {
  return reply.message || reply.text
}

function expectRefusal(reply: Reply, status: number, what: string): void {
  expect(reply.status, what).toBe(status)
  expect(sentenceOf(reply), what).toMatch(sentence)
  expect(sentence.exec(sentenceOf(reply))?.[1], what).toBe(String(status))
  expectNoInternals(reply.text, what)
}

describe('a call that does not come from our own pages is refused', () => {
  const origins: [string, Record<string, string>][] = [
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour of the same site', { 'sec-fetch-site': 'same-site' }],
    ['an address typed by hand', { 'sec-fetch-site': 'none' }],
    ['a foreign origin', { origin: 'https://exemple.test' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['a foreign page', { referer: 'https://exemple.test/page' }],
    ['nothing that says where it comes from', {}],
  ]
  test.each(origins)('%s', async (_, headers) => {
    for (const id of ids) {
      const method = TABLE[id]?.method ?? 'GET'
      expectRefusal(await send(id, { method, headers: { 'x-tsr-serverFn': 'true', ...headers } }), 403, id)
    }
  })

  test('our own origin is enough where a browser does not say more', async () => {
    const reply = await send('auth_getCurrentUser', { headers: { 'x-tsr-serverFn': 'true', origin: server.url } })
    expect(reply.status).toBe(200)
  })
})

const own = { 'x-tsr-serverFn': 'true', 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }

describe('a broken payload is refused, without internal details', () => {
  const deep = '['.repeat(200_000) + ']'.repeat(200_000)
  const deepNode = `${'{"t":9,"i":0,"a":['.repeat(40_000)}${']}'.repeat(40_000)}`
  const bodies: [string, string, Record<string, string>?][] = [
    ['cut JSON', '{"t":{"t":10,"i":0,"p":{"k":["data"]'],
    ['no body', ''],
    ['plain JSON', '{"data":{"email":"a@exemple.test","password":"x"}}'],
    ['an array', '[1,2,3]'],
    ['a number', '4'],
    ['null', 'null'],
    ['text', 'bonjour', { 'content-type': 'text/plain' }],
    ['a form', 'email=a%40exemple.test&password=x', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a broken form', '--x\r\nbonjour', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['another encoding', '{}', { 'content-type': 'application/json; charset=utf-7' }],
    ['200 000 brackets', deep],
    ['40 000 nested nodes', deepNode],
    ['an unknown node', '{"t":{"t":99,"i":0},"f":127,"m":[]}'],
    ['a node without its parts', '{"t":{"t":10,"i":0},"f":127,"m":[]}'],
    ['a reference that leads nowhere', '{"t":{"t":4,"i":9},"f":127,"m":[]}'],
    ['NUL characters', '\u0000\u0000\u0000'],
  ]
  test.each(bodies)('%s', async (_, body, headers = {}) => {
    const reply = await send(LOGIN, { method: 'POST', headers: { ...own, ...headers }, body })
    expectRefusal(reply, 400, LOGIN)
  })

  test.each(['%', '{', '[1]', 'null', '"x"', encodeURIComponent('{"t":99}'), '%00'])('?payload=%s', async (payload) => {
    const path = `/_serverFn/auth_getCurrentUser?createServerFn&payload=${payload}`
    const reply = await send('', { headers: own }, path)
    expect([200, 400]).toContain(reply.status)
    expectNoInternals(reply.text, payload)
    if (reply.status === 400) expect(sentenceOf(reply)).toMatch(sentence)
  })

  test('__proto__ pollutes no prototype', async () => {
    const payload =
      '{"t":{"t":10,"i":0,"p":{"k":["data","__proto__"],"v":[{"t":10,"i":1,"p":{"k":["__proto__","email","password"],' +
      '"v":[{"t":10,"i":2,"p":{"k":["isAdmin"],"v":[{"t":2,"s":2}]},"o":0},{"t":1,"s":"a@exemple.test"},{"t":1,"s":"x"}]},"o":0},' +
      '{"t":10,"i":3,"p":{"k":["isAdmin"],"v":[{"t":2,"s":2}]},"o":0}]},"o":0},"f":127,"m":[]}'
    expectRefusal(await send(LOGIN, { method: 'POST', headers: own, body: payload }), 400, LOGIN)
    const me = await (await server.as()).get('auth_getCurrentUser')
    expect([me.status, me.result]).toEqual([200, null])
  })
})

test.each(['%5FserverFn', '_%73erverFn', '_server%46n'])('an address written /%s/ bypasses nothing', async (base) => {
  const path = (id: string) => `/${base}/${id}?createServerFn`
  const cut = { method: 'POST', headers: own, body: '{"t":{"password":"cailloux' }
  expectRefusal(await send('', cut, path(LOGIN)), 400, 'cut JSON')
  const attack = withAttack((await encodePayload({ email: 'x' })) ?? '', doubled(30))
  expectRefusal(await send('', { ...cut, body: attack }, path(LOGIN)), 400, 'doubled')
  expectRefusal(await send('', { method: 'POST', headers: own }, path('auth_unknown')), 404, 'unknown')
  expectRefusal(await send('', { method: 'POST', headers: { 'x-tsr-serverFn': 'true' } }, path(LOGIN)), 403, 'foreign')
  expect(server.output()).not.toContain('cailloux')
})

test.each([
  ['questionBank_getQuestionBank', { filters: NO_BANK_FILTERS, page: 1 }],
  ['managers_getPresetManagers', { page: 1, filter: 'all' }],
])('%s answers an empty payload: its first page, without a filter', async (id, spelledOut) => {
  await insertQuestion(server.db)
  await createPerson(server.db, 'MANAGER')
  const admin = await server.as(await createPerson(server.db, 'SUPERADMIN'))
  const whole = await admin.get(id, spelledOut)
  expect(whole.status).toBe(200)
  expect((await admin.get(id)).text).toBe(whole.text)
  expect((await admin.get(id, {})).text).toBe(whole.text)
})

describe('sizes', () => {
  test('2 MB are refused, announced or not', async () => {
    const body = 'x'.repeat(2_000_000)
    expectRefusal(await send(LOGIN, { method: 'POST', headers: own, body }), 413, 'announced')
    const stream = new Blob([body]).stream()
    const chunked: RequestInit & { duplex: 'half' } = { method: 'POST', headers: own, body: stream, duplex: 'half' }
    expectRefusal(await send(LOGIN, chunked), 413, 'chunked')
  })

  test('a text of 900 kB is read, and refused by its limit', async () => {
    const body = await encodePayload({ email: 'a@exemple.test', password: 'x'.repeat(900_000) })
    expectRefusal(await send(LOGIN, { method: 'POST', headers: own, body }), 400, LOGIN)
  })
})

test('the largest file that may be imported is read', async () => {
  const admin = await server.as(await createPerson(server.db, 'SUPERADMIN'))
  const file = (bytes: number) => Buffer.from(formatQuestionsCsv([]).padEnd(bytes, '\r\n')).subarray(0, bytes)
  const dryRun = (bytes: number) => admin.post('questionBank_dryRunImport', { file: file(bytes).toString('base64') })
  expect((await dryRun(IMPORT_BYTES_MAX)).headers.get('x-refusal')).toBe('INVALID_INPUT')
  expect((await dryRun(IMPORT_BYTES_MAX + 1)).message).toContain(importSentences.tooLarge)
})

describe('an address that is not a function', () => {
  const unknown = [
    'auth_unknown',
    'constructor',
    '__proto__',
    'toString',
    'auth_login%2F..%2Fauth_logout',
    '%00',
    'é',
    ' ',
  ]
  test.each(unknown)('%s', async (id) => {
    for (const method of ['GET', 'POST']) {
      const reply = await send(id, { method, headers: own })
      expect([404, 400], `${method} ${id}`).toContain(reply.status)
      expectNoInternals(reply.text, id)
    }
  })

  test('an unknown name is « introuvable »', async () => {
    expectRefusal(await send('auth_unknown', { method: 'POST', headers: own }), 404, 'auth_unknown')
    for (const none of ['', '/', '/rien'])
      expectRefusal(await send(none, { headers: own }), 404, `a call without a name: ${none}`)
  })

  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'])('%s is refused', async (method) => {
    const response = await fetch(`${server.url}/_serverFn/${LOGIN}`, { method, headers: own })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })
})

test('an unreadable payload is not logged, since it may contain a password', async () => {
  const broken = '{"t":{"password":"cailloux-du-ruisseau'
  for (const body of [broken, `${broken}"}}`, '{"a":1}'])
    expectRefusal(await send(LOGIN, { method: 'POST', headers: own, body }), 400, body)
  expect(server.output()).not.toMatch(/cailloux|ruisseau/)
  expect(server.output()).not.toMatch(/SyntaxError|Seroval|\n\s+at |\\n\s+at /)
})

test('after all this the server still runs, without a restart', async () => {
  expect(server.isAlive()).toBe(true)
  expect((await (await server.as()).get('auth_getCurrentUser')).status).toBe(200)
  expect(server.output()).not.toMatch(/"level":(?:50|60)|unhandled|uncaught/i)
})
