import { subDays } from 'date-fns/subDays'
import { describe, expect, test } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import { createActivity } from '#tests/support/activities.ts'
import { createPerson, createTwoDaycares, scopeOf } from '#tests/support/people.ts'
import { countQueries } from '#tests/support/statements.ts'
import { PAGE_SIZE } from '../limits.ts'
import { countActivities, getActivities } from './library-list.server.ts'
import { NO_FILTERS } from './schema.ts'
import { deleteActivity, getActivity, restoreActivity } from './server.ts'

const firstPage = { page: 1, filters: NO_FILTERS }
const UNKNOWN = '00000000-0000-7000-8000-000000000000'

/** Two daycares with one activity each, and a starter that both see. */
async function setUp() {
  const { here, there } = await createTwoDaycares(db())
  const own = await createActivity(db(), { daycareId: here.daycare.id, authorId: here.teacher.id })
  const foreign = await createActivity(db(), { daycareId: there.daycare.id, authorId: there.teacher.id })
  const starter = await createActivity(
    db(),
    { daycareId: null },
    { source: 'STARTER', createdAt: subDays(new Date(), 300) },
  )
  const colleague = scopeOf(await createPerson(db(), 'TEACHER', here.daycare), here.daycare)
  const superadmin = await createPerson(db(), 'SUPERADMIN')
  return { here, there, own, foreign, starter, colleague, admin: scopeOf(superadmin, null) }
}

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

describe('the list', () => {
  test('holds the daycare’s own activities and the starters, nothing of another daycare', async () => {
    const { here, own, foreign, starter } = await setUp()
    const ids = idsOf(await getActivities(here.teacherScope, firstPage))
    expect(ids[0]).toBe(own.id)
    expect(ids).toContain(starter.id)
    expect(ids).not.toContain(foreign.id)
  })

  test('shows a superadmin without a daycare the activities of all daycares', async () => {
    const { own, foreign, admin } = await setUp()
    const ids = idsOf(await getActivities(admin, firstPage))
    expect(ids).toEqual(expect.arrayContaining([own.id, foreign.id]))
  })

  test('has pages that hold every activity once, then an empty one', async () => {
    const { here } = await createTwoDaycares(db())
    const owner = { daycareId: here.daycare.id, authorId: here.teacher.id }
    // All created at the same instant: the id then decides the order, so that no activity is on two pages.
    const createdAt = new Date()
    for (let index = 0; index < PAGE_SIZE + 3; index++) await createActivity(db(), owner, { createdAt })
    const { total } = await countActivities(here.teacherScope, NO_FILTERS)
    const seen: string[] = []
    let page = 1
    for (; ; page++) {
      const rows = await getActivities(here.teacherScope, { page, filters: NO_FILTERS })
      if (rows.length === 0) break
      expect(rows.length).toBeLessThanOrEqual(PAGE_SIZE)
      seen.push(...idsOf(rows))
    }
    expect(page).toBe(Math.ceil(total / PAGE_SIZE) + 1)
    expect(new Set(seen).size).toBe(total)
    expect(seen).toHaveLength(total)
  })

  test('is filtered by age, domain, theme and material: any value of a list, all lists', async () => {
    const { here } = await createTwoDaycares(db())
    const owner = { daycareId: here.daycare.id, authorId: here.teacher.id }
    const theme = crypto.randomUUID()
    const material = crypto.randomUUID()
    const snow = await createActivity(db(), owner, { ageGroups: ['AGE_0_18_MONTHS'], themeIds: [theme] })
    const bark = await createActivity(db(), owner, {
      developments: ['DEVELOPMENT_LANGUAGE'],
      materialIds: [material],
      themeIds: [theme],
    })
    const listIds = async (filters: Partial<typeof NO_FILTERS>) => {
      const all = { ...NO_FILTERS, ...filters }
      const rows = await getActivities(here.teacherScope, { page: 1, filters: all })
      expect((await countActivities(here.teacherScope, all)).total).toBe(rows.length)
      return idsOf(rows)
    }
    expect(await listIds({ themeIds: [theme, UNKNOWN] })).toEqual([bark.id, snow.id])
    expect(await listIds({ themeIds: [theme], ageGroups: ['AGE_0_18_MONTHS', 'AGE_2_YEARS_3_YEARS'] })).toEqual([
      snow.id,
    ])
    expect(await listIds({ materialIds: [material], developments: ['DEVELOPMENT_LANGUAGE'] })).toEqual([bark.id])
    expect(await listIds({ materialIds: [material], ageGroups: ['AGE_0_18_MONTHS'] })).toEqual([])
  })

  test('names the author and costs one query, as does the count', async () => {
    const { here, own } = await setUp()
    const { result, queries } = await countQueries(() => getActivities(here.teacherScope, firstPage))
    expect(queries).toBe(1)
    expect(result.find(({ id }) => id === own.id)).toMatchObject({
      authorName: `${here.teacher.firstName} ${here.teacher.lastName}`,
      ageGroups: ['AGE_3_YEARS_4_YEARS'],
    })
    expect((await countQueries(() => countActivities(here.teacherScope, NO_FILTERS))).queries).toBe(1)
  })
})

