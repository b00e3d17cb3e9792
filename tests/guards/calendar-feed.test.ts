import { afterAll, beforeAll, expect, test } from 'vitest'
import { mondayOf } from '#app/features/activities/week/week-days.ts'
import { calendarDay, dateOf } from '#app/lib/dates/dates.ts'
import { createActivity } from '#tests/support/activities.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { createWorld, type World } from './world.ts'

/* The calendar file over HTTP, without any session, for the people of two daycares. */

let server: TestServer
let world: World

beforeAll(async () => {
  server = await startServer()
  world = await createWorld(server.db)
})
afterAll(() => server?.stop())

async function newAddress(person: { id: string }): Promise<string> {
  const caller = await server.as(person)
  const { text } = await caller.call('POST', 'activities_createCalendarFeed')
  return /http[^"]*\/calendrier\/[\w-]{43}\.ics/.exec(text)?.[0] ?? ''
}

test('is read without a session by who knows the address, until it is revoked', async () => {
  const { db, hereId, thereId, people } = world
  // Nothing is planned on a weekend.
  const day = dateOf(mondayOf(calendarDay()))
  const here = { daycareId: hereId, userId: people.teacher.id }
  const there = { daycareId: thereId, userId: people.foreignTeacher.id }
  for (const [owner, title] of [
    [here, 'Neige, glace; 🌲'],
    [there, 'Ailleurs'],
  ] as const) {
    const activity = await createActivity(db, { daycareId: owner.daycareId, authorId: owner.userId }, { title })
    await db.plannedActivity.create({ data: { ...owner, day, slot: 'OUTDOORS', activityId: activity.id } })
  }
  const address = await newAddress(people.teacher)
  const foreign = await newAddress(people.foreignTeacher)
  const answer = await fetch(address)
  const text = await answer.text()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(answer.headers.get('content-disposition')).toBe('inline; filename="ma-semaine.ics"')
  expect(text).toContain('SUMMARY:Dehors · Neige\\, glace\\; 🌲\r\n')
  expect(text).not.toContain('Ailleurs')
  expect(await (await fetch(foreign)).text()).not.toContain('Neige')
  const etag = answer.headers.get('etag') ?? ''
  expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304)

  const unknown = await fetch(address.replace(/[\w-]{43}/, 'A'.repeat(43)))
  expect([unknown.status, await unknown.text()]).toEqual([404, expect.not.stringContaining('Prisma')])
  await (await server.as(people.foreignTeacher)).call('POST', 'activities_revokeCalendarFeed')
  expect((await fetch(address)).status).toBe(200)
  const next = await newAddress(people.teacher)
  expect([(await fetch(address)).status, (await fetch(next)).status]).toEqual([404, 200])
  await (await server.as(people.teacher)).call('POST', 'activities_revokeCalendarFeed')
  expect([(await fetch(next)).status, (await fetch(foreign)).status]).toEqual([404, 404])
})

test('stops answering a place that asks too often, and says how long', async () => {
  const address = `${server.url}/calendrier/${'B'.repeat(43)}.ics`
  const statuses = new Set<number>()
  let last = await fetch(address)
  for (let batch = 0; batch < 20 && last.status !== 429; batch++) {
    const answers = await Promise.all(Array.from({ length: 40 }, () => fetch(address)))
    for (const answer of answers) statuses.add(answer.status)
    last = answers.at(-1) ?? last
  }
  expect([...statuses].toSorted()).toEqual([404, 429])
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
})
