import { AGE_GROUPS } from '#app/domain/enums.ts'
import { readableSqlByOrigin } from '#app/features/activities/access.server.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import { db } from '#app/server/database/db.server.ts'
import { Prisma } from '#app/server/generated/prisma/client.ts'
import { type DaycareScope, requireDaycareId } from '#app/server/middleware.ts'
import type { NearActivitiesInput } from '../schema.ts'
import type { NearActivity } from '../stream/generation-events.ts'

const RESULTS_MAX = 3
/** Newest activities of each origin (daycare, starter library) that are compared. */
const CANDIDATES = 40

/**
 * « Déjà dans la bibliothèque »: up to three activities that suit the youngest children and one of the domains of a
 * request, best first by theme, main domain, place, season and duration. Raw SQL, so that finding the ids of the themes
 * and ranking take one query: it runs at each change of the form.
 */
export async function getNearActivities(scope: DaycareScope, criteria: NearActivitiesInput): Promise<NearActivity[]> {
  const daycareId = requireDaycareId(scope)
  const { developments, themes, place, season, durationMinutes } = criteria
  const youngest = AGE_GROUPS.find((group) => criteria.ageGroups.includes(group)) ?? AGE_GROUPS[0]
  const slugs = [...new Set(themes.map(foldText))]
  const newest = readableSqlByOrigin(scope).map(
    (ofOrigin) => Prisma.sql`(
    SELECT "id", "title", "createdAt", "developments", "themeIds", "place", "seasons", "durationMinutes"
    FROM "Activity"
    WHERE ${ofOrigin}
      AND ${youngest}::"AgeGroup" = ANY("ageGroups")
      AND "developments" && ${developments}::"Development"[]
    ORDER BY "createdAt" DESC, "id" DESC LIMIT ${CANDIDATES})`,
  )
  return db().$queryRaw<NearActivity[]>`
    WITH requested AS (
      SELECT coalesce(array_agg("id"), '{}') AS ids FROM "Theme"
      WHERE "slug" = ANY(${slugs}::text[]) AND ("daycareId" IS NULL OR "daycareId" = ${daycareId}::uuid)
    )
    SELECT a."id", a."title"
    FROM (${Prisma.join(newest, ' UNION ALL ')}) a
    CROSS JOIN requested
    ORDER BY
      3 * cardinality(ARRAY(SELECT unnest(a."themeIds") INTERSECT SELECT unnest(requested.ids)))
      + CASE WHEN a."developments"[1] = ${developments[0] ?? null}::"Development" THEN 2 ELSE 0 END
      + CASE WHEN a."place" = ${place}::"Place" THEN 2 ELSE 0 END
      + CASE WHEN cardinality(a."seasons") = 0 OR ${season}::"Season" = ANY(a."seasons") THEN 1 ELSE 0 END
      - abs(a."durationMinutes" - ${durationMinutes}) / 60.0 DESC,
      a."createdAt" DESC, a."id" DESC
    LIMIT ${RESULTS_MAX}`
}
