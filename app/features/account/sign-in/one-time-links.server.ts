import { addMinutes } from 'date-fns/addMinutes'
import { audit } from '#app/server/audit.server.ts'
import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import { log } from '#app/server/log.server.ts'
import { queueMail, withdrawQueuedLinks } from '#app/server/mail/mail-queue.server.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { clientNetwork, createLimit } from '#app/server/rate-limit.server.ts'
import type { ClientInfo } from '#app/server/session/client-info.server.ts'
import { findKnownDevice } from '#app/server/session/known-device.server.ts'
import { beginLinkRequest, currentLinkRequest } from '#app/server/session/link-request.server.ts'
import { createLink, oneTimeLinkUrl } from '#app/server/session/one-time-link.server.ts'
import { verifySecret } from '#app/server/session/password.server.ts'
import { startSession } from '#app/server/session/session.server.ts'
import { hashToken } from '#app/server/session/token.server.ts'
import { authSentences, deadLinkSentences } from '#content/pages/auth.ts'
import type { CodeInput } from '../schema.ts'
import { inReach } from '../session/sessions-of-others.server.ts'
import { type LinkState, linkState } from './link-state.ts'
import { signInsPerPlace } from './sign-in.server.ts'

/** Minutes during which a requested link may wait for the mail server. */
const SEND_WITHIN_MINUTES = 15
const CODE_ATTEMPTS = 5
const QUARTER_HOUR = 15 * 60
const DAY = 24 * 60 * 60

const requestsPerAddress = createLimit('link-address', 3, QUARTER_HOUR, authSentences.linkJustSent)
const requestsPerPlace = createLimit('link-ip', 30, QUARTER_HOUR)
const codesPerAddress = createLimit('code-address', 10, QUARTER_HOUR)
/**
 * Over all places, on browsers that she has never signed in with. The link of the same e-mail still works when this
 * is exhausted.
 */
const unknownDevicesPerAddress = createLimit('code-strangers', 50, DAY, authSentences.codeClosed)
/** What `openSession` needs to know of the person. */
const personToSignIn = {
  select: { id: true, passwordExpired: true, lastLogin: true, secondFactorSince: true },
} as const

type LinkInspection = { state: LinkState; firstName: string | null; email: string | null }

/** Who a link is for and whether it still works. Does not use it. The caller must not send `email` to the browser. */
export async function inspectLink(token: string): Promise<LinkInspection> {
  const link = await db().loginToken.findUnique({
    where: { tokenHash: hashToken(token), user: { deletedAt: null } },
    select: { expiresAt: true, usedAt: true, revokedAt: true, user: { select: { firstName: true, email: true } } },
  })
  const { firstName = null, email = null } = link?.user ?? {}
  return { state: linkState(link, new Date()), firstName, email }
}

/**
 * Signs in by a link, or passes the first step by it: once, however many try at the same time.
 * @returns whether a session is open; if not, her second factor is asked for
 * @throws AppError UNAUTHENTICATED with a sentence that says why the link no longer works, TOO_MANY
 */
export async function exchangeLink(token: string, client: ClientInfo): Promise<boolean> {
  const place = clientNetwork(client.ip)
  await signInsPerPlace.consume(place)
  const now = new Date()
  const tokenHash = hashToken(token)
  const { count } = await db().loginToken.updateMany({
    where: { tokenHash, usedAt: null, revokedAt: null, expiresAt: { gt: now }, user: { deletedAt: null } },
    data: { usedAt: now },
  })
  const link = await db().loginToken.findUnique({
    where: { tokenHash },
    select: { expiresAt: true, usedAt: true, revokedAt: true, issuerId: true, byMail: true, user: personToSignIn },
  })
  if (!count || !link) {
    const state = linkState(link, now)
    throw new AppError('UNAUTHENTICATED', deadLinkSentences[state === 'valid' ? 'unknown' : state])
  }
  await signInsPerPlace.refund(place)
  return openSession(link.user, client, { issuerId: link.byMail ? null : link.issuerId })
}

/**
 * Signs in by the six-digit code of the last link, for another device than the one that reads the message, and in the browser
 * that asked for it.
 * @returns as `exchangeLink`
 * @throws AppError UNAUTHENTICATED, TOO_MANY
 */
