import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import { erasePerson, exportPerson } from '#app/server/personal-data/person-tables.server.ts'
import { createActivity } from '#tests/support/activities.ts'
import { createPerson, createTwoDaycares, type StaffedDaycare, scopeOf } from '#tests/support/people.ts'
import { countQueries } from '#tests/support/statements.ts'
import { getNextSteps, putNextStepsAway } from './next-steps.server.ts'
import { getOwnPath, getTeamPaths, putPathAway, savePath } from './path.server.ts'

let here: StaffedDaycare
let there: StaffedDaycare

beforeEach(async () => {
  ;({ here, there } = await createTwoDaycares(db()))
})

const tick = (scope: StaffedDaycare['teacherScope'], ...ids: string[]) =>
  savePath(scope, { steps: Object.fromEntries(ids.map((id) => [id, true])) })
const NOT_FOUND = { code: 'NOT_FOUND' }

describe('the path of a person', () => {
  test('is hers in her daycare, and read in one query', async () => {
    await tick(here.teacherScope, 'mon-groupe', 'morsure')
    await tick(there.teacherScope, 'carnet')
    const { result, queries } = await countQueries(() => getOwnPath(here.teacherScope))
    expect(queries).toBe(1)
    expect(result.done.toSorted()).toEqual(['mon-groupe', 'morsure'])
    expect((await getOwnPath(here.managerScope)).done).toEqual([])
    // Somebody who works in another daycare starts anew there.
    expect((await getOwnPath({ ...here.teacherScope, daycareId: there.daycare.id })).done).toEqual([])
  })

  test('of two devices that tick at once, none undoes the other; a step that does not exist is left out', async () => {
    await tick(here.teacherScope, 'mon-groupe')
    await Promise.all([
      savePath(here.teacherScope, { steps: { 'mon-groupe': false, morsure: true } }),
      savePath(here.teacherScope, { steps: { carnet: true, inconnue: true } }),
      tick(here.teacherScope, 'morsure'),
    ])
    expect((await getOwnPath(here.teacherScope)).done.toSorted()).toEqual(['carnet', 'morsure'])
    expect(await savePath(here.teacherScope, { steps: { carnet: false } })).toEqual(['morsure'])
  })

  test('is nothing for a superadmin', async () => {
    const scope = scopeOf(await createPerson(db(), 'SUPERADMIN'), here.daycare)
    await expect(getOwnPath(scope)).rejects.toMatchObject(NOT_FOUND)
    await expect(tick(scope, 'morsure')).rejects.toMatchObject(NOT_FOUND)
    await expect(putPathAway(scope, true)).rejects.toMatchObject(NOT_FOUND)
  })

  test('is exported, and erased with her account', async () => {
    await tick(here.teacherScope, 'morsure')
    expect(JSON.stringify(await exportPerson(db(), here.teacher.id))).toContain('morsure')
    await db().$transaction((tx) => erasePerson(tx, here.teacher.id, new Date()))
    expect(await db().welcomePath.count({ where: { userId: here.teacher.id } })).toBe(0)
  })
})

describe('what she has done elsewhere suggests a tick, and makes none', () => {
  test('from her own rows in this daycare only', async () => {
    expect(await getOwnPath(here.teacherScope)).toEqual({ done: [], facts: [] })
    const own = { daycareId: here.daycare.id, userId: here.teacher.id }
    const author = { daycareId: own.daycareId, authorId: own.userId }
    const activity = await createActivity(db(), author, { place: 'YARD' })
    const rows = { ...own, activityId: activity.id }
    await db().user.update({ where: { id: own.userId }, data: { ageGroups: ['AGE_2_YEARS_3_YEARS'] } })
    await db().livedActivity.create({ data: { ...rows, livedOn: new Date('2026-11-23') } })
    await db().plannedActivity.create({ data: { ...rows, day: new Date('2026-11-24'), slot: 'MORNING' } })
    await db().exerciseAttempt.create({ data: { ...own, exerciseId: 23, finishedAt: new Date() } })
    await db().exerciseAttempt.create({ data: { ...own, exerciseId: 1 } })
    await db().quiz.create({ data: { ...own, type: 'ALEX', finishedAt: new Date() } })
    await db().quiz.create({ data: { ...own, type: 'PETITE_ENFANCE' } })
    await db().smallStep.create({ data: { ...own, text: 'Attendre dix secondes.' } })
    const { done, facts } = await getOwnPath(here.teacherScope)
    expect(done).toEqual([])
    expect(facts.toSorted()).toEqual(
      ['exercise-23', 'group', 'lived', 'lived-outdoors', 'planned', 'quiz-alex', 'small-step'].toSorted(),
    )
    await db().livedActivity.create({ data: { ...rows, livedOn: new Date('2026-11-25') } })
    expect((await getOwnPath(here.teacherScope)).facts).toContain('lived-twice')
    expect((await getOwnPath(here.managerScope)).facts).toEqual([])
    expect((await getOwnPath(there.teacherScope)).facts).toEqual([])
  })
})

