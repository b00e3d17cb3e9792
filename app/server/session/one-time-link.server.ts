import { addDays, addMinutes } from 'date-fns'
import type { Transaction } from '../database/db.server.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { hashSecret } from './password.server.ts'
import { hashToken, newToken } from './token.server.ts'

const LOGIN_MINUTES = 15
const INVITATION_DAYS = 7

/** Address of the page that exchanges a token. Reading that page consumes nothing. */
export function linkUrl(origin: string, token: string): string {
  return `${origin}/auth?t=${token}`
}

/** Order in which the first of a person's links is the one that can bring her in for the longest. */
export const LASTING_FIRST: Prisma.LoginTokenOrderByWithRelationInput[] = [
  { revokedAt: { sort: 'desc', nulls: 'first' } },
  { expiresAt: 'desc' },
]

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
 * Makes a link: 15 minutes, or 7 days for an invitation. One that somebody gives revokes the earlier ones of the person;
 * one that nobody gives replaces only its like: a stranger, who may ask for one too, would take an invitation away.
 * @returns the token, which is stored nowhere
 */
export async function createLink(tx: Transaction, link: NewLink): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken()
  const now = new Date()
  const expiresAt = link.purpose === 'LOGIN' ? addMinutes(now, LOGIN_MINUTES) : addDays(now, INVITATION_DAYS)
  // Serialises two requests for one person, so that only one link is left alive.
  await tx.$queryRaw`SELECT "id" FROM "User" WHERE "id" = ${link.userId}::uuid FOR UPDATE`
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
      expiresAt,
    },
  })
  return { token, expiresAt }
}
