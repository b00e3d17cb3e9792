import { DEVELOPMENTS } from '#app/domain/enums.ts'
import { dateOf, dayOf } from '#app/lib/dates/dates.ts'
import { db } from '#app/server/database/db.server.ts'
import { type DaycareScope, daycareOfMember } from '#app/server/middleware.ts'
import { addDaysTo, isoWeekday } from '../week/week-days.ts'
import {
  BALANCE_DELAY_DAYS,
  BALANCE_PEOPLE_MIN,
  BALANCE_PLACES,
  BALANCE_WEEKS,
  type JoinBalanceInput,
  type OwnBalance,
  type TeamBalance,
} from './schema.ts'

/*
 * What keeps the figures without names: a week is counted once, when it is over, with the activities of those who have
 * accepted before it ended, and its figures never change again. A person who joins, leaves or notes something later moves no
 * number, so that two readings cannot be subtracted: they differ by whole weeks, each of at least four people. A week of
 * fewer keeps no figure. What is counted is about nobody, and stays when somebody goes.
 */

/** Mondays of the last weeks that are to be counted by this day, the newest first. */
function countedMondays(today: string): string[] {
  const last = addDaysTo(today, -BALANCE_DELAY_DAYS)
  const monday = addDaysTo(last, 1 - isoWeekday(last))
  return Array.from({ length: BALANCE_WEEKS }, (_, week) => addDaysTo(monday, -7 * week))
}

/** Counts those of these weeks that nobody has asked for yet. Of several calls at once one counts. */
async function countWeeks(daycareId: string, mondays: string[]): Promise<void> {
  await db().$executeRaw`
    INSERT INTO "WeekBalance" ("daycareId", "monday", "isShown", "total", "domains", "places")
    SELECT ${daycareId}::uuid, w."monday", c."isShown", CASE WHEN c."isShown" THEN c."total" ELSE 0 END,
      CASE WHEN c."isShown" THEN c."domains" ELSE '{}' END, CASE WHEN c."isShown" THEN c."places" ELSE '{}' END
    FROM unnest(${mondays}::date[]) AS w("monday")
    CROSS JOIN LATERAL (
      WITH "done" AS (
        SELECT d."userId", a."developments", a."place"::text FROM (
          SELECT p."userId", p."day", p."activityId"
          FROM "Membership" m JOIN "PlannedActivity" p ON p."daycareId" = m."daycareId" AND p."userId" = m."userId"
          WHERE m."daycareId" = ${daycareId}::uuid AND m."balanceSince" <= w."monday" + 6
            AND p."day" BETWEEN w."monday" AND w."monday" + 6
          UNION
          SELECT l."userId", l."livedOn", l."activityId"
          FROM "Membership" m JOIN "LivedActivity" l ON l."daycareId" = m."daycareId" AND l."userId" = m."userId"
          WHERE m."daycareId" = ${daycareId}::uuid AND m."balanceSince" <= w."monday" + 6
            AND l."livedOn" BETWEEN w."monday" AND w."monday" + 6
        ) d JOIN "Activity" a ON a."id" = d."activityId"
      )
      SELECT
        (SELECT count(DISTINCT "userId") FROM "done") >= ${BALANCE_PEOPLE_MIN} AS "isShown",
        (SELECT count(*)::int FROM "done") AS "total",
        (SELECT coalesce(jsonb_object_agg("domain", "count"), '{}') FROM (
          SELECT unnest("developments")::text AS "domain", count(*) FROM "done" GROUP BY 1) AS "byDomain") AS "domains",
        (SELECT coalesce(jsonb_object_agg("where", "count"), '{}') FROM (
          SELECT CASE "place" WHEN 'INDOORS' THEN 'indoors' WHEN 'YARD' THEN 'yard' ELSE 'outing' END AS "where", count(*)
          FROM "done" GROUP BY 1) AS "byPlace") AS "places"
    ) c
    WHERE NOT EXISTS (SELECT FROM "WeekBalance" b WHERE b."daycareId" = ${daycareId}::uuid AND b."monday" = w."monday")
    ON CONFLICT ("daycareId", "monday") DO NOTHING`
}

/** Sum of the counts of the weeks, by key. */
function sumBy<Key extends string>(keys: readonly Key[], counts: unknown[]): Record<Key, number> {
  const sum = (key: Key) =>
    counts.reduce<number>((all, one) => all + ((one as Partial<Record<Key, number>>)[key] ?? 0), 0)
  return Object.fromEntries(keys.map((key) => [key, sum(key)])) as Record<Key, number>
}

/**
 * What those of the team who have accepted have planned or lived in the last weeks, together. Two queries.
 * @param today « 2026-11-21 »
 * @throws AppError NOT_FOUND for a superadmin
 */
export async function getTeamBalance(scope: DaycareScope, today: string): Promise<TeamBalance> {
  const daycareId = daycareOfMember(scope)
  const mondays = countedMondays(today)
  await countWeeks(daycareId, mondays)
  const rows = await db().weekBalance.findMany({
    where: { daycareId, monday: { in: mondays.map(dateOf) } },
    orderBy: { monday: 'desc' },
  })
  return {
    weeks: rows.map(({ monday, isShown }) => ({ monday: dayOf(monday), isShown })),
    total: rows.reduce((sum, { total }) => sum + total, 0),
    domains: sumBy(
      DEVELOPMENTS,
      rows.map(({ domains }) => domains),
    ),
    places: sumBy(
      BALANCE_PLACES,
      rows.map(({ places }) => places),
    ),
  }
}

const ownWhere = (scope: DaycareScope) => ({ daycareId: daycareOfMember(scope), userId: scope.userId })

/** Whether her own activities count in her daycare. One query. @throws AppError NOT_FOUND for a superadmin */
export async function getOwnBalance(scope: DaycareScope): Promise<OwnBalance> {
  const row = await db().membership.findFirst({ where: ownWhere(scope), select: { balanceSince: true } })
  return { since: row?.balanceSince ? dayOf(row.balanceSince) : null }
}

/**
 * Lets her own activities count from today, or no longer. Idempotent: the day stays that of the first press.
 * @param today « 2026-11-21 »
 */
export async function joinBalance(
  scope: DaycareScope,
  { joins }: JoinBalanceInput,
  today: string,
): Promise<OwnBalance> {
  const where = ownWhere(scope)
  if (joins)
    await db().membership.updateMany({
      where: { ...where, balanceSince: null },
      data: { balanceSince: dateOf(today) },
    })
  else await db().membership.updateMany({ where, data: { balanceSince: null } })
  return getOwnBalance(scope)
}
