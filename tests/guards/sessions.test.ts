import { hash } from '@node-rs/argon2'
import { subHours } from 'date-fns/subHours'
import { subMinutes } from 'date-fns/subMinutes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { User } from '#app/server/generated/prisma/client.ts'
import { createStaffedDaycare } from '#tests/support/people.ts'
import { createCaller } from '#tests/support/rpc.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { clearLimits } from './fingerprint.ts'
import { PASSWORD, sharedPasswordHash } from './world.ts'

/* How long a session lasts, on a personal and on a shared device. */

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.stop())

async function createTeacherWithPassword(): Promise<User> {
  const { teacher } = await createStaffedDaycare(server.db)
  return server.db.user.update({ where: { id: teacher.id }, data: { passwordHash: await sharedPasswordHash() } })
}

async function signIn(shared?: boolean) {
  await clearLimits(server.db)
  const person = await createTeacherWithPassword()
  const caller = createCaller(server.url)
  const reply = await caller.post('auth_login', { email: person.email, password: PASSWORD, shared })
  expect(reply.status).toBe(200)
  const cookie = /^brindille=.*/m.exec(reply.headers.getSetCookie().join('\n'))?.[0] ?? ''
  return { person, caller, cookie, user: reply.result }
}

const setLastSeen = (person: User, lastSeenAt: Date) =>
  server.db.session.updateMany({ where: { userId: person.id }, data: { lastSeenAt } })

test.each([
  [false, subHours(new Date(), 11), subHours(new Date(), 13)],
  [true, subMinutes(new Date(), 28), subMinutes(new Date(), 31)],
])('shared device: %s, an idle session stays open, then expires', async (shared, alive, dead) => {
  const { person, caller } = await signIn(shared)
  await setLastSeen(person, alive)
  expect((await caller.get('auth_getSessions')).status).toBe(200)
  await setLastSeen(person, dead)
  const refused = await caller.get('auth_getSessions')
  expect([refused.status, refused.headers.get('x-refusal')]).toEqual([401, 'UNAUTHENTICATED'])
})

test('on a shared device the cookie ends with the browser, the session lasts 12 hours, and the client knows it', async () => {
  const { person, cookie, user } = await signIn(true)
  expect(cookie).not.toMatch(/max-age|expires/i)
  expect(user).toMatchObject({ sharedDevice: true })
  const session = await server.db.session.findFirstOrThrow({ where: { userId: person.id } })
  expect((session.expiresAt.getTime() - session.createdAt.getTime()) / 3_600_000).toBeCloseTo(12, 1)
})

test('a device of one’s own keeps the session for 30 days', async () => {
  const { cookie, user } = await signIn()
  expect(cookie).toMatch(/Max-Age=2592000/)
  expect(user).toMatchObject({ sharedDevice: false })
})

test('a password that was hashed more weakly is hashed anew when she signs in', async () => {
  await clearLimits(server.db)
  const { teacher } = await createStaffedDaycare(server.db)
  const weak = await hash(PASSWORD, { memoryCost: 4_096, timeCost: 1, parallelism: 1 })
  await server.db.user.update({ where: { id: teacher.id }, data: { passwordHash: weak } })
  const signInNow = () => createCaller(server.url).post('auth_login', { email: teacher.email, password: PASSWORD })
  expect((await signInNow()).status).toBe(200)
  const { passwordHash } = await server.db.user.findUniqueOrThrow({ where: { id: teacher.id } })
  expect(weak).toContain('m=4096')
  expect(passwordHash).toContain('$argon2id$v=19$m=19456,t=2')
  expect((await signInNow()).status).toBe(200)
})

test('a proof of who is there gives the session another token, and the one before opens nothing', async () => {
  const { person, caller, cookie } = await signIn()
  const [pair = ''] = cookie.split(';')
  const [name = '', before = ''] = pair.split('=')
  const reply = await caller.post('auth_authenticateUser', { password: PASSWORD })
  expect(reply.status).toBe(200)
  const old = createCaller(server.url, { [name]: before })
  expect((await old.get('auth_getSessions')).status).toBe(401)
  expect((await caller.get('auth_getSessions')).status).toBe(200)
  expect(await server.db.session.count({ where: { userId: person.id } })).toBe(1)
})
