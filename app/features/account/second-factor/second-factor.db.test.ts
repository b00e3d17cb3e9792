import { addDays } from 'date-fns/addDays'
import { subMinutes } from 'date-fns/subMinutes'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import type { User } from '#app/server/generated/prisma/client.ts'
import { exportPerson } from '#app/server/personal-data/person-tables.server.ts'
import { acceptCode, acceptRecoveryCode } from '#app/server/session/second-factor.server.ts'
import type { CurrentSession } from '#app/server/session/session.server.ts'
import { createPerson, createTwoDaycares } from '#tests/support/people.ts'
import { codeOf, giveSecondFactor, wrongCodeOf } from '#tests/support/sign-in.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  getOwnSecondFactor,
  removeSecondFactor,
  removeSecondFactorOf,
  renewRecoveryCodes,
} from './server.ts'

const client = { ip: '192.0.2.1', userAgent: 'test' }
const origin = 'https://brindille.example'
let mine: User
let hers: User

beforeEach(async () => {
  const { here, there } = await createTwoDaycares(db())
  mine = here.manager
  hers = there.manager
})

async function open(user: User, confirmedAt = new Date()): Promise<CurrentSession> {
  const { id } = await db().session.create({
    data: { userId: user.id, tokenHash: crypto.randomUUID(), expiresAt: addDays(new Date(), 1), confirmedAt },
  })
  return { id, confirmedAt, user: { ...user, selectedDaycareId: null, selectedDaycareName: null } }
}

const since = async (user: User) => (await db().user.findUniqueOrThrow({ where: { id: user.id } })).secondFactorSince
const actions = async (user: User) =>
  (await db().auditEntry.findMany({ where: { actorId: user.id }, orderBy: { id: 'asc' } })).map(({ action }) => action)
const changesMailedTo = async (user: User) =>
  (await db().mailJob.findMany({ where: { userId: user.id, kind: 'SECOND_FACTOR' }, orderBy: { id: 'asc' } })).map(
    ({ data }) => (data as { change: string }).change,
  )
const sessionsOf = (user: User) => db().session.count({ where: { userId: user.id } })
const accept = (user: User, code: string) => db().$transaction((tx) => acceptCode(tx, user.id, code))

test('is on once a first code is right; her other sessions end, and her codes are stored hashed', async () => {
  const session = await open(mine)
  await open(mine)
  const { secret, address } = await beginSecondFactor(session)
  expect(address).toContain(secret)
  const wrong = confirmSecondFactor(session, wrongCodeOf(secret), client, origin)
  await expect(wrong).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  expect([await since(mine), await sessionsOf(mine)]).toEqual([null, 2])
  const code = codeOf(secret)
  const codes = await confirmSecondFactor(session, code, client, origin)
  expect(codes).toHaveLength(10)
  expect(await getOwnSecondFactor(session)).toMatchObject({ since: expect.any(Date), codesLeft: 10, isRequired: false })
  expect(await sessionsOf(mine)).toBe(1)
  const stored = JSON.stringify(await db().recoveryCode.findMany({ where: { userId: mine.id } }))
  for (const recoveryCode of codes) expect(stored).not.toContain(recoveryCode.replaceAll('-', ''))
  expect(await actions(mine)).toEqual(['secondFactor.added'])
  expect(await changesMailedTo(mine)).toEqual(['added'])
  // The code that has confirmed it does not sign in as well.
  expect(await accept(mine, code)).toBe(false)
})

