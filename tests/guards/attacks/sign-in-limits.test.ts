import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { User } from '#app/server/generated/prisma/client.ts'
import { createPerson, type Staffed, twoDaycares } from '#tests/support/people.ts'
import { createCaller, type Reply } from '#tests/support/rpc.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { createLink } from '#tests/support/sign-in.ts'
import { waitUntilDone, waitUntilQuiet } from '../fingerprint.ts'
import { PASSWORD, sharedPasswordHash } from '../world.ts'

/*
 * What strangers may try, from one place and from many. The server believes the forwarded address, so that a test has
 * as many places as it wants; none of them serves two tests.
 */

let server: TestServer
let here: Staffed
let there: Staffed

beforeAll(async () => {
  server = await startServer({ TRUST_PROXY: '1' })
  ;({ here, there } = await twoDaycares(server.db))
  await server.db.user.updateMany({
    where: { id: { in: [here.teacher.id, there.teacher.id] } },
    data: { passwordHash: await sharedPasswordHash() },
  })
})
afterAll(() => server?.stop())

const nobody = () => createCaller(server.url)
const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } })
const inTurns = async (count: number, act: (index: number) => Promise<Reply>) => {
  const replies: Reply[] = []
  // As many at once as a modest attacker has connections.
  for (let first = 0; first < count; first += 20) {
    const turn = Array.from({ length: Math.min(20, count - first) }, (_, index) => act(first + index))
    replies.push(...(await Promise.all(turn)))
  }
  return replies
}
const count = (replies: Reply[], status: number) => replies.filter((reply) => reply.status === status).length

