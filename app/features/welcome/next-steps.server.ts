import { db } from '#app/server/database/db.server.ts'
import { type DaycareScope, requireDaycareId } from '#app/server/middleware.ts'
import type { NextSteps } from './schema.ts'

/**
 * What a manager who begins with her daycare has done and has left to do, from what is stored; null once all is done, once
 * she has put the list away, and for a daycare that she did not begin with. One query.
 */
export async function getNextSteps(scope: DaycareScope): Promise<NextSteps | null> {
  const daycareId = requireDaycareId(scope)
  const { userId } = scope
  const [steps] = await db().$queryRaw<NextSteps[]>`
    SELECT d."teacherCount" > 0 AS "team",
      d."address" <> '' AND d."phone" <> '' AS "details",
      EXISTS(SELECT FROM "FavouriteActivity" WHERE "daycareId" = ${daycareId}::uuid AND "userId" = ${userId}::uuid)
        OR EXISTS(SELECT FROM "PlannedActivity" WHERE "daycareId" = ${daycareId}::uuid AND "userId" = ${userId}::uuid)
        OR EXISTS(SELECT FROM "Activity" WHERE "daycareId" = ${daycareId}::uuid AND "authorId" = ${userId}::uuid) AS "activity",
      EXISTS(SELECT FROM "TeamNote" WHERE "daycareId" = ${daycareId}::uuid AND "deletedAt" IS NULL) AS "note"
    FROM "Membership" m JOIN "Daycare" d ON d."id" = m."daycareId"
    WHERE m."daycareId" = ${daycareId}::uuid AND m."userId" = ${userId}::uuid AND m."role" = 'MANAGER' AND m."isSettingUp"`
  return steps && Object.values(steps).includes(false) ? steps : null
}

/** Puts the list away for this manager in this daycare, or takes it back. */
export async function putNextStepsAway(scope: DaycareScope, isPutAway: boolean): Promise<void> {
  await db().membership.updateMany({
    where: { daycareId: requireDaycareId(scope), userId: scope.userId, role: 'MANAGER' },
    data: { isSettingUp: !isPutAway },
  })
}
