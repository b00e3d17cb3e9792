import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { authSentences } from '#content/pages/auth.ts'
import { AppError } from '../errors.ts'

/** OWASP's floor for Argon2id, the library's default algorithm: memory in KiB, passes, lanes. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Of the four threads of Node's pool: a flood of attempts leaves the others to file and DNS operations. */
const CONCURRENT_HASHES = 2
/** Checks that may wait: one or two seconds on a slow machine. */
const PENDING_CHECKS_MAX = 100
const RETRY_AFTER_SECONDS = 5

const hashQueue = pLimit(CONCURRENT_HASHES)

/** NFC, so that « é » typed on any keyboard is the same; never trimmed nor cut. */
function normalise(secret: string): string {
  return secret.normalize('NFC')
}

/** PHC string to store. It may wait in the queue but is never refused: strangers can flood checks, not this. */
export function hashSecret(secret: string): Promise<string> {
  return hashQueue(hash, normalise(secret), PARAMETERS)
}

let decoy: Promise<string> | undefined

/**
 * Whether `secret` is the one that was hashed. Without a stored hash a decoy is checked all the same, so that the time
 * of the answer does not tell whether the person exists.
 * @throws AppError TOO_MANY while too many checks are waiting.
 */
export async function verifySecret(stored: string | null | undefined, secret: string): Promise<boolean> {
  decoy ??= hashSecret('no password is this one')
  const expected = stored ?? (await decoy)
  if (hashQueue.pendingCount >= PENDING_CHECKS_MAX)
    throw new AppError('TOO_MANY', authSentences.tooBusy, { retryAfterSeconds: RETRY_AFTER_SECONDS })
  const matches = await hashQueue(verify, expected, normalise(secret))
  return matches && Boolean(stored)
}

/** Whether a hash was made with other parameters than the current ones: it is replaced at the next sign-in. */
export function needsRehash(stored: string): boolean {
  return !stored.includes(
    `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`,
  )
}
