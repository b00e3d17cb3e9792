import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { User } from '#app/server/generated/prisma/client.ts'
import { createPerson, createTwoDaycares, type StaffedDaycare } from '#tests/support/people.ts'
import { type Caller, createCaller, type Reply } from '#tests/support/rpc.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { CODE_REQUEST, createLoginLink } from '#tests/support/sign-in.ts'
import { waitUntilDone, waitUntilQuiet } from '../fingerprint.ts'
import { PASSWORD, sharedPasswordHash } from '../world.ts'

/*
 * Limits of the attempts to sign in, from one address and from many. The server trusts `x-forwarded-for`, so that each test
 * can use addresses of its own.
 */

let server: TestServer
let here: StaffedDaycare
let there: StaffedDaycare

beforeAll(async () => {
  server = await startServer({ TRUST_PROXY: '1' })
  ;({ here, there } = await createTwoDaycares(server.db))
  await server.db.user.updateMany({
    where: { id: { in: [here.teacher.id, there.teacher.id] } },
    data: { passwordHash: await sharedPasswordHash() },
  })
})
afterAll(() => server?.stop())

const nobody = () => createCaller(server.url, CODE_REQUEST)
const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } })
const inBatches = async (count: number, call: (index: number) => Promise<Reply>) => {
  const replies: Reply[] = []
  // Twenty calls at once, like a small attacker.
  for (let first = 0; first < count; first += 20) {
    const batch = Array.from({ length: Math.min(20, count - first) }, (_, index) => call(first + index))
    replies.push(...(await Promise.all(batch)))
  }
  return replies
}
const count = (replies: Reply[], status: number) => replies.filter((reply) => reply.status === status).length

describe('from one place', () => {
  const methods: [string, (index: number) => [string, unknown]][] = [
    ['codes', (index) => ['auth_exchangeLoginCode', { email: `code-${index}@exemple.test`, code: '482913' }]],
    ['passwords', (index) => ['auth_login', { email: `nom-${index}@exemple.test`, password: 'pas le bon' }]],
    ['links', (index) => ['auth_exchangeLoginToken', { token: `x${index}`.padEnd(43, 'x') }]],
  ]
  type Place = [string, (number: number, index: number) => string]
  const ipv6Group: Place = [
    'one IPv6 group of 64 bits',
    (number, index) => `2001:db8:0:${number}:${index.toString(16)}::${index.toString(16)}`,
  ]
  const ipv4: Place[] = [
    ['one IPv4 address', (number) => `192.0.2.${number}`],
    [
      'an IPv4 address, written as IPv6 every other time',
      (number, index) => `${index % 2 ? '::ffff:' : ''}198.51.100.${number}`,
    ],
  ]
  // Which addresses are one place is decided in one function (rate-limit.server.test.ts): each method shows that it asks it.
  for (const [number, [what, attempt]] of methods.entries())
    test.each([ipv6Group, ...(what === 'links' ? ipv4 : [])])(
      `of 300 ${what} for as many people from %s, 60 are looked at`,
      async (_, ip) => {
        const replies = await inBatches(300, (index) => nobody().post(...attempt(index), from(ip(number, index))))
        expect([count(replies, 401), count(replies, 429)]).toEqual([60, 240])
        const refused = replies.find(({ status }) => status === 429)
        expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
        expect(refused?.message).toContain('Trop d’essais')
      },
    )

  test('the three methods count together, and other addresses do not', async () => {
    const tries = await inBatches(90, (index) => {
      const [, attempt] = methods[index % 3] ?? methods[0] ?? []
      if (!attempt) throw new Error('No method')
      return nobody().post(...attempt(1_000 + index), from('203.0.113.1'))
    })
    expect([count(tries, 401), count(tries, 429)]).toEqual([60, 30])
    const person = await createPerson(server.db, 'TEACHER', there.daycare)
    const token = await createLoginLink(server.db, person.id)
    expect((await nobody().post('auth_exchangeLoginToken', { token }, from('203.0.113.1'))).status).toBe(429)
    expect((await nobody().post('auth_exchangeLoginToken', { token }, from('203.0.113.2'))).status).toBe(200)
  })

  test('successful sign-ins do not count: a whole team shares one address', async () => {
    const replies = await inBatches(80, async () => {
      const person = await createPerson(server.db, 'TEACHER', here.daycare)
      const token = await createLoginLink(server.db, person.id)
      return nobody().post('auth_exchangeLoginToken', { token }, from('203.0.113.3'))
    })
    expect(count(replies, 200)).toBe(80)
  })
})

