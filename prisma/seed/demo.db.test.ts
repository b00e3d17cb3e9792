import { expect, test } from 'vitest'
import { ActivitySheet } from '#app/domain/activity-sheet.ts'
import { db } from '#app/server/db.server.ts'
import { env } from '#app/server/env.server.ts'
import { verifySecret } from '#app/server/password.server.ts'
import { seedDemo } from './demo.ts'
import { DEMO_PASSWORD, DEMO_PEOPLE } from './demo-people.ts'
import { seedReference } from './reference.ts'

test('loads the demo people and what they have lived once, whoever else does it at the same time', async () => {
  await seedReference(env().DATABASE_URL)
  await Promise.all([seedDemo(env().DATABASE_URL), seedDemo(env().DATABASE_URL)])
  for (const { email } of DEMO_PEOPLE) {
    const person = await db().user.findUniqueOrThrow({ where: { email } })
    expect(await verifySecret(person.passwordHash, DEMO_PASSWORD)).toBe(true)
  }
  const activities = await db().activity.findMany({ where: { daycareId: { not: null } } })
  expect(activities.length).toBeGreaterThan(24)
  for (const { sheet } of activities) expect(() => ActivitySheet.parse(sheet)).not.toThrow()
  const titles = new Set(activities.map(({ title }) => title))
  expect(titles.size).toBeGreaterThan(activities.length * 0.8)
})
