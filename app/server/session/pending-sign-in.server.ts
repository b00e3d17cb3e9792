import { deleteCookie, getCookie, setCookie } from '@tanstack/react-start/server'
import { addMinutes } from 'date-fns/addMinutes'
import { db } from '../database/db.server.ts'
import { isHttps } from './client-info.server.ts'
import { hashToken, newToken } from './token.server.ts'

/** Minutes between the first step of signing in and the second. */
const PENDING_MINUTES = 10

const cookieName = () => (isHttps() ? '__Host-brindille-etape' : 'brindille-etape')

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
  setCookie(cookieName(), token, {
    httpOnly: true,
    secure: isHttps(),
    sameSite: 'lax',
    path: '/',
    maxAge: PENDING_MINUTES * 60,
  })
}

/** The sign-in that this browser has begun, with its person; null when there is none, or it took too long. */
export async function pendingSignIn() {
  const token = getCookie(cookieName())
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
  deleteCookie(cookieName(), { path: '/', secure: isHttps() })
  return count > 0
}
