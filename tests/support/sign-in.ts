import { createHash, randomBytes } from 'node:crypto'
import { addDays } from 'date-fns/addDays'
import { addMinutes } from 'date-fns/addMinutes'
import type { PrismaClient } from '#app/server/generated/prisma/client.ts'
import { type ReadSession, readSession } from '#app/server/session/session.server.ts'

/** Name of the session cookie over plain HTTP. */
export const SESSION_COOKIE = 'brindille'

const newToken = () => randomBytes(32).toString('base64url')
const hash = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** Creates a one-time link, valid for 15 minutes. @returns the token of its address, `/auth?t=…` */
export async function createLoginLink(
  db: PrismaClient,
  userId: string,
  codeHash: string | null = null,
): Promise<string> {
  const token = newToken()
  const expiresAt = addMinutes(new Date(), 15)
  await db.loginToken.create({ data: { tokenHash: hash(token), codeHash, purpose: 'LOGIN', userId, expiresAt } })
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
