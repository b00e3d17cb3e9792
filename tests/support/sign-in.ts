import { createHash, randomBytes } from 'node:crypto'
import { addDays } from 'date-fns/addDays'
import { addMinutes } from 'date-fns/addMinutes'
import { TOTP } from 'otpauth'
import type { PrismaClient } from '#app/server/generated/prisma/client.ts'
import {
  hashRecoveryCodes,
  newFactorSecret,
  newRecoveryCodes,
  replaceRecoveryCodes,
} from '#app/server/session/second-factor.server.ts'
import { type ReadSession, readSession } from '#app/server/session/session.server.ts'

/** Name of the session cookie over plain HTTP. */
export const SESSION_COOKIE = 'brindille'

/** Cookie of a browser that has asked for a code, over plain HTTP: the one that {@link createLoginLink} makes codes for. */
export const CODE_REQUEST = { 'brindille-demande': 'demande'.padEnd(43, 'x') } as const

const newToken = () => randomBytes(32).toString('base64url')
const hash = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** Creates a one-time link, valid for 15 minutes; its code serves where {@link CODE_REQUEST} is. @returns the token of its address, `/auth?t=…` */
export async function createLoginLink(
  db: PrismaClient,
  userId: string,
  codeHash: string | null = null,
): Promise<string> {
  const token = newToken()
  const expiresAt = addMinutes(new Date(), 15)
  const requestHash = codeHash && hash(CODE_REQUEST['brindille-demande'])
  await db.loginToken.create({
    data: { tokenHash: hash(token), codeHash, requestHash, purpose: 'LOGIN', userId, expiresAt },
  })
  return token
}

/** The daycares that a session of this person would name. */
export async function daycaresInSession(
  db: PrismaClient,
  userId: string,
): Promise<ReadSession['daycares'] | undefined> {
  return (await readSession(await openSession(db, userId)))?.daycares
}

/** Creates a session without the sign-in form. @returns the value of the cookie */
export async function openSession(db: PrismaClient, userId: string): Promise<string> {
  const token = newToken()
  const now = new Date()
  await db.session.create({ data: { userId, tokenHash: hash(token), expiresAt: addDays(now, 30), confirmedAt: now } })
  return token
}

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
