import type * as z from 'zod/mini'
import { createDb } from '#app/server/database/create-db.server.ts'
import { type Db, db, type Transaction } from '#app/server/database/db.server.ts'
import { env } from '#app/server/env.server.ts'
import { AppError } from '#app/server/errors.ts'
import { Prisma } from '#app/server/generated/prisma/client.ts'
import { startHourlyJob } from '#app/server/hourly-job.server.ts'
import { log } from '#app/server/log.server.ts'
import { sheetUseSentences } from '#content/pages/sheet-use.ts'
import { GeneratorHealth, SheetFigures } from './figures.ts'

/*
 * What becomes of the sheets, over all daycares. To count it reads every activity, some seconds of them: it is done every
 * hour, or when the superadmin asks for it, and the pages read what was counted last.
 */

/** Key of an advisory lock, used by nothing else: only one process at a time counts. */
const LOCK = 72_707_400
/** Times the time that a statement of a request may take. */
const PATIENCE = 60

/** The snapshots, by name. */
const SNAPSHOTS = { 'sheet-use': SheetFigures, 'generator-health': GeneratorHealth } as const
type Snapshots = typeof SNAPSHOTS

/** Where the rows are read. */
type Source = Pick<Db, '$queryRaw'>

/**
 * The counts of every sheet of the bank: private activities count too, since nothing of them is read but the key of their
 * sheet. One query.
 */
const countSheetUse = (tx: Source): Promise<SheetFigures> => tx.$queryRaw`
  SELECT 'generated' AS "figure", "sheetKey", '' AS "part", count(*)::int AS "count"
  FROM "Activity" WHERE "sheetKey" IS NOT NULL AND "source" = 'BANK' AND "adaptedFromId" IS NULL GROUP BY "sheetKey"
  UNION ALL
  SELECT 'lived', a."sheetKey", coalesce(l."outcome"::text, ''), count(*)::int
  FROM "LivedActivity" l JOIN "Activity" a ON a."id" = l."activityId"
  WHERE a."sheetKey" IS NOT NULL GROUP BY a."sheetKey", l."outcome"
  UNION ALL
  SELECT 'changed', a."sheetKey", v."section", count(DISTINCT v."activityId")::int
  FROM "ActivityVersion" v JOIN "Activity" a ON a."id" = v."activityId"
  WHERE a."sheetKey" IS NOT NULL AND v."section" IS NOT NULL AND v."reason" IN ('EDIT', 'CHANGE')
  GROUP BY a."sheetKey", v."section"
  UNION ALL
  SELECT 'reported', "provenance" ->> 'sheetKey', '', count(*)::int
  FROM "SectionReport" WHERE "provenance" ->> 'sheetKey' IS NOT NULL GROUP BY 2`

/** Which version made a sheet: `model` and `prompt` are empty for the bank, `rules` for what was made before it was kept. */
const MAKER = Prisma.sql`
  coalesce("provenance" ->> 'model', '') AS "model", coalesce("provenance" ->> 'promptVersion', '') AS "prompt",
  coalesce("provenance" ->> 'rules', '') AS "rules"`
/** The sheets that the generator made; a copy is not made twice. */
const MADE = Prisma.sql`"daycareId" IS NOT NULL AND "adaptedFromId" IS NULL AND "source" IN ('MODEL', 'BANK')`
/** Days for which the ends of the generations are counted. */
const ENDS_DAYS = 30

