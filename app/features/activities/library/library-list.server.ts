import { DURATIONS, SEASONS } from '#app/domain/enums.ts'
import { seasonOf } from '#app/domain/season.ts'
import { db } from '#app/server/database/db.server.ts'
import { Prisma } from '#app/server/generated/prisma/client.ts'
import { type DaycareScope, privateReaderId } from '#app/server/middleware.ts'
import { readableByOrigin, readableSql } from '../access.server.ts'
import { COUNT_CAP, PAGE_SIZE } from '../limits.ts'
import type {
  ActivitiesPageInput,
  ActivityCard,
  ActivityCount,
  ActivityFilters,
  CountedFacet,
  Facet,
} from './schema.ts'
import { activeFacets } from './search-params.ts'
import { type SearchWord, searchWords } from './search-words.ts'

/*
 * The most called list of the product, in SQL: neither the order of its two origins nor the counts of its filters can
 * be said otherwise. A daycare's list reads that daycare's rows and the starters, never the others'.
 */

const { sql, join } = Prisma

/** Minutes rounded up to the closed list; more than the last one is the last one. */
const DURATION = sql`CASE ${join(
  DURATIONS.slice(0, -1).map((minutes) => sql`WHEN "durationMinutes" <= ${minutes}::int THEN ${minutes}::int`),
  ' ',
)} ELSE ${DURATIONS.at(-1)}::int END`

type Has = (part: string) => Prisma.Sql

function hasWords(words: readonly SearchWord[], has: Has): Prisma.Sql {
  const conditions = words.map(({ start, whole }) => {
    const found = has(` ${start}`)
    return whole ? sql`(${found} OR ${has(` ${whole} `)})` : found
  })
  return sql`(${join(conditions, ' AND ')})`
}

// Three times as fast as LIKE over a long text.
const inTitle: Has = (part) => sql`strpos("searchTitle", ${part}) > 0`
/** As the index by trigrams understands it. */
const inTitleEverywhere: Has = (part) => sql`"searchTitle" LIKE ${`%${part}%`}`

/**
 * The words of the whole sheet, read by id: whatever else is asked of a row is in the index of the list, and the search
 * then opens only the rows that are left.
 */
function hasWordsInSheet(words: readonly SearchWord[]): Prisma.Sql {
  // OFFSET 0 unpacks the text once, however many words are looked for in it.
  return sql`(SELECT ${hasWords(words, (part) => sql`strpos(w."words", ${part}) > 0`)} FROM (
    SELECT "searchText" || ' ' AS "words" FROM "Activity" s WHERE s."id" = "Activity"."id" OFFSET 0) w)`
}

/** Activities that this person has starred or lived. */
function marked(table: Prisma.Sql, { userId, daycareId }: DaycareScope): Prisma.Sql {
  return sql`"id" IN (SELECT "activityId" FROM ${table}
    WHERE "daycareId" = ${daycareId}::uuid AND "userId" = ${userId}::uuid)`
}

/** What she has lived is hers alone. */
function lived(scope: DaycareScope): Prisma.Sql {
  return marked(sql`"LivedActivity"`, { ...scope, userId: privateReaderId(scope) })
}

/** What each filter asks of a row. */
const CONDITIONS: { [Name in Facet]: (value: ActivityFilters[Name], scope: DaycareScope) => Prisma.Sql } = {
  // Over all daycares the titles only, which have an index for it.
  text: (text, { daycareId }) =>
    daycareId ? hasWordsInSheet(searchWords(text)) : hasWords(searchWords(text), inTitleEverywhere),
  ageGroups: (values) => sql`"ageGroups" && ${values}::"AgeGroup"[]`,
  developments: (values) => sql`"developments" && ${values}::"Development"[]`,
  themeIds: (values) => sql`"themeIds" && ${values}::uuid[]`,
  materialIds: (values) => sql`"materialIds" && ${values}::uuid[]`,
  places: (values) => sql`"place" = ANY (${values}::"Place"[])`,
  seasons: (values) => sql`("seasons" = '{}' OR "seasons" && ${values}::"Season"[])`,
  durations: (values) => sql`${DURATION} = ANY (${values}::int[])`,
  sources: (values) => sql`"source" = ANY (${values}::"ActivitySource"[])`,
  authorIds: (values) => sql`"authorId" = ANY (${values}::uuid[])`,
  favourites: (_on, scope) => marked(sql`"FavouriteActivity"`, scope),
  lived: (_on, scope) => lived(scope),
}

function conditionOf<Name extends Facet>(name: Name, filters: ActivityFilters, scope: DaycareScope): Prisma.Sql {
  // A search of signs only looks for nothing.
  if (name === 'text' && searchWords(filters.text).length === 0) return sql`TRUE`
  return CONDITIONS[name](filters[name], scope)
}

