import { addDays } from 'date-fns/addDays'
import { subDays } from 'date-fns/subDays'
import { subMinutes } from 'date-fns/subMinutes'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import type { User } from '#app/server/generated/prisma/client.ts'
import { PERSONAL_DATA } from '#app/server/personal-data/registry.server.ts'
import type { CurrentSession } from '#app/server/session/session.server.ts'
import { createActivity } from '#tests/support/activities.ts'
import { createPerson, createTwoDaycares, type StaffedDaycare, scopeOf } from '#tests/support/people.ts'
import { daycaresInSession } from '#tests/support/sign-in.ts'
import { countQueries, statementsOf } from '#tests/support/statements.ts'
import { exportDaycare } from './export-daycare.server.ts'
import {
  deleteDaycare,
  getAnyDaycare,
  getDaycare,
  getDeletedDaycares,
  restoreDaycare,
  updateDaycare,
  updateMaxTeachers,
} from './manage-daycare.server.ts'

const client = { ip: '192.0.2.1', userAgent: 'test' }
const requestContext = { origin: 'https://brindille.example', client }
let here: StaffedDaycare
let there: StaffedDaycare
let admin: User

beforeEach(async () => {
  ;({ here, there } = await createTwoDaycares(db()))
  admin = await createPerson(db(), 'SUPERADMIN')
})

const person = (user: User) => ({ ...user, selectedDaycareId: null, selectedDaycareName: null })
const sessionOf = (user: User, confirmedAt: Date | null = new Date()): CurrentSession => ({
  id: crypto.randomUUID(),
  confirmedAt,
  user: person(user),
})
const findDaycare = ({ daycare }: StaffedDaycare) => db().daycare.findUniqueOrThrow({ where: { id: daycare.id } })
const form = {
  name: 'La Clairière',
  kind: 'GARDERIE' as const,
  address: '12, rue des Érables',
  phone: '514 555-0123',
  permitNumber: '',
  capacity: '60',
}
const edit = (user: User, { daycare }: StaffedDaycare, version = 1) =>
  updateDaycare(person(user), { ...form, daycareId: daycare.id, version }, client)
const remove = (session: CurrentSession, { daycare }: StaffedDaycare, name = daycare.name) =>
  deleteDaycare(session, { daycareId: daycare.id, name }, requestContext)

