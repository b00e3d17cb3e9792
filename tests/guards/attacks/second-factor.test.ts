import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { subMinutes } from 'date-fns/subMinutes'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { User } from '#app/server/generated/prisma/client.ts'
import { hashSecret } from '#app/server/session/password.server.ts'
import { createPerson, createStaffedDaycare, type StaffedDaycare } from '#tests/support/people.ts'
import { type Caller, createCaller, type Reply } from '#tests/support/rpc.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { CODE_REQUEST, codeOf, createLoginLink, giveSecondFactor, wrongCodeOf } from '#tests/support/sign-in.ts'
import { clearLimits } from '../fingerprint.ts'
import { PASSWORD, sharedPasswordHash } from '../world.ts'

/* A person with a second factor: no first step opens a session, whatever it is. */

let server: TestServer
let staffed: StaffedDaycare
let teacher: User
let secret: string
let recoveryCodes: string[]

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.stop())

beforeEach(async () => {
  await clearLimits(server.db)
  staffed = await createStaffedDaycare(server.db)
  teacher = await server.db.user.update({
    where: { id: staffed.teacher.id },
    data: { passwordHash: await sharedPasswordHash() },
  })
  ;({ secret, recoveryCodes } = await giveSecondFactor(server.db, teacher.id))
})

const AWAITS = { awaitsSecondFactor: true }
const sessions = () => server.db.session.count({ where: { userId: teacher.id } })
const byPassword = (caller: Caller) => caller.post('auth_login', { email: teacher.email, password: PASSWORD })
const give = (caller: Caller, code: string) => caller.post('auth_authenticateSecondFactor', { code })
const giveRecovery = (caller: Caller, recoveryCode: string) =>
  caller.post('auth_authenticateRecoveryCode', { recoveryCode })

async function mailedCode(): Promise<string> {
  const codeHash = await hashSecret('123456')
  await createLoginLink(server.db, teacher.id, codeHash)
  return '123456'
}

/** A link that the manager has made, and was shown. */
async function shownLink(): Promise<string> {
  const made = await (await server.as(staffed.manager)).post('auth_generateUserSession', { userId: teacher.id })
  return new URL((made.result as { url: string }).url).searchParams.get('t') ?? ''
}

const FIRST_STEPS: [string, (caller: Caller) => Promise<Reply>][] = [
  ['her password', byPassword],
  [
    'a link by e-mail',
    async (caller) => caller.post('auth_exchangeLoginToken', { token: await createLoginLink(server.db, teacher.id) }),
  ],
  [
    'the code of that e-mail',
    async (caller) => caller.post('auth_exchangeLoginCode', { email: teacher.email, code: await mailedCode() }),
  ],
  [
    'a link that her manager was shown',
    async (caller) => caller.post('auth_exchangeLoginToken', { token: await shownLink() }),
  ],
]

describe.each(FIRST_STEPS)('after %s', (_, firstStep) => {
  test('nothing is open before her code, and her session is after it', async () => {
    const caller = createCaller(server.url, CODE_REQUEST)
    const reply = await firstStep(caller)
    expect([reply.status, reply.result]).toEqual([200, AWAITS])
    expect(reply.headers.getSetCookie().map((line) => line.split('=')[0])).toEqual(['brindille-etape'])
    expect(reply.headers.getSetCookie()[0]).toMatch(/HttpOnly/i)
    expect((await caller.get('auth_getCurrentUser')).result).toBeNull()
    expect((await caller.get('auth_getSessions')).status).toBe(401)
    expect(await sessions()).toBe(0)
    expect((await give(caller, wrongCodeOf(secret))).status).toBe(401)
    expect(await sessions()).toBe(0)
    const entered = await give(caller, codeOf(secret))
    expect(entered.result).toMatchObject({ id: teacher.id })
    expect(await sessions()).toBe(1)
    expect((await caller.get('activities_getThemes')).status).toBe(200)
  })
})

test('a link that her manager was shown still proves nothing of who uses it', async () => {
  const caller = createCaller(server.url)
  await caller.post('auth_exchangeLoginToken', { token: await shownLink() })
  expect((await give(caller, codeOf(secret))).result).toMatchObject({ needsProof: true })
  expect((await caller.get('auth_getSessions')).status).toBe(403)
  const entry = await server.db.auditEntry.findFirstOrThrow({
    where: { action: 'link.usedOfOther', actorId: teacher.id },
  })
  expect(entry).toMatchObject({ targetId: staffed.manager.id, details: { secondFactor: 'code' } })
})

test('the second step is of the browser that took the first, and of ten minutes', async () => {
  const caller = createCaller(server.url)
  await byPassword(caller)
  expect((await caller.get('auth_getSecondStep')).result).toEqual({ isOpen: true })
  const elsewhere = createCaller(server.url)
  expect((await elsewhere.get('auth_getSecondStep')).result).toEqual({ isOpen: false })
  expect((await give(elsewhere, codeOf(secret))).status).toBe(401)
  const { expiresAt } = await server.db.pendingSignIn.findFirstOrThrow({ where: { userId: teacher.id } })
  expect((expiresAt.getTime() - Date.now()) / 60_000).toBeCloseTo(10, 0)
  await server.db.pendingSignIn.updateMany({ data: { expiresAt: subMinutes(new Date(), 1) } })
  const late = await give(caller, codeOf(secret))
  expect([late.status, late.message]).toEqual([401, expect.stringContaining('dix minutes')])
  expect(await sessions()).toBe(0)
})

