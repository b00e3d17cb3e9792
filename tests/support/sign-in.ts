import { createHash, randomBytes } from 'node:crypto'
import { addDays } from 'date-fns'
import type { PrismaClient } from '#app/server/generated/prisma/client.ts'

/** Name of the session cookie over plain HTTP. */
export const SESSION_COOKIE = 'brindille'

/** Opens a session without the form, which has tests of its own. @returns the value of the cookie. */
export async function openSession(db: PrismaClient, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const tokenHash = createHash('sha256').update(token).digest('hex')
  await db.session.create({ data: { userId, tokenHash, expiresAt: addDays(new Date(), 30), confirmedAt: new Date() } })
  return token
}