describe('editing', () => {
  test('by a manager of it or a superadmin, nobody else', async () => {
    await edit(here.manager, here)
    expect(await findDaycare(here)).toMatchObject({ ...form, permitNumber: null, capacity: 60, version: 2 })
    await edit(admin, here, 2)
    await expect(edit(here.manager, there)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(edit(here.teacher, here, 3)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await findDaycare(there)).toMatchObject({ name: there.daycare.name, version: 1 })
  })

  test('of two simultaneous changes one is saved, and the other is refused', async () => {
    const results = await Promise.allSettled([edit(here.manager, here), edit(here.manager, here)])
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))
    expect(refused).toEqual(['CONFLICT'])
  })

  test('any daycare is read by a superadmin, and otherwise only by its managers', async () => {
    const scope = scopeOf(admin, null)
    const { result, queries } = await countQueries(() => getAnyDaycare(scope, there.daycare.id))
    expect(result).toMatchObject({ id: there.daycare.id, name: there.daycare.name, version: 1 })
    expect(queries).toBe(1)
    await expect(getAnyDaycare(here.managerScope, there.daycare.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await db().daycare.update({ where: { id: there.daycare.id }, data: { deletedAt: new Date() } })
    await expect(getAnyDaycare(scope, there.daycare.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('the selected one is read in one query, with its seats', async () => {
    const { result, queries } = await countQueries(() => getDaycare(here.managerScope))
    expect(result).toMatchObject({ id: here.daycare.id, seats: { used: 1, max: 15 }, permitNumber: '' })
    expect(queries).toBe(1)
    await expect(getDaycare({ ...here.managerScope, daycareId: there.daycare.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

describe('deleting', () => {
  test('asks for proof of identity and for the name', async () => {
    for (const confirmedAt of [null, subMinutes(new Date(), 11)])
      await expect(remove(sessionOf(here.manager, confirmedAt), here)).rejects.toMatchObject({
        code: 'CONFIRMATION_NEEDED',
      })
    await expect(remove(sessionOf(here.manager), here, 'Un autre nom')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect((await findDaycare(here)).deletedAt).toBeNull()
  })

  test('is for its managers and superadmins', async () => {
    await expect(remove(sessionOf(here.manager), there)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(remove(sessionOf(there.teacher), there)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await remove(sessionOf(admin), there)
    expect((await findDaycare(there)).deletedById).toBe(admin.id)
    expect((await findDaycare(here)).deletedAt).toBeNull()
  })

  test('nobody works there any more, its managers get an e-mail, and nothing is lost', async () => {
    await remove(sessionOf(here.manager), here)
    expect(await daycaresInSession(db(), here.manager.id)).toEqual([])
    expect(await daycaresInSession(db(), here.teacher.id)).toEqual([])
    expect(await db().user.count({ where: { selectedDaycareId: here.daycare.id } })).toBe(0)
    const mails = await db().mailJob.findMany({ where: { daycareId: here.daycare.id } })
    expect(mails).toMatchObject([{ kind: 'DAYCARE_DELETED', userId: here.manager.id }])
    expect(await getDeletedDaycares(person(here.manager))).toMatchObject([{ id: here.daycare.id }])
    expect(await getDeletedDaycares(person(there.manager))).toEqual([])
  })

  test('is undone for thirty days, by those who may delete', async () => {
    await remove(sessionOf(here.manager), here)
    const restore = (user: User) => restoreDaycare(person(user), here.daycare.id, client)
    await expect(restore(there.manager)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(restore(here.teacher)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await restore(here.manager)
    expect(await daycaresInSession(db(), here.teacher.id)).toMatchObject([{ id: here.daycare.id }])
    await expect(restore(here.manager)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await db().daycare.update({ where: { id: here.daycare.id }, data: { deletedAt: subDays(new Date(), 31) } })
    await expect(restore(here.manager)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await getDeletedDaycares(person(here.manager))).toEqual([])
  })
})

describe('seats', () => {
  const set = (maxTeachers: number, { daycare } = here) =>
    updateMaxTeachers(scopeOf(admin, null), { daycareId: daycare.id, maxTeachers }, client)

  test('are never fewer than those in use', async () => {
    await createPerson(db(), 'TEACHER', here.daycare)
    await expect(set(1)).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('2 personnes') })
    await set(2)
    expect(await findDaycare(here)).toMatchObject({ maxTeachers: 2 })
    expect(await findDaycare(there)).toMatchObject({ maxTeachers: 15 })
    const entry = await db().auditEntry.findFirstOrThrow({
      where: { action: 'daycare.seatsChanged', daycareId: here.daycare.id },
    })
    expect(entry.details).toEqual({ from: 15, to: 2 })
  })

  test('of a deleted daycare are not set', async () => {
    await db().daycare.update({ where: { id: here.daycare.id }, data: { deletedAt: new Date() } })
    await expect(set(20)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

test('an invitation that nobody has accepted yet takes a seat, here as in the team', async () => {
  const before = (await getDaycare(here.managerScope)).seats.used
  const invited = { daycareId: here.daycare.id, userId: there.teacher.id, firstName: 'Aude', lastName: 'Roy' }
  await db().teamInvitation.create({ data: { ...invited, invitedById: here.manager.id } })
  expect((await getDaycare(here.managerScope)).seats.used).toBe(before + 1)
})

test('an export holds what is hers, all of it, and nothing of another daycare', async () => {
  const owner = { daycareId: here.daycare.id, authorId: here.teacher.id }
  await createActivity(db(), owner, { title: 'Première' })
  // Without the columns that the database generates.
  const { id: _, searchTitle: _title, sheetKey: _key, ...copy } = await createActivity(db(), owner, { title: 'Modèle' })
  const rows = Array.from({ length: 250 }, (_, index) => ({
    ...copy,
    title: `Activité ${index}`,
    sheet: copy.sheet ?? {},
    provenance: copy.provenance ?? {},
    safety: copy.safety ?? {},
    refusals: [],
  }))
  await db().activity.createMany({ data: rows })
  await createActivity(db(), { daycareId: there.daycare.id, authorId: there.teacher.id }, { title: 'Ailleurs' })
  await createActivity(db(), owner, { title: 'À la corbeille', deletedAt: addDays(new Date(), -1) })
  const text = await new Response(await exportDaycare(here.managerScope, client)).text()
  const data = JSON.parse(text)
  expect(data.daycare.name).toBe(here.daycare.name)
  expect(new Set(data.activities.map(({ title }: { title: string }) => title)).size).toBe(252)
  expect(data.team).toHaveLength(2)
  expect(data.quizzes).toEqual([])
  for (const word of ['Ailleurs', 'corbeille', there.daycare.name, 'passwordHash']) expect(text).not.toContain(word)
  expect(await db().auditEntry.count({ where: { action: 'daycare.exported', daycareId: here.daycare.id } })).toBe(1)
})

test('an export reads every table of which the daycare keeps texts, but for the former versions of a sheet', async () => {
  const statements = await statementsOf(async () => new Response(await exportDaycare(here.managerScope, client)).text())
  const kept = Object.entries(PERSONAL_DATA).flatMap(([table, { keptTexts = {} }]) =>
    Object.values(keptTexts).includes('daycare') ? [table] : [],
  )
  const isRead = (table: string) => statements.some(({ text }) => text.includes(`"public"."${table}"`))
  expect(kept.filter((table) => !isRead(table))).toEqual(['ActivityVersion'])
})
