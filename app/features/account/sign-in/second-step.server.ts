import { audit } from '#app/server/audit.server.ts'
import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import { queueMail } from '#app/server/mail/mail-queue.server.ts'
import { clientNetwork, createLimit } from '#app/server/rate-limit.server.ts'
import type { ClientInfo } from '#app/server/session/client-info.server.ts'
import { findKnownDevice } from '#app/server/session/known-device.server.ts'
import { finishSignIn, pendingSignIn } from '#app/server/session/pending-sign-in.server.ts'
import { acceptCode, acceptRecoveryCode } from '#app/server/session/second-factor.server.ts'
import { startSession } from '#app/server/session/session.server.ts'
import { secondFactorSentences } from '#content/pages/sign-in/second-factor.ts'
import { signInsPerPlace } from './sign-in.server.ts'

const QUARTER_HOUR = 15 * 60
const DAY = 24 * 60 * 60

/** Per person and place, for both kinds of codes: who tries elsewhere does not lock her out. */
const stepsPerPlace = createLimit('second-step', 5, QUARTER_HOUR)
/** Over all places, on browsers that she has never signed in with. A code is one in a third of a million. */
const unknownDevices = createLimit('second-step-strangers', 50, DAY, secondFactorSentences.closed)

/** Whether this browser has passed the first step of signing in and waits for the second. */
export const awaitsSecondStep = async (): Promise<boolean> => (await pendingSignIn()) !== null

/** What she gives: the code of her application, or one of those that she keeps on paper. */
type SecondStep = { code: string } | { recoveryCode: string }

/**
 * Opens the session that the first step has begun in this browser.
 * @throws AppError UNAUTHENTICATED for a wrong or used code, and when nothing has been begun or it took too long, TOO_MANY
 */
export async function giveSecondFactor(given: SecondStep, client: ClientInfo, origin: string): Promise<void> {
  const begun = await pendingSignIn()
  if (!begun) throw new AppError('UNAUTHENTICATED', secondFactorSentences.begunTooLongAgo)
  const { user, byLink, issuerId, shared } = begun
  const place = clientNetwork(client.ip)
  const key = `${user.id}|${place}`
  await stepsPerPlace.consume(key)
  await signInsPerPlace.consume(place)
  const isUnknownDevice = !(await findKnownDevice(user.email))
  if (isUnknownDevice) await unknownDevices.consume(user.id)
  const byCode = 'code' in given
  const matches = byCode
    ? await db().$transaction((tx) => acceptCode(tx, user.id, given.code))
    : await acceptRecoveryCode(user.id, given.recoveryCode)
  if (!matches) {
    await audit(db(), { action: 'session.refused', targetId: user.id, client, details: { by: 'secondFactor' } })
    throw new AppError('UNAUTHENTICATED', secondFactorSentences[byCode ? 'codeWrong' : 'recoveryWrong'])
  }
  if (!(await finishSignIn(begun.tokenHash)))
    throw new AppError('UNAUTHENTICATED', secondFactorSentences.begunTooLongAgo)
  await Promise.all([
    stepsPerPlace.clear(key),
    signInsPerPlace.refund(place),
    isUnknownDevice && unknownDevices.refund(user.id),
  ])
  await startSession(user, client, { byLink, shared: shared ?? undefined, issuerId, secondStepDone: true })
  const details = { ...(!byLink && { by: 'password' }), secondFactor: byCode ? 'code' : 'recovery' }
  const action = issuerId ? 'link.usedOfOther' : byLink ? 'link.used' : 'session.opened'
  await db().$transaction(async (tx) => {
    await audit(tx, { action, actorId: user.id, ...(issuerId && { targetId: issuerId }), client, details })
    if (!byCode)
      await queueMail(tx, 'SECOND_FACTOR', { userId: user.id, data: { origin, at: new Date(), change: 'codeUsed' } })
  })
}
