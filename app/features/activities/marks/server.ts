import { addDays, subYears } from 'date-fns'
import { DEVELOPMENTS } from '#app/domain/enums.ts'
import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import { type DaycareScope, ownDaycareId, privateReaderId } from '#app/server/middleware.ts'
import { markSentences } from '#content/pages/library.ts'
import { readable, requireReadable } from '../access.server.ts'
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

/** « 2026-11-21 » of a date column. */
function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}

/** What is between this person and an activity. NOT_FOUND when she may not read it. Four queries. */
export async function getActivityMarks(scope: DaycareScope, activityId: string): Promise<ActivityMarks> {
  const { userId, daycareId } = scope
  const row = await db().activity.findFirst({
    where: { id: activityId, ...readable(scope) },
    select: { visibility: true, authorId: true, daycareId: true, adaptedFromId: true },
  })
  if (!row) throw new AppError('NOT_FOUND')
  // A superadmin who has picked no daycare has no marks of her own.
  const mark = { activityId, userId, daycareId: daycareId ?? '00000000-0000-0000-0000-000000000000' }
  const [favourite, lived, adaptedFrom] = await Promise.all([
    db().favouriteActivity.findUnique({ where: { daycareId_userId_activityId: mark } }),
    db().livedActivity.findMany({
      where: { ...mark, userId: privateReaderId(scope) },
      orderBy: { livedOn: 'desc' },
      take: 20,
    }),
    db().activity.findFirst({
      where: { id: row.adaptedFromId ?? mark.daycareId, ...readable(scope) },
      select: { id: true, title: true },
    }),
  ])
  return {
    isFavourite: favourite !== null,
    visibility: row.visibility,
    canShare: row.daycareId !== null && row.daycareId === daycareId && row.authorId === userId,
    canAdapt: daycareId !== null,
    adaptedFrom: row.adaptedFromId ? adaptedFrom : null,
    lived: lived.map(({ livedOn, outcome, note }) => ({ livedOn: dayOf(livedOn), outcome, note })),
  }
}

/** Stars an activity or takes the star away; asked twice it is as once. Two queries. */
export async function setFavourite(
  scope: DaycareScope,
  { activityId, isFavourite }: FavouriteInput,
): Promise<{ isFavourite: boolean }> {
  const mark = { daycareId: ownDaycareId(scope), userId: scope.userId, activityId }
  await requireReadable(scope, activityId)
  if (isFavourite) await db().favouriteActivity.createMany({ data: [mark], skipDuplicates: true })
  else await db().favouriteActivity.deleteMany({ where: mark })
  return { isFavourite }
}

/** Chooses who reads an activity. FORBIDDEN to anybody but its author. One query, two for a refusal. */
export async function setVisibility(
  scope: DaycareScope,
  { activityId, visibility }: VisibilityInput,
): Promise<{ visibility: VisibilityInput['visibility'] }> {
  const { count } = await db().activity.updateMany({
    where: { id: activityId, daycareId: ownDaycareId(scope), authorId: scope.userId, deletedAt: null },
    data: { visibility },
  })
  if (count > 0) return { visibility }
  await requireReadable(scope, activityId)
  throw new AppError('FORBIDDEN', markSentences.sharedByAuthor)
}

/**
 * A copy of an activity for this person, hers alone until she shares it; the original stays as it is. Nobody has read
 * the copy over yet. Asked twice with the same id it is one copy. Three queries.
 */
export async function adaptActivity(scope: DaycareScope, { activityId, id }: AdaptInput): Promise<{ id: string }> {
  const daycareId = ownDaycareId(scope)
  const row = await db().activity.findFirst({ where: { id: activityId, ...readable(scope) } })
  if (!row) throw new AppError('NOT_FOUND')
  const { title, summary, sheet, ageGroups, developments, themeIds, materialIds, place, seasons, ...rest } = row
  const { durationMinutes, groupSize, allergies, source, provenance, safety } = rest
  const words = { title, summary, sheet: sheet ?? {}, safety: safety ?? {}, provenance: provenance ?? {} }
  const facts = {
    ageGroups,
    developments,
    themeIds,
    materialIds,
    place,
    seasons,
    durationMinutes,
    groupSize,
    allergies,
  }
  const own = { id, daycareId, authorId: scope.userId, adaptedFromId: activityId }
  await db().activity.createMany({
    data: [{ ...words, ...facts, ...own, source, visibility: 'PRIVATE' }],
    skipDuplicates: true,
  })
  // The id may be somebody's already: then it is not this copy.
  if (!(await db().activity.findFirst({ where: own, select: { id: true } }))) throw new AppError('CONFLICT')
  return { id }
}

/** A date column of « 2026-11-21 »: within the last year, tomorrow at most (the clock of the browser may be ahead). */
function livedDate(livedOn: string): Date {
  const date = new Date(`${livedOn}T00:00:00Z`)
  if (date > addDays(new Date(), 1)) throw new AppError('INVALID_INPUT', markSentences.dayToCome)
  if (date < subYears(new Date(), 1)) throw new AppError('INVALID_INPUT', markSentences.dayTooOld)
  return date
}

/** Notes that this person lived an activity on a day; a second time on the same day replaces the note. Two queries. */
export async function markLived(
  scope: DaycareScope,
  { activityId, livedOn, outcome, note }: MarkLivedInput,
): Promise<{ livedOn: string }> {
  const day = { daycareId: ownDaycareId(scope), userId: scope.userId, activityId, livedOn: livedDate(livedOn) }
  await requireReadable(scope, activityId)
  await db().livedActivity.upsert({
    where: { daycareId_userId_activityId_livedOn: day },
    create: { ...day, outcome, note },
    update: { outcome, note },
  })
  return { livedOn }
}

/** Takes a lived day back. One query; asked twice it is as once. */
export async function unmarkLived(
  scope: DaycareScope,
  { activityId, livedOn }: LivedDayInput,
): Promise<{ livedOn: string }> {
  const day = {
    daycareId: ownDaycareId(scope),
    userId: scope.userId,
    activityId,
    livedOn: new Date(`${livedOn}T00:00:00Z`),
  }
  await db().livedActivity.deleteMany({ where: day })
  return { livedOn }
}

/** What this person has lived since a day, by domain. One query. */
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
