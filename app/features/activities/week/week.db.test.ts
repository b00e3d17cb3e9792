import { describe, expect, test } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import { createActivity } from '#tests/support/activities.ts'
import { countQueries } from '#tests/support/count-queries.ts'
import { createTwoDaycares } from '#tests/support/people.ts'
import { copyWeek, getWeek, planActivity, unplanActivity } from './server.ts'
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
    expect(await copyWeek(here.managerScope, { from: monday, to: nextMonday })).toEqual([])
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

  test('is copied into another week, which keeps what it has, and says what was added', async () => {
    const { here, there, own, starter } = await setUp()
    await planActivity(here.teacherScope, { ...morning, activityId: own.id })
    await planActivity(here.teacherScope, { day: '2026-11-27', slot: 'OUTDOORS', activityId: starter.id })
    await planActivity(here.teacherScope, { day: nextMonday, slot: 'MORNING', activityId: own.id })
    const { result, queries } = await countQueries(() => copyWeek(here.teacherScope, { from: monday, to: nextMonday }))
    expect(queries).toBe(4)
    expect(result).toEqual([{ activityId: starter.id, day: '2026-12-04', slot: 'OUTDOORS' }])
    expect(await getWeek(here.teacherScope, { monday: nextMonday })).toHaveLength(2)
    expect(await copyWeek(here.teacherScope, { from: monday, to: nextMonday })).toEqual([])
    expect(await copyWeek(there.teacherScope, { from: monday, to: nextMonday })).toEqual([])
  })
})
