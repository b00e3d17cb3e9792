import { addDays } from 'date-fns/addDays'
import { subYears } from 'date-fns/subYears'
import { DEVELOPMENTS } from '#app/domain/enums.ts'
import { dateOf, dayOf } from '#app/lib/dates/dates.ts'
import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import { type DaycareScope, privateReaderId, requireDaycareId } from '#app/server/middleware.ts'
import { markSentences } from '#content/pages/library.ts'
import { readableWhere, requireReadable } from '../access.server.ts'
import type {
  ActivityMarks,
  AdaptInput,
  BalanceInput,
  FavouriteInput,
  LivedBalance,
  LivedDayInput,
  MarkLivedInput,
  VisibilityInput,
} from './schema.ts'

const NO_ID = '00000000-0000-0000-0000-000000000000'

/**
 * The person's star and lived days on an activity, the activity it was copied from, and whether she may share or copy it.
 * Four queries.
 * @throws AppError NOT_FOUND when she may not read it.
 */
export async function getActivityMarks(scope: DaycareScope, activityId: string): Promise<ActivityMarks> {
  const { userId, daycareId } = scope
  const row = await db().activity.findFirst({
    where: { id: activityId, ...readableWhere(scope) },
    select: { visibility: true, authorId: true, daycareId: true, adaptedFromId: true },
  })
  if (!row) throw new AppError('NOT_FOUND')
  // A superadmin without a daycare has no marks: an id that no row has finds none.
  const mark = { activityId, userId, daycareId: daycareId ?? NO_ID }
  const [favourite, lived, adaptedFrom] = await Promise.all([
    db().favouriteActivity.findUnique({ where: { daycareId_userId_activityId: mark } }),
    db().livedActivity.findMany({
      where: { ...mark, userId: privateReaderId(scope) },
      orderBy: { livedOn: 'desc' },
      take: 20,
    }),
    db().activity.findFirst({
      where: { id: row.adaptedFromId ?? NO_ID, ...readableWhere(scope) },
      select: { id: true, title: true },
    }),
  ])
  return {
    isFavourite: favourite !== null,
    visibility: row.visibility,
    canShare: row.daycareId !== null && row.daycareId === daycareId && row.authorId === userId,
    canAdapt: daycareId !== null,
    adaptedFrom,
    lived: lived.map(({ livedOn, outcome, note }) => ({ livedOn: dayOf(livedOn), outcome, note })),
  }
}

/** Stars an activity or removes the star. Idempotent. Two queries. @throws AppError NOT_FOUND when it is not readable. */
export async function setFavourite(
  scope: DaycareScope,
  { activityId, isFavourite }: FavouriteInput,
): Promise<{ isFavourite: boolean }> {
  const mark = { daycareId: requireDaycareId(scope), userId: scope.userId, activityId }
  await requireReadable(scope, activityId)
  if (isFavourite) await db().favouriteActivity.createMany({ data: [mark], skipDuplicates: true })
  else await db().favouriteActivity.deleteMany({ where: mark })
  return { isFavourite }
}

/**
 * Sets who may read an activity. One query, two for a refusal.
 * @throws AppError FORBIDDEN for anybody but its author; NOT_FOUND when it is not readable.
 */
export async function setVisibility(
  scope: DaycareScope,
  { activityId, visibility }: VisibilityInput,
): Promise<{ visibility: VisibilityInput['visibility'] }> {
  const { count } = await db().activity.updateMany({
    where: { id: activityId, daycareId: requireDaycareId(scope), authorId: scope.userId, deletedAt: null },
    data: { visibility },
  })
  if (count > 0) return { visibility }
  await requireReadable(scope, activityId)
  throw new AppError('FORBIDDEN', markSentences.sharedByAuthor)
}

/** What a copy has of its original. */
const COPIED = {
  title: true,
  summary: true,
  sheet: true,
  safety: true,
  provenance: true,
  refusals: true,
  ageGroups: true,
  developments: true,
  themeIds: true,
  materialIds: true,
  place: true,
  seasons: true,
  durationMinutes: true,
  groupSize: true,
  allergies: true,
  source: true,
} as const