/** The rows that `readers` leave, and that pass the filters. */
function matching(readers: Prisma.Sql, scope: DaycareScope, filters: ActivityFilters): Prisma.Sql {
  // The search last: it reads a long text, for what the other filters leave.
  const active = activeFacets(filters).toSorted((a, b) => Number(a === 'text') - Number(b === 'text'))
  return join([readers, ...active.map((name) => conditionOf(name, filters, scope))], ' AND ')
}

/**
 * Rank of a row before its date: what has the searched words in its title, then what is of the season (or of the whole
 * year). None for a superadmin who has picked no daycare: her list reads the index of all daycares in its order.
 */
function rank({ daycareId }: DaycareScope, { text }: ActivityFilters): Prisma.Sql {
  if (!daycareId) return sql`0`
  const words = searchWords(text)
  const outOfSeason = sql`CASE WHEN "seasons" = '{}' OR ${seasonOf(new Date())}::"Season" = ANY ("seasons") THEN 0 ELSE 1 END`
  return words.length > 0 ? sql`${outOfSeason} + CASE WHEN ${hasWords(words, inTitle)} THEN 0 ELSE 2 END` : outOfSeason
}

/** One page of the list: of the season first, then newest first. One query. */
export async function getActivities(
  scope: DaycareScope,
  { page, filters }: ActivitiesPageInput,
): Promise<ActivityCard[]> {
  const upTo = page * PAGE_SIZE
  const branches = readableByOrigin(scope).map(
    (readers) => sql`(
      SELECT "id", "createdAt", ${rank(scope, filters)} AS "rank"
      FROM "Activity" WHERE ${matching(readers, scope, filters)}
      ORDER BY "rank", "createdAt" DESC, "id" DESC LIMIT ${upTo})`,
  )
  return db().$queryRaw<ActivityCard[]>`
    WITH "page" AS (
      SELECT * FROM (${join(branches, ' UNION ALL ')}) AS "all"
      ORDER BY "rank", "createdAt" DESC, "id" DESC LIMIT ${PAGE_SIZE} OFFSET ${upTo - PAGE_SIZE}
    )
    SELECT a."id", a."title", a."summary", a."ageGroups"::text[], a."developments"::text[], a."place"::text,
           a."seasons"::text[], a."durationMinutes", a."source"::text, a."createdAt", a."visibility"::text,
           u."firstName" || ' ' || u."lastName" AS "authorName",
           f."activityId" IS NOT NULL AS "isFavourite", l."livedOn"
    FROM "page" p
    JOIN "Activity" a ON a."id" = p."id"
    LEFT JOIN "User" u ON u."id" = a."authorId"
    LEFT JOIN "FavouriteActivity" f
      ON f."daycareId" = ${scope.daycareId}::uuid AND f."userId" = ${scope.userId}::uuid AND f."activityId" = a."id"
    LEFT JOIN LATERAL (
      SELECT max("livedOn")::text AS "livedOn" FROM "LivedActivity"
      WHERE "daycareId" = ${scope.daycareId}::uuid AND "userId" = ${privateReaderId(scope)}::uuid AND "activityId" = a."id"
    ) l ON TRUE
    ORDER BY p."rank", p."createdAt" DESC, p."id" DESC`
}

/** Values of a row under each filter. */
const VALUES: Record<Exclude<CountedFacet, 'favourites' | 'lived'>, Prisma.Sql> = {
  ageGroups: sql`unnest("ageGroups")`,
  developments: sql`unnest("developments")`,
  themeIds: sql`unnest("themeIds")`,
  materialIds: sql`unnest("materialIds")`,
  places: sql`"place"`,
  seasons: sql`unnest(CASE WHEN "seasons" = '{}' THEN ${[...SEASONS]}::"Season"[] ELSE "seasons" END)`,
  durations: sql`"duration"`,
  sources: sql`"source"`,
  authorIds: sql`"authorId"`,
}

