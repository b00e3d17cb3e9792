import { subMinutes } from 'date-fns/subMinutes'
import { proofSentence } from '#content/errors.ts'
import { AppError } from '../errors.ts'
import type { CurrentSession } from './session.server.ts'

/** Minutes for which a sign-in, or the password given again, allows a dangerous action. */
const CONFIRMED_MINUTES = 10

/** @throws AppError CONFIRMATION_NEEDED; the browser then asks for the password in place and repeats the call. */
export function requireRecentConfirmation({ confirmedAt }: CurrentSession, now = new Date()): void {
  if (!confirmedAt || confirmedAt < subMinutes(now, CONFIRMED_MINUTES)) throw new AppError('CONFIRMATION_NEEDED')
}

/**
 * For private data: a session opened by a link that somebody else was shown proves nothing, until she gives her
 * password or a code sent to her address.
 * @throws AppError CONFIRMATION_NEEDED, with a sentence of its own.
 */
export function requireProof({ user }: CurrentSession): void {
  if (user.needsProof) throw new AppError('CONFIRMATION_NEEDED', proofSentence)
}
