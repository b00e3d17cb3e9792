import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { ActivitySheet, type SafetyRefusal, SafetyReport } from '#app/domain/activity-sheet.ts'
import type { AgeGroup, Allergen, Place, Season } from '#app/domain/enums.ts'
import { type Db, db, type Transaction } from '#app/server/database/db.server.ts'
import { Prisma } from '#app/server/generated/prisma/client.ts'
import { startHourlyJob } from '#app/server/hourly-job.server.ts'
import { log } from '#app/server/log.server.ts'
import { bankSentences } from '../bank/bank-sheet.server.ts'
import { vouchedSentences } from '../safety/check-edited-sheet.ts'
import { type Care, checkSafety } from '../safety/check-safety.ts'
import { REFUSED_FROM_LATER } from '../safety/reader/verdicts.ts'
import { SAFETY_RULES } from '../safety/rules-version.server.ts'
import { refusalsOf } from './refusals.ts'

const { sql, join } = Prisma

/*
 * A sheet was safe for the rules of the day on which it was written. When the rules change, the sheets of the daycares are
 * judged again, and one that is refused now says so wherever it is planned or read. Those of the bank need no mark: they are
 * written anew with each version of the rules, and what the generator took from them unchanged follows them.
 */

/** Key of an advisory lock, used by nothing else: only one process at a time judges. */
const LOCK = 72_707_390
/** Sheets of one transaction. */
const BATCH = 10
/** Milliseconds between two batches, left to the requests. */
const PAUSE = 250

type Row = {
  id: string
  version: number
  sheet: unknown
  safety: unknown
  ageGroups: AgeGroup[]
  place: Place
  seasons: Season[]
  allergies: Allergen[]
  groupSize: number | null
}

/** How a stored sheet is read again: not what is of the bank, nor that for which its report says that somebody vouched. */
export function careOfStored(report: SafetyReport): Care {
  const vouched = vouchedSentences(report)
  const bank = bankSentences()
  return { vetted: { has: (it) => vouched.has(it) || bank.has(it) }, refusedFrom: REFUSED_FROM_LATER }
}

function judge({ sheet, safety, seasons, ...criteria }: Row): SafetyRefusal[] {
  const parsed = ActivitySheet.safeParse(sheet)
  // A sheet of another shape cannot be read either.
  if (!parsed.success) return []
  const [season] = seasons
  const care = careOfStored(SafetyReport.parse(safety))
  return refusalsOf(checkSafety(parsed.data, { ...criteria, ...(season && { season }) }, care).report)
}

/**
 * Ids of the next sheets whose version of the rules is so. Conditions and order are those of the index of the migration: the
 * sheets of this version, nearly all of them nearly always, are passed over unread.
 */
const dueSql = (version: Prisma.Sql) => sql`(
  SELECT "id" FROM "Activity"
  WHERE "daycareId" IS NOT NULL AND "deletedAt" IS NULL
    AND ("source" = 'MODEL' OR "editedAt" IS NOT NULL OR "adaptedFromId" IS NOT NULL) AND "judgedWith" ${version}
  ORDER BY "judgedWith", "id" LIMIT ${BATCH})`

/** Judges the next sheets. @returns how many, and how many are refused; null when another process is at it */
async function judgeBatch(tx: Transaction, rules: string): Promise<{ judged: number; refused: number } | null> {
  const [lock] = await tx.$queryRaw<{ ours: boolean }[]>`SELECT pg_try_advisory_xact_lock(${LOCK}::bigint) AS ours`
  if (!lock?.ours) return null
  const other = [sql`IS NULL`, sql`< ${rules}`, sql`> ${rules}`].map(dueSql)
  const rows = await tx.$queryRaw<Row[]>`
    SELECT "id", "version", "sheet", "safety", "ageGroups"::text[], "place"::text, "seasons"::text[], "allergies"::text[], "groupSize"
    FROM "Activity" WHERE "id" IN (${join(other, ' UNION ALL ')}) LIMIT ${BATCH}`
  const judged: { id: string; version: number; refusals: SafetyRefusal[] }[] = []
  for (const row of rows) {
    judged.push({ id: row.id, version: row.version, refusals: judge(row) })
    // A sheet takes some milliseconds, during which the process answers nobody.
    await nextTurn()
  }
  // A text that was saved meanwhile waits for the next batch.
  await tx.$executeRaw`
    UPDATE "Activity" a SET "judgedWith" = ${rules}, "refusals" = j."refusals",
      "refusedAt" = CASE WHEN a."refusals" = '[]' AND j."refusals" <> '[]' THEN now() ELSE a."refusedAt" END
    FROM jsonb_to_recordset(${JSON.stringify(judged)}::jsonb) AS j("id" uuid, "version" int, "refusals" jsonb)
    WHERE a."id" = j."id" AND a."version" = j."version"`
  return { judged: judged.length, refused: judged.filter(({ refusals }) => refusals.length > 0).length }
}

/**
 * Judges with the rules of this version every sheet of the daycares that another version judged last, or none; writes on each
 * why it is refused, or nothing. Any number of processes may call it at once.
 * @param rules version of the safety rules
 * @param isStopped asked between two batches
 */
export async function recheckActivities(
  db: Db,
  rules: string,
  { pause = PAUSE, isStopped = () => false }: { pause?: number; isStopped?: () => boolean } = {},
): Promise<{ judged: number; refused: number }> {
  const total = { judged: 0, refused: 0 }
  while (!isStopped()) {
    const done = await db.$transaction((tx) => judgeBatch(tx, rules), { timeout: 20_000 })
    if (!done || done.judged === 0) break
    total.judged += done.judged
    total.refused += done.refused
    if (done.judged < BATCH) break
    await wait(pause)
  }
  return total
}

/** Judges old sheets every hour from this process. @returns stops, and waits for a run in progress */
export function startRecheckJob(): () => Promise<void> {
  let stopped = false
  const stop = startHourlyJob(10, () =>
    recheckActivities(db(), SAFETY_RULES, { isStopped: () => stopped }).then(
      (total) => total.judged > 0 && log().info(total, 'safety rules: old sheets judged'),
      (err: unknown) => log().warn({ err }, 'old sheets could not be judged'),
    ),
  )
  return () => {
    stopped = true
    return stop()
  }
}
