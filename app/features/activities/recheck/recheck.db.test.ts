import { beforeEach, describe, expect, test } from 'vitest'
import type { ActivitySheet } from '#app/domain/activity-sheet.ts'
import { db } from '#app/server/database/db.server.ts'
import type { Activity } from '#app/server/generated/prisma/client.ts'
import { createActivity, minimalSheet } from '#tests/support/activities.ts'
import { createTwoDaycares, type StaffedDaycare } from '#tests/support/people.ts'
import { countQueries } from '#tests/support/statements.ts'
import { getActivity } from '../library/server.ts'
import { adaptActivity } from '../marks/server.ts'
import { updateActivity } from '../sheet/edit/server.ts'
import { getWeek, planActivity } from '../week/server.ts'
import { recheckActivities } from './recheck.server.ts'

let here: StaffedDaycare
let there: StaffedDaycare

beforeEach(async () => {
  await db().activity.deleteMany()
  ;({ here, there } = await createTwoDaycares(db()))
})

const recheck = (rules = 'B') => recheckActivities(db(), rules, { pause: 0 })
const monday = '2026-11-23'

/** A sheet that was saved before the rules of today: water beads are refused at every age. */
const UNSAFE: Partial<ActivitySheet> = { titre: 'La magie des billes d’eau' }

async function create(
  { daycare, teacher }: StaffedDaycare,
  columns: Partial<Pick<Activity, 'source' | 'editedAt' | 'deletedAt' | 'judgedWith'>>,
  sheet = UNSAFE,
): Promise<string> {
  const { id } = await createActivity(db(), { daycareId: daycare.id, authorId: teacher.id }, columns)
  await db().activity.update({ where: { id }, data: { sheet: { ...minimalSheet(), ...sheet } } })
  return id
}

const refusalsIn = async ({ teacherScope }: StaffedDaycare, id: string) =>
  (await getActivity(teacherScope, id)).refusals

const marked = [expect.objectContaining({ section: 'titre', reason: expect.stringMatching(/\w.*\.$/) })]

describe('sheets that the rules of today refuse', () => {
  test('are marked in every daycare, with the reason, on the sheet and in the week', async () => {
    const one = await create(here, { source: 'MODEL' })
    const two = await create(there, { source: 'BANK', editedAt: new Date() })
    const safe = await create(here, { source: 'MODEL' }, {})
    await planActivity(here.teacherScope, { activityId: one, day: monday, slot: 'MORNING' })
    await planActivity(here.teacherScope, { activityId: safe, day: monday, slot: 'OUTDOORS' })
    expect(await recheck()).toEqual({ judged: 3, refused: 2 })
    expect(await refusalsIn(here, one)).toEqual(marked)
    expect(await refusalsIn(there, two)).toEqual(marked)
    expect((await db().activity.findUniqueOrThrow({ where: { id: one } })).refusedAt).not.toBeNull()
    expect((await db().activity.findUniqueOrThrow({ where: { id: safe } })).refusedAt).toBeNull()
    expect(await refusalsIn(here, safe)).toEqual([])
    const week = await getWeek(here.teacherScope, { monday })
    expect(week.map(({ activityId, refusals }) => [activityId, refusals])).toEqual([
      [one, marked],
      [safe, []],
    ])
  })

  test('are judged once by a version of the rules, and again by the next', async () => {
    const id = await create(here, { source: 'MODEL', judgedWith: 'A' })
    expect(await recheck('A')).toEqual({ judged: 0, refused: 0 })
    expect(await refusalsIn(here, id)).toEqual([])
    expect(await recheck('B')).toEqual({ judged: 1, refused: 1 })
    const { updatedAt, refusedAt } = await db().activity.findUniqueOrThrow({ where: { id } })
    // Refused since then, however many versions refuse it.
    expect(await recheck('C')).toEqual({ judged: 1, refused: 1 })
    expect((await db().activity.findUniqueOrThrow({ where: { id } })).refusedAt).toEqual(refusedAt)
    expect(await recheck('B')).toEqual({ judged: 1, refused: 1 })
    const again = await countQueries(() => recheck('B'))
    expect(again.result).toEqual({ judged: 0, refused: 0 })
    // Opens, locks, reads, writes nothing, closes.
    expect(again.queries).toBeLessThanOrEqual(5)
    expect((await db().activity.findUniqueOrThrow({ where: { id } })).updatedAt).toEqual(updatedAt)
  })

  test('lose their mark when a later version accepts them', async () => {
    const id = await create(here, { source: 'MODEL' }, {})
    const refusals = [{ rule: 'all-ages-hazards', section: 'titre', reason: 'Pour voir.' }]
    await db().activity.update({ where: { id }, data: { refusals } })
    await recheck()
    expect(await refusalsIn(here, id)).toEqual([])
  })

  test('of the bank, unchanged, and those in the trash are left alone', async () => {
    const ids = [await create(here, { source: 'BANK' }), await create(here, { source: 'MODEL', deletedAt: new Date() })]
    const starter = await createActivity(db(), { daycareId: null }, { source: 'STARTER', editedAt: new Date() })
    expect(await recheck()).toEqual({ judged: 0, refused: 0 })
    const rows = await db().activity.findMany({ where: { id: { in: [...ids, starter.id] } } })
    expect(rows.map(({ judgedWith, refusals }) => [judgedWith, refusals])).toEqual(rows.map(() => [null, []]))
  })

  test('are all found, batch after batch, also by two processes at once', async () => {
    const ids = await Promise.all(Array.from({ length: 23 }, () => create(there, { source: 'MODEL' })))
    await Promise.all([recheck(), recheck()])
    await recheck()
    for (const id of ids) expect(await refusalsIn(there, id)).toEqual(marked)
  })

  test('stop between two batches', async () => {
    await create(here, { source: 'MODEL' })
    expect(await recheckActivities(db(), 'B', { isStopped: () => true })).toEqual({ judged: 0, refused: 0 })
  })

  test('that cannot be read do not stop the others', async () => {
    const broken = await create(here, { source: 'MODEL' })
    await db().activity.update({ where: { id: broken }, data: { sheet: { titre: 3 } } })
    await create(here, { source: 'MODEL' })
    expect(await recheck()).toEqual({ judged: 2, refused: 1 })
  })
})

