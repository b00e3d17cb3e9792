import { ActivitySheet } from '#app/domain/activity-sheet.ts'
import { dateOf, dayOf } from '#app/lib/dates/dates.ts'
import { db, type Transaction } from '#app/server/database/db.server.ts'
import { withExclusiveLock } from '#app/server/database/exclusive-lock.server.ts'
import { AppError } from '#app/server/errors.ts'
import { Prisma } from '#app/server/generated/prisma/client.ts'
import { type DaycareScope, requireDaycareId } from '#app/server/middleware.ts'
import { weekSentences } from '#content/pages/week.ts'
import { readableSql, readableWhere, requireReadable } from '../access.server.ts'
import { pictureOf } from '../bank/bank-sheet.server.ts'
import { storedRefusals } from '../recheck/refusals.ts'
import type {
  CopyWeekInput,
  MoveInput,
  PlanInput,
  PlannedActivity,
  UncopyWeekInput,
  WeekCopy,
  WeekInput,
} from './schema.ts'
import { addDaysTo, SLOT_MAX } from './week-days.ts'

/** Name of the lock, held per person: see {@link withExclusiveLock}. */
const WEEK_LOCK = 'PlannedActivity'

/** The rows of a person from this Monday to Friday. */
const weekOf = (scope: DaycareScope, monday: string) => daysOf(scope, monday, addDaysTo(monday, 4))

/** The rows of a person from the first of these days to the last. */
const daysOf = (scope: DaycareScope, first: string, last: string) => ({
  daycareId: requireDaycareId(scope),
  userId: scope.userId,
  day: { gte: dateOf(first), lte: dateOf(last) },
})

/** The plan of the person from Monday to Friday. As {@link getPlan}. */
export const getWeek = (scope: DaycareScope, { monday }: WeekInput): Promise<PlannedActivity[]> =>
  getPlan(scope, monday, addDaysTo(monday, 4))

/**
 * What the person has planned from the first of these days to the last, each with its whole sheet, in the order in which it was
 * filled, without activities that she may no longer read. Empty for a superadmin without a daycare. One query.
 */
export async function getPlannedSheets(scope: DaycareScope, first: string, last: string) {
  if (!scope.daycareId) return []
  const rows = await db().plannedActivity.findMany({
    relationLoadStrategy: 'join',
    where: { ...daysOf(scope, first, last), activity: readableWhere(scope) },
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
    day: dayOf(day),
    sheet: ActivitySheet.parse(sheet),
    picture: pictureOf(sheetKey),
    refusals: storedRefusals(refusals),
  }))
}

/** The plan of the person, with the materials of each activity. As {@link getPlannedSheets}. */
export async function getPlan(scope: DaycareScope, first: string, last: string): Promise<PlannedActivity[]> {
  const planned = await getPlannedSheets(scope, first, last)
  return planned.map(({ sheet, ...activity }) => ({ ...activity, materials: sheet.materiel }))
}

/**
 * Plans an activity for a part of a day. Idempotent. Six queries, of which three open, lock and close the transaction.
 * @throws AppError NOT_FOUND when the activity is not readable; CONFLICT when this part of the day is full.
 */
export async function planActivity(scope: DaycareScope, entry: PlanInput): Promise<PlanInput> {
  requireDaycareId(scope)
  await requireReadable(scope, entry.activityId)
  await withExclusiveLock(WEEK_LOCK, scope.userId, (tx) => planIn(tx, scope, entry))
  return entry
}

/** Plans an activity while the lock is held. @returns false when it was planned there already */
async function planIn(tx: Transaction, scope: DaycareScope, { activityId, day, slot }: PlanInput): Promise<boolean> {
  const daySlot = { daycareId: requireDaycareId(scope), userId: scope.userId, day: dateOf(day), slot }
  if ((await tx.plannedActivity.count({ where: { ...daySlot, activityId: { not: activityId } } })) >= SLOT_MAX)
    throw new AppError('CONFLICT', weekSentences.slotFull)
  const { count } = await tx.plannedActivity.createMany({ data: [{ ...daySlot, activityId }], skipDuplicates: true })
  return count > 0
}

