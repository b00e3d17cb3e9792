import { expect, test } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import { createTwoDaycares } from './people.ts'

test('each test file has its own empty, migrated database, which the application uses', async () => {
  const [row] = await db().$queryRaw<{ name: string }[]>`SELECT current_database() AS name`
  expect(row?.name).toMatch(new RegExp(`^test_${process.pid}_file$`))
  expect(await db().user.count()).toBe(0)
})

test('two daycares come with their own people', async () => {
  const { here, there } = await createTwoDaycares(db())
  expect(here.daycare.id).not.toBe(there.daycare.id)
  const members = await db().membership.findMany({ where: { daycareId: here.daycare.id }, orderBy: { role: 'asc' } })
  expect(members.map(({ userId, role }) => [userId, role])).toEqual([
    [here.manager.id, 'MANAGER'],
    [here.teacher.id, 'TEACHER'],
  ])
})
