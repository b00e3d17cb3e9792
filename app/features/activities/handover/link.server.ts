import { calendarDay, dateOf, dayOf } from '#app/lib/dates/dates.ts'
import { dayStart } from '#app/lib/dates/day-start.ts'
import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import { type DaycareScope, requireDaycareId } from '#app/server/middleware.ts'
import { clientNetwork, createLimit } from '#app/server/rate-limit.server.ts'
import { clientInfo, publicOrigin } from '#app/server/session/client-info.server.ts'
import { hashToken, newToken } from '#app/server/session/token.server.ts'
import { handoverSentences } from '#content/pages/sheet/handover.ts'
import { ownerOfLink } from '../week/link-owner.server.ts'
import { addDaysTo } from '../week/week-days.ts'
import { getHandover } from './handover.server.ts'
import { type Handover, type HandoverInput, type HandoverLink, LINK_DAYS_AHEAD } from './schema.ts'

const HOUR_SECONDS = 3_600
const readings = createLimit('handover-link', 600, HOUR_SECONDS)

/** The link of the person in this daycare that works still; null when there is none. */
export async function getHandoverLink(
  { daycareId, userId }: DaycareScope,
  now = new Date(),
): Promise<HandoverLink | null> {
  if (!daycareId) return null
  const link = await db().handoverLink.findFirst({
    where: { daycareId, userId, expiresAt: { gt: now } },
    select: { day: true, createdAt: true, expiresAt: true },
  })
  return link && { ...link, day: dayOf(link.day) }
}

/**
 * Makes the link of a day, which ends the earlier one; it dies at the midnight that ends the day.
 * @returns the address, which cannot be shown again
 * @throws AppError INVALID_INPUT for a day that is over or too far ahead; FORBIDDEN for who is not a member of the daycare
 */
export async function createHandoverLink(
  scope: DaycareScope,
  { day }: HandoverInput,
  origin = publicOrigin(),
  now = new Date(),
): Promise<{ url: string }> {
  const own = { daycareId: requireDaycareId(scope), userId: scope.userId }
  if (scope.role === 'SUPERADMIN') throw new AppError('FORBIDDEN')
  const today = calendarDay(now)
  if (day < today) throw new AppError('INVALID_INPUT', handoverSentences.dayOver)
  if (day > addDaysTo(today, LINK_DAYS_AHEAD)) throw new AppError('INVALID_INPUT', handoverSentences.dayTooFar)
  const token = newToken()
  const fresh = { tokenHash: hashToken(token), day: dateOf(day), createdAt: now, expiresAt: dayStart(day, 1) }
  await db().handoverLink.upsert({ where: { daycareId_userId: own }, create: { ...own, ...fresh }, update: fresh })
  return { url: `${origin}/releve/${token}` }
}

/** Ends the link. Idempotent. */
export async function revokeHandoverLink(scope: DaycareScope): Promise<null> {
  await db().handoverLink.deleteMany({ where: { daycareId: requireDaycareId(scope), userId: scope.userId } })
  return null
}

/**
 * The sheet that a link shows, as it is now. Six queries.
 * @throws AppError NOT_FOUND once its day is over, and when it shows nothing to anybody
 */
export async function readHandoverLink(token: string, now = new Date()): Promise<Handover> {
  const link = await db().handoverLink.findUnique({
    where: { tokenHash: hashToken(token) },
    select: { day: true, expiresAt: true },
  })
  if (link && link.expiresAt <= now) throw new AppError('NOT_FOUND', handoverSentences.linkOver)
  const owner = link && (await ownerOfLink('HandoverLink', token))
  if (!owner) throw new AppError('NOT_FOUND', handoverSentences.linkUnknown)
  return getHandover(owner, { day: dayOf(link.day) })
}

/** {@link readHandoverLink}, for whoever asks: so many times an hour from one place. */
export async function openHandoverLink(token: string): Promise<Handover> {
  await readings.consume(clientNetwork(clientInfo().ip))
  return readHandoverLink(token)
}
