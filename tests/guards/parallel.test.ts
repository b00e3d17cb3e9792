import { afterAll, beforeAll, expect, test } from 'vitest'
import { SITUATIONS_MAX } from '#app/features/exercises/schema.ts'
import { withClient } from '#app/host/postgres/connection.ts'
import { databaseSentences } from '#content/errors.ts'
import { createActivity } from '#tests/support/activities.ts'
import { createTwoDaycares, type StaffedDaycare } from '#tests/support/people.ts'
import type { Caller, Reply } from '#tests/support/rpc.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

/*
 * Simultaneous calls to a server with two processes, over HTTP. tests/parallel tests each operation.
 */

let server: TestServer
let both: StaffedDaycare[]
beforeAll(async () => {
  server = await startServer({ WEB_CONCURRENCY: '2' })
  const { here, there } = await createTwoDaycares(server.db)
  both = [here, there]
})
afterAll(() => server?.stop())

/** Simultaneous calls, each on its own connection, so that both processes get some. */
const callInParallel = async (
  times: number,
  { teacher }: StaffedDaycare,
  call: (caller: Caller, index: number) => Promise<Reply>,
) =>
  Promise.all(
    await Promise.all(Array.from({ length: times }, async (_, index) => call(await server.as(teacher), index))),
  )
const countStatuses = (replies: Reply[]) => {
  const counts: Record<number, number> = {}
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
const sentenceOf = ({ message }: Reply) => message.replace(/-[0-9A-F]{6}\)$/, ')')

test('ten saves of one version: one is stored, the others get the same conflict as a late save', async () => {
  for (const staffed of both) {
    const { daycare, teacher } = staffed
    const { id: activityId } = await createActivity(server.db, { daycareId: daycare.id, authorId: teacher.id })
    const save = (caller: Caller, index: number) =>
      caller.post('activities_updateActivity', {
        activityId,
        version: 1,
        section: 'titre',
        value: `Le jeu ${index}`,
        reason: 'EDIT',
      })
    const replies = await callInParallel(10, staffed, save)
    expect(countStatuses(replies)).toEqual({ 200: 1, 409: 9 })
    const late = await save(await server.as(teacher), 11)
    expect(late.status).toBe(409)
    expect(new Set(replies.flatMap((reply) => (reply.status === 409 ? [sentenceOf(reply)] : [])))).toEqual(
      new Set([sentenceOf(late)]),
    )
  }
})

test('a hundred situations, and not one more', async () => {
  const left = 4
  for (const staffed of both) {
    const own = { daycareId: staffed.daycare.id, userId: staffed.teacher.id }
    await server.db.situation.createMany({
      data: Array.from({ length: SITUATIONS_MAX - left }, () => ({ ...own, id: crypto.randomUUID(), title: 'Avant' })),
    })
    const replies = await callInParallel(20, staffed, (caller, index) =>
      caller.post('exercises_saveSituation', {
        id: crypto.randomUUID(),
        version: 0,
        title: `Butte ${index}`,
        description: '',
        statements: [],
      }),
    )
    expect(countStatuses(replies)).toEqual({ 200: left, 409: 20 - left })
    expect(await server.db.situation.count({ where: own })).toBe(SITUATIONS_MAX)
  }
})

test('with a read-only database reads work, and a save is refused with a sentence that says why', async () => {
  const [here] = both as [StaffedDaycare, StaffedDaycare]
  const caller = await server.as(here.teacher)
  await withClient(server.ownerUrl, (client) =>
    client.query(`DO $$ BEGIN
      EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = on', current_database()); END $$`),
  )
  // Open connections keep the former setting.
  await server.db.$queryRaw`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid()`
  const save = () => caller.post('activities_createTheme', { name: 'Les ruisseaux' })
  await expect.poll(async () => (await caller.get('activities_getThemes')).status).toBe(200)
  await expect.poll(async () => sentenceOf(await save())).toBe(`${databaseSentences.notWritable} (référence 503)`)
  const refused = await save()
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.text).not.toMatch(/read-only|transaction|25006|prisma|theme/i)
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 10_000 }).toBe(503)
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
})