describe('a refused sheet', () => {
  test('is mended one section after the other, and judged anew', async () => {
    const intentionEducative = 'Découvrir les billes d’eau.'
    const id = await create(here, { source: 'MODEL' }, { ...UNSAFE, intentionEducative })
    await recheck()
    const sections = (await refusalsIn(here, id)).map(({ section }) => section)
    expect(sections).toEqual(['titre', 'intentionEducative'])
    const edit = (version: number, section: 'titre' | 'intentionEducative', value: string) =>
      updateActivity(here.teacherScope, { activityId: id, version, section, value, reason: 'EDIT' })
    // The other section is refused still, and is not hers to mend at the same time.
    await edit(1, 'titre', 'La magie des bulles')
    const left = await getActivity(here.teacherScope, id)
    expect(left.refusals.map(({ section }) => section)).toEqual(['intentionEducative'])
    expect(left.safety.rules.some(({ outcome }) => outcome === 'blocked')).toBe(false)
    await edit(left.version, 'intentionEducative', 'Découvrir les bulles.')
    expect(await refusalsIn(here, id)).toEqual([])
    expect(await recheck()).toEqual({ judged: 1, refused: 0 })
  })

  test('takes no other danger, in the section or elsewhere', async () => {
    const id = await create(here, { source: 'MODEL' })
    await recheck()
    const change = { activityId: id, version: 1, reason: 'EDIT' } as const
    for (const [section, value] of [
      ['titre', 'Encore des billes d’eau'],
      ['intentionEducative', 'Découvrir les billes d’eau.'],
    ] as const)
      await expect(updateActivity(here.teacherScope, { ...change, section, value })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
      })
  })

  test('keeps its mark as a copy', async () => {
    const id = await create(here, { source: 'BANK', editedAt: new Date() })
    await recheck()
    const copy = await adaptActivity(here.managerScope, { activityId: id, id: crypto.randomUUID() })
    expect((await getActivity(here.managerScope, copy.id)).refusals).toEqual(marked)
    expect(await recheck()).toEqual({ judged: 1, refused: 1 })
  })
})
