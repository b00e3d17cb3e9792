import { DURATIONS, SEASONS } from '#app/domain/enums.ts'
import { seasonOf } from '#app/lib/dates/dates.ts'
import { db } from '#app/server/database/db.server.ts'
import { Prisma } from '#app/server/generated/prisma/client.ts'
import { type DaycareScope, privateReaderId } from '#app/server/middleware.ts'
import { readableSql, readableSqlByOrigin } from '../access.server.ts'
import { pictureOf } from '../bank/bank-sheet.server.ts'
import { COUNT_CAP, PAGE_SIZE } from '../limits.ts'
import {
  type ActivitiesPageInput,
  type ActivityCard,
  type ActivityCount,
  type ActivityFilters,
  type CountFacetInput,
  type Facet,
  type FacetCount,
  type ListFacet,
  NO_FILTERS,
} from './schema.ts'
import { activeFacets } from './search-params.ts'
import { type SearchWord, searchWords } from './search-words.ts'

/*
 * In SQL because Prisma can express neither the order over two origins (the daycare, the starters) nor the counts of the
 * filters. A daycare's list reads the rows of that daycare and the starters, never those of another daycare.
 */

const { sql, join } = Prisma

/** Minutes of a row, rounded up to a value of DURATIONS; above the longest, the longest. */
const ROUNDED_DURATION = sql`CASE ${join(
  DURATIONS.slice(0, -1).map((minutes) => sql`WHEN "durationMinutes" <= ${minutes}::int THEN ${minutes}::int`),
  ' ',
)} ELSE ${DURATIONS.at(-1)}::int END`

/** SQL condition that some text of a row contains this part. The stored text has a space before and after each word. */
type Contains = (part: string) => Prisma.Sql

function containsWords(words: readonly SearchWord[], contains: Contains): Prisma.Sql {
  const conditions = words.map(({ prefix, whole }) => {
    const found = contains(` ${prefix}`)
    return whole ? sql`(${found} OR ${contains(` ${whole} `)})` : found
  })
  return sql`(${join(conditions, ' AND ')})`
}

/** For rows that are read anyway: strpos is faster than LIKE where no index helps. */
const titleContains: Contains = (part) => sql`strpos("searchTitle", ${part}) > 0`
/** For a search over all daycares: LIKE, because the trigram index serves it. */
const indexedTitleContains: Contains = (part) => sql`"searchTitle" LIKE ${`%${part}%`}`

/**
 * Condition on the text of the whole sheet, read by id in a subquery: the other conditions are answered by the index of the
 * list, so that only the rows they leave are opened for their text.
 */
function sheetContainsWords(words: readonly SearchWord[]): Prisma.Sql {
  // OFFSET 0 keeps the subquery apart, so that the stored text is decompressed once and not once per word.
  return sql`(SELECT ${containsWords(words, (part) => sql`strpos(w."words", ${part}) > 0`)} FROM (
    SELECT "searchText" || ' ' AS "words" FROM "Activity" s WHERE s."id" = "Activity"."id" OFFSET 0) w)`
}

/** Condition that the person has marked the activity in this table of stars or lived days. */
function isMarkedIn(table: Prisma.Sql, { userId, daycareId }: DaycareScope): Prisma.Sql {
  return sql`"id" IN (SELECT "activityId" FROM ${table}
    WHERE "daycareId" = ${daycareId}::uuid AND "userId" = ${userId}::uuid)`
}

/** Lived days are private: while the session lacks a proof of identity, nothing counts as lived. */
function isLived(scope: DaycareScope): Prisma.Sql {
  return isMarkedIn(sql`"LivedActivity"`, { ...scope, userId: privateReaderId(scope) })
}

