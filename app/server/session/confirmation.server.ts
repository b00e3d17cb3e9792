import { subMinutes } from 'date-fns'
import { proofSentence } from '#content/errors.ts'
import { AppError } from '../errors.ts'
import type { CurrentSession } from './session.server.ts'

/** Minutes during which a proof of identity (sign-in, or the password again) is enough for a dangerous act. */
const CONFIRMED_MINUTES = 10

/** @throws AppError CONFIRMATION_NEEDED; the browser then asks for the password in place, and sends again. */
export function requireConfirmed({ confirmedAt }: CurrentSession, now = new Date()): void {
  if (!confirmedAt || confirmedAt < subMinutes(now, CONFIRMED_MINUTES)) throw new AppError('CONFIRMATION_NEEDED')
}

/**
 * For what is hers alone: a session opened by a link that somebody else made is not hers before she has given her
 * password, or come in by a code sent to her address.
 * @throws AppError CONFIRMATION_NEEDED
 */
export function requireProof({ user }: CurrentSession): void {
  if (user.needsProof) throw new AppError('CONFIRMATION_NEEDED', proofSentence)
}
