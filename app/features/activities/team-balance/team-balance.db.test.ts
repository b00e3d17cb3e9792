import { beforeEach, describe, expect, test } from 'vitest'
import { dateOf } from '#app/lib/dates/dates.ts'
import { db } from '#app/server/database/db.server.ts'
import type { Activity } from '#app/server/generated/prisma/client.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { erasePerson } from '#app/server/personal-data/person-tables.server.ts'
import { createActivity } from '#tests/support/activities.ts'
import { createPerson, createTwoDaycares, type StaffedDaycare } from '#tests/support/people.ts'
import { countQueries } from '#tests/support/statements.ts'

import { getOwnBalance, getTeamBalance, joinBalance } from './team-balance.server.ts'

let here: StaffedDaycare
let there: StaffedDaycare
let team: DaycareScope[]

/** A Wednesday: the last week that is counted is that of November 16. */
const TODAY = '2026-11-25'
const WEEK = '2026-11-16'
const read = (scope = here.teacherScope, today = TODAY) => getTeamBalance(scope, today)

async function teamOf({ daycare, managerScope, teacherScope }: StaffedDaycare): Promise<DaycareScope[]> {
  const others = await Promise.all(Array.from({ length: 3 }, () => createPerson(db(), 'TEACHER', daycare)))
  return [managerScope, teacherScope, ...others.map(({ id }) => ({ ...teacherScope, userId: id }))]
}
const accept = (people: DaycareScope[], day = WEEK) =>
  Promise.all(people.map((scope) => joinBalance(scope, { joins: true }, day)))

const activity = ({ daycare }: StaffedDaycare, columns: Partial<Activity> = {}) =>
  createActivity(db(), { daycareId: daycare.id }, columns)
const plan = async ({ userId, daycareId }: DaycareScope, activityId: string, day: string) =>
  db().plannedActivity.create({
    data: { userId, daycareId: daycareId ?? '', activityId, day: dateOf(day), slot: 'MORNING' },
  })
const live = async ({ userId, daycareId }: DaycareScope, activityId: string, day: string) =>
  db().livedActivity.create({ data: { userId, daycareId: daycareId ?? '', activityId, livedOn: dateOf(day) } })

beforeEach(async () => {
  ;({ here, there } = await createTwoDaycares(db()))
  team = await teamOf(here)
})

describe('a week of the team', () => {
  test('counts by domain and place what four people or more have planned or lived, each activity of a day once', async () => {
    const inside = await activity(here, { place: 'INDOORS', developments: ['DEVELOPMENT_LANGUAGE'] })
    const walk = await activity(here, {
      place: 'WOODS',
      developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    })
    await accept(team.slice(0, 4))
    for (const scope of team) await plan(scope, inside.id, '2026-11-17')
    await live(here.teacherScope, inside.id, '2026-11-17')
    await live(here.teacherScope, walk.id, '2026-11-22')
    await plan(here.teacherScope, walk.id, '2026-11-23')
    const { weeks, ...figures } = await read()
    expect(weeks).toEqual([
      { monday: WEEK, isShown: true },
      ...['2026-11-09', '2026-11-02', '2026-10-26'].map((monday) => ({ monday, isShown: false })),
    ])
    expect(figures).toEqual({
      total: 5,
      domains: {
        DEVELOPMENT_PHYSICAL_AND_MOTOR: 1,
        DEVELOPMENT_SOCIAL_AND_EMOTIONAL: 0,
        DEVELOPMENT_COGNITIVE: 1,
        DEVELOPMENT_LANGUAGE: 4,
      },
      places: { indoors: 4, yard: 0, outing: 1 },
    })
    expect(await read(here.managerScope)).toEqual({ weeks, ...figures })
    expect(JSON.stringify(await db().weekBalance.findMany())).not.toContain(here.teacher.id)
  })

  test('of three people shows nothing, and keeps nothing', async () => {
    const { id } = await activity(here)
    await accept(team)
    for (const scope of team.slice(0, 3)) for (const day of ['16', '17', '18']) await plan(scope, id, `2026-11-${day}`)
    expect(await read()).toMatchObject({ total: 0, places: { outing: 0 }, weeks: [{ isShown: false }, {}, {}, {}] })
    const stored = await db().weekBalance.findFirstOrThrow({
      where: { daycareId: here.daycare.id, monday: dateOf(WEEK) },
    })
    expect(stored).toMatchObject({ total: 0, domains: {}, places: {} })
  })

  test('never moves once it was counted: nobody’s part can be subtracted', async () => {
    const { id } = await activity(here)
    await accept(team.slice(0, 4))
    for (const scope of team) await plan(scope, id, '2026-11-17')
    const before = await read()
    expect(before.total).toBe(4)
    // One more joins, one leaves, one notes something later, one is erased.
    await accept(team.slice(4))
    await joinBalance(team[2] as DaycareScope, { joins: false }, TODAY)
    await live(here.managerScope, id, '2026-11-19')
    await db().$transaction((tx) => erasePerson(tx, here.teacher.id, new Date()))
    expect(await read(here.managerScope)).toEqual(before)
  })

  test('counts those who had accepted by its end, and nobody before', async () => {
    const { id } = await activity(here)
    for (const day of ['2026-11-10', '2026-11-17']) for (const scope of team) await plan(scope, id, day)
    await accept(team.slice(0, 3), '2026-11-01')
    // On the Sunday; and on the next day.
    await accept(team.slice(3, 4), '2026-11-22')
    await accept(team.slice(4), '2026-11-23')
    const { weeks, total } = await read()
    expect(weeks.slice(0, 2)).toEqual([
      { monday: WEEK, isShown: true },
      { monday: '2026-11-09', isShown: false },
    ])
    expect(total).toBe(4)
  })

  test('waits for the Wednesday after it', async () => {
    expect((await read(here.teacherScope, '2026-11-24')).weeks[0]).toEqual({ monday: '2026-11-09', isShown: false })
    expect((await read(here.teacherScope, '2026-11-25')).weeks[0]?.monday).toBe(WEEK)
  })

  test('is of one daycare, costs two statements, and is counted once by several readers', async () => {
    const { id } = await activity(there)
    const others = await teamOf(there)
    await accept(others)
    for (const scope of others) await plan(scope, id, '2026-11-17')
    expect((await read()).total).toBe(0)
    const readings = await Promise.all(others.map((scope) => read(scope)))
    expect(new Set(readings.map(({ total }) => total))).toEqual(new Set([5]))
    const { queries } = await countQueries(() => read(there.teacherScope))
    expect(queries).toBe(2)
    const admin = await createPerson(db(), 'SUPERADMIN')
    const scope = { userId: admin.id, role: admin.role, daycareId: there.daycare.id }
    await expect(read(scope)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

test('a person counts only once she has said so, from that day, in her daycare', async () => {
  expect(await getOwnBalance(here.teacherScope)).toEqual({ since: null })
  expect(await joinBalance(here.teacherScope, { joins: true }, '2026-11-18')).toEqual({ since: '2026-11-18' })
  expect(await joinBalance(here.teacherScope, { joins: true }, '2026-11-25')).toEqual({ since: '2026-11-18' })
  expect(await getOwnBalance(here.managerScope)).toEqual({ since: null })
  expect(await getOwnBalance(there.teacherScope)).toEqual({ since: null })
  expect(await joinBalance(here.teacherScope, { joins: false }, '2026-11-25')).toEqual({ since: null })
})