/** What becomes of what each version of the generator makes. Six queries. */
async function countGeneratorHealth(tx: Source): Promise<GeneratorHealth> {
  const made = Prisma.sql`(SELECT "id", "sheet", ${MAKER} FROM "Activity" WHERE ${MADE})`
  const versions = await tx.$queryRaw<GeneratorHealth['versions']>`
    SELECT ${MAKER}, count(*)::int AS "made", min("createdAt") AS "firstAt", max("createdAt") AS "lastAt",
      count("editedAt")::int AS "edited", count(*) FILTER (WHERE "refusals" <> '[]')::int AS "refused"
    FROM "Activity" WHERE ${MADE} GROUP BY 1, 2, 3`
  const lived = await tx.$queryRaw<GeneratorHealth['lived']>`
    SELECT m."model", m."prompt", m."rules", coalesce(l."outcome"::text, '') AS "outcome", count(*)::int AS "count"
    FROM "LivedActivity" l JOIN ${made} m ON m."id" = l."activityId" GROUP BY 1, 2, 3, 4`
  // From the first text that is kept of a section to the present one, by the three-letter parts that they share.
  const changes = await tx.$queryRaw<GeneratorHealth['changes']>`
    SELECT m."model", m."prompt", m."rules", v."section", count(*)::int AS "count",
      avg(1 - similarity(v."sheet" ->> v."section", m."sheet" ->> v."section"))::float8 AS "distance"
    FROM (
      SELECT DISTINCT ON ("activityId", "section") "activityId", "section", "sheet" FROM "ActivityVersion"
      WHERE "section" IS NOT NULL AND "reason" IN ('EDIT', 'CHANGE') ORDER BY "activityId", "section", "number"
    ) v JOIN ${made} m ON m."id" = v."activityId"
    GROUP BY 1, 2, 3, 4`
  const reports = await tx.$queryRaw<GeneratorHealth['reports']>`
    SELECT ${MAKER}, "section", "reason", count(*)::int AS "count" FROM "SectionReport"
    WHERE "provenance" ->> 'kind' IN ('model', 'bank') GROUP BY 1, 2, 3, 4, 5`
  // The sentence comes from a text that nobody has changed: it holds no word of a person.
  const refusals = await tx.$queryRaw<GeneratorHealth['refusals']>`
    SELECT r ->> 'rule' AS "rule", count(DISTINCT "id")::int AS "count",
      min(r ->> 'reason') FILTER (WHERE "editedAt" IS NULL) AS "example"
    FROM "Activity", jsonb_array_elements("refusals") r WHERE ${MADE} AND "refusals" <> '[]' GROUP BY 1`
  const ends = await tx.$queryRaw<GeneratorHealth['ends']>`
    SELECT coalesce("failure", '') AS "cause", count(*)::int AS "count" FROM "Generation"
    WHERE "status" <> 'RESERVED' AND "startedAt" > now() - make_interval(days => ${ENDS_DAYS}::int) GROUP BY 1`
  return { versions, lived, changes, reports, refusals, ends }
}

/**
 * Counts, and replaces what was counted before. Any number of processes may call it at once.
 * @param source where the rows are read: the database itself, or a replica
 * @returns whether this one counted
 */
export function countFigures(client: Db, source?: Source): Promise<boolean> {
  return client.$transaction(
    async (tx: Transaction) => {
      const [lock] = await tx.$queryRaw<{ ours: boolean }[]>`SELECT pg_try_advisory_xact_lock(${LOCK}::bigint) AS ours`
      if (!lock?.ours) return false
      const counted = [
        { name: 'sheet-use', content: await countSheetUse(source ?? tx) },
        { name: 'generator-health', content: await countGeneratorHealth(source ?? tx) },
      ] as const
      for (const { name, content } of counted)
        await tx.figureSnapshot.upsert({
          where: { name },
          create: { name, content, computedAt: new Date() },
          update: { content, computedAt: new Date() },
        })
      return true
    },
    { timeout: 180_000 },
  )
}

/** Counts on a connection of its own, whose statements may take their time. */
async function countPatiently(): Promise<boolean> {
  const { DATABASE_URL, DATABASE_READ_URL } = env()
  const own = createDb(DATABASE_URL, 1, PATIENCE)
  const replica = DATABASE_READ_URL ? createDb(DATABASE_READ_URL, 1, PATIENCE) : undefined
  try {
    return await countFigures(own, replica)
  } finally {
    await Promise.all([own.$disconnect(), replica?.$disconnect()])
  }
}

/** Counts now, for the superadmin. @throws AppError CONFLICT while somebody else counts. */
export async function countFiguresNow(): Promise<void> {
  if (!(await countPatiently())) throw new AppError('CONFLICT', sheetUseSentences.beingCounted)
}

/** Counts every hour from this process. @returns stops, and waits for a run in progress */
export const startFiguresJob = (): (() => Promise<void>) =>
  startHourlyJob(3, () => countPatiently().catch((err: unknown) => log().warn({ err }, 'the figures were not counted')))

/** What was counted last under this name, and when; null before the first time. One query. */
export async function readFigures<Name extends keyof Snapshots>(
  name: Name,
): Promise<{ figures: z.infer<Snapshots[Name]>; computedAt: Date } | null> {
  const row = await db().figureSnapshot.findUnique({ where: { name }, select: { content: true, computedAt: true } })
  // What an older version counted in another shape is counted again within the hour.
  const figures = SNAPSHOTS[name].safeParse(row?.content)
  return row && figures.success
    ? { figures: figures.data as z.infer<Snapshots[Name]>, computedAt: row.computedAt }
    : null
}
