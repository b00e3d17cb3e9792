import { addDays } from 'date-fns/addDays'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import type { User } from '#app/server/generated/prisma/client.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { createPerson, createTwoDaycares } from '#tests/support/people.ts'
import { endSessionsOf } from './sessions-of-others.server.ts'

const client = { ip: '192.0.2.1', userAgent: 'test' }
let here: Awaited<ReturnType<typeof createTwoDaycares>>['here']
let there: typeof here

beforeEach(async () => {
  ;({ here, there } = await createTwoDaycares(db()))
})

async function open(user: User): Promise<void> {
  await db().session.create({
    data: { userId: user.id, tokenHash: crypto.randomUUID(), expiresAt: addDays(new Date(), 1) },
  })
}
const left = (user: User) => db().session.count({ where: { userId: user.id } })
const scopeOf = (user: User, daycareId: string | null): DaycareScope => ({
  userId: user.id,
  role: user.role,
  daycareId,
})

test('a manager ends every session of her educator, and only hers', async () => {
  await Promise.all([open(here.teacher), open(here.teacher), open(here.manager), open(there.teacher)])
  const scope = scopeOf(here.manager, here.daycare.id)
  expect(await endSessionsOf(scope, here.teacher.id, client)).toBe(2)
  expect(await endSessionsOf(scope, here.teacher.id, client)).toBe(0)
  expect([await left(here.teacher), await left(here.manager), await left(there.teacher)]).toEqual([0, 1, 1])
  const entries = await db().auditEntry.findMany({ where: { action: 'session.endedForOther' } })
  const mine = entries.filter(({ targetId }) => targetId === here.teacher.id)
  expect(mine.map(({ actorId, daycareId }) => [actorId, daycareId])).toEqual([
    [here.manager.id, here.daycare.id],
    [here.manager.id, here.daycare.id],
  ])
})

test('not those of another daycare, of a colleague who manages, of herself, nor without a daycare', async () => {
  await Promise.all([open(there.teacher), open(here.manager), open(here.teacher)])
  const scope = scopeOf(here.manager, here.daycare.id)
  for (const userId of [there.teacher.id, there.manager.id, crypto.randomUUID()])
    await expect(endSessionsOf(scope, userId, client)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(endSessionsOf(scope, here.manager.id, client)).rejects.toMatchObject({ code: 'CONFLICT' })
  await expect(endSessionsOf(scopeOf(here.manager, null), here.teacher.id, client)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  const teacher = scopeOf(here.teacher, here.daycare.id)
  await expect(endSessionsOf(teacher, here.manager.id, client)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect([await left(there.teacher), await left(here.manager), await left(here.teacher)]).toEqual([1, 1, 1])
})

test('a superadmin ends those of a manager, whatever daycare she looks at', async () => {
  const admin = await createPerson(db(), 'SUPERADMIN')
  await open(there.manager)
  expect(await endSessionsOf(scopeOf(admin, here.daycare.id), there.manager.id, client)).toBe(1)
  expect(await left(there.manager)).toBe(0)
})
