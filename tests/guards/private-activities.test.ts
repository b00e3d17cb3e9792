import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPerson } from '#tests/support/people.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { clearLimits, fingerprint } from './fingerprint.ts'
import { TABLE } from './table/table.ts'
import { createWorld } from './world.ts'

/*
 * A private activity (« Moi ») does not exist for anybody but its author, not even for her manager. All functions with an
 * `activityId` in their input are called, as the table lists them.
 */

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.stop())

const activityOf = (input: unknown): string | null =>
  typeof input === 'object' && input !== null && 'activityId' in input ? String(input.activityId) : null

test('a private activity is 404 for who works with its author, for every function that takes its id', {
  timeout: 120_000,
}, async () => {
  const world = await createWorld(server.db)
  const daycare = await server.db.daycare.findUniqueOrThrow({ where: { id: world.hereId } })
  const colleague = await createPerson(server.db, 'TEACHER', daycare)
  const called: string[] = []
  for (const [id, { method, input, expected }] of Object.entries(TABLE)) {
    await clearLimits(server.db)
    // Functions that remove one's own mark accept any id and reveal nothing.
    if (!input || expected.foreignTeacher !== 404) continue
    const data = await input(world)
    const activityId = activityOf(data)
    if (!activityId) continue
    called.push(id)
    await server.db.activity.update({ where: { id: activityId }, data: { visibility: 'PRIVATE' } })
    for (const [name, person] of Object.entries({ colleague, manager: world.people.manager })) {
      const caller = await server.as(person)
      const before = await fingerprint(server.db)
      const reply = await caller.call(method, id, data)
      expect(reply.status, `${id} to the ${name}`).toBe(404)
      expect(await fingerprint(server.db), `${id} refused to the ${name}`).toEqual(before)
    }
    const author = await (await server.as(world.people.teacher)).call(method, id, data)
    expect(author.status, `${id} to its author`).toBeLessThan(300)
  }
  expect(called).toEqual(
    expect.arrayContaining([
      'activities_getActivity',
      'activities_updateActivity',
      'activities_changeSection',
      'activities_getActivityVersions',
      'activities_restoreActivityVersion',
      'activities_reviewActivity',
      'activities_adaptActivity',
      'activities_planActivity',
    ]),
  )
})
