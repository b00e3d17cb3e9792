import { addMinutes } from 'date-fns/addMinutes'
import { db } from '../database/db.server.ts'
import { ownCookie } from './own-cookie.server.ts'
import { hashToken, newToken } from './token.server.ts'

/** Minutes between the first step of signing in and the second. */
const PENDING_MINUTES = 10

const stepCookie = ownCookie('brindille-etape')

/** What the session will be, once the second factor is given. */
type SignInBegun = { userId: string; byLink: boolean; issuerId: string | null; shared: boolean | null }

/**
 * Remembers, in a cookie of this browser alone, that a person has passed the first step. The cookie opens nothing: it
 * only says whose second factor is asked for.
 */
export async function beginSignIn(begun: SignInBegun): Promise<void> {
  const token = newToken()
  const expiresAt = addMinutes(new Date(), PENDING_MINUTES)
  await db().pendingSignIn.create({ data: { ...begun, tokenHash: hashToken(token), expiresAt } })
  stepCookie.write(token, PENDING_MINUTES * 60)
}

/** The sign-in that this browser has begun, with its person; null when there is none, or it took too long. */
export async function pendingSignIn() {
  const token = stepCookie.read()
  if (!token) return null
  return db().pendingSignIn.findFirst({
    where: { tokenHash: hashToken(token), expiresAt: { gt: new Date() }, user: { deletedAt: null } },
    relationLoadStrategy: 'join',
    select: {
      tokenHash: true,
      byLink: true,
      issuerId: true,
      shared: true,
      user: { select: { id: true, email: true, passwordExpired: true, lastLogin: true, secondFactorSince: true } },
    },
  })
}

/** Ends it, and forgets the cookie. @returns false when another call has done so */
export async function finishSignIn(tokenHash: string): Promise<boolean> {
  const { count } = await db().pendingSignIn.deleteMany({ where: { tokenHash } })
  stepCookie.forget()
  return count > 0
}
