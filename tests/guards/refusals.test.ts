import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AuditEntry, User } from '#app/server/generated/prisma/client.ts'
import { type Staffed, twoDaycares } from '#tests/support/people.ts'
import { type Caller, createCaller } from '#tests/support/rpc.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { clearLimits } from './fingerprint.ts'
import { PASSWORD, passwordHashOfAll } from './world.ts'

/* What the journal keeps of what was refused: enough to see who tried what, nothing that could be used, no flood. */

let server: TestServer
let here: Staffed
let there: Staffed
let nobody: Caller

beforeAll(async () => {
  server = await startServer()
  nobody = createCaller(server.url)
})
afterAll(() => server?.stop())
beforeEach(async () => {
  await clearLimits(server.db)
  ;({ here, there } = await twoDaycares(server.db))
})

/** The lines that this work adds. */
async function linesOf(work: () => Promise<unknown>): Promise<AuditEntry[]> {
  const before = new Set((await server.db.auditEntry.findMany({ select: { id: true } })).map(({ id }) => id))
  await work()
  const after = await server.db.auditEntry.findMany({ orderBy: [{ at: 'asc' }, { id: 'asc' }] })
  return after.filter(({ id }) => !before.has(id))
}
const refused = (lines: AuditEntry[]) => lines.filter(({ action }) => action === 'call.refused')

test('who tried what, on what, from where, under the reference that she was given', async () => {
  const educator = await server.as(here.teacher)
  let reference: string | null = null
  const [line, ...more] = await linesOf(async () => {
    const reply = await educator.get('managers_getPresetManagers', { page: 1, filter: 'all' })
    expect(reply.status).toBe(403)
    reference = reply.headers.get('x-reference')
  })
  expect(more).toEqual([])
  expect(line).toMatchObject({
    action: 'call.refused',
    actorId: here.teacher.id,
    daycareId: here.daycare.id,
    targetId: null,
    reference,
    details: { fn: 'managers_getPresetManagers', code: 'FORBIDDEN' },
  })
  expect(line?.ip).not.toBe('')
})

test('what belongs to another daycare: the line says which, the answer does not', async () => {
  const manager = await server.as(here.manager)
  const lines = await linesOf(async () => {
    const team = await manager.get('teachers_getTeachersByDaycare', { daycareId: there.daycare.id })
    const person = await manager.post('teachers_deleteTeacher', { userId: there.teacher.id })
    expect([team.status, person.status]).toEqual([404, 404])
  })
  expect(lines.map(({ targetId, daycareId }) => [targetId, daycareId])).toEqual([
    [there.daycare.id, here.daycare.id],
    [there.teacher.id, here.daycare.id],
  ])
})

test('a missing proof of identity and a conflict are refusals too', async () => {
  await server.db.daycare.update({ where: { id: here.daycare.id }, data: { maxTeachers: 1 } })
  const manager = await server.as(here.manager)
  await server.db.session.updateMany({ where: { userId: here.manager.id }, data: { confirmedAt: null } })
  const codes = await linesOf(async () => {
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

test('a wrong password and too many of them are told, once each, without the password', async () => {
  const { email } = await withPassword(here.teacher)
  const lines = await linesOf(async () => {
    for (let attempt = 0; attempt < 6; attempt++)
      await nobody.post('auth_login', { email, password: `pas-le-bon-${attempt}-${email}` })
  })
  const words = lines.map(({ action }) => action)
  expect(words).toEqual([...Array.from({ length: 5 }, () => 'session.refused'), 'call.refused'])
  expect(refused(lines)[0]).toMatchObject({ actorId: null, details: { fn: 'auth_login', code: 'TOO_MANY' } })
  expect(JSON.stringify(lines)).not.toContain('pas-le-bon')
})

test('no line holds what was sent, only the id that the call was about', async () => {
  await withPassword(here.teacher)
  const educator = await server.as(here.teacher)
  const token = randomBytes(32).toString('base64url')
  const secrets = [token, PASSWORD, 'bottes-de-pluie-rouges', 'secret@exemple.test']
  const lines = await linesOf(async () => {
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
  expect(refused(lines).map(({ details }) => details)).toEqual([
    { fn: 'auth_exchangeLoginToken', code: 'UNAUTHENTICATED' },
    { fn: 'auth_exchangeLoginCode', code: 'UNAUTHENTICATED' },
    { fn: 'auth_authenticateUser', code: 'FORBIDDEN' },
    { fn: 'managers_createManager', code: 'FORBIDDEN' },
  ])
  for (const line of lines) {
    for (const secret of [...secrets, '482913', 'Secret']) expect(JSON.stringify(line)).not.toContain(secret)
    if (line.action === 'call.refused') expect(Object.keys(line.details as object)).toEqual(['fn', 'code'])
  }
})

test('what is no refusal of somebody leaves no line: nobody signed in, a form to correct, a page that is gone', async () => {
  const manager = await server.as(here.manager)
  const lines = await linesOf(async () => {
    expect((await nobody.get('managers_getPresetManagers', { page: 1 })).status).toBe(401)
    expect((await manager.post('teachers_createTeacher', { firstName: '', lastName: '', email: 'x' })).status).toBe(400)
    expect((await manager.get('activities_getActivity', { activityId: crypto.randomUUID() })).status).toBe(404)
  })
  expect(lines).toEqual([])
})

test('whoever insists does not fill the journal, nor keep the others out of it', async () => {
  const [insistent, other] = [await server.as(here.teacher), await server.as(there.teacher)]
  const ask = (caller: Caller) => caller.get('journal_getJournal', {})
  const lines = await linesOf(async () => {
    const statuses = new Set<number>()
    for (let round = 0; round < 13; round++)
      for (const { status } of await Promise.all(Array.from({ length: 5 }, () => ask(insistent)))) statuses.add(status)
    expect([...statuses]).toEqual([403])
    expect((await ask(other)).status).toBe(403)
  })
  expect(lines.filter(({ actorId }) => actorId === here.teacher.id)).toHaveLength(60)
  expect(lines.filter(({ actorId }) => actorId === there.teacher.id)).toHaveLength(1)
  // Nor the log: one line for each refusal, and none says that the journal is full.
  const said = logLines().filter((line) => /"refusal":.*journal_getJournal/.test(line))
  expect(said).toHaveLength(66)
  expect(logLines().filter((line) => /"level":[456]0|"stack"|not written/.test(line))).toEqual([])
})

const logLines = () => server.output().split('\n')

async function withPassword({ id }: User): Promise<User> {
  return server.db.user.update({ where: { id }, data: { passwordHash: await passwordHashOfAll() } })
}
