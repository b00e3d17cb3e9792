import type { AgeGroup, Place } from '#app/domain/enums.ts'
import { seasonOf } from '#app/lib/dates/dates.ts'
import { db } from '#app/server/database/db.server.ts'
import { Prisma } from '#app/server/generated/prisma/client.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { readableSql } from '../access.server.ts'
import { pictureOf } from '../bank/bank-sheet.server.ts'
import type { FirstActivity } from '../library/schema.ts'

/** Minutes: an activity to begin with is a short one. */
const LONGEST = 20
/** Sheets of the library that are looked at for one with a picture. */
const LOOKED_AT = 20

type Row = {
  id: string
  title: string
  summary: string
  place: Place
  durationMinutes: number
  sheetKey: string | null
}

/**
 * A short sheet of the starter library to begin with: for these ages (none means any), of the season of `now`, that the safety
 * rules do not refuse, with its picture. Of those, first what is of this season alone, then for most of the ages, then the
 * shortest. Null when there is none. One query.
 */
export async function getFirstActivity(
  scope: DaycareScope,
  ageGroups: readonly AgeGroup[],
  now = new Date(),
): Promise<FirstActivity | null> {
  const ages = Prisma.sql`${[...ageGroups]}::"AgeGroup"[]`
  const season = Prisma.sql`${seasonOf(now)}::"Season"`
  const rows = await db().$queryRaw<Row[]>`
    SELECT "id", "title", "summary", "place"::text AS "place", "durationMinutes", "sheetKey" FROM "Activity"
    WHERE "daycareId" IS NULL AND ${readableSql(scope)} AND "refusals" = '[]'::jsonb AND "sheetKey" IS NOT NULL
      AND "durationMinutes" <= ${LONGEST}
      AND (cardinality(${ages}) = 0 OR "ageGroups" && ${ages})
      AND (cardinality("seasons") = 0 OR ${season} = ANY ("seasons"))
    ORDER BY cardinality("seasons") = 1 DESC,
      (SELECT count(*) FROM unnest("ageGroups") AS age WHERE age = ANY (${ages})) DESC, "durationMinutes", "id"
    LIMIT ${LOOKED_AT}`
  for (const { sheetKey, ...activity } of rows) {
    const picture = pictureOf(sheetKey)
    if (picture) return { ...activity, picture }
  }
  return null
}
