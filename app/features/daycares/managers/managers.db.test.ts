import { addDays } from 'date-fns/addDays'
import { subDays } from 'date-fns/subDays'
import { subMinutes } from 'date-fns/subMinutes'
import { beforeEach, describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { db } from '#app/server/database/db.server.ts'
import type { User } from '#app/server/generated/prisma/client.ts'
import { ERASED_DOMAIN } from '#app/server/personal-data/registry.server.ts'
import type { CurrentSession } from '#app/server/session/session.server.ts'
import { createPerson, createTwoDaycares, type StaffedDaycare, scopeOf } from '#tests/support/people.ts'
import { countQueries } from '#tests/support/statements.ts'
import {
  createManager,
  deleteManager,
  initialiseManager,
  restoreManager,
  updateManager,
} from './edit-managers.server.ts'
import { CreateManagerInput } from './schema.ts'
import { findDaycares, getPresetManagers } from './server.ts'

const client = { ip: '192.0.2.1', userAgent: 'test' }
const requestContext = { client, origin: 'https://brindille.example' }
let admin: User
let here: StaffedDaycare
let there: StaffedDaycare
let count = 0

beforeEach(async () => {
  admin = await createPerson(db(), 'SUPERADMIN')
  ;({ here, there } = await createTwoDaycares(db()))
})

const scope = () => scopeOf(admin, null)

async function sessionOf(user: User, confirmedAt: Date | null = new Date()): Promise<CurrentSession> {
  const { id } = await db().session.create({
    data: { userId: user.id, tokenHash: crypto.randomUUID(), expiresAt: addDays(new Date(), 1), confirmedAt },
  })
  return { id, confirmedAt, user: { ...user, selectedDaycareId: null, selectedDaycareName: null } }
}

function newcomer(change: Partial<z.input<typeof CreateManagerInput>> = {}): CreateManagerInput {
  return CreateManagerInput.parse({
    firstName: 'Nadia',
    lastName: `Tremblay-${count++}`,
    email: `nadia-${process.pid}-${count}@exemple.test`,
    daycare: { kind: 'new', name: 'CPE des Roseaux', daycareKind: 'CPE' },
    invite: true,
    ...change,
  })
}

const listed = async (email: string) => (await getPresetManagers(scope(), { page: 1, search: email })).managers[0]
const runs = async (userId: string) =>
  (await db().membership.findMany({ where: { userId } })).map(({ daycareId }) => daycareId).toSorted()
const namesOf = (user: User) => ({ firstName: user.firstName, lastName: user.lastName, email: user.email })

describe('a manager is created', () => {
  test('with her daycare and a queued link, and cannot do anything before she has chosen a password', async () => {
    const input = newcomer()
    const { managerId } = await createManager(scope(), input, requestContext)
    const row = await listed(input.email)
    expect(row).toMatchObject({
      id: managerId,
      state: 'invited',
      daycares: [{ name: 'CPE des Roseaux', isOnlyManager: true }],
    })
    expect(await db().user.findUnique({ where: { id: managerId } })).toMatchObject({
      role: 'MANAGER',
      passwordExpired: true,
      passwordHash: null,
      lastLogin: null,
      selectedDaycareId: row?.daycares[0]?.id,
    })
    expect(await db().mailJob.count({ where: { userId: managerId, kind: 'INVITATION' } })).toBe(1)
    const actions = (await db().auditEntry.findMany({ where: { actorId: admin.id } })).map(({ action }) => action)
    expect(actions.toSorted()).toEqual(['daycare.created', 'link.created', 'manager.created'])
  })

  test('with all that is known of her daycare', async () => {
    const facts = { address: '12, rue Haute', phone: '514 555-0123', permitNumber: '1234-5678', capacity: '62' }
    const daycare = { kind: 'new', name: 'CPE des Roseaux', daycareKind: 'GARDERIE', ...facts } as const
    const { managerId } = await createManager(scope(), newcomer({ daycare }), requestContext)
    expect(await db().daycare.findFirst({ where: { memberships: { some: { userId: managerId } } } })).toMatchObject({
      kind: daycare.daycareKind,
      ...facts,
      capacity: 62,
    })
  })

  test('for a daycare that exists, or for none yet', async () => {
    const known = newcomer({ daycare: { kind: 'known', daycareId: here.daycare.id }, invite: false })
    const { managerId } = await createManager(scope(), known, requestContext)
    expect(await runs(managerId)).toEqual([here.daycare.id])
    expect((await listed(known.email))?.daycares).toEqual([expect.objectContaining({ isOnlyManager: false })])
    const alone = newcomer({ daycare: { kind: 'none' }, invite: false })
    await createManager(scope(), alone, requestContext)
    expect(await listed(alone.email)).toMatchObject({ state: 'waiting', daycares: [] })
  })

  test('once per address, and a refusal leaves nothing behind', async () => {
    const before = await db().daycare.count()
    for (const email of [here.teacher.email, here.manager.email])
      await expect(createManager(scope(), newcomer({ email }), requestContext)).rejects.toMatchObject({
        code: 'CONFLICT',
      })
    const gone = newcomer({ daycare: { kind: 'known', daycareId: crypto.randomUUID() } })
    await expect(createManager(scope(), gone, requestContext)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await db().daycare.count()).toBe(before)
    const twice = newcomer()
    const both = await Promise.allSettled([1, 2].map(() => createManager(scope(), twice, requestContext)))
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('her first link', () => {
  test('is shown once, and replaces the one that is queued', async () => {
    const { managerId } = await createManager(scope(), newcomer(), requestContext)
    const { url } = await initialiseManager(scope(), { managerId, way: 'show' }, requestContext)
    expect(url).toMatch(/^https:\/\/brindille\.example\/auth\?t=[\w-]{43}$/)
    expect(await db().mailJob.count({ where: { userId: managerId, sentAt: null } })).toBe(0)
    const again = await initialiseManager(scope(), { managerId, way: 'show' }, requestContext)
    expect(again.url).not.toBe(url)
    expect(await db().loginToken.count({ where: { userId: managerId, revokedAt: null } })).toBe(1)
  })

  test('is sent again, and only to a manager', async () => {
    const { managerId } = await createManager(scope(), newcomer({ invite: false }), requestContext)
    expect(await initialiseManager(scope(), { managerId, way: 'mail' }, requestContext)).toEqual({
      url: null,
      expiresAt: null,
    })
    expect(await db().mailJob.count({ where: { userId: managerId } })).toBe(1)
    const teacher = initialiseManager(scope(), { managerId: here.teacher.id, way: 'show' }, requestContext)
    await expect(teacher).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('the last manager of a daycare', () => {
  test('is deleted only by a caller who names the daycare that she leaves', async () => {
    const session = await sessionOf(admin)
    const input = { managerId: here.manager.id, leaves: [there.daycare.id] }
    await expect(deleteManager(session, input, client)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await runs(here.manager.id)).toEqual([here.daycare.id])
    await deleteManager(session, { ...input, leaves: [here.daycare.id] }, client)
    expect(await runs(here.manager.id)).toEqual([])
  })

  test('when two are deleted at once, the second is refused', async () => {
    const second = await createPerson(db(), 'MANAGER', here.daycare)
    const session = await sessionOf(admin)
    const both = await Promise.allSettled(
      [here.manager.id, second.id].map((managerId) => deleteManager(session, { managerId, leaves: [] }, client)),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('does not leave it unnoticed by a change of daycares either', async () => {
    const session = await sessionOf(admin)
    const change = { managerId: here.manager.id, ...namesOf(here.manager), daycareIds: [there.daycare.id] }
    await expect(updateManager(session, change, client)).rejects.toMatchObject({ code: 'CONFLICT' })
    await updateManager(session, { ...change, leaves: [here.daycare.id] }, client)
    expect(await runs(here.manager.id)).toEqual([there.daycare.id])
    expect(await db().user.findUnique({ where: { id: here.manager.id } })).toMatchObject({ selectedDaycareId: null })
  })
})

describe('an erased account', () => {
  test('is neither listed among the deleted ones nor restored', async () => {
    const email = `${here.manager.id}${ERASED_DOMAIN}`
    await db().user.update({ where: { id: here.manager.id }, data: { deletedAt: new Date(), email } })
    await expect(restoreManager(scope(), here.manager.id, client)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const { managers } = await getPresetManagers(scope(), { page: 1, search: email, filter: 'deleted' })
    expect(managers).toEqual([])
  })
})

describe('deleting', () => {
  test('ends her sessions and links at once, and can be undone for 30 days', async () => {
    await sessionOf(here.manager)
    await initialiseManager(scope(), { managerId: here.manager.id, way: 'show' }, requestContext)
    await deleteManager(await sessionOf(admin), { managerId: here.manager.id, leaves: [here.daycare.id] }, client)
    expect(await db().session.count({ where: { userId: here.manager.id } })).toBe(0)
    expect(await db().loginToken.count({ where: { userId: here.manager.id, revokedAt: null } })).toBe(0)
    const { managers } = await getPresetManagers(scope(), { page: 1, filter: 'deleted', search: here.manager.email })
    expect(managers).toEqual([expect.objectContaining({ id: here.manager.id, state: 'deleted' })])
    await restoreManager(scope(), here.manager.id, client)
    expect(await runs(here.manager.id)).toEqual([here.daycare.id])
    expect(await db().departure.count({ where: { userId: here.manager.id } })).toBe(0)
    await expect(restoreManager(scope(), here.manager.id, client)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('cannot be undone later', async () => {
    await db().user.update({ where: { id: here.manager.id }, data: { deletedAt: subDays(new Date(), 31) } })
    await expect(restoreManager(scope(), here.manager.id, client)).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  test('needs a recent confirmation, and finds managers only', async () => {
    const stale = await sessionOf(admin, subMinutes(new Date(), 11))
    const input = { managerId: here.manager.id, leaves: [here.daycare.id] }
    await expect(deleteManager(stale, input, client)).rejects.toMatchObject({ code: 'CONFIRMATION_NEEDED' })
    const teacher = deleteManager(await sessionOf(admin), { managerId: here.teacher.id, leaves: [] }, client)
    await expect(teacher).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('changing', () => {
  test('a manager changes herself, nobody else, and not where she works', async () => {
    const session = await sessionOf(here.manager)
    const mine = { managerId: here.manager.id, ...namesOf(here.manager), lastName: 'Nouveau' }
    await updateManager(session, mine, client)
    expect(await db().user.findUnique({ where: { id: here.manager.id } })).toMatchObject({ lastName: 'Nouveau' })
    const hers = updateManager(session, { ...mine, managerId: there.manager.id }, client)
    await expect(hers).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const moved = updateManager(session, { ...mine, daycareIds: [there.daycare.id] }, client)
    await expect(moved).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const teacher = updateManager(await sessionOf(here.teacher), { ...mine, managerId: here.teacher.id }, client)
    await expect(teacher).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  test('her own address needs a recent confirmation; her other sessions and her links end, this session does not', async () => {
    const change = { managerId: here.manager.id, ...namesOf(here.manager), email: `neuve-${process.pid}@exemple.test` }
    const stale = await sessionOf(here.manager, subMinutes(new Date(), 11))
    await expect(updateManager(stale, change, client)).rejects.toMatchObject({ code: 'CONFIRMATION_NEEDED' })
    const session = await sessionOf(here.manager)
    await initialiseManager(scope(), { managerId: here.manager.id, way: 'show' }, requestContext)
    await updateManager(session, change, client)
    const left = await db().session.findMany({ where: { userId: here.manager.id } })
    expect(left.map(({ id }) => id)).toEqual([session.id])
    expect(await db().loginToken.count({ where: { userId: here.manager.id, revokedAt: null } })).toBe(0)
    const taken = updateManager(session, { ...change, email: there.manager.email }, client)
    await expect(taken).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})

test('the list is searched by any part without accents, in the same number of queries for one row and for many', async () => {
  const one = await createPerson(db(), 'MANAGER', here.daycare, {
    firstName: 'Éloïse',
    lastName: `Bélanger-${count++}`,
  })
  const find = (search: string) => getPresetManagers(scope(), { page: 1, search })
  expect((await find(`eloise belanger-${count - 1}`)).managers.map(({ id }) => id)).toEqual([one.id])
  expect((await find(one.lastName.slice(2).toUpperCase())).total).toBe(1)
  expect((await find('100%_')).total).toBe(0)
  const few = await countQueries(() => find(one.lastName))
  const many = await countQueries(() => getPresetManagers(scope(), { page: 1 }))
  expect([few.queries, many.queries]).toEqual([4, 4])
  const found = await findDaycares(scope(), here.daycare.name)
  expect(found.map(({ id }) => id)).toEqual([here.daycare.id])
})

test('a manager whose daycares are all deleted runs nothing, until one is put back', async () => {
  const input = { page: 1, search: here.manager.email, filter: 'alone' as const }
  const found = async () => (await getPresetManagers(scope(), input)).total
  expect(await found()).toBe(0)
  await db().daycare.update({ where: { id: here.daycare.id }, data: { deletedAt: new Date() } })
  expect(await found()).toBe(1)
  await db().daycare.update({ where: { id: here.daycare.id }, data: { deletedAt: null } })
  expect(await found()).toBe(0)
  await db().membership.deleteMany({ where: { userId: here.manager.id } })
  expect(await found()).toBe(1)
  expect((await countQueries(() => getPresetManagers(scope(), input))).queries).toBe(5)
})