/** SQL condition of each filter on a row. */
const CONDITIONS: { [Name in Facet]: (value: ActivityFilters[Name], scope: DaycareScope) => Prisma.Sql } = {
  // Over all daycares only titles are searched: they have an index for it, the long texts do not.
  text: (text, { daycareId }) =>
    daycareId ? sheetContainsWords(searchWords(text)) : containsWords(searchWords(text), indexedTitleContains),
  ageGroups: (values) => sql`"ageGroups" && ${values}::"AgeGroup"[]`,
  developments: (values) => sql`"developments" && ${values}::"Development"[]`,
  themeIds: (values) => sql`"themeIds" && ${values}::uuid[]`,
  materialIds: (values) => sql`"materialIds" && ${values}::uuid[]`,
  places: (values) => sql`"place" = ANY (${values}::"Place"[])`,
  seasons: (values) => sql`("seasons" = '{}' OR "seasons" && ${values}::"Season"[])`,
  durations: (values) => sql`${ROUNDED_DURATION} = ANY (${values}::int[])`,
  sources: (values) => sql`"source" = ANY (${values}::"ActivitySource"[])`,
  authorIds: (values) => sql`"authorId" = ANY (${values}::uuid[])`,
  favourites: (_on, scope) => isMarkedIn(sql`"FavouriteActivity"`, scope),
  lived: (_on, scope) => isLived(scope),
}

function conditionOf<Name extends Facet>(name: Name, filters: ActivityFilters, scope: DaycareScope): Prisma.Sql {
  // A search without a letter or a digit filters nothing.
  if (name === 'text' && searchWords(filters.text).length === 0) return sql`TRUE`
  return CONDITIONS[name](filters[name], scope)
}

/** Condition that a row is readable and passes every filter. */
function matches(isReadable: Prisma.Sql, scope: DaycareScope, filters: ActivityFilters): Prisma.Sql {
  // The search comes last, because it reads a long text: only for the rows that the other filters leave.
  const active = activeFacets(filters).toSorted((a, b) => Number(a === 'text') - Number(b === 'text'))
  return join([isReadable, ...active.map((name) => conditionOf(name, filters, scope))], ' AND ')
}

/** In the present season, or of no season. */
const isInSeason = () => sql`("seasons" = '{}' OR ${seasonOf(new Date())}::"Season" = ANY ("seasons"))`

/** The first `limit` rows of each origin by `rank`, then the newest first. */
function firstRows(
  scope: DaycareScope,
  filters: ActivityFilters,
  { passes, rank, limit }: { passes: Prisma.Sql; rank: Prisma.Sql; limit: Prisma.Sql },
): Prisma.Sql {
  const branches = readableSqlByOrigin(scope).map(
    (isReadable) => sql`(
      SELECT "id", "createdAt", ${rank} AS "rank"
      FROM "Activity" WHERE ${matches(isReadable, scope, filters)} AND ${passes}
      ORDER BY "rank", "createdAt" DESC, "id" DESC LIMIT ${limit})`,
  )
  return sql`SELECT * FROM (${join(branches, ' UNION ALL ')}) AS "all" ORDER BY "rank", "createdAt" DESC, "id" DESC LIMIT ${limit}`
}

/**
 * The first `end` rows of a list: the searched words in the title, then the present season (or no season), then the newest.
 * Without a search each season is read in the order of the index, and what is out of season only as far as the page reaches.
 * A superadmin without a daycare reads the index of all daycares in its own order.
 */
function firstOfList(scope: DaycareScope, filters: ActivityFilters, end: number): Prisma.Sql {
  const all = { passes: sql`TRUE`, rank: sql`0`, limit: sql`${end}` }
  if (!scope.daycareId) return firstRows(scope, filters, all)
  const words = searchWords(filters.text)
  if (words.length > 0) {
    const rank = sql`CASE WHEN ${isInSeason()} THEN 0 ELSE 1 END + CASE WHEN ${containsWords(words, titleContains)} THEN 0 ELSE 2 END`
    return firstRows(scope, filters, { ...all, rank })
  }
  const outOfSeason = {
    passes: sql`NOT ${isInSeason()}`,
    rank: sql`1`,
    limit: sql`(SELECT ${end} - count(*) FROM "inSeason")`,
  }
  return sql`
    WITH "inSeason" AS MATERIALIZED (${firstRows(scope, filters, { ...all, passes: isInSeason() })})
    TABLE "inSeason" UNION ALL (${firstRows(scope, filters, outOfSeason)})`
}

