import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { productName } from '#app.config.ts'
import { db, type Transaction } from '../database/db.server.ts'
import { hashSecret, verifySecret } from './password.server.ts'

/** Of RFC 6238, as every authenticator application computes it by default: the image says no more than the secret. */
const STEP_SECONDS = 30
/** Codes before and after the current one that are accepted: the clock of a phone is rarely exact. */
const STEPS_AROUND = 1
/** 160 bits, the length of the hash that it is used with (RFC 4226). */
const SECRET_BYTES = 20

const RECOVERY_CODES = 10
const RECOVERY_LENGTH = 12
/** Without the letters and digits that are taken for each other. */
const RECOVERY_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'

/** A new secret for an authenticator application, in base 32. */
export function newFactorSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** The address that an authenticator application reads out of an image. It holds the secret. */
export function factorAddress(secret: string, email: string): string {
  return new TOTP({ issuer: productName, label: email, secret }).toString()
}

/** The step that a code of six digits belongs to, or null when it is none of those that are accepted at that moment. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = TOTP.validate({ secret: Secret.fromBase32(secret), token: code, window: STEPS_AROUND, timestamp })
  return delta === null ? null : Math.floor(timestamp / 1_000 / STEP_SECONDS) + delta
}

/** Whether the code is one of hers that she has not used yet. It then counts as used, whoever else sends it meanwhile. */
export async function acceptCode(on: Transaction, userId: string, code: string, now = new Date()): Promise<boolean> {
  const factor = await on.secondFactor.findUnique({ where: { userId }, select: { secret: true } })
  const lastStep = factor && stepOfCode(factor.secret, code, now)
  if (lastStep === null) return false
  const { count } = await on.secondFactor.updateMany({
    where: { userId, lastStep: { lt: lastStep } },
    data: { lastStep },
  })
  return count > 0
}

const groups = (code: string) => code.replace(/.{4}(?=.)/g, '$&-')

/** Ten codes to keep on paper, each with its number in its first character and 54 random bits after it. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, (_, position) => {
    const random = () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)]
    return groups(`${RECOVERY_ALPHABET[position]}${Array.from({ length: RECOVERY_LENGTH - 1 }, random).join('')}`)
  })
}

const bare = (code: string) => code.toLowerCase().replaceAll(/[\s-]/g, '')

/** The rows of these codes, for `replaceRecoveryCodes`. Hashing takes a while: not inside a transaction. */
export function hashRecoveryCodes(codes: string[]): Promise<{ position: number; codeHash: string }[]> {
  return Promise.all(codes.map(async (code, position) => ({ position, codeHash: await hashSecret(bare(code)) })))
}

/** Her earlier codes no longer work. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  userId: string,
  hashed: { position: number; codeHash: string }[],
): Promise<void> {
  await tx.recoveryCode.deleteMany({ where: { userId } })
  await tx.recoveryCode.createMany({ data: hashed.map((row) => ({ userId, ...row })) })
}

/** Whether the code, with or without its hyphens, is one of hers that has not served yet. It has, from then on. */
export async function acceptRecoveryCode(userId: string, typed: string): Promise<boolean> {
  const code = bare(typed)
  const position = RECOVERY_ALPHABET.indexOf(code.charAt(0))
  const row = await db().recoveryCode.findFirst({
    where: { userId, position, usedAt: null },
    select: { codeHash: true },
  })
  if (!(await verifySecret(row?.codeHash, code))) return false
  const used = await db().recoveryCode.updateMany({
    where: { userId, position, codeHash: row?.codeHash ?? '', usedAt: null },
    data: { usedAt: new Date() },
  })
  return used.count > 0
}

/** Takes her second factor away, with the codes that replace it. @returns false when she had none */
export async function dropSecondFactor(tx: Transaction, userId: string): Promise<boolean> {
  const { count } = await tx.user.updateMany({
    where: { id: userId, secondFactorSince: { not: null } },
    data: { secondFactorSince: null },
  })
  await tx.secondFactor.deleteMany({ where: { userId } })
  await tx.recoveryCode.deleteMany({ where: { userId } })
  await tx.pendingSignIn.deleteMany({ where: { userId } })
  return count > 0
}
