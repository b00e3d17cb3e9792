import { expect, test } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import { createActivity } from '#tests/support/activities.ts'
import { createTwoDaycares } from '#tests/support/people.ts'
import { countQueries } from '#tests/support/statements.ts'
import { planActivity } from '../server.ts'
import { createCalendarFeed, getCalendarFeed, readCalendarFeed, revokeCalendarFeed } from './feed.server.ts'

const ORIGIN = 'https://exemple.ca'
const TODAY = '2026-11-25'
const TITLE = 'Glands, feuilles; « neige » 🌲'

const tokenOf = ({ url }: { url: string }) =>
  /^https:\/\/exemple\.ca\/calendrier\/([\w-]{43})\.ics$/.exec(url)?.[1] ?? ''
const summaries = (text: string | null) =>
  text === null ? null : [...text.replaceAll('\r\n ', '').matchAll(/SUMMARY:(.*)\r\n/g)].map(([, title]) => title)

async function setUp() {
  const { here, there } = await createTwoDaycares(db())
  const owner = { daycareId: here.daycare.id, authorId: here.teacher.id }
  const own = await createActivity(db(), owner, { title: TITLE })
  const token = tokenOf(await createCalendarFeed(here.teacherScope, ORIGIN))
  const plan = (day: string, activityId = own.id) =>
    planActivity(here.teacherScope, { activityId, day, slot: 'OUTDOORS' })
  const read = (one = token) => readCalendarFeed(one, ORIGIN, TODAY)
  return { here, there, own, owner, token, plan, read }
}

test('holds what she has planned from four weeks ago to eight weeks ahead, and nothing of others', async () => {
  const { here, there, own, owner, plan, read } = await setUp()
  for (const day of ['2026-10-23', '2026-10-26', '2027-01-22', '2027-01-25']) await plan(day)
  const mine = await createActivity(db(), owner, { title: 'À moi seule', visibility: 'PRIVATE' })
  await plan(TODAY, mine.id)
  await planActivity(here.managerScope, { activityId: own.id, day: TODAY, slot: 'MORNING' })
  const foreign = await createActivity(db(), { daycareId: there.daycare.id, authorId: there.teacher.id })
  await planActivity(there.teacherScope, { activityId: foreign.id, day: TODAY, slot: 'MORNING' })
  const { result, queries } = await countQueries(() => read())
  expect(queries).toBe(2)
  const escaped = TITLE.replace(',', '\\,').replace(';', '\\;')
  expect(summaries(result)).toEqual([`Dehors · ${escaped}`, 'Dehors · À moi seule', `Dehors · ${escaped}`])
  expect(result).toContain(`UID:2026-10-26-outdoors-${own.id}`)
  // Constant: what has not changed has the same ETag.
  expect(await read()).toBe(result)
  await db().activity.update({ where: { id: mine.id }, data: { deletedAt: new Date() } })
  expect(summaries(await read())).toHaveLength(2)
})

test('a new address ends the earlier one, a revoked one shows nothing, and each person has her own', async () => {
  const { here, there, token, read } = await setUp()
  expect(await read('A'.repeat(43))).toBeNull()
  expect(JSON.stringify(await db().calendarFeed.findMany())).not.toContain(token)
  const next = tokenOf(await createCalendarFeed(here.teacherScope, ORIGIN))
  expect([await read(token), summaries(await read(next))]).toEqual([null, []])
  for (const scope of [here.managerScope, there.teacherScope]) {
    expect(await getCalendarFeed(scope)).toBeNull()
    await revokeCalendarFeed(scope)
  }
  expect(await read(next)).not.toBeNull()
  await revokeCalendarFeed(here.teacherScope)
  expect([await read(next), await getCalendarFeed(here.teacherScope)]).toEqual([null, null])
  await expect(createCalendarFeed({ ...here.teacherScope, role: 'SUPERADMIN' }, ORIGIN)).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
})

test.each(['left', 'erased', 'closed'] as const)('shows nothing once: %s', async (event) => {
  const { here, read } = await setUp()
  const { id } = here.teacher
  if (event === 'left') await db().membership.deleteMany({ where: { userId: id } })
  if (event === 'erased') await db().user.update({ where: { id }, data: { deletedAt: new Date() } })
  if (event === 'closed') await db().daycare.update({ where: { id: here.daycare.id }, data: { deletedAt: new Date() } })
  expect(await read()).toBeNull()
})
