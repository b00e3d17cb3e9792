import { addDays } from 'date-fns'
import * as z from 'zod/mini'
import { ActivitySheet } from '#app/domain/activity-sheet.ts'
import { db } from '#app/server/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import { Prisma } from '#app/server/generated/prisma/client.ts'
import { type DaycareScope, ownDaycareId } from '#app/server/middleware.ts'
import { activitySentences } from '#content/pages/activities.ts'
import { COUNT_CAP, PAGE_SIZE, RESTORE_DAYS } from './activities.limits.ts'
import type {
  ActivitiesPageInput,
  ActivityCard,
  ActivityCount,
  ActivityDetail,
  ActivityFilters,
} from './activities.schema.ts'
import { StoredSafetyReport } from './stored-safety-report.ts'

function matching({ ageGroups, developments, themeIds, materialIds }: ActivityFilters): Prisma.Sql {
  const conditions = [Prisma.sql`"deletedAt" IS NULL`]
  if (ageGroups.length) conditions.push(Prisma.sql`"ageGroups" && ${ageGroups}::"AgeGroup"[]`)
  if (developments.length) conditions.push(Prisma.sql`"developments" && ${developments}::"Development"[]`)
  if (themeIds.length) conditions.push(Prisma.sql`"themeIds" && ${themeIds}::uuid[]`)
  if (materialIds.length) conditions.push(Prisma.sql`"materialIds" && ${materialIds}::uuid[]`)
  return Prisma.join(conditions, ' AND ')
}

/**
 * The first `upTo` activities of a scope, newest first: its daycare's and the starter library, or everybody's for a
 * SUPERADMIN who has picked no daycare. Two ordered branches and not an OR: each reads its partial index in the order
 * of the list and stops, so that the first page costs the same whatever the daycare holds.
 */
function newest(scope: DaycareScope, filters: ActivityFilters, upTo: number): Prisma.Sql {
  const branch = (owner: Prisma.Sql) => Prisma.sql`(
    SELECT "id", "title", "summary", "ageGroups", "developments", "place", "seasons", "durationMinutes", "source",
           "createdAt", "authorId"
    FROM "Activity" WHERE ${owner} AND ${matching(filters)}
    ORDER BY "createdAt" DESC, "id" DESC LIMIT ${upTo})`
  if (!scope.daycareId) return branch(Prisma.sql`TRUE`)
  const own = branch(Prisma.sql`"daycareId" = ${scope.daycareId}::uuid`)
  return Prisma.sql`(${own} UNION ALL ${branch(Prisma.sql`"daycareId" IS NULL`)})`
}

/**
 * One page of the list, newest first. SQL because the order of the branches of {@link newest} cannot be said
 * otherwise, and this is the most called list of the product. One query.
 */
export async function getActivities(
  scope: DaycareScope,
  { page, filters }: ActivitiesPageInput,
): Promise<ActivityCard[]> {
  return db().$queryRaw<ActivityCard[]>`
    SELECT a."id", a."title", a."summary", a."ageGroups"::text[], a."developments"::text[], a."place"::text,
           a."seasons"::text[], a."durationMinutes", a."source"::text, a."createdAt",
           u."firstName" || ' ' || u."lastName" AS "authorName"
    FROM ${newest(scope, filters, page * PAGE_SIZE)} a
    LEFT JOIN "User" u ON u."id" = a."authorId"
    ORDER BY a."createdAt" DESC, a."id" DESC
    LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}`
}

/** How many activities of the scope the filters leave, counted up to COUNT_CAP + 1. One query. */
export async function countActivities(scope: DaycareScope, filters: ActivityFilters): Promise<ActivityCount> {
  const owner = scope.daycareId
    ? Prisma.sql`("daycareId" = ${scope.daycareId}::uuid OR "daycareId" IS NULL)`
    : Prisma.sql`TRUE`
  const [row] = await db().$queryRaw<ActivityCount[]>`
    SELECT count(*)::int AS "total"
    FROM (SELECT 1 FROM "Activity" WHERE ${owner} AND ${matching(filters)} LIMIT ${COUNT_CAP + 1}) AS counted`
  return { total: row?.total ?? 0 }
}

