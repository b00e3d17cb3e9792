import { subHours } from 'date-fns/subHours'
import { describe, expect, test } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import { createActivity } from '#tests/support/activities.ts'
import { createTwoDaycares } from '#tests/support/people.ts'
import { countQueries } from '#tests/support/statements.ts'
import { copyWeek, getWeek, moveActivity, planActivity, uncopyWeek, unplanActivity } from './server.ts'
import { SLOT_MAX } from './week-days.ts'

const monday = '2026-11-23'
const nextMonday = '2026-11-30'
const morning = { day: monday, slot: 'MORNING' as const }

async function setUp() {
  const { here, there } = await createTwoDaycares(db())
  const owner = { daycareId: here.daycare.id, authorId: here.teacher.id }
  const own = await createActivity(db(), owner, { title: 'Les feuilles' })
  const starter = await createActivity(db(), { daycareId: null }, { source: 'STARTER', title: 'Départ' })
  const foreign = await createActivity(db(), { daycareId: there.daycare.id, authorId: there.teacher.id })
  return { here, there, owner, own, starter, foreign }
}

describe('« Ma semaine »', () => {
  test('holds what was planned, with its materials, for her and this daycare alone', async () => {
    const { here, there, own, starter } = await setUp()
    const plan = await countQueries(() => planActivity(here.teacherScope, { ...morning, activityId: own.id }))
    expect(plan.queries).toBe(6)
    // A second time changes nothing.
    await planActivity(here.teacherScope, { ...morning, activityId: own.id })
    await planActivity(here.teacherScope, { day: '2026-11-27', slot: 'OUTDOORS', activityId: starter.id })
    const { result, queries } = await countQueries(() => getWeek(here.teacherScope, { monday }))
    expect(queries).toBe(1)
    expect(result).toMatchObject([
      { activityId: own.id, ...morning, title: 'Les feuilles', materials: [{ nom: 'Feuilles', quantite: '10' }] },
      { activityId: starter.id, day: '2026-11-27', slot: 'OUTDOORS', title: 'Départ' },
    ])
    for (const scope of [here.managerScope, there.teacherScope]) expect(await getWeek(scope, { monday })).toEqual([])
    expect(await getWeek(here.teacherScope, { monday: nextMonday })).toEqual([])
    expect(
      (await countQueries(() => unplanActivity(here.teacherScope, { ...morning, activityId: own.id }))).queries,
    ).toBe(1)
    expect(await getWeek(here.teacherScope, { monday })).toHaveLength(1)
  })

  test('refuses activities of another daycare, and leaves out those that are deleted or private now', async () => {
    const { here, own, foreign } = await setUp()
    await expect(planActivity(here.managerScope, { ...morning, activityId: foreign.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await planActivity(here.managerScope, { ...morning, activityId: own.id })
    await db().activity.update({ where: { id: own.id }, data: { visibility: 'PRIVATE' } })
    expect(await getWeek(here.managerScope, { monday })).toEqual([])
    expect(await copyWeek(here.managerScope, { from: monday, to: nextMonday })).toMatchObject({ added: 0 })
    await db().activity.update({ where: { id: own.id }, data: { visibility: 'TEAM', deletedAt: new Date() } })
    expect(await getWeek(here.managerScope, { monday })).toEqual([])
  })

  test('has four activities at most in one part of a day', async () => {
    const { here, owner } = await setUp()
    const ids = []
    for (let index = 0; index <= SLOT_MAX; index++) ids.push((await createActivity(db(), owner)).id)
    const [last = '', ...first] = ids
    for (const activityId of first) await planActivity(here.teacherScope, { ...morning, activityId })
    await expect(planActivity(here.teacherScope, { ...morning, activityId: last })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    await planActivity(here.teacherScope, { ...morning, slot: 'AFTERNOON', activityId: last })
  })

  test('moves an activity in one step, and says whether the same one was there, so that the undo leaves that one', async () => {
    const { here, there, owner, own, foreign } = await setUp()
    const to = { day: '2026-11-24', slot: 'OUTDOORS' as const }
    await planActivity(here.teacherScope, { ...morning, activityId: own.id })
    const moved = await countQueries(() => moveActivity(here.teacherScope, { activityId: own.id, from: morning, to }))
    expect(moved).toMatchObject({ result: { wasThere: false }, queries: 7 })
    expect(await getWeek(here.teacherScope, { monday })).toMatchObject([to])
    // The same activity is in both: it leaves the first, and the message must not take it out of the second.
    await planActivity(here.teacherScope, { ...morning, activityId: own.id })
    expect(await moveActivity(here.teacherScope, { activityId: own.id, from: morning, to })).toEqual({ wasThere: true })
    expect(await getWeek(here.teacherScope, { monday })).toMatchObject([to])

    for (let index = 0; index < SLOT_MAX; index++) {
      const { id } = await createActivity(db(), owner)
      await planActivity(here.teacherScope, { ...morning, activityId: id })
    }
    await expect(moveActivity(here.teacherScope, { activityId: own.id, from: to, to: morning })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    expect(await getWeek(here.teacherScope, { monday })).toContainEqual(expect.objectContaining(to))
    await expect(moveActivity(here.teacherScope, { activityId: foreign.id, from: morning, to })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await moveActivity(here.managerScope, { activityId: own.id, from: to, to: morning })
    expect(await getWeek(here.teacherScope, { monday })).toHaveLength(SLOT_MAX + 1)
    expect(await getWeek(there.teacherScope, { monday })).toEqual([])
  })

  test('is copied into another week, which keeps what it has, and says what was added', async () => {
    const { here, there, own, starter } = await setUp()
    await planActivity(here.teacherScope, { ...morning, activityId: own.id })
    await planActivity(here.teacherScope, { day: '2026-11-27', slot: 'OUTDOORS', activityId: starter.id })
    await planActivity(here.teacherScope, { day: nextMonday, slot: 'MORNING', activityId: own.id })
    const { result, queries } = await countQueries(() => copyWeek(here.teacherScope, { from: monday, to: nextMonday }))
    expect(queries).toBe(4)
    expect(result).toMatchObject({ added: 1, isSourceEmpty: false })
    expect(await getWeek(here.teacherScope, { monday: nextMonday })).toMatchObject([
      { activityId: own.id },
      { activityId: starter.id, day: '2026-12-04', slot: 'OUTDOORS' },
    ])
    const copyAgain = { from: monday, to: nextMonday }
    expect(await copyWeek(here.teacherScope, copyAgain)).toMatchObject({ added: 0, isSourceEmpty: false })
    expect(await copyWeek(there.teacherScope, copyAgain)).toMatchObject({ added: 0, isSourceEmpty: true })
  })

  test('a copy puts no activity twice on a day, and fills a part of it with what is not there yet', async () => {
    const { here, owner, own } = await setUp()
    const ids = [own.id]
    while (ids.length < SLOT_MAX) ids.push((await createActivity(db(), owner)).id)
    for (const activityId of ids) await planActivity(here.teacherScope, { ...morning, activityId })
    const [first = '', second = '', ...others] = ids
    await planActivity(here.teacherScope, { day: nextMonday, slot: 'MORNING', activityId: first })
    await planActivity(here.teacherScope, { day: nextMonday, slot: 'AFTERNOON', activityId: second })
    await copyWeek(here.teacherScope, { from: monday, to: nextMonday })
    const week = await getWeek(here.teacherScope, { monday: nextMonday })
    const inMorning = week.filter(({ slot }) => slot === 'MORNING').map(({ activityId }) => activityId)
    expect(inMorning.toSorted()).toEqual([first, ...others].toSorted())
    expect(week).toHaveLength(SLOT_MAX)
  })

  test('a copy is taken back in one step, without what was planned before it or after it, or by others', async () => {
    const { here, there, owner, own, starter } = await setUp()
    const later = await createActivity(db(), owner)
    for (const scope of [here.teacherScope, here.managerScope]) {
      await planActivity(scope, { ...morning, activityId: own.id })
      await planActivity(scope, { day: '2026-11-27', slot: 'OUTDOORS', activityId: starter.id })
    }
    const before = { day: nextMonday, slot: 'MORNING' as const, activityId: own.id }
    await planActivity(here.teacherScope, before)
    // An hour ago: on a fast machine the copy came within the same millisecond.
    await db().plannedActivity.updateMany({ data: { createdAt: subHours(new Date(), 1) } })
    const { plannedAt } = await copyWeek(here.teacherScope, { from: monday, to: nextMonday })
    const byManager = await copyWeek(here.managerScope, { from: monday, to: nextMonday })
    await planActivity(here.teacherScope, { ...before, activityId: later.id })
    const back = { monday: nextMonday, plannedAt: plannedAt ?? 0 }
    for (const stranger of [there.teacherScope, here.managerScope])
      if (byManager.plannedAt !== plannedAt) expect(await uncopyWeek(stranger, back)).toBe(0)
    const { result, queries } = await countQueries(() => uncopyWeek(here.teacherScope, back))
    expect([result, queries]).toEqual([1, 1])
    expect((await getWeek(here.teacherScope, { monday: nextMonday })).map(({ activityId }) => activityId)).toEqual([
      own.id,
      later.id,
    ])
    expect(await getWeek(here.managerScope, { monday: nextMonday })).toHaveLength(2)
  })
})
