import { addDays } from 'date-fns/addDays'
import { subHours } from 'date-fns/subHours'
import { subMinutes } from 'date-fns/subMinutes'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import type { User } from '#app/server/generated/prisma/client.ts'
import type { CurrentSession } from '#app/server/session/session.server.ts'
import { createTwoDaycares } from '#tests/support/people.ts'
import { countQueries } from '#tests/support/statements.ts'
import { endOtherSessions, endOwnSession, getOwnSessions } from './own-sessions.server.ts'

const client = { ip: '192.0.2.1', userAgent: 'test' }
let mine: User
let hers: User

beforeEach(async () => {
  const { here, there } = await createTwoDaycares(db())
  mine = here.teacher
  hers = there.teacher
})

async function open(user: User, details: { shared?: boolean; lastSeenAt?: Date } = {}): Promise<CurrentSession> {
  const { id } = await db().session.create({
    data: { userId: user.id, tokenHash: crypto.randomUUID(), expiresAt: addDays(new Date(), 1), ...details },
  })
  return { id, confirmedAt: new Date(), user: { ...user, selectedDaycareId: null, selectedDaycareName: null } }
}

const left = async (user: User) => (await db().session.findMany({ where: { userId: user.id } })).map(({ id }) => id)

test('a person sees the sessions that still work, hers only, and which one is the current one', async () => {
  const now = new Date()
  const here = await open(mine)
  const tablet = await open(mine, { shared: true, lastSeenAt: subMinutes(now, 10) })
  await open(mine, { shared: true, lastSeenAt: subMinutes(now, 31) })
  await open(mine, { lastSeenAt: subHours(now, 13) })
  await open(hers)
  const { result, queries } = await countQueries(() => getOwnSessions(here))
  expect(result.map(({ id, isCurrent, shared }) => [id, isCurrent, shared])).toEqual([
    [here.id, true, false],
    [tablet.id, false, true],
  ])
  expect(queries).toBe(1)
})

test('ends one of hers, not that of somebody else, and not the one she is in', async () => {
  const here = await open(mine)
  const there = await open(mine)
  const foreign = await open(hers)
  await endOwnSession(here, there.id, client)
  await expect(endOwnSession(here, foreign.id, client)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(endOwnSession(here, here.id, client)).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await left(mine)).toEqual([here.id])
  expect(await left(hers)).toEqual([foreign.id])
  expect(await db().auditEntry.count({ where: { action: 'session.ended', actorId: mine.id } })).toBe(1)
})

test('ends none after ten minutes without a proof of who is there', async () => {
  const here = { ...(await open(mine)), confirmedAt: subMinutes(new Date(), 11) }
  const there = await open(mine)
  await expect(endOwnSession(here, there.id, client)).rejects.toMatchObject({ code: 'CONFIRMATION_NEEDED' })
  await expect(endOtherSessions(here, client)).rejects.toMatchObject({ code: 'CONFIRMATION_NEEDED' })
  expect(await left(mine)).toHaveLength(2)
})

test('ends all the others', async () => {
  const here = await open(mine)
  await open(mine)
  await open(mine)
  const foreign = await open(hers)
  expect(await endOtherSessions(here, client)).toBe(2)
  expect(await endOtherSessions(here, client)).toBe(0)
  expect(await left(mine)).toEqual([here.id])
  expect(await left(hers)).toEqual([foreign.id])
})
