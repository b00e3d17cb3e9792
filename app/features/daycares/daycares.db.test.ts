import { beforeAll, expect, test } from 'vitest'
import { db } from '#app/server/db.server.ts'
import type { User } from '#app/server/generated/prisma/client.ts'
import { createPerson, createStaffedDaycare, type Staffed } from '#tests/support/people.ts'
import { CreateDaycareInput } from './daycares.schema.ts'
import { createDaycare, getAllDaycares, getOwnDaycares, updateSelectedDaycare } from './daycares.server.ts'

let ours: Staffed
let theirs: Staffed
const person = (user: User) => ({ ...user, selectedDaycareId: null, selectedDaycareName: null })
const selectedOf = async (user: User) =>
  (await db().user.findUniqueOrThrow({ where: { id: user.id } })).selectedDaycareId

beforeAll(async () => {
  ours = await createStaffedDaycare(db())
  theirs = await createStaffedDaycare(db())
})

test('a person sees the daycares she belongs to, a superadmin all of them', async () => {
  expect(await getOwnDaycares(person(ours.teacher))).toEqual([expect.objectContaining({ id: ours.daycare.id })])
  const ids = (await getAllDaycares()).map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining([ours.daycare.id, theirs.daycare.id]))
})

test('a deleted daycare is no longer hers', async () => {
  const gone = await createStaffedDaycare(db())
  await db().daycare.update({ where: { id: gone.daycare.id }, data: { deletedAt: new Date() } })
  expect(await getOwnDaycares(person(gone.manager))).toEqual([])
  await expect(updateSelectedDaycare(person(gone.manager), gone.daycare.id)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('selects her own daycare, or none; another one does not exist', async () => {
  await updateSelectedDaycare(person(ours.manager), undefined)
  expect(await selectedOf(ours.manager)).toBeNull()
  await updateSelectedDaycare(person(ours.manager), ours.daycare.id)
  const foreign = updateSelectedDaycare(person(ours.manager), theirs.daycare.id)
  await expect(foreign).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await selectedOf(ours.manager)).toBe(ours.daycare.id)
})

test('a superadmin may pick any daycare', async () => {
  const admin = await createPerson(db(), 'SUPERADMIN')
  await updateSelectedDaycare(person(admin), theirs.daycare.id)
  expect(await selectedOf(admin)).toBe(theirs.daycare.id)
})

test('who creates a daycare runs it and works in it', async () => {
  const manager = await createPerson(db(), 'MANAGER')
  const client = { ip: '192.0.2.1', userAgent: 'test' }
  const daycare = await createDaycare(
    person(manager),
    CreateDaycareInput.parse({ name: 'La Clairière', kind: 'CPE' }),
    client,
  )
  expect(await getOwnDaycares(person(manager))).toEqual([daycare])
  expect(await selectedOf(manager)).toBe(daycare.id)
  expect(await db().auditEntry.count({ where: { action: 'daycare.created', daycareId: daycare.id } })).toBe(1)
})
