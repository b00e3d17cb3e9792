import { hash, verify } from '@node-rs/argon2'

/** OWASP's floor for Argon2id, the library's default algorithm: memory in KiB, passes, lanes. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** NFC, so that « é » typed on any keyboard is the same; never trimmed nor cut. */
function normalise(secret: string): string {
  return secret.normalize('NFC')
}

/** PHC string to store. */
export function hashSecret(secret: string): Promise<string> {
  return hash(normalise(secret), PARAMETERS)
}

let decoy: Promise<string> | undefined

/**
 * True when `secret` is the one that was hashed. With no stored hash a decoy is checked all the same, so that the time
 * of the answer does not tell whether the person exists.
 */
export async function verifySecret(stored: string | null | undefined, secret: string): Promise<boolean> {
  decoy ??= hashSecret('no password is this one')
  const matches = await verify(stored ?? (await decoy), normalise(secret))
  return matches && Boolean(stored)
}

/** True for a hash made with other parameters than today's: it is replaced at the next sign-in. */
export function needsRehash(stored: string): boolean {
  return !stored.includes(
    `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`,
  )
}
