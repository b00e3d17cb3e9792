import { addDays } from 'date-fns/addDays'
import { subMinutes } from 'date-fns/subMinutes'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import type { User } from '#app/server/generated/prisma/client.ts'
import { erasePerson } from '#app/server/personal-data/person-tables.server.ts'
import { ERASED_DOMAIN } from '#app/server/personal-data/registry.server.ts'
import type { CurrentSession } from '#app/server/session/session.server.ts'
import { createPerson, createTwoDaycares, type StaffedDaycare, scopeOf } from '#tests/support/people.ts'
import { countQueries } from '#tests/support/statements.ts'
import {
  eraseAccount,
  exportMyData,
  getErasureRequests,
  getOwnRequest,
  requestErasure,
  withdrawErasure,
} from './server.ts'

const client = { ip: '192.0.2.1', userAgent: 'test' }
let admin: User
let here: StaffedDaycare
let there: StaffedDaycare

beforeEach(async () => {
  admin = await createPerson(db(), 'SUPERADMIN')
  ;({ here, there } = await createTwoDaycares(db()))
})

async function sessionOf(user: User, confirmedAt: Date | null = new Date()): Promise<CurrentSession> {
  const { id } = await db().session.create({
    data: { userId: user.id, tokenHash: `hash-${crypto.randomUUID()}`, expiresAt: addDays(new Date(), 1), confirmedAt },
  })
  return { id, confirmedAt, user: { ...user, selectedDaycareId: null, selectedDaycareName: null } }
}

test('one’s own data: everything hers, nothing of anybody else, no secret', async () => {
  for (const { teacher, daycare } of [here, there])
    await db().situation.create({
      data: { id: crypto.randomUUID(), daycareId: daycare.id, userId: teacher.id, title: `De ${teacher.id}` },
    })
  const typed = { firstName: 'Prénom tapé', lastName: 'Roy', invitedById: there.manager.id }
  await db().teamInvitation.create({ data: { daycareId: there.daycare.id, userId: here.teacher.id, ...typed } })
  const { result, queries } = await countQueries(async () => exportMyData(await sessionOf(here.teacher), client))
  const text = JSON.stringify(result)
  expect(text).toContain(here.teacher.email)
  expect(text).toContain(`De ${here.teacher.id}`)
  expect(text).toContain('Prénom tapé')
  expect(text).not.toContain(there.teacher.id)
  expect(text).not.toMatch(/hash-|passwordHash|tokenHash|codeHash/)
  // One for each table that the registry exports.
  expect(queries).toBeLessThanOrEqual(43)
  expect(await db().auditEntry.count({ where: { action: 'data.exported', actorId: here.teacher.id } })).toBe(1)
})

test('a manager’s note is in the export of the person it is about, shown to her or not, and is erased with her account only', async () => {
  const { daycare, teacher, manager } = here
  const quiz = await db().quiz.create({ data: { daycareId: daycare.id, userId: teacher.id, type: 'ALEX' } })
  const about = { quizId: quiz.id, daycareId: daycare.id, managerId: manager.id }
  await db().quizReview.create({ data: { ...about, note: 'À revoir ensemble', visible: false } })
  const fileOf = async (user: User) => JSON.stringify(await exportMyData(await sessionOf(user), client))
  expect(await fileOf(teacher)).toContain('À revoir ensemble')
  expect(await fileOf(manager)).not.toContain('À revoir ensemble')
  const noteAfter = async (user: User) => {
    await db().$transaction((tx) => erasePerson(tx, user.id, new Date()))
    return db().quizReview.findUniqueOrThrow({ where: { quizId: quiz.id }, select: { note: true, version: true } })
  }
  expect(await noteAfter(manager)).toEqual({ note: 'À revoir ensemble', version: 1 })
  // The version changes too: a manager who had read the note cannot save it back.
  expect(await noteAfter(teacher)).toEqual({ note: '', version: 2 })
})

test('a request is made once, seen, withdrawn; it needs a recent confirmation', async () => {
  const session = await sessionOf(here.teacher)
  const stale = await sessionOf(here.teacher, subMinutes(new Date(), 11))
  await expect(requestErasure(stale, '', client)).rejects.toMatchObject({ code: 'CONFIRMATION_NEEDED' })
  const both = await Promise.all([1, 2].map(() => requestErasure(session, 'Je change de métier.', client)))
  expect(both[0]).toEqual(both[1])
  expect(await getOwnRequest(session)).toEqual(both[0])
  expect(await getOwnRequest(await sessionOf(there.teacher))).toBeNull()
  const all = await getErasureRequests(scopeOf(admin, null))
  expect(all).toContainEqual(expect.objectContaining({ reason: 'Je change de métier.', daycares: [here.daycare.name] }))
  await withdrawErasure(session, client)
  expect(await getOwnRequest(session)).toBeNull()
  await expect(withdrawErasure(session, client)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('an erased account has no name, cannot sign in and has nothing of its own; the others are whole', async () => {
  const mine = await requestErasure(await sessionOf(here.teacher), '', client)
  const typed = { firstName: 'Aude', lastName: 'Roy' }
  await db().teamInvitation.create({ data: { daycareId: there.daycare.id, userId: here.teacher.id, ...typed } })
  await eraseAccount(await sessionOf(admin), mine.id, client)
  const after = await db().user.findUniqueOrThrow({ where: { id: here.teacher.id } })
  expect(after.email.endsWith(ERASED_DOMAIN)).toBe(true)
  expect([after.firstName, after.passwordHash, after.selectedDaycareId]).toEqual(['Compte', null, null])
  expect(await db().session.count({ where: { userId: here.teacher.id } })).toBe(0)
  expect(await db().membership.count({ where: { userId: here.teacher.id } })).toBe(0)
  expect(await db().teamInvitation.count({ where: { userId: here.teacher.id } })).toBe(0)
  expect(await db().membership.count({ where: { userId: there.teacher.id } })).toBe(1)
  await expect(eraseAccount(await sessionOf(admin), mine.id, client)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('the last manager of a daycare is not erased', async () => {
  const { id } = await requestErasure(await sessionOf(here.manager), '', client)
  await expect(eraseAccount(await sessionOf(admin), id, client)).rejects.toMatchObject({ code: 'CONFLICT' })
  await createPerson(db(), 'MANAGER', here.daycare)
  await eraseAccount(await sessionOf(admin), id, client)
  expect(await db().membership.count({ where: { userId: here.manager.id } })).toBe(0)
})
