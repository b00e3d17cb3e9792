import { describe, expect, test } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import { SHEETS } from '#content/activities/sheets.ts'
import { createActivity } from '#tests/support/activities.ts'
import { createTwoDaycares } from '#tests/support/people.ts'
import { countQueries } from '#tests/support/statements.ts'
import { planActivity } from '../week/server.ts'
import { getPlannedDay } from './day.server.ts'
import { getFirstActivity } from './first-activity.server.ts'

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

describe('an activity to begin with', () => {
  const NOVEMBER = new Date('2026-11-27T12:00:00')
  const keys = SHEETS.flatMap(({ key, picture }) => (picture ? [key] : []))
  let used = 0
  /** A sheet of the starter library that comes from a sheet of the bank with a picture. */
  const starter = async (title: string, columns: Parameters<typeof createActivity>[2]) => {
    const { id } = await createActivity(db(), { daycareId: null }, { title, source: 'STARTER', ...columns })
    const provenance = { kind: 'bank', bankVersion: 'test', seed: 1, sheetKey: keys[used++] }
    await db().activity.update({ where: { id }, data: { provenance } })
    return id
  }

  test('is a short one of the library, for her ages, of the season, not refused, with its picture; in one query', async () => {
    const { here } = await createTwoDaycares(db())
    const ageGroups = ['AGE_0_18_MONTHS'] as const
    const ages = [...ageGroups]
    expect(await getFirstActivity(here.teacherScope, ageGroups, NOVEMBER)).toBeNull()
    await createActivity(db(), { daycareId: here.daycare.id }, { title: 'De la maison', ageGroups: ages })
    await starter('Longue', { ageGroups: ages, durationMinutes: 45 })
    await starter('Pour les grands', { ageGroups: ['AGE_4_YEARS_5_YEARS'], durationMinutes: 10 })
    await starter('L’été', { ageGroups: ages, seasons: ['SUMMER'], durationMinutes: 10 })
    const refused = await starter('Refusée', { ageGroups: ages, durationMinutes: 5 })
    await db().activity.update({ where: { id: refused }, data: { refusals: [{ rule: 'test' }] } })
    await starter('Toute l’année', { ageGroups: ages, seasons: [], durationMinutes: 5 })
    const { result, queries } = await countQueries(() => getFirstActivity(here.teacherScope, ageGroups, NOVEMBER))
    expect(queries).toBe(1)
    expect(result).toMatchObject({ title: 'Toute l’année', picture: { src: expect.stringContaining('.svg') } })
    await starter('L’automne', { ageGroups: ages, seasons: ['AUTUMN'], durationMinutes: 20 })
    expect(await getFirstActivity(here.teacherScope, ageGroups, NOVEMBER)).toMatchObject({ title: 'L’automne' })
  })
})
