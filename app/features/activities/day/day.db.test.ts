import { expect, test } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import { createActivity } from '#tests/support/activities.ts'
import { countQueries } from '#tests/support/count-queries.ts'
import { createTwoDaycares } from '#tests/support/people.ts'
import { planActivity } from '../week/server.ts'
import { getPlannedDay } from './day.server.ts'

const FRIDAY = '2026-11-27'
const MONDAY = '2026-11-30'

test('is what she alone has planned for today, in one query; from a Saturday on, for Monday', async () => {
  const { here, there } = await createTwoDaycares(db())
  const owner = { daycareId: here.daycare.id, authorId: here.teacher.id }
  const own = await createActivity(db(), owner, { title: 'Les ombres' })
  const next = await createActivity(db(), owner, { title: 'La première neige' })
  const foreign = await createActivity(db(), { daycareId: there.daycare.id, authorId: there.teacher.id })
  await planActivity(here.teacherScope, { activityId: own.id, day: FRIDAY, slot: 'OUTDOORS' })
  await planActivity(here.teacherScope, { activityId: next.id, day: MONDAY, slot: 'MORNING' })
  await planActivity(here.managerScope, { activityId: next.id, day: FRIDAY, slot: 'MORNING' })
  await planActivity(there.teacherScope, { activityId: foreign.id, day: FRIDAY, slot: 'MORNING' })

  const { result, queries } = await countQueries(() => getPlannedDay(here.teacherScope, FRIDAY))
  expect(queries).toBe(1)
  expect(result).toMatchObject({ day: FRIDAY, isToday: true, planned: [{ title: 'Les ombres', slot: 'OUTDOORS' }] })
  expect(result.materials).toEqual(['Feuilles'])
  expect(await getPlannedDay(here.teacherScope, '2026-11-28')).toMatchObject({
    day: MONDAY,
    isToday: false,
    planned: [{ title: 'La première neige' }],
  })
  expect((await getPlannedDay(here.teacherScope, '2026-12-01')).planned).toEqual([])
  // What she may no longer read is no longer in her day.
  await db().activity.update({ where: { id: own.id }, data: { deletedAt: new Date() } })
  expect((await getPlannedDay(here.teacherScope, FRIDAY)).planned).toEqual([])
})
