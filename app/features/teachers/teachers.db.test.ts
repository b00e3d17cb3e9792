import { addDays, subDays } from 'date-fns'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '#app/server/db.server.ts'
import type { User } from '#app/server/generated/prisma/client.ts'
import { createLink } from '#app/server/one-time-link.server.ts'
import { createActivity } from '#tests/support/activities.ts'
import { countQueries } from '#tests/support/count-queries.ts'
import { createDaycare, createPerson, type Staffed, twoDaycares } from '#tests/support/people.ts'
import { type Asking, createTeacher, createTeachers } from './add-teachers.server.ts'
import { deleteTeacher, resendInvitation, restoreTeacher } from './teachers.server.ts'
import { getTeam } from './team.server.ts'

const client = { ip: '192.0.2.1', userAgent: 'test' }
let here: Staffed
let there: Staffed
let asking: Asking
let count = 0

beforeEach(async () => {
  ;({ here, there } = await twoDaycares(db()))
  asking = { scope: here.managerScope, origin: 'https://brindille.example', client }
})

const somebody = () => ({ firstName: 'Rosalie', lastName: 'Gagnon', email: `rosalie-${count++}@exemple.test` })
const seats = (max: number, { daycare } = here) =>
  db().daycare.update({ where: { id: daycare.id }, data: { maxTeachers: max } })
const teamOf = ({ managerScope, daycare }: Staffed) => getTeam(managerScope, daycare.id)
const members = ({ daycare }: Staffed) => db().membership.count({ where: { daycareId: daycare.id, role: 'TEACHER' } })
const stored = (email: string): Promise<User> => db().user.findUniqueOrThrow({ where: { email } })

describe('the team', () => {
  test('is read in a fixed number of queries, whatever its size', async () => {
    const few = await countQueries(() => teamOf(here))
    await createTeachers({ people: Array.from({ length: 10 }, somebody) }, asking)
    const many = await countQueries(() => teamOf(here))
    expect(many.result.teachers).toHaveLength(11)
    expect(many.result.seats).toEqual({ used: 11, max: 15 })
    expect([few.queries, many.queries]).toEqual([3, 3])
  })

  test('is seen by its managers only, selected or not', async () => {
    const second = await createDaycare(db())
    await db().membership.create({ data: { daycareId: second.id, userId: here.manager.id, role: 'MANAGER' } })
    expect((await getTeam(here.managerScope, second.id)).teachers).toEqual([])
    const foreign = [
      getTeam(here.managerScope, there.daycare.id),
      getTeam(here.teacherScope, here.daycare.id),
      getTeam(there.managerScope, here.daycare.id),
    ]
    await Promise.all(foreign.map((refused) => expect(refused).rejects.toMatchObject({ code: 'NOT_FOUND' })))
    expect(JSON.stringify(await teamOf(here))).not.toContain(there.teacher.email)
  })
})

