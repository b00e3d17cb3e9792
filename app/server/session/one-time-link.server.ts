import { addDays } from 'date-fns/addDays'
import { addMinutes } from 'date-fns/addMinutes'
import type { Transaction } from '../database/db.server.ts'
import { lockPerson } from '../database/exclusive-lock.server.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { hashSecret } from './password.server.ts'
import { hashToken, newToken } from './token.server.ts'

const LOGIN_MINUTES = 15
const INVITATION_DAYS = 7

/** Address of the page that exchanges a token. Opening that page does not use the link up. */
export function oneTimeLinkUrl(origin: string, token: string): string {
  return `${origin}/auth?t=${token}`
}

/** Order of a person's links: valid ones first, and of those the one that expires last. */
export const LONGEST_VALID_FIRST: Prisma.LoginTokenOrderByWithRelationInput[] = [
  { revokedAt: { sort: 'desc', nulls: 'first' } },
  { expiresAt: 'desc' },
]

type NewLink = {
  userId: string
  purpose: 'LOGIN' | 'INVITATION'
  /** Who created it, when it was not herself. */
  issuerId?: string | undefined
  /** Sent to her own address. Otherwise the issuer is shown it, and its session does not prove who uses it. */
  byMail: boolean
  /** Six digits sent with the link, to be typed instead of opening it; stored hashed. */
  code?: string
  /** The browser in which the code may be typed, as `beginLinkRequest` returns it; in none otherwise. */
  requestHash?: string | undefined
}

/**
 * Creates a link, valid 15 minutes, or 7 days for an invitation. A link with an issuer, or an invitation, revokes all
 * the earlier links of the person. A login link without issuer revokes only its like, because anybody may ask for one
 * by typing her address: that must not revoke her invitation.
 * @returns the token, which is stored nowhere.
 */
export async function createLink(tx: Transaction, link: NewLink): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken()
  const now = new Date()
  const expiresAt = link.purpose === 'LOGIN' ? addMinutes(now, LOGIN_MINUTES) : addDays(now, INVITATION_DAYS)
  // Two requests for one person wait for each other, so that only one link stays valid.
  await lockPerson(tx, link.userId)
  await tx.loginToken.updateMany({
    where: {
      userId: link.userId,
      usedAt: null,
      revokedAt: null,
      ...(link.purpose === 'LOGIN' && !link.issuerId && { purpose: link.purpose, issuerId: null }),
    },
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
      requestHash: link.requestHash,
      expiresAt,
    },
  })
  return { token, expiresAt }
}