describe('one sheet', () => {
  test('is read with the names of its themes, in two queries', async () => {
    const { here, there } = await createTwoDaycares(db())
    const name = { name: 'Lune', slug: 'lune' }
    const theme = await db().theme.create({ data: { ...name, daycareId: here.daycare.id } })
    const foreignTheme = await db().theme.create({ data: { ...name, daycareId: there.daycare.id } })
    const owner = { daycareId: here.daycare.id, authorId: here.teacher.id }
    const activity = await createActivity(db(), owner, { themeIds: [theme.id, foreignTheme.id] })
    const { result, queries } = await countQueries(() => getActivity(here.teacherScope, activity.id))
    expect(queries).toBe(2)
    expect(result).toMatchObject({ themes: ['Lune'], modelName: null, sheet: { titre: activity.title } })
  })

  test('may be deleted by its author and the manager, not by a colleague; a starter by nobody', async () => {
    const { here, own, starter, colleague, admin } = await setUp()
    expect(await getActivity(here.teacherScope, own.id)).toMatchObject({ canEdit: true })
    expect(await getActivity(here.managerScope, own.id)).toMatchObject({ canEdit: true })
    expect(await getActivity(colleague, own.id)).toMatchObject({ canEdit: false })
    expect(await getActivity(admin, own.id)).toMatchObject({ canEdit: false })
    expect(await getActivity(here.managerScope, starter.id)).toMatchObject({ canEdit: false })
  })

  test('is not found in another daycare', async () => {
    const { here, foreign } = await setUp()
    for (const operation of [getActivity, deleteActivity, restoreActivity])
      for (const id of [foreign.id, UNKNOWN])
        await expect(operation(here.managerScope, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await db().activity.findUniqueOrThrow({ where: { id: foreign.id } })).toEqual(foreign)
  })
})

describe('a deletion', () => {
  test('removes the activity from the list and hides its sheet, and can be undone', async () => {
    const { here, own } = await setUp()
    await deleteActivity(here.teacherScope, own.id)
    expect(idsOf(await getActivities(here.teacherScope, firstPage))).not.toContain(own.id)
    await expect(getActivity(here.teacherScope, own.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await restoreActivity(here.teacherScope, own.id)
    expect(idsOf(await getActivities(here.teacherScope, firstPage))).toContain(own.id)
    expect(await db().activity.findUniqueOrThrow({ where: { id: own.id } })).toMatchObject({
      deletedAt: null,
      deletedById: null,
    })
  })

  test('done twice stays as the first time', async () => {
    const { here, own } = await setUp()
    await deleteActivity(here.teacherScope, own.id)
    const once = await db().activity.findUniqueOrThrow({ where: { id: own.id } })
    await deleteActivity(here.managerScope, own.id)
    expect(await db().activity.findUniqueOrThrow({ where: { id: own.id } })).toEqual(once)
    expect(once.deletedById).toBe(here.teacher.id)
  })

  test('is refused to a colleague, for a starter, and without a daycare', async () => {
    const { here, own, starter, colleague, admin } = await setUp()
    await expect(deleteActivity(colleague, own.id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(deleteActivity(here.managerScope, starter.id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(deleteActivity(admin, own.id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await deleteActivity(here.teacherScope, own.id)
    await expect(restoreActivity(colleague, own.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('cannot be undone after 30 days', async () => {
    const { here } = await createTwoDaycares(db())
    const owner = { daycareId: here.daycare.id, authorId: here.teacher.id }
    const late = await createActivity(db(), owner, { deletedAt: subDays(new Date(), 31) })
    const inTime = await createActivity(db(), owner, { deletedAt: subDays(new Date(), 29) })
    await expect(restoreActivity(here.teacherScope, late.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await restoreActivity(here.teacherScope, inTime.id)
  })

  test('and its undoing cost five queries each, and are in the audit log once', async () => {
    const { here, own } = await setUp()
    expect((await countQueries(() => deleteActivity(here.teacherScope, own.id))).queries).toBe(5)
    await deleteActivity(here.managerScope, own.id)
    expect((await countQueries(() => restoreActivity(here.managerScope, own.id))).queries).toBe(5)
    await restoreActivity(here.managerScope, own.id)
    const entries = await db().auditEntry.findMany({ where: { targetId: own.id }, orderBy: { id: 'asc' } })
    expect(entries.map(({ action, actorId, daycareId }) => [action, actorId, daycareId])).toEqual([
      ['activity.deleted', here.teacher.id, here.daycare.id],
      ['activity.restored', here.manager.id, here.daycare.id],
    ])
  })
})
