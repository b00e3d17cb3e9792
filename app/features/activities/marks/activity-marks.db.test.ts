import { addDays } from 'date-fns/addDays'
import { subDays } from 'date-fns/subDays'
import { describe, expect, test } from 'vitest'
import { dayOf } from '#app/lib/dates/dates.ts'
import { db } from '#app/server/database/db.server.ts'
import { createActivity } from '#tests/support/activities.ts'
import { createPerson, createTwoDaycares, scopeOf } from '#tests/support/people.ts'
import { countQueries } from '#tests/support/statements.ts'
import { deleteActivity, getActivity, getTrash, restoreActivity } from '../library/server.ts'
import {
  adaptActivity,
  getActivityMarks,
  getLivedBalance,
  markLived,
  setFavourite,
  setVisibility,
  unmarkLived,
} from './server.ts'

const TODAY = dayOf(new Date())

async function setUp() {
  const { here, there } = await createTwoDaycares(db())
  const own = await createActivity(db(), { daycareId: here.daycare.id, authorId: here.teacher.id })
  const foreign = await createActivity(db(), { daycareId: there.daycare.id, authorId: there.teacher.id })
  const starter = await createActivity(db(), { daycareId: null }, { source: 'STARTER' })
  const colleague = scopeOf(await createPerson(db(), 'TEACHER', here.daycare), here.daycare)
  const admin = scopeOf(await createPerson(db(), 'SUPERADMIN'), null)
  const makePrivate = () => db().activity.update({ where: { id: own.id }, data: { visibility: 'PRIVATE' } })
  return { here, there, own, foreign, starter, colleague, admin, makePrivate }
}

describe('a star', () => {
  test('is added and removed by each person for herself, any number of times, in two queries', async () => {
    const { here, own, starter, colleague } = await setUp()
    for (const { id } of [own, starter]) {
      const put = await countQueries(() => setFavourite(here.teacherScope, { activityId: id, isFavourite: true }))
      expect(put.queries).toBe(2)
      await setFavourite(here.teacherScope, { activityId: id, isFavourite: true })
      expect(await getActivityMarks(here.teacherScope, id)).toMatchObject({ isFavourite: true })
      expect(await getActivityMarks(colleague, id)).toMatchObject({ isFavourite: false })
      await setFavourite(here.teacherScope, { activityId: id, isFavourite: false })
      await setFavourite(here.teacherScope, { activityId: id, isFavourite: false })
      expect(await getActivityMarks(here.teacherScope, id)).toMatchObject({ isFavourite: false })
    }
  })
})