describe('from one place', () => {
  const ways: [string, (index: number) => [string, unknown]][] = [
    ['codes', (index) => ['auth_exchangeLoginCode', { email: `code-${index}@exemple.test`, code: '482913' }]],
    ['passwords', (index) => ['auth_login', { email: `nom-${index}@exemple.test`, password: 'pas le bon' }]],
    ['links', (index) => ['auth_exchangeLoginToken', { token: `x${index}`.padEnd(43, 'x') }]],
  ]
  const places: [string, (way: number, index: number) => string][] = [
    ['one IPv4 address', (way) => `192.0.2.${way}`],
    ['one IPv6 group of 64 bits', (way, index) => `2001:db8:0:${way}:${index.toString(16)}::${index.toString(16)}`],
    [
      'an IPv4 address, written as IPv6 every other time',
      (way, index) => `${index % 2 ? '::ffff:' : ''}198.51.100.${way}`,
    ],
  ]
  for (const [way, [what, attempt]] of ways.entries())
    test.each(places)(`of 300 ${what} for as many people from %s, 60 are looked at`, async (_, ip) => {
      const replies = await inTurns(300, (index) => nobody().post(...attempt(index), from(ip(way, index))))
      expect([count(replies, 401), count(replies, 429)]).toEqual([60, 240])
      const refused = replies.find(({ status }) => status === 429)
      expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(refused?.message).toContain('Trop d’essais')
    })

  test('the three ways in count together, and neighbours do not', async () => {
    const tries = await inTurns(90, (index) => {
      const [, attempt] = ways[index % 3] ?? ways[0] ?? []
      if (!attempt) throw new Error('No way in')
      return nobody().post(...attempt(1_000 + index), from('203.0.113.1'))
    })
    expect([count(tries, 401), count(tries, 429)]).toEqual([60, 30])
    const person = await createPerson(server.db, 'TEACHER', there.daycare)
    const token = await createLink(server.db, person.id)
    expect((await nobody().post('auth_exchangeLoginToken', { token }, from('203.0.113.1'))).status).toBe(429)
    expect((await nobody().post('auth_exchangeLoginToken', { token }, from('203.0.113.2'))).status).toBe(200)
  })

  test('whoever comes in uses up nothing: a whole team has one connection', async () => {
    const replies = await inTurns(80, async () => {
      const person = await createPerson(server.db, 'TEACHER', here.daycare)
      const token = await createLink(server.db, person.id)
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

    const replies = await inTurns(150, (index) => guess(here.teacher, index))
    expect([count(replies, 401), count(replies, 429)]).toEqual([100, 50])

    const stranger = await nobody().post('auth_login', atHome, from('2001:db8:2:2::1'))
    expect(stranger.status).toBe(429)
    expect(stranger.message).toContain('recevez un lien par courriel')
    expect(Number(stranger.headers.get('retry-after'))).toBeGreaterThan(3_600)

    expect((await ownDevice.post('auth_login', atHome, from('2001:db8:2:3::1'))).status).toBe(200)

    const newDevice = nobody()
    const token = await createLink(server.db, here.teacher.id)
    expect((await newDevice.post('auth_exchangeLoginToken', { token }, from('2001:db8:2:4::1'))).status).toBe(200)
    await newDevice.get('auth_logout', undefined, from('2001:db8:2:4::1'))
    expect((await newDevice.post('auth_login', atHome, from('2001:db8:2:4::1'))).status).toBe(200)

    // Other people come in as before, and their devices are not hers.
    const neighbour = nobody()
    const other = { email: there.teacher.email, password: PASSWORD }
    expect((await neighbour.post('auth_login', other, from('2001:db8:2:5::1'))).status).toBe(200)
    expect((await neighbour.post('auth_login', atHome, from('2001:db8:2:5::1'))).status).toBe(429)
  })

  test('the ceiling says nothing of who exists', async () => {
    const email = 'nulle-part@exemple.test'
    const replies = await inTurns(120, (index) => guess({ ...here.manager, email }, 0x1000 + index))
    expect([count(replies, 401), count(replies, 429)]).toEqual([100, 20])
    expect(replies.at(-1)?.message).toContain('recevez un lien par courriel')
  })

  test('fifty wrong codes a day close the codes to strangers; the link of the same message enters', async () => {
    const person = await createPerson(server.db, 'TEACHER', here.daycare)
    const replies = await inTurns(80, (index) =>
      nobody().post(
        'auth_exchangeLoginCode',
        { email: person.email, code: '482913' },
        from(`2001:db8:3:${index.toString(16)}::1`),
      ),
    )
    expect([count(replies, 401), count(replies, 429)]).toEqual([50, 30])
    expect(replies.at(-1)?.message).toContain('ouvrez le lien du courriel')
    const token = await createLink(server.db, person.id)
    expect((await nobody().post('auth_exchangeLoginToken', { token }, from('2001:db8:4::1'))).status).toBe(200)
  })
})

/** Tokens of the links sent to this address, the oldest first. */
async function tokensSentTo(email: string): Promise<string[]> {
  const outbox = join(server.dataDir, 'outbox')
  // In the order in which they were written; what still has another ending is not whole.
  const files = (await readdir(outbox)).filter((name) => name.endsWith('.eml')).toSorted()
  const messages = await Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')))
  const hers = messages.filter((message) => message.includes(email)).map((message) => message.replaceAll('=\r\n', ''))
  return hers.flatMap((message) => /\/auth\?t=(?:3D)?([\w-]{43})/.exec(message)?.[1] ?? [])
}

test('a link asked for by anybody leaves the invitation of a newcomer alive', async () => {
  const email = 'nouvelle-venue@exemple.test'
  const manager = await server.as(there.manager)
  const newcomer = { firstName: 'Nouvelle', lastName: 'Venue', email }
  expect((await manager.post('teachers_createTeacher', newcomer)).status).toBe(200)
  await waitUntilDone(server.db, 'mail')
  expect((await nobody().post('auth_requestLoginLink', { email }, from('203.0.113.9'))).status).toBe(200)
  await waitUntilQuiet(server.db)
  const tokens = await tokensSentTo(email)
  expect(tokens).toHaveLength(2)
  for (const token of tokens)
    expect((await nobody().post('auth_exchangeLoginToken', { token }, from('203.0.113.10'))).status).toBe(200)
})
