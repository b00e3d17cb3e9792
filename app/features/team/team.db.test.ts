import { addDays, subDays } from 'date-fns'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import type { User } from '#app/server/generated/prisma/client.ts'
import { createLink } from '#app/server/session/one-time-link.server.ts'
import type { CurrentSession } from '#app/server/session/session.server.ts'
import { createActivity } from '#tests/support/activities.ts'
import { countQueries } from '#tests/support/count-queries.ts'
import { createDaycare, createPerson, createStaffedDaycare, type Staffed, twoDaycares } from '#tests/support/people.ts'
import { type Asking, createTeacher, createTeachers } from './invite/add-teachers.server.ts'
import { answerInvitation, getOwnInvitations } from './invite/own-invitations.server.ts'
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
    expect([few.queries, many.queries]).toEqual([4, 4])
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
    // A transaction (2), seats (3), addresses, person, membership, departures, message, journal; before it, the limit.
    expect(queries).toBe(12)
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

  describe('somebody who has an account', () => {
    /** Out of every team, as after the end of her daycare, and asked into the team of here. */
    async function asked(person = somebody()) {
      const { id: userId, email } = there.teacher
      await db().membership.deleteMany({ where: { userId } })
      const { result, queries } = await countQueries(() => createTeacher({ ...person, email }, asking))
      return { userId, email, person, result, queries }
    }
    const herself = (): CurrentSession => ({
      id: crypto.randomUUID(),
      confirmedAt: new Date(),
      user: { ...there.teacher, selectedDaycareId: null, selectedDaycareName: null },
    })
    const answer = (accepts: boolean, daycareId = here.daycare.id) =>
      answerInvitation(herself(), { daycareId, accepts }, client)

    test('is asked: a seat is held, and the team knows what was typed, no more', async () => {
      const { userId, email, person, result, queries } = await asked()
      expect([result, queries]).toEqual([{ userId, outcome: 'asked' }, 11])
      expect(await members(here)).toBe(1)
      const team = await teamOf(here)
      expect(team.seats.used).toBe(2)
      const row = team.teachers.find((one) => one.userId === userId)
      expect(row).toMatchObject({ ...person, email, lastLogin: null, state: 'invited', isAsked: true })
      expect(JSON.stringify(team)).not.toContain(`"${there.teacher.lastName}"`)
      const { teacherCount } = await db().daycare.findUniqueOrThrow({ where: { id: here.daycare.id } })
      expect(teacherCount).toBe(2)
      await expect(createTeacher({ ...person, email }, asking)).rejects.toThrow(/déjà invitée/)
    })

    test('joins when she accepts, once, with her own name; what else waits for her is freed', async () => {
      const { userId, email } = await asked()
      const other = await createStaffedDaycare(db())
      await createTeacher({ ...somebody(), email }, { ...asking, scope: other.managerScope })
      const invitations = await getOwnInvitations(herself())
      expect(invitations.map(({ daycareName }) => daycareName)).toEqual([here.daycare.name, other.daycare.name])
      const answers = await Promise.allSettled([answer(true), answer(true), answer(true, other.daycare.id)])
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(await db().membership.count({ where: { userId } })).toBe(1)
      expect(await getOwnInvitations(herself())).toEqual([])
      const seatsNow = await Promise.all([here, other].map(async (team) => (await teamOf(team)).seats.used))
      expect(seatsNow.toSorted()).toEqual([1, 2])
    })

    test('is shown as she is once she has accepted', async () => {
      const { userId } = await asked()
      await answer(true)
      const { lastName } = there.teacher
      const rows = (await teamOf(here)).teachers.filter((one) => one.userId === userId)
      expect(rows).toMatchObject([{ lastName, state: 'active', isAsked: false }])
      expect(await db().auditEntry.count({ where: { action: 'teacher.accepted', actorId: userId } })).toBe(1)
    })

    test('refuses, or is not asked any more: the seat is free, and her sessions go on', async () => {
      const { userId, email, person } = await asked()
      await answer(false)
      expect((await teamOf(here)).seats.used).toBe(1)
      await expect(answer(true)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await createTeacher({ ...person, email }, asking)
      await resendInvitation(userId, asking)
      const expiresAt = addDays(new Date(), 1)
      await db().session.create({ data: { userId, tokenHash: crypto.randomUUID(), expiresAt } })
      await deleteTeacher(here.managerScope, userId, client)
      expect(await db().session.count({ where: { userId } })).toBe(1)
      expect(await db().mailJob.count({ where: { userId, sentAt: null } })).toBe(0)
      expect(await teamOf(here)).toMatchObject({ seats: { used: 1 }, departed: [] })
      await expect(answer(true)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    })

    test('is not asked by a team that is full, nor holds two seats when she is put back', async () => {
      await seats(1)
      await expect(asked()).rejects.toMatchObject({ code: 'CONFLICT' })
      await deleteTeacher(here.managerScope, here.teacher.id, client)
      const { email, id: userId } = here.teacher
      await createTeacher({ ...somebody(), email }, asking)
      await restoreTeacher(userId, asking)
      expect(await teamOf(here)).toMatchObject({ seats: { used: 1 }, departed: [] })
    })

    test('who never came in joins at once, as a newcomer', async () => {
      const { id } = await createPerson(db(), 'TEACHER', undefined, { lastLogin: null, email: somebody().email })
      const { email } = await db().user.findUniqueOrThrow({ where: { id } })
      expect(await createTeacher({ ...somebody(), email }, asking)).toEqual({ userId: id, outcome: 'added' })
      expect(await members(here)).toBe(2)
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
    await createLink(tx, { userId, purpose: 'INVITATION', issuerId, byMail: true }),
    await createLink(tx, { userId, purpose: 'LOGIN', byMail: true }),
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
