import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AuditEntry, User } from '#app/server/generated/prisma/client.ts'
import { createTwoDaycares, type StaffedDaycare } from '#tests/support/people.ts'
import { type Caller, createCaller } from '#tests/support/rpc.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { clearLimits } from './fingerprint.ts'
import { PASSWORD, sharedPasswordHash } from './world.ts'

/* Entries of the audit log about refused calls: who tried what, without any secret, and not without a limit. */

let server: TestServer
let here: StaffedDaycare
let there: StaffedDaycare
let nobody: Caller

beforeAll(async () => {
  server = await startServer()
  nobody = createCaller(server.url)
})
afterAll(() => server?.stop())
beforeEach(async () => {
  await clearLimits(server.db)
  ;({ here, there } = await createTwoDaycares(server.db))
})

/** The entries that this work adds to the audit log. */
async function entriesOf(work: () => Promise<unknown>): Promise<AuditEntry[]> {
  const before = new Set((await server.db.auditEntry.findMany({ select: { id: true } })).map(({ id }) => id))
  await work()
  const after = await server.db.auditEntry.findMany({ orderBy: [{ at: 'asc' }, { id: 'asc' }] })
  return after.filter(({ id }) => !before.has(id))
}
const refused = (entries: AuditEntry[]) => entries.filter(({ action }) => action === 'call.refused')

test('an entry says who tried what, from where, with the reference of the answer', async () => {
  const educator = await server.as(here.teacher)
  let reference: string | null = null
  const [entry, ...more] = await entriesOf(async () => {
    const reply = await educator.get('managers_getPresetManagers', { page: 1, filter: 'all' })
    expect(reply.status).toBe(403)
    reference = reply.headers.get('x-reference')
  })
  expect(more).toEqual([])
  expect(entry).toMatchObject({
    action: 'call.refused',
    actorId: here.teacher.id,
    daycareId: here.daycare.id,
    targetId: null,
    reference,
    details: { fn: 'managers_getPresetManagers', code: 'FORBIDDEN' },
  })
  expect(entry?.ip).not.toBe('')
})

test('for a row of another daycare the entry names it, the answer does not', async () => {
  const manager = await server.as(here.manager)
  const entries = await entriesOf(async () => {
    const team = await manager.get('teachers_getTeachersByDaycare', { daycareId: there.daycare.id })
    const person = await manager.post('teachers_deleteTeacher', { userId: there.teacher.id })
    expect([team.status, person.status]).toEqual([404, 404])
  })
  expect(entries.map(({ targetId, daycareId }) => [targetId, daycareId])).toEqual([
    [there.daycare.id, here.daycare.id],
    [there.teacher.id, here.daycare.id],
  ])
})

test('a missing proof of identity and a conflict are refusals too', async () => {
  await server.db.daycare.update({ where: { id: here.daycare.id }, data: { maxTeachers: 1 } })
  const manager = await server.as(here.manager)
  await server.db.session.updateMany({ where: { userId: here.manager.id }, data: { confirmedAt: null } })
  const codes = await entriesOf(async () => {
    await manager.post('daycares_deleteDaycare', { daycareId: here.daycare.id, name: here.daycare.name })
    await manager.post('teachers_createTeacher', {
      firstName: 'Une',
      lastName: 'De trop',
      email: `trop-${crypto.randomUUID()}@exemple.test`,
    })
  })
  expect(refused(codes).map(({ details }) => details)).toEqual([
    { fn: 'daycares_deleteDaycare', code: 'CONFIRMATION_NEEDED' },
    { fn: 'teachers_createTeacher', code: 'CONFLICT' },
  ])
})

test('a wrong password, and too many of them, have one entry each, without the password', async () => {
  const { email } = await withPassword(here.teacher)
  const entries = await entriesOf(async () => {
    for (let attempt = 0; attempt < 6; attempt++)
      await nobody.post('auth_login', { email, password: `pas-le-bon-${attempt}-${email}` })
  })
  const actions = entries.map(({ action }) => action)
  expect(actions).toEqual([...Array.from({ length: 5 }, () => 'session.refused'), 'call.refused'])
  expect(refused(entries)[0]).toMatchObject({ actorId: null, details: { fn: 'auth_login', code: 'TOO_MANY' } })
  expect(JSON.stringify(entries)).not.toContain('pas-le-bon')
})