describe('who may read an activity', () => {
  test('is chosen by its author alone', async () => {
    const { here, own, colleague, starter } = await setUp()
    const PRIVATE = { activityId: own.id, visibility: 'PRIVATE' as const }
    for (const scope of [colleague, here.managerScope])
      await expect(setVisibility(scope, PRIVATE)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(setVisibility(here.managerScope, { ...PRIVATE, activityId: starter.id })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    const { queries } = await countQueries(() => setVisibility(here.teacherScope, PRIVATE))
    expect(queries).toBe(1)
    expect(await getActivityMarks(here.teacherScope, own.id)).toMatchObject({ visibility: 'PRIVATE', canShare: true })
    await setVisibility(here.teacherScope, { ...PRIVATE, visibility: 'TEAM' })
    expect(await getActivityMarks(here.managerScope, own.id)).toMatchObject({ visibility: 'TEAM', canShare: false })
  })

  test('a private one is not found by anybody else, whatever the operation', async () => {
    const { here, there, own, colleague, admin, makePrivate } = await setUp()
    await makePrivate()
    for (const scope of [colleague, here.managerScope, there.teacherScope, there.managerScope]) {
      const id = own.id
      const calls = [
        () => getActivityMarks(scope, id),
        () => setFavourite(scope, { activityId: id, isFavourite: true }),
        () => setVisibility(scope, { activityId: id, visibility: 'TEAM' }),
        () => adaptActivity(scope, { activityId: id, id: crypto.randomUUID() }),
        () => markLived(scope, { activityId: id, livedOn: TODAY, outcome: null, note: '' }),
        () => deleteActivity(scope, id),
        () => restoreActivity(scope, id),
      ]
      for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    await expect(getActivityMarks(admin, own.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await db().activity.findUniqueOrThrow({ where: { id: own.id } })).toMatchObject({ deletedAt: null })
  })
})

describe('« Adapter »', () => {
  test('makes a private copy of a starter or of a colleague’s activity, once per id, and leaves the original as it is', async () => {
    const { here, own, starter, colleague } = await setUp()
    for (const original of [starter, own]) {
      const id = crypto.randomUUID()
      const input = { activityId: original.id, id }
      expect((await countQueries(() => adaptActivity(colleague, input))).queries).toBe(3)
      await adaptActivity(colleague, input)
      const before = await db().activity.findUniqueOrThrow({ where: { id: original.id } })
      expect(before).toEqual(original.searchText === '' ? { ...original, searchText: before.searchText } : original)
      expect(await getActivity(colleague, id)).toMatchObject({ title: original.title, visibility: 'PRIVATE' })
      expect(await getActivityMarks(colleague, id)).toMatchObject({
        adaptedFrom: { id: original.id, title: original.title },
        canShare: true,
      })
      await expect(getActivity(here.managerScope, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      expect(await db().activity.count({ where: { adaptedFromId: original.id } })).toBe(1)
    }
  })

  test('does not take the id of something else, nor what is of another daycare', async () => {
    const { here, own, foreign, starter, admin } = await setUp()
    await expect(adaptActivity(here.teacherScope, { activityId: starter.id, id: own.id })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    await expect(adaptActivity(here.teacherScope, { activityId: starter.id, id: foreign.id })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    const id = crypto.randomUUID()
    await expect(adaptActivity(here.teacherScope, { activityId: foreign.id, id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(adaptActivity(admin, { activityId: starter.id, id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  test('names its original only to those who may read it', async () => {
    const { here, own, colleague, makePrivate } = await setUp()
    const id = crypto.randomUUID()
    await adaptActivity(colleague, { activityId: own.id, id })
    await makePrivate()
    expect(await getActivityMarks(colleague, id)).toMatchObject({ adaptedFrom: null })
    await setVisibility(colleague, { activityId: id, visibility: 'TEAM' })
    expect(await getActivityMarks(here.teacherScope, id)).toMatchObject({ adaptedFrom: { id: own.id } })
  })
})

describe('a lived day', () => {
  test('has one note per day, private to the person, and can be removed', async () => {
    const { here, own } = await setUp()
    const lived = { activityId: own.id, livedOn: TODAY, outcome: 'AGAIN' as const, note: 'Les flaques ont tout pris.' }
    expect((await countQueries(() => markLived(here.teacherScope, lived))).queries).toBe(2)
    await markLived(here.teacherScope, { ...lived, outcome: null, note: 'Plus court.' })
    const yesterday = dayOf(subDays(new Date(), 1))
    await markLived(here.teacherScope, { ...lived, livedOn: yesterday, note: '' })
    expect((await getActivityMarks(here.teacherScope, own.id)).lived).toEqual([
      { livedOn: TODAY, outcome: null, note: 'Plus court.' },
      { livedOn: yesterday, outcome: 'AGAIN', note: '' },
    ])
    expect((await getActivityMarks(here.managerScope, own.id)).lived).toEqual([])
    await unmarkLived(here.managerScope, { activityId: own.id, livedOn: TODAY })
    expect((await getActivityMarks(here.teacherScope, own.id)).lived).toHaveLength(2)
    expect(
      (await countQueries(() => unmarkLived(here.teacherScope, { activityId: own.id, livedOn: TODAY }))).queries,
    ).toBe(1)
    expect((await getActivityMarks(here.teacherScope, own.id)).lived).toHaveLength(1)
  })

  test('is neither in the future nor more than a year ago', async () => {
    const { here, own } = await setUp()
    for (const date of [addDays(new Date(), 3), subDays(new Date(), 400)])
      await expect(
        markLived(here.teacherScope, { activityId: own.id, livedOn: dayOf(date), outcome: null, note: '' }),
      ).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('counts in the balance of the four weeks by domain, for her and this daycare alone', async () => {
    const { here, there, own } = await setUp()
    const two = await createActivity(
      db(),
      { daycareId: here.daycare.id },
      { developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'] },
    )
    const since = dayOf(subDays(new Date(), 27))
    const mark = (activityId: string, days: number) =>
      markLived(here.teacherScope, { activityId, livedOn: dayOf(subDays(new Date(), days)), outcome: null, note: '' })
    await Promise.all([mark(own.id, 0), mark(own.id, 3), mark(two.id, 1), mark(own.id, 40)])
    const { result, queries } = await countQueries(() => getLivedBalance(here.teacherScope, { since }))
    expect(queries).toBe(1)
    expect(result).toEqual({
      total: 3,
      domains: {
        DEVELOPMENT_PHYSICAL_AND_MOTOR: 0,
        DEVELOPMENT_COGNITIVE: 3,
        DEVELOPMENT_LANGUAGE: 1,
        DEVELOPMENT_SOCIAL_AND_EMOTIONAL: 0,
      },
    })
    for (const scope of [here.managerScope, there.teacherScope])
      expect(await getLivedBalance(scope, { since })).toMatchObject({ total: 0 })
  })
})

describe('the trash', () => {
  test('shows what each may restore, by whom it was deleted, for 30 days, in one query', async () => {
    const { here, there, own, foreign, colleague, admin } = await setUp()
    await deleteActivity(here.managerScope, own.id)
    await deleteActivity(there.teacherScope, foreign.id)
    const old = { daycareId: here.daycare.id, authorId: here.teacher.id }
    await createActivity(db(), old, { deletedAt: subDays(new Date(), 31) })
    const ownPrivate = await createActivity(db(), old, { visibility: 'PRIVATE' })
    await deleteActivity(here.teacherScope, ownPrivate.id)
    const { result, queries } = await countQueries(() => getTrash(here.teacherScope))
    expect(queries).toBe(1)
    expect(result.map(({ id }) => id)).toEqual([ownPrivate.id, own.id])
    expect(result[1]).toMatchObject({
      title: own.title,
      authorName: `${here.teacher.firstName} ${here.teacher.lastName}`,
      deletedByName: `${here.manager.firstName} ${here.manager.lastName}`,
    })
    expect((await getTrash(here.managerScope)).map(({ id }) => id)).toEqual([own.id])
    expect(await getTrash(colleague)).toEqual([])
    expect(await getTrash(admin)).toEqual([])
    for (const { id } of result) await restoreActivity(here.teacherScope, id)
    expect(await getTrash(here.teacherScope)).toEqual([])
  })
})

test('nothing of another daycare can be marked', async () => {
  const { here, foreign } = await setUp()
  const activityId = foreign.id
  const calls = [
    () => getActivityMarks(here.managerScope, activityId),
    () => setFavourite(here.managerScope, { activityId, isFavourite: true }),
    () => setVisibility(here.managerScope, { activityId, visibility: 'TEAM' }),
    () => markLived(here.managerScope, { activityId, livedOn: TODAY, outcome: null, note: '' }),
  ]
  for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await db().favouriteActivity.count({ where: { activityId } })).toBe(0)
})