/**
 * Moves an activity to another part of a day, or leaves it where it is. `wasThere`: it was planned there too, and is now
 * planned once. Seven queries, of which three open, lock and close the transaction.
 * @throws AppError as {@link planActivity}
 */
export async function moveActivity(
  scope: DaycareScope,
  { activityId, from, to }: MoveInput,
): Promise<{ wasThere: boolean }> {
  const own = { daycareId: requireDaycareId(scope), userId: scope.userId, activityId }
  await requireReadable(scope, activityId)
  return withExclusiveLock(WEEK_LOCK, scope.userId, async (tx) => {
    const isNew = await planIn(tx, scope, { activityId, ...to })
    if (from.day !== to.day || from.slot !== to.slot)
      await tx.plannedActivity.deleteMany({ where: { ...own, day: dateOf(from.day), slot: from.slot } })
    return { wasThere: !isNew }
  })
}

/** Removes an activity from a part of a day. Idempotent. One query. */
export async function unplanActivity(scope: DaycareScope, { activityId, day, slot }: PlanInput): Promise<PlanInput> {
  const where = { daycareId: requireDaycareId(scope), userId: scope.userId, activityId, day: dateOf(day), slot }
  await db().plannedActivity.deleteMany({ where })
  return { activityId, day, slot }
}

/**
 * Copies a week into another: what is planned there stays, no activity comes twice on a day, no part of a day gets more than
 * SLOT_MAX, and activities that the person may no longer read are not copied. Four queries, of which three open, lock and
 * close the transaction; one more when nothing was added.
 */
export async function copyWeek(scope: DaycareScope, { from, to }: CopyWeekInput): Promise<WeekCopy> {
  const daycareId = requireDaycareId(scope)
  const { userId } = scope
  const ownRows = Prisma.sql`p."daycareId" = ${daycareId}::uuid AND p."userId" = ${userId}::uuid`
  return withExclusiveLock(WEEK_LOCK, userId, async (tx) => {
    const added = await tx.$queryRaw<{ createdAt: Date }[]>`
    INSERT INTO "PlannedActivity" ("daycareId", "userId", "day", "slot", "activityId")
    SELECT w."daycareId", w."userId", w."target", w."slot", w."activityId"
    FROM (
      SELECT s.*, row_number() OVER (PARTITION BY s."target", s."slot" ORDER BY s."createdAt", s."activityId") AS "rank"
      FROM (
        SELECT p.*, p."day" + (${to}::date - ${from}::date) AS "target" FROM "PlannedActivity" p
        WHERE ${ownRows} AND p."day" BETWEEN ${from}::date AND ${from}::date + 4
          AND p."activityId" IN (SELECT "id" FROM "Activity" WHERE ${readableSql(scope)})
      ) s
      WHERE NOT EXISTS (
        SELECT FROM "PlannedActivity" p
        WHERE ${ownRows} AND p."day" = s."target" AND p."activityId" = s."activityId")
    ) w
    WHERE w."rank" <= ${SLOT_MAX} - (
      SELECT count(*) FROM "PlannedActivity" p WHERE ${ownRows} AND p."day" = w."target" AND p."slot" = w."slot")
    ON CONFLICT DO NOTHING
    RETURNING "createdAt"`
    const [first] = added
    if (first) return { added: added.length, plannedAt: first.createdAt.getTime(), isSourceEmpty: false }
    const readable = { ...weekOf(scope, from), activity: readableWhere(scope) }
    const isSourceEmpty = (await tx.plannedActivity.findFirst({ where: readable, select: { day: true } })) === null
    return { added: 0, plannedAt: null, isSourceEmpty }
  })
}

/**
 * Takes back what a copy has planned in a week, all at the same instant: what was planned before or after, or moved since,
 * stays. Returns how many were removed. Idempotent. One query.
 */
export async function uncopyWeek(scope: DaycareScope, { monday, plannedAt }: UncopyWeekInput): Promise<number> {
  const where = { ...weekOf(scope, monday), createdAt: new Date(plannedAt) }
  return (await db().plannedActivity.deleteMany({ where })).count
}