/**
 * Copies an activity for the person: private until she shares it, and not reviewed yet. The original does not change. Sent
 * twice with the same id, it makes one copy. Three queries.
 * @throws AppError NOT_FOUND when the original is not readable; CONFLICT when the id is that of another activity.
 */
export async function adaptActivity(scope: DaycareScope, { activityId, id }: AdaptInput): Promise<{ id: string }> {
  const daycareId = requireDaycareId(scope)
  const row = await db().activity.findFirst({ where: { id: activityId, ...readableWhere(scope) }, select: COPIED })
  if (!row) throw new AppError('NOT_FOUND')
  const { sheet, safety, provenance, refusals } = row
  // What is JSON may be null for the types of Prisma, never in the table.
  const json = { sheet: sheet ?? {}, safety: safety ?? {}, provenance: provenance ?? {}, refusals: refusals ?? [] }
  const own = { id, daycareId, authorId: scope.userId, adaptedFromId: activityId }
  await db().activity.createMany({
    data: [{ ...row, ...json, ...own, visibility: 'PRIVATE' }],
    skipDuplicates: true,
  })
  // The insert skips an id that exists: it may be this copy, sent twice, or another activity.
  if (!(await db().activity.findFirst({ where: own, select: { id: true } }))) throw new AppError('CONFLICT')
  return { id }
}

/**
 * The date of « 2026-11-21 ».
 * @throws AppError INVALID_INPUT more than a year ago, or later than tomorrow (which is today for a browser ahead of UTC).
 */
function parseLivedDay(livedOn: string): Date {
  const date = dateOf(livedOn)
  if (date > addDays(new Date(), 1)) throw new AppError('INVALID_INPUT', markSentences.dayToCome)
  if (date < subYears(new Date(), 1)) throw new AppError('INVALID_INPUT', markSentences.dayTooOld)
  return date
}

/**
 * Marks an activity as lived by the person on a day; the same day again replaces the outcome and the note. Two queries.
 * @throws AppError NOT_FOUND when it is not readable; INVALID_INPUT as {@link parseLivedDay}.
 */
export async function markLived(
  scope: DaycareScope,
  { activityId, livedOn, outcome, note }: MarkLivedInput,
): Promise<{ livedOn: string }> {
  const day = { daycareId: requireDaycareId(scope), userId: scope.userId, activityId, livedOn: parseLivedDay(livedOn) }
  await requireReadable(scope, activityId)
  await db().livedActivity.upsert({
    where: { daycareId_userId_activityId_livedOn: day },
    create: { ...day, outcome, note },
    update: { outcome, note },
  })
  return { livedOn }
}

/** Removes a lived day. Idempotent. One query. */
export async function unmarkLived(
  scope: DaycareScope,
  { activityId, livedOn }: LivedDayInput,
): Promise<{ livedOn: string }> {
  const day = { daycareId: requireDaycareId(scope), userId: scope.userId, activityId, livedOn: dateOf(livedOn) }
  await db().livedActivity.deleteMany({ where: day })
  return { livedOn }
}

/** How many times the person has lived an activity since a day, in all and by domain. One query. */
export async function getLivedBalance(scope: DaycareScope, { since }: BalanceInput): Promise<LivedBalance> {
  const [row] = await db().$queryRaw<{ total: number; domains: Partial<Record<string, number>> }[]>`
    WITH "days" AS (
      SELECT a."developments" FROM "LivedActivity" l JOIN "Activity" a ON a."id" = l."activityId"
      WHERE l."daycareId" = ${scope.daycareId}::uuid AND l."userId" = ${privateReaderId(scope)}::uuid AND l."livedOn" >= ${since}::date
    )
    SELECT (SELECT count(*)::int FROM "days") AS "total",
           coalesce((SELECT jsonb_object_agg("domain", "count") FROM (
             SELECT unnest("developments") AS "domain", count(*) FROM "days" GROUP BY 1) AS "counts"), '{}') AS "domains"`
  const domains = Object.fromEntries(DEVELOPMENTS.map((domain) => [domain, row?.domains[domain] ?? 0]))
  return { total: row?.total ?? 0, domains: domains as LivedBalance['domains'] }
}
