import { createHash } from 'node:crypto'
import { calendarDay, dateOf, dayOf } from '#app/lib/dates/dates.ts'
import { messageWithReference } from '#app/lib/parse-error.ts'
import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import { type DaycareScope, REFERENCE_HEADER, requireDaycareId } from '#app/server/middleware.ts'
import { clientNetwork, createLimit } from '#app/server/rate-limit.server.ts'
import { clientInfo, publicOrigin } from '#app/server/session/client-info.server.ts'
import { hashToken, newToken } from '#app/server/session/token.server.ts'
import { DAY_SLOT_LABELS } from '#content/labels.ts'
import { weekWords } from '#content/pages/week.ts'
import { readableWhere } from '../../access.server.ts'
import { ownerOfLink } from '../link-owner.server.ts'
import { addDaysTo, mondayOf } from '../week-days.ts'
import { calendarText } from './calendar-text.ts'

/** Weeks before and after the present one that a calendar shows. */
const WEEKS_BEFORE = 4
const WEEKS_AFTER = 8

const HOUR_SECONDS = 3_600
/** Calendar services read for many people from one place. */
const readings = createLimit('calendar-feed', 600, HOUR_SECONDS)

/** When the person's address was made, in this daycare; null when she has none. */
export async function getCalendarFeed(scope: DaycareScope): Promise<{ createdAt: Date } | null> {
  const { daycareId, userId } = scope
  if (!daycareId) return null
  return db().calendarFeed.findFirst({ where: { daycareId, userId }, select: { createdAt: true } })
}

/**
 * Makes the private address of a person's week, which ends the earlier one.
 * @returns the address, which cannot be shown again
 * @throws AppError FORBIDDEN for who is not a member of the daycare
 */
export async function createCalendarFeed(scope: DaycareScope, origin = publicOrigin()): Promise<{ url: string }> {
  const own = { daycareId: requireDaycareId(scope), userId: scope.userId }
  if (scope.role === 'SUPERADMIN') throw new AppError('FORBIDDEN')
  const token = newToken()
  const fresh = { tokenHash: hashToken(token), createdAt: new Date() }
  await db().calendarFeed.upsert({ where: { daycareId_userId: own }, create: { ...own, ...fresh }, update: fresh })
  return { url: `${origin}/calendrier/${token}.ics` }
}

/** Ends the address. Idempotent. */
export async function revokeCalendarFeed(scope: DaycareScope): Promise<null> {
  await db().calendarFeed.deleteMany({ where: { daycareId: requireDaycareId(scope), userId: scope.userId } })
  return null
}

/** The calendar file of a token; null when it shows nothing to anybody. Two queries, whatever is planned. */
export async function readCalendarFeed(token: string, origin: string, today = calendarDay()): Promise<string | null> {
  const scope = await ownerOfLink('CalendarFeed', token)
  if (!scope?.daycareId) return null
  const monday = mondayOf(today)
  const rows = await db().plannedActivity.findMany({
    relationLoadStrategy: 'join',
    where: {
      daycareId: scope.daycareId,
      userId: scope.userId,
      day: {
        gte: dateOf(addDaysTo(monday, -7 * WEEKS_BEFORE)),
        lte: dateOf(addDaysTo(monday, 7 * WEEKS_AFTER + 4)),
      },
      activity: readableWhere(scope),
    },
    select: { day: true, slot: true, activityId: true, createdAt: true, activity: { select: { title: true } } },
    orderBy: [{ day: 'asc' }, { slot: 'asc' }, { createdAt: 'asc' }, { activityId: 'asc' }],
  })
  const events = rows.map(({ day: date, slot, activityId, createdAt, activity: { title } }) => {
    const day = dayOf(date)
    return {
      uid: `${day}-${slot.toLowerCase()}-${activityId}@brindille`,
      day,
      title: `${DAY_SLOT_LABELS[slot]} · ${title}`,
      url: `${origin}/activities/${activityId}`,
      stamp: createdAt,
    }
  })
  return calendarText(weekWords.feedName, events)
}

function refusal(error: AppError): Response {
  const reference = crypto.randomUUID().slice(0, 6).toUpperCase()
  return new Response(messageWithReference(error.message, error.status, reference), {
    status: error.status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      [REFERENCE_HEADER]: reference,
      ...(error.retryAfterSeconds && { 'retry-after': String(error.retryAfterSeconds) }),
    },
  })
}

/** Answers a calendar application, which has no session: `name` is the last part of the address, « token.ics ». */
export async function answerCalendarFeed(request: Request, name: string): Promise<Response> {
  try {
    await readings.consume(clientNetwork(clientInfo().ip))
    const body = await readCalendarFeed(name.replace(/\.ics$/, ''), publicOrigin())
    if (body === null) return refusal(new AppError('NOT_FOUND'))
    const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
    const headers = { etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' }
    const known = request.headers.get('if-none-match')?.split(',') ?? []
    if (known.some((one) => one.trim().replace(/^W\//, '') === etag))
      return new Response(null, { status: 304, headers })
    return new Response(request.method === 'HEAD' ? null : body, {
      headers: {
        ...headers,
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="ma-semaine.ics"',
      },
    })
  } catch (error) {
    if (error instanceof AppError) return refusal(error)
    throw error
  }
}
