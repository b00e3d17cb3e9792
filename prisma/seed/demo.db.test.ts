import { expect, test } from 'vitest'
import { ActivitySheet } from '#app/domain/activity-sheet.ts'
import { getWeatherPolicy } from '#app/features/activities/day/weather/weather-policy.server.ts'
import { getPresetManagers } from '#app/features/daycares/managers/server.ts'
import { getOwnPath, getTeamPaths } from '#app/features/welcome/path.server.ts'
import { db } from '#app/server/database/db.server.ts'
import { env } from '#app/server/env.server.ts'
import { verifySecret } from '#app/server/session/password.server.ts'
import { MANAGER_STATE_LABELS } from '#content/pages/managers.ts'
import { seedDemo } from './demo.ts'
import { DEMO_PASSWORD, DEMO_PEOPLE } from './demo-people.ts'
import { seedReference } from './reference.ts'

test('loads the demo people and their data once, also when two processes do it at the same time', async () => {
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
  // Her week is full, in every part of every day.
  const planned = await db().plannedActivity.groupBy({ by: ['userId', 'day', 'slot'] })
  expect(planned).toHaveLength(15)
})

test('gives a superadmin managers in every state, and something in each of her lists', async () => {
  const admin = await db().user.findFirstOrThrow({ where: { role: 'SUPERADMIN' } })
  const scope = { userId: admin.id, role: admin.role, daycareId: null }
  const { managers } = await getPresetManagers(scope, { page: 1, filter: 'all' })
  const { managers: deleted } = await getPresetManagers(scope, { page: 1, filter: 'deleted' })
  const states = new Set([...managers, ...deleted].map(({ state }) => state))
  expect([...states].toSorted()).toEqual(Object.keys(MANAGER_STATE_LABELS).toSorted())
  const counts = [
    db().teamInvitation.count(),
    db().weatherPolicy.count(),
    db().welcomePath.count(),
    db().incident.count(),
    db().erasureRequest.count(),
    db().auditEntry.count(),
    db().mailJob.count(),
  ]
  for (const count of await Promise.all(counts)) expect(count).toBeGreaterThan(0)
})

test('the first daycare has confirmed its policy on the weather, and an educator has begun her path', async () => {
  const manager = await db().user.findUniqueOrThrow({ where: { email: 'gestionnaire@brindille.test' } })
  const scope = { userId: manager.id, role: manager.role, daycareId: manager.selectedDaycareId }
  const { rules, saved } = await getWeatherPolicy(scope)
  expect(saved?.savedBy).toBe('Louise Bergeron')
  expect(rules.cold.stayIn).toBe(-27)
  const beginner = await db().user.findUniqueOrThrow({ where: { email: 'karine@brindille.test' } })
  const [path] = await getTeamPaths(scope)
  expect(path).toMatchObject({ userId: beginner.id, done: 6, week: 2 })
  expect((await getOwnPath({ ...scope, userId: beginner.id })).done).toHaveLength(6)
})
