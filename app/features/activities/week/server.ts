import { ActivitySheet } from '#app/domain/activity-sheet.ts'
import { db } from '#app/server/database/db.server.ts'
import { withExclusiveLock } from '#app/server/database/exclusive-lock.server.ts'
import { AppError } from '#app/server/errors.ts'
import { Prisma } from '#app/server/generated/prisma/client.ts'
import { type DaycareScope, requireDaycareId } from '#app/server/middleware.ts'
import { weekSentences } from '#content/pages/week.ts'
import { readableSql, readableWhere, requireReadable } from '../access.server.ts'
import { pictureOf } from '../bank/bank-sheet.server.ts'
import { storedRefusals } from '../recheck/refusals.ts'
import type { CopyWeekInput, PlanInput, PlannedActivity, WeekInput } from './schema.ts'
import { addDaysTo, SLOT_MAX } from './week-days.ts'

/** Name of the lock, held per person: see {@link withExclusiveLock}. */
const WEEK_LOCK = 'PlannedActivity'

const toDate = (day: string) => new Date(`${day}T00:00:00Z`)

/**
 * The plan of the person from Monday to Friday, in the order in which it was filled, without activities that she may no longer
 * read. Empty for a superadmin without a daycare. One query.
 */
export async function getWeek(scope: DaycareScope, { monday }: WeekInput): Promise<PlannedActivity[]> {
  const { daycareId, userId } = scope
  if (!daycareId) return []
  const rows = await db().plannedActivity.findMany({
    relationLoadStrategy: 'join',
    where: {
      daycareId,
      userId,
      day: { gte: toDate(monday), lte: toDate(addDaysTo(monday, 4)) },
      activity: readableWhere(scope),
    },
    select: {
      activityId: true,
      day: true,
      slot: true,
      activity: {
        select: {
          title: true,
          ageGroups: true,
          developments: true,
          durationMinutes: true,
          place: true,
          sheet: true,
          sheetKey: true,
          refusals: true,
        },
      },
    },
    orderBy: [{ createdAt: 'asc' }, { activityId: 'asc' }],
  })
  return rows.map(({ activity: { sheet, sheetKey, refusals, ...activity }, day, ...slot }) => ({
    ...slot,
    ...activity,
    day: day.toISOString().slice(0, 10),
    materials: ActivitySheet.parse(sheet).materiel,
    picture: pictureOf(sheetKey),
    refusals: storedRefusals(refusals),
  }))
}

/**
 * Plans an activity for a part of a day. Idempotent. Six queries, of which three open, lock and close the transaction.
 * @throws AppError NOT_FOUND when the activity is not readable; CONFLICT when this part of the day is full.
 */
export async function planActivity(scope: DaycareScope, { activityId, day, slot }: PlanInput): Promise<PlanInput> {
  const daySlot = { daycareId: requireDaycareId(scope), userId: scope.userId, day: toDate(day), slot }
  await requireReadable(scope, activityId)
  const others = { ...daySlot, activityId: { not: activityId } }
  return withExclusiveLock(WEEK_LOCK, scope.userId, async (tx) => {
    if ((await tx.plannedActivity.count({ where: others })) >= SLOT_MAX)
      throw new AppError('CONFLICT', weekSentences.slotFull)
    await tx.plannedActivity.createMany({ data: [{ ...daySlot, activityId }], skipDuplicates: true })
    return { activityId, day, slot }
  })
}

/** Removes an activity from a part of a day. Idempotent. One query. */
export async function unplanActivity(scope: DaycareScope, { activityId, day, slot }: PlanInput): Promise<PlanInput> {
  const where = { daycareId: requireDaycareId(scope), userId: scope.userId, activityId, day: toDate(day), slot }
  await db().plannedActivity.deleteMany({ where })
  return { activityId, day, slot }
}

/**
 * Copies a week into another: what is planned there stays, no part of a day gets more than SLOT_MAX, and activities that the
 * person may no longer read are not copied. Returns what was added, so that it can be undone. Four queries, of which three
 * open, lock and close the transaction.
 */
export async function copyWeek(scope: DaycareScope, { from, to }: CopyWeekInput): Promise<PlanInput[]> {
  const daycareId = requireDaycareId(scope)
  const { userId } = scope
  const ownRows = Prisma.sql`p."daycareId" = ${daycareId}::uuid AND p."userId" = ${userId}::uuid`
  return withExclusiveLock(
    WEEK_LOCK,
    userId,
    (tx) => tx.$queryRaw<PlanInput[]>`
    INSERT INTO "PlannedActivity" ("daycareId", "userId", "day", "slot", "activityId")
    SELECT w."daycareId", w."userId", w."target", w."slot", w."activityId"
    FROM (
      SELECT p.*, p."day" + (${to}::date - ${from}::date) AS "target",
             row_number() OVER (PARTITION BY p."day", p."slot" ORDER BY p."createdAt", p."activityId") AS "rank"
      FROM "PlannedActivity" p
      WHERE ${ownRows} AND p."day" BETWEEN ${from}::date AND ${from}::date + 4
        AND p."activityId" IN (SELECT "id" FROM "Activity" WHERE ${readableSql(scope)})
    ) w
    WHERE w."rank" <= ${SLOT_MAX} - (
      SELECT count(*) FROM "PlannedActivity" p WHERE ${ownRows} AND p."day" = w."target" AND p."slot" = w."slot")
    ON CONFLICT DO NOTHING
    RETURNING "activityId", "day"::text, "slot"::text`,
  )
}