/** WHERE of one row that the scope may read. */
function readable({ daycareId }: DaycareScope) {
  return daycareId ? { OR: [{ daycareId }, { daycareId: null }] } : {}
}

const Modelled = z.object({ model: z.optional(z.nullable(z.string())) })

/** Name of the language model in a stored provenance, if one wrote the sheet. */
function modelNameOf(provenance: unknown): string | null {
  return Modelled.safeParse(provenance).data?.model ?? null
}

/** One sheet with all it shows. NOT_FOUND when it is another daycare's or deleted. Three queries. */
export async function getActivity(scope: DaycareScope, activityId: string): Promise<ActivityDetail> {
  const row = await db().activity.findFirst({
    relationLoadStrategy: 'join',
    where: { id: activityId, deletedAt: null, ...readable(scope) },
    select: {
      id: true,
      daycareId: true,
      authorId: true,
      title: true,
      summary: true,
      sheet: true,
      ageGroups: true,
      developments: true,
      themeIds: true,
      materialIds: true,
      place: true,
      seasons: true,
      durationMinutes: true,
      source: true,
      provenance: true,
      safety: true,
      version: true,
      createdAt: true,
      author: { select: { firstName: true, lastName: true } },
    },
  })
  if (!row) throw new AppError('NOT_FOUND')
  const { daycareId, authorId, themeIds, materialIds, provenance, author, ...rest } = row
  // Her daycare's own names or the reference ones: an id that belongs to neither stays unnamed.
  const owners = daycareId ? [{ daycareId: null }, { daycareId }] : [{ daycareId: null }]
  const select = { name: true }
  const [themes, materials] = await Promise.all([
    db().theme.findMany({ where: { id: { in: themeIds }, OR: owners }, select }),
    db().material.findMany({ where: { id: { in: materialIds }, OR: owners }, select }),
  ])
  return {
    ...rest,
    sheet: ActivitySheet.parse(row.sheet),
    safety: StoredSafetyReport.parse(row.safety),
    themes: themes.map(({ name }) => name),
    materials: materials.map(({ name }) => name),
    modelName: modelNameOf(provenance),
    authorName: author ? `${author.firstName} ${author.lastName}` : null,
    canDelete: daycareId !== null && daycareId === scope.daycareId && mayManage(scope, authorId),
  }
}

function mayManage(scope: DaycareScope, authorId: string | null): boolean {
  return scope.role !== 'TEACHER' || authorId === scope.userId
}

type OwnActivity = { id: string; daycareId: string }

/**
 * The caller's right to take an activity out or put it back. NOT_FOUND for a foreign row, or one deleted for longer
 * than can be taken back; FORBIDDEN for a starter and for somebody else's activity.
 */
async function toManage(scope: DaycareScope, activityId: string): Promise<OwnActivity> {
  const daycareId = ownDaycareId(scope)
  const row = await db().activity.findFirst({
    where: { id: activityId, ...readable(scope) },
    select: { daycareId: true, authorId: true, deletedAt: true },
  })
  const isGone = row?.deletedAt && row.deletedAt < addDays(new Date(), -RESTORE_DAYS)
  if (!row || isGone) throw new AppError('NOT_FOUND')
  if (row.daycareId === null) throw new AppError('FORBIDDEN', activitySentences.starterStays)
  if (!mayManage(scope, row.authorId))
    throw new AppError(row.deletedAt ? 'NOT_FOUND' : 'FORBIDDEN', activitySentences.notYours)
  return { id: activityId, daycareId }
}

/** Takes an activity out of every list. Done twice it stays as the first time, so a lost answer can be asked again. Two queries. */
export async function deleteActivity(scope: DaycareScope, activityId: string): Promise<{ id: string }> {
  const own = await toManage(scope, activityId)
  await db().activity.updateMany({
    where: { ...own, deletedAt: null },
    data: { deletedAt: new Date(), deletedById: scope.userId },
  })
  return { id: activityId }
}

/** Puts a deleted activity back, within 30 days. Two queries. */
export async function restoreActivity(scope: DaycareScope, activityId: string): Promise<{ id: string }> {
  const own = await toManage(scope, activityId)
  await db().activity.updateMany({ where: own, data: { deletedAt: null, deletedById: null } })
  return { id: activityId }
}