/** Column that says whether a row passes a filter. */
const PASSES: Record<Facet, Prisma.Sql> = {
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

type CountRow = {
  kind: 'total' | 'without' | 'option'
  facet: string
  value: string
  name: string | null
  count: number
}

const NO_OPTIONS: ActivityCount['options'] = {
  ageGroups: {},
  developments: {},
  themeIds: {},
  materialIds: {},
  places: {},
  seasons: {},
  durations: {},
  sources: {},
  authorIds: {},
  favourites: {},
  lived: {},
}

/**
 * How many activities the filters leave, how many each value of each filter would, and how many there would be without
 * each filter in force. One query, which reads the rows of the daycare once.
 */
export async function countActivities(scope: DaycareScope, filters: ActivityFilters): Promise<ActivityCount> {
  if (!scope.daycareId) return countEverywhere(scope, filters)
  const active = activeFacets(filters)
  // A filter's own values are counted without it: they say what one more choice brings.
  const others = (facet: Facet | null): Prisma.Sql => {
    const conditions = active.filter((name) => name !== facet).map((name) => PASSES[name])
    return conditions.length > 0 ? join(conditions, ' AND ') : sql`TRUE`
  }
  const short = active.filter((name) => name !== 'text')
  const checks = short.map((name) => sql`, ${conditionOf(name, filters, scope)} AS ${PASSES[name]}`)
  const origins = readableByOrigin(scope).map(
    (readers) => sql`
      SELECT "id", "ageGroups", "developments", "themeIds", "materialIds", "place", "seasons", "source", "authorId",
             ${DURATION} AS "duration", ${marked(sql`"FavouriteActivity"`, scope)} AS "favourite",
             ${lived(scope)} AS "lived"${checks.length > 0 ? join(checks, '') : Prisma.empty}
      FROM "Activity" WHERE ${readers}`,
  )
  const row = (kind: CountRow['kind'], facet: string, where: Prisma.Sql) => sql`
    SELECT ${kind}::text AS "kind", ${facet}::text AS "facet", 'true' AS "value", NULL AS "name", count(*)::int AS "count"
    FROM "base" WHERE ${where}`
  const options = Object.entries(VALUES).map(
    ([facet, values]) => sql`
    SELECT 'option', ${facet}::text, v."value"::text, NULL, count(*)::int
    FROM (SELECT ${values} AS "value" FROM "base" WHERE ${others(facet as Facet)}) v
    WHERE v."value" IS NOT NULL GROUP BY v."value"`,
  )
  // A row that two filters keep out is in no count: the long text is read, and the rest counted, of the others alone.
  const failed = short.map((name) => sql`CASE WHEN ${PASSES[name]} THEN 0 ELSE 1 END`)
  const isNear = failed.length > 1 ? sql`${join(failed, ' + ')} <= 1` : sql`TRUE`
  const text = active.includes('text') ? sql`, ${conditionOf('text', filters, scope)} AS ${PASSES.text}` : Prisma.empty
  const rows = await db().$queryRaw<CountRow[]>`
    WITH "rows" AS MATERIALIZED (${join(origins, ' UNION ALL ')}),
    "base" AS MATERIALIZED (SELECT "Activity".*${text} FROM "rows" AS "Activity" WHERE ${isNear}),
    "counts" AS (
      ${row('total', '', others(null))}
      UNION ALL ${row('option', 'favourites', sql`"favourite" AND ${others('favourites')}`)}
      UNION ALL ${row('option', 'lived', sql`"lived" AND ${others('lived')}`)}
      ${
        active.length > 0
          ? sql`UNION ALL ${join(
              active.map((name) => row('without', name, others(name))),
              ' UNION ALL ',
            )}`
          : Prisma.empty
      }
      UNION ALL ${join(options, ' UNION ALL ')}
    )
    SELECT c."kind", c."facet", c."value", c."count", u."firstName" || ' ' || u."lastName" AS "name"
    FROM "counts" c
    LEFT JOIN "User" u ON c."facet" = 'authorIds' AND u."id"::text = c."value"`
  return toCount(rows)
}

function toCount(rows: readonly CountRow[]): ActivityCount {
  const answer: ActivityCount = {
    total: 0,
    options: structuredClone(NO_OPTIONS),
    without: {},
    authors: [],
    season: seasonOf(new Date()),
  }
  for (const { kind, facet, value, name, count } of rows) {
    if (kind === 'total') answer.total = count
    else if (kind === 'without') answer.without[facet as Facet] = count
    else answer.options[facet as CountedFacet][value] = count
    if (name !== null) answer.authors.push({ id: value, name })
  }
  answer.authors.sort((a, b) => a.name.localeCompare(b.name, 'fr'))
  return answer
}

/** For a superadmin who has picked no daycare: the total only, up to the cap, because that is every row there is. */
async function countEverywhere(scope: DaycareScope, filters: ActivityFilters): Promise<ActivityCount> {
  const [row] = await db().$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS "total"
    FROM (SELECT 1 FROM "Activity" WHERE ${matching(readableSql(scope), scope, filters)} LIMIT ${COUNT_CAP + 1}) AS counted`
  return { total: row?.total ?? 0, options: NO_OPTIONS, without: {}, authors: [], season: null }
}