test('a code opens one session: used again, by her or by who has read it, it is refused', async () => {
  const code = codeOf(secret)
  const first = createCaller(server.url)
  const second = createCaller(server.url)
  await byPassword(first)
  await byPassword(second)
  const replies = await Promise.all([give(first, code), give(second, code)])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401])
  expect(await sessions()).toBe(1)
})

test('a recovery code opens one session, once, and she is told by e-mail', async () => {
  const [code = ''] = recoveryCodes
  const caller = createCaller(server.url)
  await byPassword(caller)
  expect((await giveRecovery(caller, code)).result).toMatchObject({ id: teacher.id })
  const again = createCaller(server.url)
  await byPassword(again)
  const refused = await giveRecovery(again, code)
  expect([refused.status, refused.message]).toEqual([401, expect.stringContaining('déjà servi')])
  const mail = await server.db.mailJob.findFirstOrThrow({ where: { userId: teacher.id, kind: 'SECOND_FACTOR' } })
  expect(mail.data).toMatchObject({ change: 'codeUsed' })
  const entry = await server.db.auditEntry.findFirstOrThrow({
    where: { action: 'session.opened', actorId: teacher.id },
  })
  expect(entry.details).toEqual({ by: 'password', secondFactor: 'recovery' })
})

test('five wrong codes close the second step for a quarter of an hour, of both kinds, and each is in the audit log', async () => {
  const caller = createCaller(server.url)
  await byPassword(caller)
  const wrong = wrongCodeOf(secret)
  const tries = [
    await give(caller, wrong),
    await give(caller, wrong),
    await give(caller, wrong),
    await giveRecovery(caller, '2222-2222-2222'),
    await giveRecovery(caller, '3333-3333-3333'),
  ]
  expect(tries.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
  const closed = await give(caller, codeOf(secret))
  expect(closed.status).toBe(429)
  expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(0)
  // Beginning again does not open it.
  const again = createCaller(server.url)
  await byPassword(again)
  expect((await give(again, codeOf(secret))).status).toBe(429)
  const entries = await server.db.auditEntry.findMany({ where: { action: 'session.refused', targetId: teacher.id } })
  expect(entries.map(({ details }) => details)).toEqual(Array.from({ length: 5 }, () => ({ by: 'secondFactor' })))
  expect(JSON.stringify(entries)).not.toContain(wrong)
})

test('a new password neither removes it nor leaves a sign-in that was begun before', async () => {
  const caller = createCaller(server.url)
  const intruder = createCaller(server.url)
  await byPassword(intruder)
  await caller.post('auth_exchangeLoginToken', { token: await createLoginLink(server.db, teacher.id) })
  await give(caller, codeOf(secret))
  const newPassword = 'cailloux-du-ruisseau-gris'
  expect((await caller.post('auth_updatePassword', { newPassword })).status).toBe(200)
  expect((await intruder.get('auth_getSecondStep')).result).toEqual({ isOpen: false })
  const reply = await createCaller(server.url).post('auth_login', { email: teacher.email, password: newPassword })
  expect(reply.result).toEqual(AWAITS)
})

test('the secret is in one answer, and afterwards in none, nor in the log or a message', async () => {
  const caller = await server.as(staffed.manager)
  const begun = (await caller.post('auth_beginSecondFactor')).result as { secret: string }
  expect((await caller.post('auth_confirmSecondFactor', { code: codeOf(begun.secret) })).status).toBe(200)
  const answers = [
    await caller.get('auth_getSecondFactor'),
    await caller.get('auth_getCurrentUser'),
    await caller.post('auth_beginSecondFactor'),
    await caller.post('privacy_exportMyData'),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 409, 200])
  const page = await fetch(`${server.url}/second-factor`, { headers: { cookie: caller.cookie() } })
  const outbox = join(server.dataDir, 'outbox')
  const messages = await Promise.all(
    (await readdir(outbox).catch(() => [])).map((name) => readFile(join(outbox, name), 'utf8')),
  )
  for (const text of [...answers.map((answer) => answer.text), await page.text(), server.output(), ...messages])
    expect(text).not.toContain(begun.secret)
})

test('where superadmins and managers have to have one, nothing else opens for them before', async () => {
  const strict = await startServer({ SECOND_FACTOR: 'administration' })
  try {
    const here = await createStaffedDaycare(strict.db)
    const admin = await createPerson(strict.db, 'SUPERADMIN')
    const visit = async (person: User, path: string) => {
      const cookie = (await strict.as(person)).cookie()
      const { status, headers } = await fetch(strict.url + path, { redirect: 'manual', headers: { cookie } })
      return (headers.get('location') ?? String(status)).replace(strict.url, '')
    }
    expect(await visit(here.manager, '/quiz')).toBe('/second-factor?redirect=%2Fquiz')
    expect(await visit(admin, '/admin')).toBe('/second-factor?redirect=%2Fadmin')
    expect(await visit(here.manager, '/create-daycare')).toBe('/second-factor')
    expect(await visit(here.manager, '/second-factor')).toBe('200')
    expect(await visit(here.teacher, '/quiz')).toBe('200')
    const caller = await strict.as(here.manager)
    for (const call of ['daycares_getManagerDaycares', 'activities_getTrash']) {
      const refused = await caller.get(call)
      expect([refused.status, refused.headers.get('x-refusal')]).toEqual([403, 'SECOND_FACTOR_NEEDED'])
    }
    const begun = (await caller.post('auth_beginSecondFactor')).result as { secret: string }
    await caller.post('auth_confirmSecondFactor', { code: codeOf(begun.secret) })
    expect((await caller.get('daycares_getManagerDaycares')).status).toBe(200)
    expect(await visit(here.manager, '/quiz')).toBe('200')
  } finally {
    await strict.stop()
  }
})
