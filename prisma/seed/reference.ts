import pg from 'pg'
import { SHEETS } from '#content/activities/sheets.ts'
import { writeQuestions } from './questions.ts'
import { materialRows, type NameRow, starterRows, starterStates, themeRows } from './reference-rows.ts'

/** Key of the advisory lock that lets one process at a time write the reference rows. */
const LOCK = 72_707_370
/** Creation date of the starters: earlier than anything that an educator creates, which comes first in the list. */
const STARTERS_DATE = '2026-01-01T12:00:00Z'

// What is compared with the expected state of a row: the name itself, or for a starter the hash in its provenance.
const SELECT_STATES = `
  SELECT "id", "name" || E'\\n' || "slug" AS "state", false AS "isStarter" FROM "Theme" WHERE "daycareId" IS NULL
  UNION ALL SELECT "id", "name" || E'\\n' || "slug", false FROM "Material" WHERE "daycareId" IS NULL
  UNION ALL SELECT "id", "provenance"->>'contentHash', true FROM "Activity" WHERE "starterKey" IS NOT NULL`

async function isUpToDate(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ id: string; state: string | null; isStarter: boolean }>(SELECT_STATES)
  const expected = new Map(starterStates(SHEETS).map(({ id, contentHash }) => [id, contentHash]))
  for (const { id, name, slug } of [...themeRows(), ...materialRows()]) expected.set(id, `${name}\n${slug}`)
  const upToDate = rows.filter(({ id, state }) => state !== null && expected.get(id) === state)
  // A name that was removed from `content/` stays, because activities may use it; a removed starter is deleted.
  const leftovers = rows.filter(({ id, state, isStarter }) => isStarter && state !== null && !expected.has(id))
  return upToDate.length === expected.size && leftovers.length === 0
}

async function writeNames(client: pg.Client, table: 'Theme' | 'Material', rows: NameRow[]): Promise<void> {
  await client.query(
    `INSERT INTO "${table}" ("id", "name", "slug")
     SELECT "id", "name", "slug" FROM jsonb_to_recordset($1::jsonb) AS row("id" uuid, "name" text, "slug" text)
     ON CONFLICT ("id") DO UPDATE SET "name" = excluded."name", "slug" = excluded."slug"`,
    [JSON.stringify(rows)],
  )
}

async function writeStarters(client: pg.Client): Promise<void> {
  const rows = await starterRows(SHEETS)
  await client.query(
    `INSERT INTO "Activity" ("id", "starterKey", "title", "summary", "sheet", "ageGroups", "developments", "themeIds",
       "materialIds", "place", "seasons", "durationMinutes", "safety", "provenance", "source", "createdAt", "updatedAt")
     SELECT "id", "starterKey", "title", "summary", "sheet", "ageGroups", "developments", "themeIds", "materialIds",
       "place", "seasons", "durationMinutes", "safety", "provenance", 'STARTER', $2::timestamptz, now()
     FROM jsonb_to_recordset($1::jsonb) AS row("id" uuid, "starterKey" text, "title" text, "summary" text, "sheet" jsonb,
       "ageGroups" "AgeGroup"[], "developments" "Development"[], "themeIds" uuid[], "materialIds" uuid[], "place" "Place",
       "seasons" "Season"[], "durationMinutes" int, "safety" jsonb, "provenance" jsonb)
     ON CONFLICT ("id") DO UPDATE SET "title" = excluded."title", "summary" = excluded."summary", "sheet" = excluded."sheet",
       "ageGroups" = excluded."ageGroups", "developments" = excluded."developments", "themeIds" = excluded."themeIds",
       "materialIds" = excluded."materialIds", "place" = excluded."place", "seasons" = excluded."seasons",
       "durationMinutes" = excluded."durationMinutes", "safety" = excluded."safety", "provenance" = excluded."provenance",
       "version" = "Activity"."version" + 1, "updatedAt" = now(), "deletedAt" = NULL
     WHERE "Activity"."provenance" <> excluded."provenance"`,
    [JSON.stringify(rows), STARTERS_DATE],
  )
  await client.query(
    `UPDATE "Activity" SET "deletedAt" = now(), "provenance" = "provenance" - 'contentHash'
     WHERE "starterKey" IS NOT NULL AND "deletedAt" IS NULL AND "id" <> ALL ($1::uuid[])`,
    [rows.map(({ id }) => id)],
  )
}

/**
 * Loads what every daycare shares: themes, materials, the starter library with its safety reports, and the questions.
 * Writes only what differs, in one transaction under a lock, so that two processes may run it at once.
 */
export async function seedReference(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
    if (!(await isUpToDate(client))) {
      await writeNames(client, 'Theme', themeRows())
      await writeNames(client, 'Material', materialRows())
      await writeStarters(client)
    }
    await writeQuestions(client)
    await client.query('COMMIT')
  } finally {
    // After an error this also rolls the transaction back.
    await client.end()
  }
}