/** One page of the list, of PAGE_SIZE cards: activities of the season first, then the newest first. One query. */
export async function getActivities(
  scope: DaycareScope,
  { page, filters }: ActivitiesPageInput,
): Promise<ActivityCard[]> {
  const end = page * PAGE_SIZE
  const rows = await db().readRows<Omit<ActivityCard, 'picture'> & { sheetKey: string | null }>(sql`
    WITH "page" AS (
      SELECT * FROM (${firstOfList(scope, filters, end)}) AS "first"
      ORDER BY "rank", "createdAt" DESC, "id" DESC LIMIT ${PAGE_SIZE} OFFSET ${end - PAGE_SIZE}
    )
    SELECT a."id", a."title", a."summary", to_json(a."ageGroups") AS "ageGroups", to_json(a."developments") AS "developments", a."place"::text,
           a."durationMinutes", a."source"::text, a."visibility"::text,
           CASE WHEN a."reviewedAt" IS NULL THEN NULL
                WHEN a."reviewedById" = a."authorId" THEN 'AUTHOR' ELSE 'COLLEAGUE' END AS "review",
           u."firstName" || ' ' || u."lastName" AS "authorName",
           f."activityId" IS NOT NULL AS "isFavourite", l."livedOn",
           a."sheetKey"
    FROM "page" p
    JOIN "Activity" a ON a."id" = p."id"
    LEFT JOIN "User" u ON u."id" = a."authorId"
    LEFT JOIN "FavouriteActivity" f
      ON f."daycareId" = ${scope.daycareId}::uuid AND f."userId" = ${scope.userId}::uuid AND f."activityId" = a."id"
    LEFT JOIN LATERAL (
      SELECT max("livedOn")::text AS "livedOn" FROM "LivedActivity"
      WHERE "daycareId" = ${scope.daycareId}::uuid AND "userId" = ${privateReaderId(scope)}::uuid AND "activityId" = a."id"
    ) l ON TRUE
    ORDER BY p."rank", p."createdAt" DESC, p."id" DESC`)
  return rows.map(({ sheetKey, ...card }) => ({ ...card, picture: pictureOf(sheetKey) }))
}

/** SQL for the values that a row has under each filter. */
const FACET_VALUES: Record<ListFacet, Prisma.Sql> = {
  ageGroups: sql`unnest("ageGroups")`,
  developments: sql`unnest("developments")`,
  themeIds: sql`unnest("themeIds")`,
  materialIds: sql`unnest("materialIds")`,
  places: sql`"place"`,
  seasons: sql`unnest(CASE WHEN "seasons" = '{}' THEN ${[...SEASONS]}::"Season"[] ELSE "seasons" END)`,
  durations: ROUNDED_DURATION,
  sources: sql`"source"`,
  authorIds: sql`"authorId"`,
}

/**
 * How many activities each value of one filter would find, all other filters applied; null for a superadmin without a daycare,
 * because she would read every row there is. One query.
 */
export async function countFacet(
  scope: DaycareScope,
  { facet, filters }: CountFacetInput,
): Promise<FacetCount[] | null> {
  if (!scope.daycareId) return null
  const others = { ...filters, [facet]: NO_FILTERS[facet] }
  const origins = readableSqlByOrigin(scope).map(
    (isReadable) => sql`
      SELECT ${FACET_VALUES[facet]} AS "value" FROM "Activity" WHERE ${matches(isReadable, scope, others)}`,
  )
  return db().$queryRaw<FacetCount[]>`
    SELECT c."value"::text, c."count", u."firstName" || ' ' || u."lastName" AS "name"
    FROM (SELECT "value", count(*)::int AS "count" FROM (${join(origins, ' UNION ALL ')}) v GROUP BY "value") c
    LEFT JOIN "User" u ON ${facet === 'authorIds' ? sql`u."id" = c."value"` : sql`FALSE`}
    WHERE c."value" IS NOT NULL`
}

/** Column of the counting query that tells whether a row passes each filter. */
const PASSES_COLUMNS: Record<Facet, Prisma.Sql> = {
  text: sql`"ok_text"`,
  ageGroups: sql`"ok_ageGroups"`,
  developments: sql`"ok_developments"`,
  themeIds: sql`"ok_themeIds"`,
  materialIds: sql`"ok_materialIds"`,
  places: sql`"ok_places"`,
  seasons: sql`"ok_seasons"`,
  durations: sql`"ok_durations"`,
  sources: sql`"ok_sources"`,
  authorIds: sql`"ok_authorIds"`,
  favourites: sql`"ok_favourites"`,
  lived: sql`"ok_lived"`,
}

