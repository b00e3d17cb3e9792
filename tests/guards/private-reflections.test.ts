import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { clearLimits } from './fingerprint.ts'
import { TABLE } from './table/table.ts'
import { createWorld } from './world.ts'

/*
 * What an educator answers in the self-assessment, her facts and her small step, is read by herself alone: no function that
 * reads, nor any export, gives it to her manager or to the superadmin who has selected her daycare.
 */

const SECRET = 'Mirabelle-au-crépuscule'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.stop())

test('no function gives the self-assessment of an educator to her manager or to the superadmin', {
  timeout: 180_000,
}, async () => {
  const world = await createWorld(server.db)
  const { teacher, manager, superadmin } = world.people
  const own = { daycareId: world.hereId, userId: teacher.id }
  await server.db.reflection.create({ data: { ...own, cardId: 'ge-01', round: 1, level: 'OFTEN', note: SECRET } })
  await server.db.reflection.create({ data: { ...own, cardId: 'pb-01', round: 1, level: 'OFTEN', note: SECRET } })
  await server.db.smallStep.create({ data: { ...own, text: SECRET } })
  await server.db.user.update({ where: { id: superadmin.id }, data: { selectedDaycareId: world.hereId } })
  const readers = Object.entries(TABLE).filter(
    ([id, { method }]) => (method === 'GET' && id !== 'auth_logout') || /_export/.test(id),
  )
  const holding = async (person: typeof teacher) => {
    const found: string[] = []
    for (const [id, { method, input }] of readers) {
      await clearLimits(server.db)
      const reply = await (await server.as(person)).call(method, id, await input?.(world))
      if (reply.text.includes(SECRET)) found.push(id)
    }
    return found
  }
  expect(await holding(manager)).toEqual([])
  expect(await holding(superadmin)).toEqual([])
  expect(await holding(teacher)).toEqual(
    expect.arrayContaining(['guides_getReflections', 'guides_getSmallStep', 'privacy_exportMyData']),
  )
})