describe('from many places', () => {
  const guess = (person: User, index: number) =>
    nobody().post(
      'auth_login',
      { email: person.email, password: 'pas le bon' },
      from(`2001:db8:1:${index.toString(16)}::1`),
    )

  test('a hundred wrong passwords a day close the password to strangers, not to her', async () => {
    const { email } = here.teacher
    const ownDevice = nobody()
    const atHome = { email, password: PASSWORD }
    expect((await ownDevice.post('auth_login', atHome, from('2001:db8:2:1::1'))).status).toBe(200)
    await ownDevice.get('auth_logout', undefined, from('2001:db8:2:1::1'))

    const replies = await inBatches(150, (index) => guess(here.teacher, index))
    expect([count(replies, 401), count(replies, 429)]).toEqual([100, 50])

    const stranger = await nobody().post('auth_login', atHome, from('2001:db8:2:2::1'))
    expect(stranger.status).toBe(429)
    expect(stranger.message).toContain('recevez un lien par courriel')
    expect(Number(stranger.headers.get('retry-after'))).toBeGreaterThan(3_600)

    expect((await ownDevice.post('auth_login', atHome, from('2001:db8:2:3::1'))).status).toBe(200)

    const newDevice = nobody()
    const token = await createLoginLink(server.db, here.teacher.id)
    expect((await newDevice.post('auth_exchangeLoginToken', { token }, from('2001:db8:2:4::1'))).status).toBe(200)
    await newDevice.get('auth_logout', undefined, from('2001:db8:2:4::1'))
    expect((await newDevice.post('auth_login', atHome, from('2001:db8:2:4::1'))).status).toBe(200)

    // Other people sign in as before, and their devices are not recognised as hers.
    const neighbour = nobody()
    const other = { email: there.teacher.email, password: PASSWORD }
    expect((await neighbour.post('auth_login', other, from('2001:db8:2:5::1'))).status).toBe(200)
    expect((await neighbour.post('auth_login', atHome, from('2001:db8:2:5::1'))).status).toBe(429)
  })

  test('the limit does not reveal which accounts exist', async () => {
    const email = 'nulle-part@exemple.test'
    const replies = await inBatches(120, (index) => guess({ ...here.manager, email }, 0x1000 + index))
    expect([count(replies, 401), count(replies, 429)]).toEqual([100, 20])
    expect(replies.at(-1)?.message).toContain('recevez un lien par courriel')
  })

  test('fifty wrong codes a day close the codes to strangers; the link of the same message enters', async () => {
    const person = await createPerson(server.db, 'TEACHER', here.daycare)
    const replies = await inBatches(80, (index) =>
      nobody().post(
        'auth_exchangeLoginCode',
        { email: person.email, code: '482913' },
        from(`2001:db8:3:${index.toString(16)}::1`),
      ),
    )
    expect([count(replies, 401), count(replies, 429)]).toEqual([50, 30])
    expect(replies.at(-1)?.message).toContain('ouvrez le lien du courriel')
    const token = await createLoginLink(server.db, person.id)
    expect((await nobody().post('auth_exchangeLoginToken', { token }, from('2001:db8:4::1'))).status).toBe(200)
  })
})

/** The messages sent to this address, the oldest first. */
async function messagesTo(email: string): Promise<string[]> {
  const outbox = join(server.dataDir, 'outbox')
  // There is no such folder before the first message.
  const names = await readdir(outbox).catch(() => [])
  // The names sort by time; files with another extension are still being written.
  const files = names.filter((name) => name.endsWith('.eml')).toSorted()
  const messages = await Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')))
  return messages.filter((message) => message.includes(email)).map((message) => message.replaceAll('=\r\n', ''))
}

const tokenIn = (message = ''): string => /\/auth\?t=(?:3D)?([\w-]{43})/.exec(message)?.[1] ?? ''
const codeIn = (message = ''): string => /ce code=C2=A0: (\d{6})\b/.exec(message)?.[1] ?? ''

test('a code enters in the browser that asked for it last, and in no other; the link of its message, anywhere', async () => {
  const { email } = await createPerson(server.db, 'TEACHER', here.daycare)
  const ip = from('203.0.113.20')
  const [asking, another, none] = [createCaller(server.url), createCaller(server.url), createCaller(server.url)]
  /** @returns the message that comes */
  const ask = async (caller: Caller, whose: string) => {
    const before = (await messagesTo(whose)).length
    const asked = await caller.post('auth_requestLoginLink', { email: whose }, ip)
    expect(asked.headers.getSetCookie().join()).toMatch(
      /^brindille-demande=[\w-]{43};(?=.*HttpOnly)(?=.*SameSite=Strict)/,
    )
    await expect.poll(async () => (await messagesTo(whose)).length).toBe(before + 1)
    return (await messagesTo(whose)).at(-1)
  }
  const enter = (caller: Caller, message = '') =>
    caller.post('auth_exchangeLoginCode', { email, code: codeIn(message) }, ip)

  await ask(another, there.teacher.email)
  const first = await ask(asking, email)
  expect(codeIn(first)).toMatch(/^\d{6}$/)
  const withoutRequest = await enter(none, first)
  expect([withoutRequest.status, withoutRequest.message]).toEqual([401, expect.stringContaining('demandé')])
  const { requestHash } = await server.db.loginToken.findFirstOrThrow({
    where: { user: { email } },
    select: { requestHash: true },
  })
  const stolen = createCaller(server.url, { 'brindille-demande': requestHash ?? '' })
  expect([(await enter(another, first)).status, (await enter(stolen, first)).status]).toEqual([401, 401])

  const second = await ask(asking, email)
  expect(codeIn(second)).not.toBe(codeIn(first))
  expect((await enter(asking, first)).status).toBe(401)
  expect((await enter(asking, second)).status).toBe(200)

  const third = await ask(asking, email)
  const elsewhere = await none.post('auth_exchangeLoginToken', { token: tokenIn(third) }, ip)
  expect(elsewhere.status).toBe(200)
})

test('a link that anybody requests does not revoke the invitation of a newcomer', async () => {
  const email = 'nouvelle-venue@exemple.test'
  const manager = await server.as(there.manager)
  const newcomer = { firstName: 'Nouvelle', lastName: 'Venue', email }
  expect((await manager.post('teachers_createTeacher', newcomer)).status).toBe(200)
  await waitUntilDone(server.db, 'mail')
  expect((await nobody().post('auth_requestLoginLink', { email }, from('203.0.113.9'))).status).toBe(200)
  await waitUntilQuiet(server.db)
  const tokens = (await messagesTo(email)).map(tokenIn)
  expect(tokens).toHaveLength(2)
  for (const token of tokens)
    expect((await nobody().post('auth_exchangeLoginToken', { token }, from('203.0.113.10'))).status).toBe(200)
})
