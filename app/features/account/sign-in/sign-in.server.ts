import { audit } from '#app/server/audit.server.ts'
import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import { clientNetwork, createLimit } from '#app/server/rate-limit.server.ts'
import type { ClientInfo } from '#app/server/session/client-info.server.ts'
import { findKnownDevice } from '#app/server/session/known-device.server.ts'
import { hashSecret, needsRehash, verifySecret } from '#app/server/session/password.server.ts'
import { type CurrentSession, confirmSession, startSession } from '#app/server/session/session.server.ts'
import { authSentences } from '#content/pages/auth.ts'
import type { LoginInput } from '../schema.ts'

const QUARTER_HOUR = 15 * 60
const DAY = 24 * 60 * 60

/** Per address and place: a stranger who exhausts it elsewhere does not lock the owner out. */
const loginsPerAddress = createLimit('login-address', 5, QUARTER_HOUR)
/**
 * Per place, for passwords, links and codes together, before anything is computed. Counts failures only: a whole team
 * signs in from one connection.
 */
export const signInsPerPlace = createLimit('entry-ip', 60, QUARTER_HOUR)
/**
 * Per address over all places: failures on browsers that she has never signed in with. Her own browsers are not
 * limited by it.
 */
const unknownDevicesPerAddress = createLimit('login-strangers', 100, DAY, authSentences.passwordClosed)
const confirmations = createLimit('confirm', 5, QUARTER_HOUR)

/**
 * Signs in with an address and a password, or passes the first step where a second factor follows. The refusal is the same, in text and timing, for an unknown address, a
 * person without password and a wrong password.
 * @returns whether a session is open; if not, her second factor is asked for
 * @throws AppError UNAUTHENTICATED, TOO_MANY
 */
export async function login({ email, password, shared }: LoginInput, client: ClientInfo): Promise<boolean> {
  const place = clientNetwork(client.ip)
  const key = `${email}|${place}`
  // One after the other: tries refused for the address must not use up those of the place.
  await loginsPerAddress.consume(key)
  await signInsPerPlace.consume(place)
  const isUnknownDevice = !(await findKnownDevice(email))
  if (isUnknownDevice) await unknownDevicesPerAddress.consume(email)
  const user = await db().user.findFirst({
    where: { email, deletedAt: null },
    select: { id: true, passwordHash: true, passwordExpired: true, lastLogin: true, secondFactorSince: true },
  })
  const matches = await verifySecret(user?.passwordHash, password)
  if (!user || !matches) {
    await audit(db(), { action: 'session.refused', targetId: user?.id, client, details: { by: 'password' } })
    throw new AppError('UNAUTHENTICATED', authSentences.credentialsWrong)
  }
  await Promise.all([
    loginsPerAddress.clear(key),
    signInsPerPlace.refund(place),
    isUnknownDevice && unknownDevicesPerAddress.refund(email),
  ])
  if (user.passwordHash && needsRehash(user.passwordHash))
    await db().user.update({ where: { id: user.id }, data: { passwordHash: await hashSecret(password) } })
  const isOpen = await startSession(user, client, { byLink: false, shared })
  if (isOpen) await audit(db(), { action: 'session.opened', actorId: user.id, client, details: { by: 'password' } })
  return isOpen
}

/** @throws AppError FORBIDDEN unless `password` is that of the signed-in person, TOO_MANY */
export async function checkOwnPassword(session: CurrentSession, password: string): Promise<void> {
  await confirmations.consume(session.user.id)
  const user = await db().user.findUniqueOrThrow({ where: { id: session.user.id }, select: { passwordHash: true } })
  if (!(await verifySecret(user.passwordHash, password))) throw new AppError('FORBIDDEN', authSentences.passwordWrong)
  await confirmations.clear(session.user.id)
}

/** Confirms by her password that the person is there. Dangerous actions need it within the last ten minutes. */
export async function confirmIdentity(session: CurrentSession, password: string, client: ClientInfo): Promise<void> {
  await checkOwnPassword(session, password)
  await confirmSession(session)
  await audit(db(), { action: 'identity.confirmed', actorId: session.user.id, client })
}
