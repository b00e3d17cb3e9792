import { TOTP } from 'otpauth'
import type { PrismaClient } from '#app/server/generated/prisma/client.ts'
import {
  hashRecoveryCodes,
  newFactorSecret,
  newRecoveryCodes,
  replaceRecoveryCodes,
} from '#app/server/session/second-factor.server.ts'

/** The code that an authenticator application with this secret shows. @param steps codes after the current one */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })

/** A code that is none of those accepted now. */
export function wrongCodeOf(secret: string): string {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code)) ?? ''
}

/** Gives a person a second factor, as if she had set it up. @returns what her application and her paper hold */
export async function giveSecondFactor(
  db: PrismaClient,
  userId: string,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const secret = newFactorSecret()
  const recoveryCodes = newRecoveryCodes()
  const hashed = await hashRecoveryCodes(recoveryCodes)
  await db.$transaction(async (tx) => {
    await tx.secondFactor.upsert({ where: { userId }, create: { userId, secret }, update: { secret, lastStep: 0 } })
    await replaceRecoveryCodes(tx, userId, hashed)
    await tx.user.update({ where: { id: userId }, data: { secondFactorSince: new Date() } })
  })
  return { secret, recoveryCodes }
}
