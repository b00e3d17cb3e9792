import { subMonths } from 'date-fns/subMonths'
import { readableSql } from '#app/features/activities/access.server.ts'
import { db } from '#app/server/database/db.server.ts'
import { type DaycareScope, requireDaycareId } from '#app/server/middleware.ts'
import { QUALITY_MONTHS, type QualityFile } from '../schema.ts'

/**
 * What the team of the selected daycare has done in the last months: only what its managers see elsewhere already, or what
 * was counted without names. One query.
 */
export async function getQualityFile(scope: DaycareScope, now = new Date()): Promise<QualityFile> {
  const daycareId = requireDaycareId(scope)
  const since = subMonths(now, QUALITY_MONTHS)
  const [counts] = await db().$queryRaw<Omit<QualityFile, 'since'>[]>`
    SELECT
      (SELECT count(*)::int FROM "Quiz"
        WHERE "daycareId" = ${daycareId}::uuid AND "mode" = 'REGULAR' AND "finishedAt" >= ${since}) AS "quizzes",
      (SELECT count(*)::int FROM "QuizReview"
        WHERE "daycareId" = ${daycareId}::uuid AND "reviewedAt" >= ${since}) AS "reviews",
      a."sheets", a."outdoorSheets",
      (SELECT coalesce(sum("total"), 0)::int FROM "WeekBalance"
        WHERE "daycareId" = ${daycareId}::uuid AND "isShown" AND "monday" >= ${since}::date) AS "lived",
      (SELECT count(*)::int FROM "Situation"
        WHERE "daycareId" = ${daycareId}::uuid AND "sharedAt" >= ${since} AND "deletedAt" IS NULL) AS "situations",
      (SELECT count(*)::int FROM "ContinuumPlace"
        WHERE "daycareId" = ${daycareId}::uuid AND "createdAt" >= ${since}) AS "places",
      (SELECT count(*)::int FROM "Survey" WHERE "daycareId" = ${daycareId}::uuid) AS "surveys"
    FROM (
      SELECT count(*)::int AS "sheets", (count(*) FILTER (WHERE "place" <> 'INDOORS'))::int AS "outdoorSheets"
      FROM "Activity"
      WHERE "daycareId" = ${daycareId}::uuid AND "createdAt" >= ${since} AND ${readableSql(scope)}
    ) a`
  if (!counts) throw new Error('a SELECT of aggregates has one row')
  return { ...counts, since }
}
