import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { authSentences } from '#content/pages/auth.ts'
import { AppError } from '../errors.ts'

/** OWASP's floor for Argon2id, the library's default algorithm: memory in KiB, passes, lanes. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Computed at once in one process: a flood of tries leaves the other half of the thread pool to files and names. */
const AT_ONCE = 2
/** Checks that may wait for their turn: one or two seconds on a slow machine. */
const WAITING_MAX = 100
const RETRY_AFTER_SECONDS = 5

const inTurn = pLimit(AT_ONCE)

/** NFC, so that « é » typed on any keyboard is the same; never trimmed nor cut. */
function normalise(secret: string): string {
  return secret.normalize('NFC')
}

/** PHC string to store. It waits for its turn and is never refused: strangers cause checks, not what is stored. */
export function hashSecret(secret: string): Promise<string> {
  return inTurn(hash, normalise(secret), PARAMETERS)
}

let decoy: Promise<string> | undefined

/**
 * True when `secret` is the one that was hashed. With no stored hash a decoy is checked all the same, so that the time
 * of the answer does not tell whether the person exists.
 * @throws AppError TOO_MANY while too many others wait for their turn
 */
export async function verifySecret(stored: string | null | undefined, secret: string): Promise<boolean> {
  decoy ??= hashSecret('no password is this one')
  const against = stored ?? (await decoy)
  if (inTurn.pendingCount >= WAITING_MAX)
    throw new AppError('TOO_MANY', authSentences.tooBusy, { retryAfterSeconds: RETRY_AFTER_SECONDS })
  const matches = await inTurn(verify, against, normalise(secret))
  return matches && Boolean(stored)
}

/** True for a hash made with other parameters than today's: it is replaced at the next sign-in. */
export function needsRehash(stored: string): boolean {
  return !stored.includes(
    `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`,
  )
}
