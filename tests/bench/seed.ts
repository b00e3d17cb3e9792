import pg from 'pg'
import { minimalSheet } from '#tests/support/activities.ts'

/** Rows of one benchmark database: `daycares` of equal size, and one person who works in the first. */
export type Size = { daycares: number; activities: number }

/**
 * Runs `fill` while the table has only its primary key, then builds the other indexes again: with them, filling a large
 * table takes several times as long. An index that a constraint stands on is left alone.
 */
export async function withoutIndexes(client: pg.Client, table: string, fill: () => Promise<unknown>): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; text: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS text FROM pg_index
     WHERE indrelid = $1::regclass AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
    [`"${table}"`],
  )
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`)
  await fill()
  for (const { text } of indexes) await client.query(text)
}

/** Educators of a daycare, who made its activities in turn. */
const EDUCATORS = 5

/**
 * Fills a migrated database that holds the reference data, in a few statements. Every daycare has its themes and its share of
 * the activities, see `seedActivities`.
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
       SELECT gen_random_uuid(), 'p' || row_number() OVER () || '@exemple.test', 'Marie', 'Lavoie ' || n, 'TEACHER', now(), id, now()
       FROM "Daycare", generate_series(1, ${EDUCATORS}) n`,
    )
    await client.query(
      `INSERT INTO "Membership" ("daycareId", "userId", role) SELECT "selectedDaycareId", id, 'TEACHER' FROM "User"`,
    )
    await client.query(
      `INSERT INTO "Theme" (id, "daycareId", name, slug) SELECT gen_random_uuid(), id, 'Thème ' || n, 'theme ' || n FROM "Daycare", generate_series(1, 5) n`,
    )
    await seedActivities(client, Math.round(activities / daycares))
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

/**
 * So many activities of each daycare that has people, made by five of them in turn, and what was done with them: one in fifty
 * is deleted, one in twenty private, one in ten lived, one in twenty changed since, one in a thousand reported. The rows lie in
 * the order of their dates, those of a daycare far apart, as in production.
 */
export async function seedActivities(client: pg.Client, perDaycare: number): Promise<void> {
  // The search texts are copied from the starters: for a million sheets the trigger would need an hour.
  await client.query('ALTER TABLE "Activity" DISABLE TRIGGER "Activity_search_text"')
  const insert = `
    INSERT INTO "Activity" (id, "daycareId", "authorId", title, summary, sheet, "ageGroups", developments, "themeIds", "materialIds",
      place, seasons, "durationMinutes", source, provenance, safety, "createdAt", "updatedAt", "deletedAt", "searchText", visibility)
    SELECT gen_random_uuid(), d.id, d.people[1 + n % ${EDUCATORS}], s.title || ' ' || n, s.summary, $1,
      s."ageGroups", s.developments, s."themeIds", s."materialIds",
      (enum_range(NULL::"Place"))[1 + n % 5], CASE n % 3 WHEN 0 THEN '{}' ELSE ARRAY[(enum_range(NULL::"Season"))[1 + n % 4]] END,
      (ARRAY[10, 20, 30, 45, 60])[1 + n % 5], 'BANK', jsonb_build_object('kind', 'bank', 'sheetKey', s."starterKey"), '{"rules":[]}',
      now() - make_interval(mins => n), now(), CASE WHEN n % 50 = 0 THEN now() END, s."searchText",
      (CASE WHEN n % 20 = 0 THEN 'PRIVATE' ELSE 'TEAM' END)::"ActivityVisibility"
    FROM generate_series($2::int, 1, -1) n
    JOIN (SELECT row_number() OVER (ORDER BY id) AS rank, count(*) OVER () AS count, * FROM "Activity" WHERE "starterKey" IS NOT NULL) s
      ON s.rank = 1 + n % s.count
    CROSS JOIN (SELECT "selectedDaycareId" AS id, array_agg(id) AS people FROM "User" GROUP BY 1) d
    ORDER BY n DESC`
  await withoutIndexes(client, 'Activity', () => client.query(insert, [JSON.stringify(minimalSheet()), perDaycare]))
  await client.query('ALTER TABLE "Activity" ENABLE TRIGGER "Activity_search_text"')
  await seedMarks(client)
}

/** What people did with the activities: stars, lived days, changes, reports. */
async function seedMarks(client: pg.Client): Promise<void> {
  await client.query(
    `INSERT INTO "FavouriteActivity" ("daycareId", "userId", "activityId")
     SELECT "daycareId", "authorId", id FROM "Activity" WHERE "daycareId" IS NOT NULL AND id::text LIKE '%7'`,
  )
  await client.query(
    `INSERT INTO "LivedActivity" ("daycareId", "userId", "activityId", "livedOn", outcome)
     SELECT "daycareId", "authorId", id, "createdAt", (enum_range(NULL::"LivedOutcome"))[1 + abs(hashtext(id::text) / 10) % 3]
     FROM "Activity" WHERE "daycareId" IS NOT NULL AND hashtext(id::text) % 10 = 0`,
  )
  await client.query(
    `INSERT INTO "ActivityVersion" (id, "daycareId", "activityId", number, sheet, safety, reason, section)
     SELECT gen_random_uuid(), "daycareId", id, 1, '{}', '{}', 'EDIT', (ARRAY['materiel', 'deroulement', 'preparation'])[1 + abs(hashtext(id::text) / 20) % 3]
     FROM "Activity" WHERE "daycareId" IS NOT NULL AND hashtext(id::text) % 20 = 1`,
  )
  await client.query(
    `INSERT INTO "SectionReport" (id, "daycareId", "userId", "activityId", section, reason, title, content, provenance, "closedAt")
     SELECT gen_random_uuid(), "daycareId", "authorId", id, 'materiel', 'INACCURATE', title, '{}', provenance, CASE WHEN hashtext(id::text) % 2000 = 1 THEN now() END
     FROM "Activity" WHERE "daycareId" IS NOT NULL AND hashtext(id::text) % 1000 = 1`,
  )
}
