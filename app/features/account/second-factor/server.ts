import { audit } from '#app/server/audit.server.ts'
import { db, type Transaction } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import { queueMail } from '#app/server/mail/mail-queue.server.ts'
import { createLimit } from '#app/server/rate-limit.server.ts'
import type { ClientInfo } from '#app/server/session/client-info.server.ts'
import { requireRecentConfirmation } from '#app/server/session/confirmation.server.ts'
import {
  acceptCode,
  dropSecondFactor,
  factorAddress,
  hashRecoveryCodes,
  newFactorSecret,
  newRecoveryCodes,
  replaceRecoveryCodes,
  stepOfCode,
} from '#app/server/session/second-factor.server.ts'
import { asksSecondFactor, type CurrentSession } from '#app/server/session/session.server.ts'
import { secondFactorSentences } from '#content/pages/sign-in/second-factor.ts'
import type { OwnSecondFactor } from './schema.ts'

/** Each makes or checks ten hashes, which are slow on purpose. */
const changesPerPerson = createLimit('second-factor', 20, 15 * 60)

/** Whether the person has a second factor, since when, and what is left of her recovery codes. */
export async function getOwnSecondFactor({ user }: CurrentSession): Promise<OwnSecondFactor> {
  const { secondFactorSince, _count } = await db().user.findUniqueOrThrow({
    where: { id: user.id },
    select: { secondFactorSince: true, _count: { select: { recoveryCodes: { where: { usedAt: null } } } } },
  })
  return { since: secondFactorSince, codesLeft: _count.recoveryCodes, isRequired: asksSecondFactor(user.role) }
}

/** Holds her row, so that two tabs do not set up two factors. @throws AppError CONFLICT unless she has one, or has none */
async function lockPerson(tx: Transaction, userId: string, hasFactor: boolean): Promise<void> {
  const [person] = await tx.$queryRaw<{ hasFactor: boolean }[]>`
    SELECT "secondFactorSince" IS NOT NULL AS "hasFactor" FROM "User" WHERE "id" = ${userId}::uuid FOR UPDATE`
  if (person?.hasFactor !== hasFactor)
    throw new AppError('CONFLICT', secondFactorSentences[hasFactor ? 'isOff' : 'isOn'])
}

/**
 * Makes a new secret for her authenticator application. It leaves the server in this answer only, and counts for
 * nothing before a code has confirmed it.
 * @throws AppError CONFIRMATION_NEEDED, CONFLICT when she has a second factor
 */
export async function beginSecondFactor(session: CurrentSession): Promise<{ secret: string; address: string }> {
  requireRecentConfirmation(session)
  const { id: userId, email } = session.user
  const secret = newFactorSecret()
  await db().$transaction(async (tx) => {
    await lockPerson(tx, userId, false)
    await tx.secondFactor.upsert({
      where: { userId },
      create: { userId, secret },
      update: { secret, lastStep: 0, createdAt: new Date() },
    })
  })
  return { secret, address: factorAddress(secret, email) }
}

/**
 * Confirms by a first code that her application computes the right ones: from then on it is asked for at each sign-in,
 * and her other sessions, opened without it, end. `origin` is the public address, for the e-mail.
 * @returns her recovery codes, which are stored hashed
 * @throws AppError INVALID_INPUT for a wrong code, CONFLICT, TOO_MANY
 */
export async function confirmSecondFactor(
  session: CurrentSession,
  code: string,
  client: ClientInfo,
  origin: string,
): Promise<string[]> {
  const { id: userId } = session.user
  await changesPerPerson.consume(userId)
  const begun = await db().secondFactor.findUnique({ where: { userId }, select: { secret: true } })
  if (!begun) throw new AppError('CONFLICT', secondFactorSentences.isOff)
  const wrong = new AppError('INVALID_INPUT', secondFactorSentences.firstCodeWrong)
  if (stepOfCode(begun.secret, code, new Date()) === null) throw wrong
  const codes = newRecoveryCodes()
  const hashed = await hashRecoveryCodes(codes)
  await db().$transaction(async (tx) => {
    await lockPerson(tx, userId, false)
    if (!(await acceptCode(tx, userId, code))) throw wrong
    const now = new Date()
    await tx.user.update({ where: { id: userId }, data: { secondFactorSince: now } })
    await replaceRecoveryCodes(tx, userId, hashed)
    await tx.session.deleteMany({ where: { userId, id: { not: session.id } } })
    await audit(tx, { action: 'secondFactor.added', actorId: userId, client })
    await queueMail(tx, 'SECOND_FACTOR', { userId, data: { origin, at: now, change: 'added' } })
  })
  return codes
}

/**
 * Replaces her recovery codes.
 * @returns the new ones, which are stored hashed
 * @throws AppError CONFIRMATION_NEEDED, CONFLICT without a second factor, TOO_MANY
 */
export async function renewRecoveryCodes(
  session: CurrentSession,
  client: ClientInfo,
  origin: string,
): Promise<string[]> {
  requireRecentConfirmation(session)
  const { id: userId } = session.user
  await changesPerPerson.consume(userId)
  const codes = newRecoveryCodes()
  const hashed = await hashRecoveryCodes(codes)
  await db().$transaction(async (tx) => {
    await lockPerson(tx, userId, true)
    await replaceRecoveryCodes(tx, userId, hashed)
    await audit(tx, { action: 'secondFactor.codesRenewed', actorId: userId, client })
    await queueMail(tx, 'SECOND_FACTOR', { userId, data: { origin, at: new Date(), change: 'codesRenewed' } })
  })
  return codes
}

/**
 * Takes her own second factor away; her other sessions end.
 * @throws AppError CONFIRMATION_NEEDED, CONFLICT without a second factor
 */
export async function removeSecondFactor(session: CurrentSession, client: ClientInfo, origin: string): Promise<void> {
  requireRecentConfirmation(session)
  const { id: userId } = session.user
  await db().$transaction(async (tx) => {
    await lockPerson(tx, userId, true)
    await dropSecondFactor(tx, userId)
    await tx.session.deleteMany({ where: { userId, id: { not: session.id } } })
    await audit(tx, { action: 'secondFactor.removed', actorId: userId, client })
    await queueMail(tx, 'SECOND_FACTOR', { userId, data: { origin, at: new Date(), change: 'removed' } })
  })
}

/**
 * Takes the second factor of somebody else away, who has lost her device and her recovery codes: a superadmin's act, of
 * which she is told. Her sessions end, on the lost device too.
 * @throws AppError CONFIRMATION_NEEDED, NOT_FOUND for a person without a second factor, CONFLICT for herself
 */
export async function removeSecondFactorOf(
  session: CurrentSession,
  userId: string,
  client: ClientInfo,
  origin: string,
): Promise<void> {
  requireRecentConfirmation(session)
  if (userId === session.user.id) throw new AppError('CONFLICT')
  await db().$transaction(async (tx) => {
    const person = await tx.user.findFirst({ where: { id: userId, deletedAt: null }, select: { id: true } })
    if (!person || !(await dropSecondFactor(tx, userId))) throw new AppError('NOT_FOUND')
    await tx.session.deleteMany({ where: { userId } })
    await audit(tx, { action: 'secondFactor.removedForOther', actorId: session.user.id, targetId: userId, client })
    await queueMail(tx, 'SECOND_FACTOR', { userId, data: { origin, at: new Date(), change: 'removedByOther' } })
  })
}
