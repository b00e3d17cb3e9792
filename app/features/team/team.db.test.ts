import { addDays } from 'date-fns/addDays'
import { subDays } from 'date-fns/subDays'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import type { User } from '#app/server/generated/prisma/client.ts'
import { createLink } from '#app/server/session/one-time-link.server.ts'
import type { CurrentSession } from '#app/server/session/session.server.ts'
import { createActivity } from '#tests/support/activities.ts'
import {
  createDaycare,
  createPerson,
  createStaffedDaycare,
  createTwoDaycares,
  type StaffedDaycare,
} from '#tests/support/people.ts'
import { countQueries } from '#tests/support/statements.ts'
import { createTeacher, createTeachers } from './invite/add-teachers.server.ts'
import { answerInvitation, getOwnInvitations } from './invite/own-invitations.server.ts'
import { deleteTeacher, resendInvitation, restoreTeacher } from './teachers.server.ts'
import { getTeam } from './team.server.ts'

const client = { ip: '192.0.2.1', userAgent: 'test' }
let here: StaffedDaycare
let there: StaffedDaycare
const context = { client, origin: 'https://brindille.example' }
let count = 0

beforeEach(async () => {
  ;({ here, there } = await createTwoDaycares(db()))
})

const newPerson = () => ({ firstName: 'Rosalie', lastName: 'Gagnon', email: `rosalie-${count++}@exemple.test` })
const setSeats = (max: number, { daycare } = here) =>
  db().daycare.update({ where: { id: daycare.id }, data: { maxTeachers: max } })
const teamOf = ({ managerScope, daycare }: StaffedDaycare) => getTeam(managerScope, daycare.id)
const countTeachers = ({ daycare }: StaffedDaycare) =>
  db().membership.count({ where: { daycareId: daycare.id, role: 'TEACHER' } })
const findUser = (email: string): Promise<User> => db().user.findUniqueOrThrow({ where: { email } })

