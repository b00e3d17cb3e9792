import { addDays, addMinutes } from 'date-fns'
import type { Transaction } from './db.server.ts'
import { hashSecret } from './password.server.ts'
import { hashToken, newToken } from './token.server.ts'

const LOGIN_MINUTES = 15
const INVITATION_DAYS = 7

/** Address of the page that exchanges a token. Reading that page consumes nothing. */
export function linkUrl(origin: string, token: string): string {
  return `${origin}/auth?t=${token}`
}

type NewLink = {
  userId: string
  purpose: 'LOGIN' | 'INVITATION'
  /** Who asked for it, when it was not herself. */
  issuerId?: string | undefined
  /** Sent to her own address; otherwise shown to the issuer, and its session proves nothing of who is there. */
  byMail: boolean
  code?: string
}

/**
 * Makes a link and revokes the earlier ones of the same person: 15 minutes, or 7 days for an invitation. Returns the
 * token, which is stored nowhere.
 */
export async function createLink(tx: Transaction, link: NewLink): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken()
  const now = new Date()
  const expiresAt = link.purpose === 'LOGIN' ? addMinutes(now, LOGIN_MINUTES) : addDays(now, INVITATION_DAYS)
  // Serialises two requests for one person, so that only one link is left alive.
  await tx.$queryRaw`SELECT "id" FROM "User" WHERE "id" = ${link.userId}::uuid FOR UPDATE`
  await tx.loginToken.updateMany({
    where: { userId: link.userId, usedAt: null, revokedAt: null },
    data: { revokedAt: now },
  })
  await tx.loginToken.create({
    data: {
      userId: link.userId,
      purpose: link.purpose,
      issuerId: link.issuerId,
      byMail: link.byMail,
      tokenHash: hashToken(token),
      codeHash: link.code ? await hashSecret(link.code) : null,
      expiresAt,
    },
  })
  return { token, expiresAt }
}