describe('what a manager sees', () => {
  test('is how many steps and of which week, of the educators of her daycare who have begun', async () => {
    const other = await createPerson(db(), 'TEACHER', here.daycare)
    await tick(here.teacherScope, 'mon-groupe', 'sac-a-dos')
    await tick(here.managerScope, 'morsure')
    await tick(there.teacherScope, 'carnet')
    await savePath(scopeOf(other, here.daycare), { steps: { carnet: false } })
    const { result, queries } = await countQueries(() => getTeamPaths(here.managerScope))
    expect(queries).toBe(1)
    expect(result).toEqual([{ userId: here.teacher.id, done: 2, total: 30, week: 3 }])
    expect(await getTeamPaths(there.managerScope)).toMatchObject([{ userId: there.teacher.id, done: 1, week: 4 }])
  })

  test('ends when the path is put away, and comes back with it, its ticks kept', async () => {
    await tick(here.teacherScope, 'morsure')
    await putPathAway(here.teacherScope, true)
    expect(await getTeamPaths(here.managerScope)).toEqual([])
    expect((await getOwnPath(here.teacherScope)).done).toEqual(['morsure'])
    await putPathAway(here.teacherScope, false)
    expect(await getTeamPaths(here.managerScope)).toHaveLength(1)
  })

  test('is nothing of who has left the team', async () => {
    await tick(here.teacherScope, 'morsure')
    await db().membership.deleteMany({ where: { userId: here.teacher.id } })
    expect(await getTeamPaths(here.managerScope)).toEqual([])
  })
})

describe('what a manager who begins has left to do', () => {
  const begin = ({ daycare, manager }: StaffedDaycare) =>
    db().membership.update({
      where: { daycareId_userId: { daycareId: daycare.id, userId: manager.id } },
      data: { isSettingUp: true },
    })

  test('is asked of who has begun here, not of those who have been here, nor in another daycare', async () => {
    expect(await getNextSteps(here.managerScope)).toBeNull()
    await begin(here)
    const { result, queries } = await countQueries(() => getNextSteps(here.managerScope))
    expect(queries).toBe(1)
    // The staffed daycare has an educator already.
    expect(result).toEqual({ team: true, details: false, activity: false, note: false })
    expect(await getNextSteps({ ...here.managerScope, daycareId: there.daycare.id })).toBeNull()
    expect(await getNextSteps(here.teacherScope)).toBeNull()
    await expect(getNextSteps({ ...here.managerScope, daycareId: null })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  test('is ticked by what is stored, line by line, and is gone when all is done', async () => {
    await begin(here)
    const { daycare, manager, teacher } = here
    const note = { id: crypto.randomUUID(), text: 'La clé est chez Louise.' }
    await db().teamNote.create({ data: { ...note, daycareId: there.daycare.id, userId: there.teacher.id } })
    await db().daycare.update({ where: { id: daycare.id }, data: { address: '12, rue des Érables' } })
    const author = { daycareId: daycare.id, authorId: teacher.id }
    const activity = await createActivity(db(), author)
    expect(await getNextSteps(here.managerScope)).toMatchObject({ details: false, activity: false, note: false })
    await db().daycare.update({ where: { id: daycare.id }, data: { phone: '514 555-0123' } })
    await db().favouriteActivity.create({
      data: { daycareId: daycare.id, userId: manager.id, activityId: activity.id },
    })
    expect(await getNextSteps(here.managerScope)).toEqual({ team: true, details: true, activity: true, note: false })
    await db().teamNote.create({
      data: { ...note, id: crypto.randomUUID(), daycareId: daycare.id, userId: manager.id },
    })
    expect(await getNextSteps(here.managerScope)).toBeNull()
  })

  test('is put away for her in this daycare alone, and comes back', async () => {
    await begin(here)
    await begin(there)
    await putNextStepsAway(here.managerScope, true)
    expect(await getNextSteps(here.managerScope)).toBeNull()
    expect(await getNextSteps(there.managerScope)).not.toBeNull()
    await putNextStepsAway(here.managerScope, false)
    expect(await getNextSteps(here.managerScope)).not.toBeNull()
    // An educator has no such list to take back.
    await putNextStepsAway(here.teacherScope, false)
    expect(await db().membership.count({ where: { userId: here.teacher.id, isSettingUp: true } })).toBe(0)
  })
})