/**
 * How many activities the filters find, how many the person has starred and lived among those of the other filters, and how
 * many there would be without each active filter. One query, which reads the rows of the daycare once.
 */
export async function countActivities(scope: DaycareScope, filters: ActivityFilters): Promise<ActivityCount> {
  if (!scope.daycareId) return countAllDaycares(scope, filters)
  const active = activeFacets(filters)
  const passesOthers = (facet: Facet | null): Prisma.Sql => {
    const conditions = active.filter((name) => name !== facet).map((name) => PASSES_COLUMNS[name])
    return conditions.length > 0 ? join(conditions, ' AND ') : sql`TRUE`
  }
  const columnFacets = active.filter((name) => name !== 'text')
  const checks = columnFacets.map((name) => sql`, ${conditionOf(name, filters, scope)} AS ${PASSES_COLUMNS[name]}`)
  const origins = readableSqlByOrigin(scope).map(
    (isReadable) => sql`
      SELECT "id", "authorId", ${isMarkedIn(sql`"FavouriteActivity"`, scope)} AS "favourite",
             ${isLived(scope)} AS "lived"${checks.length > 0 ? join(checks, '') : Prisma.empty}
      FROM "Activity" WHERE ${isReadable}`,
  )
  // A row that fails two filters is in no count: it is left out before the long text is read.
  const failures = columnFacets.map((name) => sql`CASE WHEN ${PASSES_COLUMNS[name]} THEN 0 ELSE 1 END`)
  const failsAtMostOne = failures.length > 1 ? sql`${join(failures, ' + ')} <= 1` : sql`TRUE`
  const text = active.includes('text')
    ? sql`, ${conditionOf('text', filters, scope)} AS ${PASSES_COLUMNS.text}`
    : Prisma.empty
  // As above: without it each count would check every filter of a row again. For one filter that costs less than a pass.
  const apart = active.length > 1 || active.includes('text') ? sql`OFFSET 0` : Prisma.empty
  const without = active.map((name) => sql`${name}::text, count(*) FILTER (WHERE ${passesOthers(name)})`)
  const authors = active.includes('authorIds')
    ? sql`ARRAY(SELECT jsonb_build_object('id', u."id", 'name', u."firstName" || ' ' || u."lastName") FROM "User" u
        WHERE u."id" = ANY (${filters.authorIds}::uuid[]) AND u."id" IN (SELECT "authorId" FROM "rows"))`
    : sql`ARRAY[]::jsonb[]`
  const [row] = await db().readRows<Omit<ActivityCount, 'season'>>(sql`
    WITH "rows" AS (${join(origins, ' UNION ALL ')})
    SELECT count(*) FILTER (WHERE ${passesOthers(null)})::int AS "total",
           count(*) FILTER (WHERE "favourite" AND ${passesOthers('favourites')})::int AS "favourites",
           count(*) FILTER (WHERE "lived" AND ${passesOthers('lived')})::int AS "lived",
           jsonb_build_object(${without.length > 0 ? join(without, ', ') : Prisma.empty}) AS "without",
           ${authors} AS "authors"
    FROM (SELECT "Activity".*${text} FROM "rows" AS "Activity" WHERE ${failsAtMostOne} ${apart}) "base"`)
  if (!row) throw new Error('An aggregate has one row')
  return { ...row, season: seasonOf(new Date()) }
}

/** For a superadmin without a daycare: only the total, counted up to COUNT_CAP + 1, because she reads every row there is. */
async function countAllDaycares(scope: DaycareScope, filters: ActivityFilters): Promise<ActivityCount> {
  const [row] = await db().$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS "total"
    FROM (SELECT 1 FROM "Activity" WHERE ${matches(readableSql(scope), scope, filters)} LIMIT ${COUNT_CAP + 1}) AS counted`
  return { total: row?.total ?? 0, favourites: 0, lived: 0, without: {}, authors: [], season: null }
}