export async function exchangeCode({ email, code, shared }: CodeInput, client: ClientInfo): Promise<boolean> {
  const requestHash = currentLinkRequest()
  if (!requestHash) throw new AppError('UNAUTHENTICATED', authSentences.codeElsewhere)
  const place = clientNetwork(client.ip)
  await codesPerAddress.consume(`${email}|${place}`)
  await signInsPerPlace.consume(place)
  const isUnknownDevice = !(await findKnownDevice(email))
  if (isUnknownDevice) await unknownDevicesPerAddress.consume(email)
  const now = new Date()
  const link = await db().loginToken.findFirst({
    where: {
      user: { email, deletedAt: null },
      requestHash,
      codeHash: { not: null },
      codeAttempts: { lt: CODE_ATTEMPTS },
      usedAt: null,
      revokedAt: null,
      expiresAt: { gt: now },
    },
    select: { id: true, codeHash: true, user: personToSignIn },
  })
  // Counted before the check, so that parallel tries cannot go past the limit.
  const counted = link
    ? await db().loginToken.updateMany({
        where: { id: link.id, codeAttempts: { lt: CODE_ATTEMPTS } },
        data: { codeAttempts: { increment: 1 } },
      })
    : { count: 0 }
  const matches = await verifySecret(counted.count ? link?.codeHash : null, code)
  const used = matches
    ? await db().loginToken.updateMany({
        where: { id: link?.id, usedAt: null, revokedAt: null },
        data: { usedAt: now },
      })
    : { count: 0 }
  if (!link || !used.count) throw new AppError('UNAUTHENTICATED', authSentences.codeWrong)
  await Promise.all([signInsPerPlace.refund(place), isUnknownDevice && unknownDevicesPerAddress.refund(email)])
  return openSession(link.user, client, { shared })
}

type SignInDetails = { shared?: boolean | undefined; issuerId?: string | null }

/** The audit log names who made the link when it was somebody else: what follows may not be the person's own doing. */
async function openSession(
  user: Parameters<typeof startSession>[0],
  client: ClientInfo,
  { shared, issuerId = null }: SignInDetails,
): Promise<boolean> {
  // Where the second factor follows, the entry is written once it is given.
  if (!(await startSession(user, client, { byLink: true, shared, issuerId }))) return false
  if (issuerId) await audit(db(), { action: 'link.usedOfOther', actorId: user.id, targetId: issuerId, client })
  else await audit(db(), { action: 'link.used', actorId: user.id, client })
  return true
}

/**
 * Sends a link and a code if the address is known. The answer comes before any of this is done, so that neither its
 * text nor its timing reveals whether the person exists.
 * @throws AppError TOO_MANY
 */
export async function requestLink(email: string, origin: string, client: ClientInfo): Promise<void> {
  await requestsPerAddress.consume(email)
  await requestsPerPlace.consume(clientNetwork(client.ip))
  const requestHash = beginLinkRequest()
  void deliverLink(email, { origin, requestHash }, client).catch((err: unknown) =>
    log().error({ err }, 'login link not delivered'),
  )
}

async function deliverLink(
  email: string,
  data: { origin: string; requestHash: string },
  client: ClientInfo,
): Promise<void> {
  const user = await db().user.findFirst({
    where: { email, deletedAt: null },
    select: { id: true },
  })
  if (!user) return
  await db().$transaction(async (tx) => {
    const expiresAt = addMinutes(new Date(), SEND_WITHIN_MINUTES)
    await queueMail(tx, 'LOGIN_LINK', { userId: user.id, data, expiresAt })
    await audit(tx, { action: 'link.created', targetId: user.id, client, details: { by: 'herself' } })
  })
}

/**
 * Makes a link for somebody else, shown once to who asked for it: a manager for the educators of her selected daycare,
 * a superadmin for anyone. In a session opened by such a link, private pages stay closed to a person who has signed in
 * before, until she proves who she is. `origin` is the public address.
 * @throws AppError FORBIDDEN for a teacher, NOT_FOUND for a person out of the caller's reach
 */
export async function generateLinkFor(
  scope: DaycareScope,
  userId: string,
  origin: string,
  client: ClientInfo,
): Promise<{ url: string; expiresAt: Date }> {
  const user = await db().user.findFirst({ where: { id: userId, ...inReach(scope) }, select: { lastLogin: true } })
  if (!user) throw new AppError('NOT_FOUND')
  const purpose = user.lastLogin ? 'LOGIN' : 'INVITATION'
  return db().$transaction(async (tx) => {
    await withdrawQueuedLinks(tx, userId)
    const { token, expiresAt } = await createLink(tx, { userId, purpose, issuerId: scope.userId, byMail: false })
    const daycareId = scope.daycareId ?? undefined
    await audit(tx, { action: 'link.created', actorId: scope.userId, targetId: userId, daycareId, client })
    return { url: oneTimeLinkUrl(origin, token), expiresAt }
  })
}
