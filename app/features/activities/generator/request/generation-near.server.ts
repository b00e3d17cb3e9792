import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import { AGE_GROUPS } from '#app/domain/enums.ts'
import { readableByOrigin } from '#app/features/activities/access.server.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import { db } from '#app/server/database/db.server.ts'
import { Prisma } from '#app/server/generated/prisma/client.ts'
import { type DaycareScope, ownDaycareId } from '#app/server/middleware.ts'
import type { NearActivitiesInput } from '../schema.ts'
import type { NearActivity } from '../stream/generation-events.ts'

const SHOWN = 3
/** Newest of each origin that are compared. */
const CANDIDATES = 40

type Wanted = Pick<ActivityCriteria, 'ageGroups' | 'developments' | 'themes' | 'place' | 'season' | 'durationMinutes'>

/**
 * Up to three activities of the library that come near a request: fit for its youngest children and one of its domains,
 * then by theme, place, season and duration. SQL because the comparison needs the ids of the themes, and this is asked
 * while she fills in the form: one query.
 */
export async function nearActivities(scope: DaycareScope, criteria: Wanted): Promise<NearActivity[]> {
  const daycareId = ownDaycareId(scope)
  const { developments, themes, place, season, durationMinutes } = criteria
  const youngest = AGE_GROUPS.find((group) => criteria.ageGroups.includes(group)) ?? AGE_GROUPS[0]
  const slugs = [...new Set(themes.map(foldText))]
  const newest = readableByOrigin(scope).map(
    (ofOrigin) => Prisma.sql`(
    SELECT "id", "title", "createdAt", "developments", "themeIds", "place", "seasons", "durationMinutes"
    FROM "Activity"
    WHERE ${ofOrigin}
      AND ${youngest}::"AgeGroup" = ANY("ageGroups")
      AND "developments" && ${developments}::"Development"[]
    ORDER BY "createdAt" DESC, "id" DESC LIMIT ${CANDIDATES})`,
  )
  return db().$queryRaw<NearActivity[]>`
    WITH wanted AS (
      SELECT coalesce(array_agg("id"), '{}') AS ids FROM "Theme"
      WHERE "slug" = ANY(${slugs}::text[]) AND ("daycareId" IS NULL OR "daycareId" = ${daycareId}::uuid)
    )
    SELECT a."id", a."title"
    FROM (${Prisma.join(newest, ' UNION ALL ')}) a
    CROSS JOIN wanted
    ORDER BY
      3 * cardinality(ARRAY(SELECT unnest(a."themeIds") INTERSECT SELECT unnest(wanted.ids)))
      + CASE WHEN a."developments"[1] = ${developments[0] ?? null}::"Development" THEN 2 ELSE 0 END
      + CASE WHEN a."place" = ${place}::"Place" THEN 2 ELSE 0 END
      + CASE WHEN cardinality(a."seasons") = 0 OR ${season}::"Season" = ANY(a."seasons") THEN 1 ELSE 0 END
      - abs(a."durationMinutes" - ${durationMinutes}) / 60.0 DESC,
      a."createdAt" DESC, a."id" DESC
    LIMIT ${SHOWN}`
}

/** « Déjà dans la bibliothèque »: {@link nearActivities} for the caller's daycare. One query. */
export function getNearActivities(scope: DaycareScope, input: NearActivitiesInput): Promise<NearActivity[]> {
  return nearActivities(scope, input)
}