describe('the team', () => {
  test('is read in a fixed number of queries, whatever its size', async () => {
    const few = await countQueries(() => teamOf(here))
    await createTeachers(here.managerScope, { people: Array.from({ length: 10 }, newPerson) }, context)
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
    const person = newPerson()
    const { result, queries } = await countQueries(() => createTeacher(here.managerScope, person, context))
    // A transaction (2), seats (3), addresses, person, membership, departures, message, audit log; before it, the
    // limit.
    expect(queries).toBe(12)
    expect(await findUser(person.email)).toMatchObject({
      id: result.userId,
      role: 'TEACHER',
      passwordExpired: true,
      passwordHash: null,
      selectedDaycareId: here.daycare.id,
    })
    const { teachers } = await teamOf(here)
    expect(teachers.find(({ userId }) => userId === result.userId)).toMatchObject({
      state: 'invited',
      // Tests have no mail server.
      invitation: { state: 'notSent' },
    })
    const entries = await db().auditEntry.findMany({ where: { action: 'teacher.invited', targetId: result.userId } })
    expect(entries).toMatchObject([{ actorId: here.manager.id, daycareId: here.daycare.id }])
    expect(await countTeachers(there)).toBe(1)
  })

  test('of two additions at the last seat one succeeds', async () => {
    await setSeats(2)
    const results = await Promise.allSettled(
      [newPerson(), newPerson()].map((person) => createTeacher(here.managerScope, person, context)),
    )
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect(refused).toEqual([expect.objectContaining({ code: 'CONFLICT' })])
    expect(refused[0].message).toMatch(/^Les 2 places de votre équipe sont prises/)
    expect(await countTeachers(here)).toBe(2)
  })

  test('the same address added twice at once makes one person', async () => {
    const person = newPerson()
    const results = await Promise.allSettled([
      createTeacher(here.managerScope, person, context),
      createTeacher(here.managerScope, person, context),
      createTeacher(there.managerScope, person, context),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const user = await findUser(person.email)
    expect(await db().membership.count({ where: { userId: user.id } })).toBe(1)
  })

  test('an address of another account is refused without saying where it is', async () => {
    const gone = await createPerson(db(), 'TEACHER')
    await db().user.update({ where: { id: gone.id }, data: { deletedAt: new Date() } })
    const messages = new Set<string>()
    for (const { email } of [there.teacher, there.manager, await createPerson(db(), 'SUPERADMIN'), gone]) {
      const refused = await createTeacher(here.managerScope, { ...newPerson(), email }, context).catch(
        (error: unknown) => error,
      )
      expect(refused).toMatchObject({ code: 'CONFLICT' })
      messages.add(String(refused))
    }
    expect(messages.size).toBe(1)
    expect([...messages].join()).not.toContain(there.daycare.name)
    expect(await db().membership.count({ where: { userId: there.teacher.id } })).toBe(1)
    await expect(
      createTeacher(here.managerScope, { ...newPerson(), email: here.teacher.email }, context),
    ).rejects.toThrow(/déjà partie/)
  })

  describe('somebody who has an account', () => {
    /** An educator of no team, as when her daycare has closed, who is asked to join the team of `here`. */
    async function asked(person = newPerson()) {
      const { id: userId, email } = there.teacher
      await db().membership.deleteMany({ where: { userId } })
      const { result, queries } = await countQueries(() =>
        createTeacher(here.managerScope, { ...person, email }, context),
      )
      return { userId, email, person, result, queries }
    }
    const herSession = (): CurrentSession => ({
      id: crypto.randomUUID(),
      confirmedAt: new Date(),
      user: { ...there.teacher, selectedDaycareId: null, selectedDaycareName: null },
    })
    const answer = (accepts: boolean, daycareId = here.daycare.id) =>
      answerInvitation(herSession(), { daycareId, accepts }, client)

    test('is asked: a seat is held, and the team sees only what was typed', async () => {
      const { userId, email, person, result, queries } = await asked()
      expect([result, queries]).toEqual([{ userId, outcome: 'asked' }, 11])
      expect(await countTeachers(here)).toBe(1)
      const team = await teamOf(here)
      expect(team.seats.used).toBe(2)
      const row = team.teachers.find((one) => one.userId === userId)
      expect(row).toMatchObject({ ...person, email, lastLogin: null, state: 'invited', isAsked: true })
      expect(JSON.stringify(team)).not.toContain(`"${there.teacher.lastName}"`)
      const { teacherCount } = await db().daycare.findUniqueOrThrow({ where: { id: here.daycare.id } })
      expect(teacherCount).toBe(2)
      await expect(createTeacher(here.managerScope, { ...person, email }, context)).rejects.toThrow(/déjà invitée/)
    })

    test('joins when she accepts, once, with her own name; her other invitations are void', async () => {
      const { userId, email } = await asked()
      const other = await createStaffedDaycare(db())
      await createTeacher(other.managerScope, { ...newPerson(), email }, context)
      const invitations = await getOwnInvitations(herSession())
      expect(invitations.map(({ daycareName }) => daycareName)).toEqual([here.daycare.name, other.daycare.name])
      const answers = await Promise.allSettled([answer(true), answer(true), answer(true, other.daycare.id)])
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(await db().membership.count({ where: { userId } })).toBe(1)
      expect(await getOwnInvitations(herSession())).toEqual([])
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

    test('declines, or her invitation is withdrawn: the seat is free, and her sessions go on', async () => {
      const { userId, email, person } = await asked()
      await answer(false)
      expect((await teamOf(here)).seats.used).toBe(1)
      await expect(answer(true)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await createTeacher(here.managerScope, { ...person, email }, context)
      await resendInvitation(here.managerScope, userId, context)
      const expiresAt = addDays(new Date(), 1)
      await db().session.create({ data: { userId, tokenHash: crypto.randomUUID(), expiresAt } })
      await deleteTeacher(here.managerScope, userId, client)
      expect(await db().session.count({ where: { userId } })).toBe(1)
      expect(await db().mailJob.count({ where: { userId, sentAt: null } })).toBe(0)
      expect(await teamOf(here)).toMatchObject({ seats: { used: 1 }, departed: [] })
      await expect(answer(true)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    })

    test('is not asked by a team that is full, nor holds two seats when she is put back', async () => {
      await setSeats(1)
      await expect(asked()).rejects.toMatchObject({ code: 'CONFLICT' })
      await deleteTeacher(here.managerScope, here.teacher.id, client)
      const { email, id: userId } = here.teacher
      await createTeacher(here.managerScope, { ...newPerson(), email }, context)
      await restoreTeacher(here.managerScope, userId, context)
      expect(await teamOf(here)).toMatchObject({ seats: { used: 1 }, departed: [] })
    })

    test('who never signed in joins at once, as a newcomer', async () => {
      const { id } = await createPerson(db(), 'TEACHER', undefined, { lastLogin: null, email: newPerson().email })
      const { email } = await db().user.findUniqueOrThrow({ where: { id } })
      expect(await createTeacher(here.managerScope, { ...newPerson(), email }, context)).toEqual({
        userId: id,
        outcome: 'added',
      })
      expect(await countTeachers(here)).toBe(2)
    })
  })

  test('with another daycare on screen nothing is added', async () => {
    const refused = createTeacher(here.managerScope, { ...newPerson(), daycareId: there.daycare.id }, context)
    await expect(refused).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(createTeacher({ ...here.managerScope, daycareId: null }, newPerson(), context)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    expect(await countTeachers(here)).toBe(1)
  })
})

describe('a list', () => {
  test('adds those who fit, in their order, and returns the outcome of each', async () => {
    await setSeats(3)
    const [first, second, third] = [newPerson(), newPerson(), newPerson()]
    const people = [
      first,
      { ...newPerson(), email: here.teacher.email },
      { ...newPerson(), email: there.teacher.email },
      second,
      first,
      third,
    ]
    const results = await createTeachers(here.managerScope, { people }, context)
    expect(results.map(({ outcome }) => outcome)).toEqual([
      'added',
      'alreadyHere',
      'elsewhere',
      'added',
      'added',
      'noSeat',
    ])
    expect(await countTeachers(here)).toBe(3)
    expect(await db().mailJob.count({ where: { daycareId: here.daycare.id, kind: 'INVITATION' } })).toBe(2)
  })

  test('takes the same number of queries for one and for fifty', async () => {
    await setSeats(100)
    const one = await countQueries(() => createTeachers(here.managerScope, { people: [newPerson()] }, context))
    const fifty = await countQueries(() =>
      createTeachers(here.managerScope, { people: Array.from({ length: 50 }, newPerson) }, context),
    )
    expect(fifty.queries).toBe(one.queries)
    expect(fifty.result.every(({ outcome }) => outcome === 'added')).toBe(true)
  })
})

test('an invited educator who asks for a link stays invited for as long as her invitation is valid', async () => {
  const { userId } = await createTeacher(here.managerScope, newPerson(), context)
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
    expect(await countTeachers(here)).toBe(0)
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
    await restoreTeacher(here.managerScope, userId, context)
    expect(await db().membership.findFirst({ where: { userId } })).toMatchObject({ createdAt, role: 'TEACHER' })
    expect((await teamOf(here)).departed).toEqual([])
    expect(await db().mailJob.count({ where: { userId } })).toBe(0)
    await deleteTeacher(here.managerScope, userId, client)
    await db().departure.updateMany({ where: { userId }, data: { leftAt: subDays(new Date(), 31) } })
    await expect(restoreTeacher(here.managerScope, userId, context)).rejects.toThrow(/30 jours/)
    expect((await teamOf(here)).departed).toEqual([])
  })

  test('somebody who never signed in is invited anew when it is undone', async () => {
    const { userId } = await createTeacher(here.managerScope, newPerson(), context)
    await deleteTeacher(here.managerScope, userId, client)
    expect(await db().mailJob.count({ where: { userId } })).toBe(0)
    await restoreTeacher(here.managerScope, userId, context)
    expect(await db().mailJob.count({ where: { userId, kind: 'INVITATION' } })).toBe(1)
  })

  test('the seat is free for somebody else, who keeps it', async () => {
    await setSeats(1)
    await deleteTeacher(here.managerScope, here.teacher.id, client)
    await createTeacher(here.managerScope, newPerson(), context)
    await expect(restoreTeacher(here.managerScope, here.teacher.id, context)).rejects.toThrow(/La seule place/)
  })

  test('nobody of another daycare, no manager and nobody twice', async () => {
    for (const userId of [there.teacher.id, here.manager.id, there.manager.id]) {
      await expect(deleteTeacher(here.managerScope, userId, client)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(restoreTeacher(here.managerScope, userId, context)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(resendInvitation(here.managerScope, userId, context)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    const twice = await Promise.allSettled([1, 2].map(() => deleteTeacher(here.managerScope, here.teacher.id, client)))
    expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

test('an invitation is sent again until she signs in, and the earlier one is withdrawn', async () => {
  const { userId } = await createTeacher(here.managerScope, newPerson(), context)
  await resendInvitation(here.managerScope, userId, context)
  expect(await db().mailJob.count({ where: { userId } })).toBe(1)
  await expect(resendInvitation(here.managerScope, here.teacher.id, context)).rejects.toMatchObject({
    code: 'CONFLICT',
  })
})