test('a secret is made again and again until it is confirmed, and then no more: the last one counts', async () => {
  const session = await open(mine)
  const first = await beginSecondFactor(session)
  const second = await beginSecondFactor(session)
  expect(second.secret).not.toBe(first.secret)
  const early = confirmSecondFactor(session, codeOf(first.secret), client, origin)
  await expect(early).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await confirmSecondFactor(session, codeOf(second.secret), client, origin)
  await expect(beginSecondFactor(session)).rejects.toMatchObject({ code: 'CONFLICT' })
  const again = confirmSecondFactor(session, codeOf(second.secret, 1), client, origin)
  await expect(again).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('a code is accepted once, however many send it at the same time, and none that is older', async () => {
  const { secret } = await giveSecondFactor(db(), mine.id)
  const late = codeOf(secret, -1)
  const tries = await Promise.all(Array.from({ length: 8 }, () => accept(mine, codeOf(secret))))
  expect(tries.filter(Boolean)).toHaveLength(1)
  expect(await accept(mine, late)).toBe(false)
  expect(await accept(mine, codeOf(secret, 1))).toBe(true)
})

test('a recovery code serves once, with or without its hyphens, and is nobody else’s', async () => {
  const { recoveryCodes } = await giveSecondFactor(db(), mine.id)
  await giveSecondFactor(db(), hers.id)
  const [first = '', second = ''] = recoveryCodes
  expect(await acceptRecoveryCode(hers.id, first)).toBe(false)
  const tries = await Promise.all(Array.from({ length: 4 }, () => acceptRecoveryCode(mine.id, first)))
  expect(tries.filter(Boolean)).toHaveLength(1)
  expect(await acceptRecoveryCode(mine.id, ` ${second.replaceAll('-', ' ').toUpperCase()} `)).toBe(true)
  expect((await getOwnSecondFactor(await open(mine))).codesLeft).toBe(8)
})

test('new recovery codes replace the old ones', async () => {
  const { recoveryCodes } = await giveSecondFactor(db(), mine.id)
  const codes = await renewRecoveryCodes(await open(mine), client, origin)
  expect(await acceptRecoveryCode(mine.id, recoveryCodes[0] ?? '')).toBe(false)
  expect(await acceptRecoveryCode(mine.id, codes[0] ?? '')).toBe(true)
  expect(await changesMailedTo(mine)).toEqual(['codesRenewed'])
  await expect(renewRecoveryCodes(await open(hers), client, origin)).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('nothing changes after ten minutes without a proof of who is there', async () => {
  await giveSecondFactor(db(), mine.id)
  const late = await open(mine, subMinutes(new Date(), 11))
  const needed = { code: 'CONFIRMATION_NEEDED' }
  await expect(renewRecoveryCodes(late, client, origin)).rejects.toMatchObject(needed)
  await expect(removeSecondFactor(late, client, origin)).rejects.toMatchObject(needed)
  await expect(beginSecondFactor(await open(hers, subMinutes(new Date(), 11)))).rejects.toMatchObject(needed)
  expect(await since(mine)).not.toBeNull()
})

test('she takes it away herself: nothing of it stays, and her other sessions end', async () => {
  await giveSecondFactor(db(), mine.id)
  const session = await open(mine)
  await open(mine)
  await removeSecondFactor(session, client, origin)
  expect(await since(mine)).toBeNull()
  expect(await db().secondFactor.count({ where: { userId: mine.id } })).toBe(0)
  expect(await db().recoveryCode.count({ where: { userId: mine.id } })).toBe(0)
  expect(await sessionsOf(mine)).toBe(1)
  expect(await actions(mine)).toEqual(['secondFactor.removed'])
  expect(await changesMailedTo(mine)).toEqual(['removed'])
})

test('a superadmin takes that of a manager away, who is told and signed out; not her own, nor what is not there', async () => {
  const admin = await createPerson(db(), 'SUPERADMIN')
  const session = await open(admin)
  await giveSecondFactor(db(), hers.id)
  await giveSecondFactor(db(), admin.id)
  await open(hers)
  const late = { ...session, confirmedAt: subMinutes(new Date(), 11) }
  const tooLate = removeSecondFactorOf(late, hers.id, client, origin)
  await expect(tooLate).rejects.toMatchObject({ code: 'CONFIRMATION_NEEDED' })
  await removeSecondFactorOf(session, hers.id, client, origin)
  expect([await since(hers), await sessionsOf(hers)]).toEqual([null, 0])
  expect(await changesMailedTo(hers)).toEqual(['removedByOther'])
  expect(
    await db().auditEntry.findMany({ where: { action: 'secondFactor.removedForOther', targetId: hers.id } }),
  ).toEqual([expect.objectContaining({ actorId: admin.id, ip: client.ip })])
  for (const nobody of [hers.id, mine.id, crypto.randomUUID()])
    await expect(removeSecondFactorOf(session, nobody, client, origin)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(removeSecondFactorOf(session, admin.id, client, origin)).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await since(admin)).not.toBeNull()
})

test('her export says that she has one, and holds neither the secret nor a hash', async () => {
  const { secret } = await giveSecondFactor(db(), mine.id)
  const exported = JSON.stringify(await exportPerson(db(), mine.id))
  expect(exported).toContain('secondFactorSince')
  expect(exported).not.toContain(secret)
  expect(exported).not.toContain('argon2id')
})