test('no entry contains what was sent, only the id of its subject', async () => {
  await withPassword(here.teacher)
  const educator = await server.as(here.teacher)
  const token = randomBytes(32).toString('base64url')
  const secrets = [token, PASSWORD, 'bottes-de-pluie-rouges', 'secret@exemple.test']
  const entries = await entriesOf(async () => {
    await nobody.post('auth_exchangeLoginToken', { token })
    await nobody.post('auth_exchangeLoginCode', { email: 'secret@exemple.test', code: '482913' })
    await educator.post('auth_authenticateUser', { password: 'bottes-de-pluie-rouges' })
    await educator.post('managers_createManager', {
      firstName: 'Nom',
      lastName: 'Secret',
      email: 'secret@exemple.test',
      daycare: { kind: 'none' },
      invite: false,
    })
  })
  expect(refused(entries).map(({ details }) => details)).toEqual([
    { fn: 'auth_exchangeLoginToken', code: 'UNAUTHENTICATED' },
    { fn: 'auth_exchangeLoginCode', code: 'UNAUTHENTICATED' },
    { fn: 'auth_authenticateUser', code: 'FORBIDDEN' },
    { fn: 'managers_createManager', code: 'FORBIDDEN' },
  ])
  for (const entry of entries) {
    for (const secret of [...secrets, '482913', 'Secret']) expect(JSON.stringify(entry)).not.toContain(secret)
    if (entry.action === 'call.refused') expect(Object.keys(entry.details as object)).toEqual(['fn', 'code'])
  }
})

test('no entry for a call without a session, an invalid form or a missing row', async () => {
  const manager = await server.as(here.manager)
  const entries = await entriesOf(async () => {
    expect((await nobody.get('managers_getPresetManagers', { page: 1 })).status).toBe(401)
    expect((await manager.post('teachers_createTeacher', { firstName: '', lastName: '', email: 'x' })).status).toBe(400)
    expect((await manager.get('activities_getActivity', { activityId: crypto.randomUUID() })).status).toBe(404)
  })
  expect(entries).toEqual([])
})

test('repeated refusals of one person do not fill the audit log, nor hide those of others', async () => {
  const [insistent, other] = [await server.as(here.teacher), await server.as(there.teacher)]
  const readAuditLog = (caller: Caller) => caller.get('journal_getJournal', {})
  const entries = await entriesOf(async () => {
    const statuses = new Set<number>()
    for (let round = 0; round < 13; round++)
      for (const { status } of await Promise.all(Array.from({ length: 5 }, () => readAuditLog(insistent))))
        statuses.add(status)
    expect([...statuses]).toEqual([403])
    expect((await readAuditLog(other)).status).toBe(403)
  })
  expect(entries.filter(({ actorId }) => actorId === here.teacher.id)).toHaveLength(60)
  expect(entries.filter(({ actorId }) => actorId === there.teacher.id)).toHaveLength(1)
  // The server log has one line per refusal, and no error about the audit log. A busy machine may be slow.
  const logged = logLines().filter((entry) => /"refusal":.*journal_getJournal/.test(entry))
  expect(logged).toHaveLength(66)
  const troubles = logLines().filter((entry) => /"level":[456]0|"stack"|not written/.test(entry))
  expect(troubles.filter((entry) => !entry.includes('"msg":"slow statement"'))).toEqual([])
})

test('each entry leaves once as a line on standard output too, without names, for a collector elsewhere', async () => {
  const before = server.output().length
  const manager = await server.as(here.manager)
  const email = `colline-${crypto.randomUUID()}@exemple.test`
  const invited = { firstName: 'Colline', lastName: 'Verdoyante', email }
  const entries = await entriesOf(async () => {
    expect((await manager.post('teachers_createTeacher', invited)).status).toBe(200)
    expect((await manager.post('teachers_createTeacher', invited)).status).toBe(409)
    await nobody.post('auth_login', { email: here.manager.email, password: 'ce-n-est-pas-cela' })
  })
  expect(entries.map(({ action }) => action)).toEqual(['teacher.invited', 'call.refused', 'session.refused'])
  const added = () => server.output().slice(before)
  const audited = () =>
    added()
      .split('\n')
      .filter((line) => line.includes('"audit":'))
  await expect.poll(() => audited().length).toBe(entries.length)
  expect(audited().map((line) => JSON.parse(line).audit)).toEqual(
    entries.map((entry) => ({ ...entry, details: undefined, at: entry.at.toISOString() })),
  )
  expect(added()).not.toMatch(/Colline|Verdoyante|exemple\.test|ce-n-est-pas-cela/i)
})

const logLines = () => server.output().split('\n')

async function withPassword({ id }: User): Promise<User> {
  return server.db.user.update({ where: { id }, data: { passwordHash: await sharedPasswordHash() } })
}
