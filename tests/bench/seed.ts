import pg from 'pg'
import { minimalSheet } from '#tests/support/activities.ts'

/** Rows of one benchmark database: `daycares` of equal size, and one person who works in the first. */
export type Size = { daycares: number; activities: number }

/**
 * Fills a migrated, empty database in a few statements. Every daycare has its themes and its share of the activities, one in
 * fifty deleted.
 * @returns ids of the daycare and of the person that the measures use
 */
export async function seed(
  databaseUrl: string,
  { daycares, activities }: Size,
): Promise<{ daycareId: string; userId: string }> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(
      `INSERT INTO "Daycare" (id, name, "updatedAt") SELECT gen_random_uuid(), 'Milieu ' || n, now() FROM generate_series(1, $1) n`,
      [daycares],
    )
    await client.query(
      `INSERT INTO "User" (id, email, "firstName", "lastName", role, "lastLogin", "selectedDaycareId", "updatedAt")
       SELECT gen_random_uuid(), 'p' || row_number() OVER () || '@exemple.test', 'Marie', 'Lavoie', 'TEACHER', now(), id, now() FROM "Daycare"`,
    )
    await client.query(
      `INSERT INTO "Membership" ("daycareId", "userId", role) SELECT "selectedDaycareId", id, 'TEACHER' FROM "User"`,
    )
    await client.query(
      `INSERT INTO "Theme" (id, "daycareId", name, slug) SELECT gen_random_uuid(), id, 'Thème ' || n, 'theme ' || n FROM "Daycare", generate_series(1, 5) n`,
    )
    // The search texts are copied from the starters: for a million sheets the trigger would need an hour.
    await client.query('ALTER TABLE "Activity" DISABLE TRIGGER "Activity_search_text"')
    await client.query(
      `INSERT INTO "Activity" (id, "daycareId", "authorId", title, summary, sheet, "ageGroups", developments, "themeIds", "materialIds",
         place, seasons, "durationMinutes", source, provenance, safety, "createdAt", "updatedAt", "deletedAt", "searchText", visibility)
       SELECT gen_random_uuid(), u."selectedDaycareId", u.id, s.title || ' ' || n, s.summary, $1,
         s."ageGroups", s.developments, s."themeIds", s."materialIds",
         (enum_range(NULL::"Place"))[1 + n % 5], CASE n % 3 WHEN 0 THEN '{}' ELSE ARRAY[(enum_range(NULL::"Season"))[1 + n % 4]] END,
         (ARRAY[10, 20, 30, 45, 60])[1 + n % 5], 'BANK', '{"kind":"bank","bankVersion":"bench","seed":1}', '{"rules":[]}',
         now() - make_interval(mins => n), now(), CASE WHEN n % 50 = 0 THEN now() END, s."searchText",
         (CASE WHEN n % 20 = 0 THEN 'PRIVATE' ELSE 'TEAM' END)::"ActivityVisibility"
       FROM generate_series(1, $2) n
       CROSS JOIN "User" u
       JOIN (SELECT row_number() OVER (ORDER BY id) AS rank, count(*) OVER () AS count, * FROM "Activity" WHERE "starterKey" IS NOT NULL) s
         ON s.rank = 1 + n % s.count`,
      [JSON.stringify(minimalSheet()), Math.round(activities / daycares)],
    )
    await client.query('ALTER TABLE "Activity" ENABLE TRIGGER "Activity_search_text"')
    await client.query(
      `INSERT INTO "FavouriteActivity" ("daycareId", "userId", "activityId")
       SELECT "daycareId", "authorId", id FROM "Activity" WHERE "daycareId" IS NOT NULL AND id::text LIKE '%7'`,
    )
    await client.query('VACUUM (ANALYZE)')
    const { rows } = await client.query<{ daycareId: string; userId: string }>(
      `SELECT id AS "userId", "selectedDaycareId" AS "daycareId" FROM "User" ORDER BY email LIMIT 1`,
    )
    const [first] = rows
    if (!first) throw new Error('Nothing was seeded')
    return first
  } finally {
    await client.end()
  }
}
