import { createHash, randomBytes } from 'node:crypto'
import { addMinutes } from 'date-fns/addMinutes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { User } from '#app/server/generated/prisma/client.ts'
import { hashSecret } from '#app/server/session/password.server.ts'
import { createDaycare, createPerson } from '#tests/support/people.ts'
import { createCaller } from '#tests/support/rpc.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

/*
 * What must hold with several processes: limits, links and sessions must not depend on the memory of one of them.
 */

const PASSWORD = 'la galoche est sous le banc'
let server: TestServer
let passwordHash: string

beforeAll(async () => {
  server = await startServer({ WEB_CONCURRENCY: '2' })
  passwordHash = await hashSecret(PASSWORD)
})
afterAll(() => server?.stop())

async function createTeacherWithPassword(): Promise<User> {
  const daycare = await createDaycare(server.db)
  const person = await createPerson(server.db, 'TEACHER', daycare)
  return server.db.user.update({ where: { id: person.id }, data: { passwordHash } })
}

async function linkFor(person: User): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const tokenHash = createHash('sha256').update(token).digest('hex')
  const expiresAt = addMinutes(new Date(), 15)
  await server.db.loginToken.create({ data: { tokenHash, purpose: 'LOGIN', userId: person.id, expiresAt } })
  return token
}

const inParallel = <T>(count: number, call: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => call(i)))
const countStatus = (statuses: number[], status: number) => statuses.filter((other) => other === status).length

test('of 60 simultaneous sign-ins for one address, five are evaluated', async () => {
  const { email } = await createTeacherWithPassword()
  const replies = await inParallel(60, () =>
    createCaller(server.url).post('auth_login', { email, password: 'pas le bon' }),
  )
  const statuses = replies.map(({ status }) => status)
  expect(countStatus(statuses, 401)).toBe(5)
  expect(countStatus(statuses, 429)).toBe(55)
  const refused = replies.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  // The limit is checked before the password: the right one is refused too.
  expect((await createCaller(server.url).post('auth_login', { email, password: PASSWORD })).status).toBe(429)
})

test('of 20 simultaneous uses of one link, one signs in', async () => {
  const person = await createTeacherWithPassword()
  const token = await linkFor(person)
  const callers = await inParallel(20, async () => createCaller(server.url))
  const replies = await Promise.all(callers.map((caller) => caller.post('auth_exchangeLoginToken', { token })))
  expect(
    countStatus(
      replies.map(({ status }) => status),
      200,
    ),
  ).toBe(1)
  expect(await server.db.session.count({ where: { userId: person.id } })).toBe(1)
  const late = replies.find(({ status }) => status !== 200)
  expect(late?.message).toContain('déjà servi')
})

test('reading the page of a link, however often, does not consume it', async () => {
  const token = await linkFor(await createTeacherWithPassword())
  for (const method of ['GET', 'HEAD', 'GET']) {
    const page = await fetch(`${server.url}/auth?t=${token}`, { method })
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    await page.arrayBuffer()
  }
  expect((await createCaller(server.url).post('auth_exchangeLoginToken', { token })).status).toBe(200)
})

/** Statuses for this cookie, over enough connections for both processes to answer. */
async function statusesOf(cookie: string): Promise<number[]> {
  const replies = await inParallel(12, () =>
    createCaller(server.url).get('daycares_getTeacherDaycare', undefined, { headers: { cookie, connection: 'close' } }),
  )
  return [...new Set(replies.map(({ status }) => status))]
}

test.each([
  [
    'signing out',
    async (cookie: string) => createCaller(server.url).get('auth_logout', undefined, { headers: { cookie } }),
  ],
  [
    'changing the password elsewhere',
    async (_cookie: string, person: User) => {
      const elsewhere = await server.as(person)
      await elsewhere.post('auth_updatePassword', {
        currentPassword: PASSWORD,
        newPassword: 'sept bottes sous la pluie',
      })
    },
  ],
  [
    'ending the other sessions from another device',
    async (_cookie: string, person: User) => {
      await (await server.as(person)).post('auth_endOtherSessions')
    },
  ],
  [
    'erasing the account at her request',
    async (_cookie: string, { id: userId }: User) => {
      const { id: requestId } = await server.db.erasureRequest.create({ data: { userId } })
      const admin = await server.as(await createPerson(server.db, 'SUPERADMIN'))
      expect((await admin.post('privacy_eraseAccount', { requestId })).status).toBe(200)
    },
  ],
  [
    'deleting the person',
    async (_cookie: string, person: User) =>
      server.db.user.update({ where: { id: person.id }, data: { deletedAt: new Date() } }),
  ],
])('%s ends the session at once, in every process', async (_, end) => {
  const person = await createTeacherWithPassword()
  const cookie = (await server.as(person)).cookie()
  expect(await statusesOf(cookie)).toEqual([200])
  await end(cookie, person)
  expect(await statusesOf(cookie)).toEqual([401])
})

test('signing in does not reuse a session token of the client (session fixation)', async () => {
  const { email } = await createTeacherWithPassword()
  const planted = 'x'.repeat(43)
  const caller = createCaller(server.url, { brindille: planted })
  const reply = await caller.post('auth_login', { email, password: PASSWORD })
  expect(reply.status).toBe(200)
  expect(caller.cookie()).not.toContain(planted)
  const ofSession = reply.headers.getSetCookie().filter((line) => line.startsWith('brindille='))
  expect(ofSession).toEqual([
    expect.stringMatching(/^brindille=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
  ])
})

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

test('a refused sign-in takes as long for an unknown address as for a known one', { timeout: 240_000 }, async () => {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  // At most 10 % apart, plus 5 ms of noise.
  const areAlike = () =>
    Math.abs(median(times.known) - median(times.unknown)) <
    Math.min(median(times.known), median(times.unknown)) * 0.1 + 5
  // Noise goes away with more rounds; a missing password hash shows in all of them.
  for (let round = 0; round < 5 && (round === 0 || !areAlike()); round++)
    for (const [index, { email }] of (await inParallel(25, createTeacherWithPassword)).entries())
      for (const kind of index % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        await server.db.rateLimit.deleteMany()
        const address = kind === 'known' ? email : `nulle-part-${round}-${index}@exemple.test`
        const begun = performance.now()
        const reply = await createCaller(server.url).post('auth_login', { email: address, password: 'pas le bon' })
        times[kind].push(performance.now() - begun)
        expect(reply.status).toBe(401)
      }
  expect(areAlike(), `known ${median(times.known)} ms, unknown ${median(times.unknown)} ms`).toBe(true)
})