describe('adding', () => {
  test('makes a person who has to choose her password, with a seat and an invitation', async () => {
    const person = somebody()
    const { result, queries } = await countQueries(() => createTeacher(person, asking))
    // A transaction (2), seats (2), addresses, person, membership, departures, message, journal; before it, the limit.
    expect(queries).toBe(11)
    expect(await stored(person.email)).toMatchObject({
      id: result.userId,
      role: 'TEACHER',
      passwordExpired: true,
      passwordHash: null,
      selectedDaycareId: here.daycare.id,
    })
    const { teachers } = await teamOf(here)
    expect(teachers.find(({ userId }) => userId === result.userId)).toMatchObject({
      state: 'invited',
      invitation: { state: 'queued' },
    })
    const entries = await db().auditEntry.findMany({ where: { action: 'teacher.invited', targetId: result.userId } })
    expect(entries).toMatchObject([{ actorId: here.manager.id, daycareId: here.daycare.id }])
    expect(await members(there)).toBe(1)
  })

  test('of two additions at the last seat one succeeds', async () => {
    await seats(2)
    const results = await Promise.allSettled([somebody(), somebody()].map((person) => createTeacher(person, asking)))
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect(refused).toEqual([expect.objectContaining({ code: 'CONFLICT' })])
    expect(refused[0].message).toMatch(/^Les 2 places de votre équipe sont prises/)
    expect(await members(here)).toBe(2)
  })

  test('the same address added twice at once makes one person', async () => {
    const person = somebody()
    const other = { ...asking, scope: there.managerScope }
    const results = await Promise.allSettled([
      createTeacher(person, asking),
      createTeacher(person, asking),
      createTeacher(person, other),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const user = await stored(person.email)
    expect(await db().membership.count({ where: { userId: user.id } })).toBe(1)
  })

  test('an address of another account is refused without saying where it is', async () => {
    const gone = await createPerson(db(), 'TEACHER')
    await db().user.update({ where: { id: gone.id }, data: { deletedAt: new Date() } })
    const messages = new Set<string>()
    for (const { email } of [there.teacher, there.manager, await createPerson(db(), 'SUPERADMIN'), gone]) {
      const refused = await createTeacher({ ...somebody(), email }, asking).catch((error: unknown) => error)
      expect(refused).toMatchObject({ code: 'CONFLICT' })
      messages.add(String(refused))
    }
    expect(messages.size).toBe(1)
    expect([...messages].join()).not.toContain(there.daycare.name)
    expect(await db().membership.count({ where: { userId: there.teacher.id } })).toBe(1)
    await expect(createTeacher({ ...somebody(), email: here.teacher.email }, asking)).rejects.toThrow(/déjà partie/)
  })

  test('somebody who has left another team may join, and only she opens her account', async () => {
    await deleteTeacher(there.managerScope, there.teacher.id, client)
    await createTeacher({ ...somebody(), email: there.teacher.email }, asking)
    const { teachers } = await teamOf(here)
    expect(teachers.find(({ userId }) => userId === there.teacher.id)).toMatchObject({
      firstName: there.teacher.firstName,
      lastLogin: null,
      state: 'invited',
      mayMakeLink: false,
    })
    await expect(restoreTeacher(there.teacher.id, { ...asking, scope: there.managerScope })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
  })

  test('with another daycare on screen nothing is added', async () => {
    const refused = createTeacher({ ...somebody(), daycareId: there.daycare.id }, asking)
    await expect(refused).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(
      createTeacher(somebody(), { ...asking, scope: { ...here.managerScope, daycareId: null } }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await members(here)).toBe(1)
  })
})

describe('a list', () => {
  test('adds those who fit, in their order, and says what became of each', async () => {
    await seats(3)
    const [first, second, third] = [somebody(), somebody(), somebody()]
    const people = [
      first,
      { ...somebody(), email: here.teacher.email },
      { ...somebody(), email: there.teacher.email },
      second,
      first,
      third,
    ]
    const results = await createTeachers({ people }, asking)
    expect(results.map(({ outcome }) => outcome)).toEqual([
      'added',
      'alreadyHere',
      'elsewhere',
      'added',
      'added',
      'noSeat',
    ])
    expect(await members(here)).toBe(3)
    expect(await db().mailJob.count({ where: { daycareId: here.daycare.id, kind: 'INVITATION' } })).toBe(2)
  })

  test('takes the same number of queries for one and for fifty', async () => {
    await seats(100)
    const one = await countQueries(() => createTeachers({ people: [somebody()] }, asking))
    const fifty = await countQueries(() => createTeachers({ people: Array.from({ length: 50 }, somebody) }, asking))
    expect(fifty.queries).toBe(one.queries)
    expect(fifty.result.every(({ outcome }) => outcome === 'added')).toBe(true)
  })
})

test('an invited educator who asks for a link stays invited for as long as her invitation lives', async () => {
  const { userId } = await createTeacher(somebody(), asking)
  const issuerId = here.manager.id
  const stateOf = async () => (await teamOf(here)).teachers.find((teacher) => teacher.userId === userId)?.invitation
  const [invitation] = await db().$transaction(async (tx) => [
    await createLink(tx, { userId, purpose: 'INVITATION', issuerId }),
    await createLink(tx, { userId, purpose: 'LOGIN' }),
  ])
  expect(await stateOf()).toMatchObject({ expiresAt: invitation?.expiresAt })
  await db().loginToken.updateMany({ where: { userId, purpose: 'INVITATION' }, data: { revokedAt: new Date() } })
  expect((await stateOf())?.expiresAt?.getTime()).toBeLessThan(addDays(new Date(), 1).getTime())
})

describe('removing', () => {
  test('ends sessions and links at once, and leaves her work where it is', async () => {
    const { id: userId } = here.teacher
    const activity = await createActivity(db(), { daycareId: here.daycare.id, authorId: userId })
    await db().session.create({ data: { userId, tokenHash: crypto.randomUUID(), expiresAt: addDays(new Date(), 1) } })
    const link = {
      userId,
      purpose: 'LOGIN' as const,
      tokenHash: crypto.randomUUID(),
      expiresAt: addDays(new Date(), 1),
    }
    await db().loginToken.create({ data: link })
    await deleteTeacher(here.managerScope, userId, client)
    expect(await members(here)).toBe(0)
    expect(await db().session.count({ where: { userId } })).toBe(0)
    expect(await db().loginToken.count({ where: { userId, revokedAt: null } })).toBe(0)
    expect(await db().activity.findUnique({ where: { id: activity.id } })).toMatchObject({ authorId: userId })
    expect((await teamOf(here)).departed).toMatchObject([{ userId }])
    expect(await db().auditEntry.count({ where: { action: 'teacher.removed', targetId: userId } })).toBe(1)
  })

  test('is undone for thirty days', async () => {
    const { id: userId } = here.teacher
    const { createdAt } = await db().membership.findFirstOrThrow({ where: { userId } })
    await deleteTeacher(here.managerScope, userId, client)
    await restoreTeacher(userId, asking)
    expect(await db().membership.findFirst({ where: { userId } })).toMatchObject({ createdAt, role: 'TEACHER' })
    expect((await teamOf(here)).departed).toEqual([])
    expect(await db().mailJob.count({ where: { userId } })).toBe(0)
    await deleteTeacher(here.managerScope, userId, client)
    await db().departure.updateMany({ where: { userId }, data: { leftAt: subDays(new Date(), 31) } })
    await expect(restoreTeacher(userId, asking)).rejects.toThrow(/30 jours/)
    expect((await teamOf(here)).departed).toEqual([])
  })

  test('somebody who never came in is invited anew when it is undone', async () => {
    const { userId } = await createTeacher(somebody(), asking)
    await deleteTeacher(here.managerScope, userId, client)
    expect(await db().mailJob.count({ where: { userId } })).toBe(0)
    await restoreTeacher(userId, asking)
    expect(await db().mailJob.count({ where: { userId, kind: 'INVITATION' } })).toBe(1)
  })

  test('the seat is free for somebody else, who keeps it', async () => {
    await seats(1)
    await deleteTeacher(here.managerScope, here.teacher.id, client)
    await createTeacher(somebody(), asking)
    await expect(restoreTeacher(here.teacher.id, asking)).rejects.toThrow(/La seule place/)
  })

  test('nobody of another daycare, no manager and nobody twice', async () => {
    for (const userId of [there.teacher.id, here.manager.id, there.manager.id]) {
      await expect(deleteTeacher(here.managerScope, userId, client)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(restoreTeacher(userId, asking)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(resendInvitation(userId, asking)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    const twice = await Promise.allSettled([1, 2].map(() => deleteTeacher(here.managerScope, here.teacher.id, client)))
    expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

test('an invitation is sent again until she comes in, and the earlier one is withdrawn', async () => {
  const { userId } = await createTeacher(somebody(), asking)
  await resendInvitation(userId, asking)
  expect(await db().mailJob.count({ where: { userId } })).toBe(1)
  await expect(resendInvitation(here.teacher.id, asking)).rejects.toMatchObject({ code: 'CONFLICT' })
})
