import { addDays } from 'date-fns/addDays'
import { subMinutes } from 'date-fns/subMinutes'
import { expect, test } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import type { Daycare, User } from '#app/server/generated/prisma/client.ts'
import type { ClientInfo } from '#app/server/session/client-info.server.ts'
import { verifySecret } from '#app/server/session/password.server.ts'
import type { CurrentSession } from '#app/server/session/session.server.ts'
import { guessableSentences } from '#content/pages/auth.ts'
import { createDaycare, createPerson } from '#tests/support/people.ts'
import type { UpdatePasswordInput } from '../schema.ts'
import { updatePassword as update } from './change-password.server.ts'

const client = { ip: '192.0.2.1', userAgent: 'test' }
const updatePassword = (session: CurrentSession, input: UpdatePasswordInput, from: ClientInfo) =>
  update(session, input, from, 'https://brindille.example')
const OLD = 'la vieille galoche grise'
const NEW = 'sept bottes sous la pluie'

type Opened = { byLink?: boolean; createdAt?: Date }

async function openedBy(user: User, opened: Opened = {}): Promise<CurrentSession> {
  const session = await db().session.create({
    data: { userId: user.id, tokenHash: crypto.randomUUID(), expiresAt: addDays(new Date(), 1), ...opened },
  })
  return {
    id: session.id,
    confirmedAt: null,
    user: { ...user, selectedDaycareId: null, selectedDaycareName: null },
  }
}

const stored = (user: User) => db().user.findUniqueOrThrow({ where: { id: user.id } })

test('replaces the password, ends the other sessions and keeps this one', async () => {
  const user = await createPerson(db(), 'TEACHER', undefined, { password: OLD })
  const elsewhere = await openedBy(user)
  const here = await openedBy(user)
  await updatePassword(here, { currentPassword: OLD, newPassword: NEW }, client)
  expect(await verifySecret((await stored(user)).passwordHash, NEW)).toBe(true)
  const left = await db().session.findMany({ where: { userId: user.id } })
  expect(left.map(({ id }) => id)).toEqual([here.id])
  expect(await db().mailJob.count({ where: { userId: user.id, kind: 'PASSWORD_CHANGED' } })).toBe(1)
  expect(left).not.toContainEqual(expect.objectContaining({ id: elsewhere.id }))
})

test.each([{}, { currentPassword: 'une autre phrase entière' }])('refuses without the old one (%o)', async (given) => {
  const user = await createPerson(db(), 'TEACHER', undefined, { password: OLD })
  const refused = updatePassword(await openedBy(user), { ...given, newPassword: NEW }, client)
  await expect(refused).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(await verifySecret((await stored(user)).passwordHash, OLD)).toBe(true)
})

test('does not need the old one when it has expired, dates the first sign-in and saves the ages of her group', async () => {
  const user = await createPerson(db(), 'TEACHER', undefined, { password: OLD, passwordExpired: true, lastLogin: null })
  await updatePassword(await openedBy(user), { newPassword: NEW, ageGroups: ['AGE_2_YEARS_3_YEARS'] }, client)
  const after = await stored(user)
  expect(after.passwordExpired).toBe(false)
  expect(await db().mailJob.count({ where: { userId: user.id } })).toBe(0)
  expect(after.lastLogin).not.toBeNull()
  expect(after.ageGroups).toEqual(['AGE_2_YEARS_3_YEARS'])
})

test('an educator is welcomed after her first password, nobody after another one', async () => {
  const expired = { password: OLD, passwordExpired: true }
  const newcomer = await createPerson(db(), 'TEACHER', undefined, { ...expired, lastLogin: null })
  const former = await createPerson(db(), 'TEACHER', undefined, expired)
  const manager = await createPerson(db(), 'MANAGER', undefined, { ...expired, lastLogin: null })
  for (const user of [newcomer, former, manager])
    await updatePassword(await openedBy(user), { newPassword: NEW }, client)
  expect((await stored(newcomer)).awaitsWelcome).toBe(true)
  expect((await stored(former)).awaitsWelcome).toBe(false)
  expect((await stored(manager)).awaitsWelcome).toBe(false)
})

test('does not need the old one just after signing in by link, then does', async () => {
  const user = await createPerson(db(), 'TEACHER', undefined, { password: OLD })
  const late = await openedBy(user, { byLink: true, createdAt: subMinutes(new Date(), 11) })
  await expect(updatePassword(late, { newPassword: NEW }, client)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await updatePassword(await openedBy(user, { byLink: true }), { newPassword: NEW }, client)
  expect(await verifySecret((await stored(user)).passwordHash, NEW)).toBe(true)
})

test.each([
  ['the same', OLD],
  ['a common one', 'motdepasse1234'],
  ['her own name', 'marielavoie123'],
])('refuses %s', async (_, newPassword) => {
  const user = await createPerson(db(), 'TEACHER', undefined, { password: OLD, firstName: 'Marie', lastName: 'Lavoie' })
  const refused = updatePassword(await openedBy(user), { currentPassword: OLD, newPassword }, client)
  await expect(refused).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

test('refuses the name and the town of her daycare and says why, not those of another one', async () => {
  const here = await createDaycare(db(), { name: 'CPE Quinoxale', address: '12, rue Haute, Ferblanterie (Québec)' })
  const there = await createDaycare(db(), { name: 'CPE Zorglubine', address: '3, rue Basse, Moulinverbe (Québec)' })
  const change = async (daycare: Daycare) => {
    const session = await openedBy(await createPerson(db(), 'TEACHER', daycare, { password: OLD }))
    return updatePassword(session, { currentPassword: OLD, newPassword: 'Quinoxale-Ferblanterie1' }, client)
  }
  const refusal = { code: 'INVALID_INPUT', message: guessableSentences.familiar }
  await expect(change(here)).rejects.toMatchObject(refusal)
  await expect(change(there)).resolves.toBeUndefined()
})

test('counts wrong old passwords', async () => {
  const user = await createPerson(db(), 'TEACHER', undefined, { password: OLD })
  const session = await openedBy(user)
  const results = await Promise.allSettled(
    Array.from({ length: 12 }, () =>
      updatePassword(session, { currentPassword: 'pas celui-là', newPassword: NEW }, client),
    ),
  )
  const codes = results.map((result) => (result.status === 'rejected' ? result.reason.code : 'ok'))
  expect(codes.filter((code) => code === 'FORBIDDEN')).toHaveLength(5)
  expect(codes.filter((code) => code === 'TOO_MANY')).toHaveLength(7)
})
