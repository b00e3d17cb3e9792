import { beforeAll, expect, test } from 'vitest'
import { PROPOSED_DAYCARES } from '#app/lib/constants.ts'
import { db } from '#app/server/database/db.server.ts'
import type { Daycare, User } from '#app/server/generated/prisma/client.ts'
import {
  createDaycare as createDaycareRow,
  createPerson,
  createStaffedDaycare,
  type StaffedDaycare,
  scopeOf,
} from '#tests/support/people.ts'
import { daycaresInSession } from '#tests/support/sign-in.ts'
import { countQueries } from '#tests/support/statements.ts'
import { AddDaycareInput } from './schema.ts'
import { createDaycare, getProposedDaycares, updateSelectedDaycare } from './server.ts'

let ours: StaffedDaycare
let theirs: StaffedDaycare
const userOf = (user: User) => ({ ...user, selectedDaycareId: null, selectedDaycareName: null })
const client = { ip: '192.0.2.1', userAgent: 'test' }
const selectedOf = async (user: User) =>
  (await db().user.findUniqueOrThrow({ where: { id: user.id } })).selectedDaycareId

beforeAll(async () => {
  ours = await createStaffedDaycare(db())
  theirs = await createStaffedDaycare(db())
})

test('a person sees the daycares she belongs to', async () => {
  expect(await daycaresInSession(db(), ours.teacher.id)).toEqual([expect.objectContaining({ id: ours.daycare.id })])
})

test('a superadmin is proposed the first daycares by name, after the one she works in, in two queries', async () => {
  const name = (number: number) => `!${String(number).padStart(2, '0')}`
  for (let number = 0; number <= PROPOSED_DAYCARES; number++) await createDaycareRow(db(), { name: name(number) })
  await createDaycareRow(db(), { name: '!!', deletedAt: new Date() })
  const last = await createDaycareRow(db(), { name: 'Zzz' })
  const admin = await createPerson(db(), 'SUPERADMIN')
  const firstNames = Array.from({ length: PROPOSED_DAYCARES }, (_, number) => name(number))
  const proposed = async (daycare: Daycare | null) =>
    (await getProposedDaycares(scopeOf(admin, daycare))).map((one) => one.name)
  expect(await proposed(null)).toEqual(firstNames)
  expect(await proposed(last)).toEqual([last.name, ...firstNames])
  const inIt = await db().daycare.findFirstOrThrow({ where: { name: name(3) } })
  expect(await proposed(inIt)).toEqual(firstNames)
  const none = await countQueries(() => getProposedDaycares(scopeOf(admin, null)))
  const one = await countQueries(() => getProposedDaycares(scopeOf(admin, last)))
  expect([none.queries, one.queries]).toEqual([2, 2])
})

test('a deleted daycare is no longer hers', async () => {
  const gone = await createStaffedDaycare(db())
  await db().daycare.update({ where: { id: gone.daycare.id }, data: { deletedAt: new Date() } })
  expect(await daycaresInSession(db(), gone.manager.id)).toEqual([])
  await expect(updateSelectedDaycare(userOf(gone.manager), gone.daycare.id, client)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('selects her own daycare, or none; another one does not exist', async () => {
  await updateSelectedDaycare(userOf(ours.manager), undefined, client)
  expect(await selectedOf(ours.manager)).toBeNull()
  await updateSelectedDaycare(userOf(ours.manager), ours.daycare.id, client)
  const foreign = updateSelectedDaycare(userOf(ours.manager), theirs.daycare.id, client)
  await expect(foreign).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await selectedOf(ours.manager)).toBe(ours.daycare.id)
})

test('a superadmin may select any daycare, which is written in the audit log; the choices of others are not', async () => {
  const opened = { action: 'daycare.opened', daycareId: theirs.daycare.id }
  await updateSelectedDaycare(userOf(theirs.manager), theirs.daycare.id, client)
  expect(await db().auditEntry.count({ where: opened })).toBe(0)
  const admin = await createPerson(db(), 'SUPERADMIN')
  await updateSelectedDaycare(userOf(admin), theirs.daycare.id, client)
  expect(await selectedOf(admin)).toBe(theirs.daycare.id)
  expect(await db().auditEntry.findMany({ where: opened })).toMatchObject([{ actorId: admin.id, ip: client.ip }])
  await updateSelectedDaycare(userOf(admin), undefined, client)
  expect(await db().auditEntry.count({ where: opened })).toBe(1)
})

test('a superadmin creates a daycare for a manager who has an account, or for none yet', async () => {
  const admin = await createPerson(db(), 'SUPERADMIN')
  const manager = await createPerson(db(), 'MANAGER')
  const create = (managerEmail: string, by = admin) =>
    createDaycare(userOf(by), AddDaycareInput.parse({ name: 'La Clairière', kind: 'CPE', managerEmail }), client)
  const hers = await create(manager.email.toUpperCase())
  expect(await daycaresInSession(db(), manager.id)).toEqual([hers])
  const nobodys = await create('')
  expect(await db().membership.count({ where: { daycareId: nobodys.id } })).toBe(0)
  expect(await selectedOf(admin)).toBeNull()
  const teacher = await createPerson(db(), 'TEACHER')
  await expect(create(teacher.email)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(create(manager.email, manager)).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('a manager who creates a daycare manages it, and it is selected', async () => {
  const manager = await createPerson(db(), 'MANAGER')
  const daycare = await createDaycare(
    userOf(manager),
    AddDaycareInput.parse({ name: 'La Clairière', kind: 'CPE' }),
    client,
  )
  expect(await daycaresInSession(db(), manager.id)).toEqual([daycare])
  expect(await selectedOf(manager)).toBe(daycare.id)
  expect(await db().auditEntry.count({ where: { action: 'daycare.created', daycareId: daycare.id } })).toBe(1)
})
