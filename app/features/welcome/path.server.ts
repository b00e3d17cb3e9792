import { db } from '#app/server/database/db.server.ts'
import { type DaycareScope, daycareOfMember } from '#app/server/middleware.ts'
import type { KnownFact } from '#content/welcome/steps.ts'
import { howFar, knownSteps } from './path-view.ts'
import type { OwnPath, PathChange, TeamPath } from './schema.ts'

/** Planned moments that are a week begun (« Planifier trois moments »). */
const PLANNED_MANY = 3

type Facts = {
  done: string[] | null
  hasGroup: boolean
  planned: number
  lived: number
  livedOutdoors: boolean
  livedTwice: boolean
  hasPacked: boolean
  quizzes: string[]
  exercises: number[]
  hasReflection: boolean
  hasStep: boolean
  hasDoneStep: boolean
  hasSituation: boolean
}

/**
 * The ticks of the person, and what she has done elsewhere, which only suggests: her own rows in this daycare. One query.
 * @throws AppError NOT_FOUND for a superadmin
 */
export async function getOwnPath(scope: DaycareScope): Promise<OwnPath> {
  const daycareId = daycareOfMember(scope)
  const { userId } = scope
  const [row] = await db().$queryRaw<Facts[]>`
    SELECT
      (SELECT "done" FROM "WelcomePath" WHERE "daycareId" = ${daycareId}::uuid AND "userId" = ${userId}::uuid) AS "done",
      EXISTS(SELECT FROM "User" WHERE "id" = ${userId}::uuid AND cardinality("ageGroups") > 0) AS "hasGroup",
      (SELECT count(*)::int FROM "PlannedActivity"
        WHERE "daycareId" = ${daycareId}::uuid AND "userId" = ${userId}::uuid) AS "planned",
      l."lived", l."livedOutdoors", l."livedTwice",
      EXISTS(SELECT FROM "PackingList" WHERE "daycareId" = ${daycareId}::uuid AND "userId" = ${userId}::uuid
        AND cardinality("ticked") > 0) AS "hasPacked",
      ARRAY(SELECT DISTINCT "type"::text FROM "Quiz" WHERE "daycareId" = ${daycareId}::uuid AND "userId" = ${userId}::uuid
        AND "mode" = 'REGULAR' AND "finishedAt" IS NOT NULL) AS "quizzes",
      ARRAY(SELECT "exerciseId" FROM "ExerciseAttempt" WHERE "daycareId" = ${daycareId}::uuid
        AND "userId" = ${userId}::uuid AND "finishedAt" IS NOT NULL) AS "exercises",
      EXISTS(SELECT FROM "Reflection" WHERE "daycareId" = ${daycareId}::uuid AND "userId" = ${userId}::uuid) AS "hasReflection",
      EXISTS(SELECT FROM "SmallStep" WHERE "daycareId" = ${daycareId}::uuid AND "userId" = ${userId}::uuid) AS "hasStep",
      EXISTS(SELECT FROM "SmallStep" WHERE "daycareId" = ${daycareId}::uuid AND "userId" = ${userId}::uuid
        AND "doneAt" IS NOT NULL) AS "hasDoneStep",
      EXISTS(SELECT FROM "Situation" WHERE "daycareId" = ${daycareId}::uuid AND "userId" = ${userId}::uuid
        AND "deletedAt" IS NULL) AS "hasSituation"
    FROM (
      SELECT count(*)::int AS "lived", coalesce(bool_or(a."place" <> 'INDOORS'), false) AS "livedOutdoors",
        count(DISTINCT m."activityId") < count(*) AS "livedTwice"
      FROM "LivedActivity" m JOIN "Activity" a ON a."id" = m."activityId"
      WHERE m."daycareId" = ${daycareId}::uuid AND m."userId" = ${userId}::uuid
    ) l`
  if (!row) throw new Error('a SELECT of aggregates has one row')
  return { done: knownSteps(row.done ?? []), facts: factsOf(row) }
}

function factsOf(row: Facts): KnownFact[] {
  const isTrue: [KnownFact, boolean][] = [
    ['group', row.hasGroup],
    ['planned', row.planned > 0],
    ['planned-3', row.planned >= PLANNED_MANY],
    ['lived', row.lived > 0],
    ['lived-outdoors', row.livedOutdoors],
    ['lived-twice', row.livedTwice],
    ['packing', row.hasPacked],
    ['quiz', row.quizzes.includes('PETITE_ENFANCE')],
    ['quiz-alex', row.quizzes.includes('ALEX')],
    ['reflection', row.hasReflection],
    ['small-step', row.hasStep],
    ['small-step-done', row.hasDoneStep],
    ['situation', row.hasSituation],
    ...row.exercises.map((id): [KnownFact, boolean] => [`exercise-${id}`, true]),
  ]
  return isTrue.flatMap(([fact, isKnown]) => (isKnown ? [fact] : []))
}

/**
 * Ticks and unticks in one statement, and touches no other step: two devices of one person never undo each other.
 * @returns the ticks as they are stored now
 */
export async function savePath(scope: DaycareScope, { steps }: PathChange): Promise<string[]> {
  const daycareId = daycareOfMember(scope)
  const changed = knownSteps(Object.keys(steps))
  const ticked = changed.filter((id) => steps[id])
  const [row] = await db().$queryRaw<{ done: string[] }[]>`
    INSERT INTO "WelcomePath" AS p ("daycareId", "userId", "done")
    VALUES (${daycareId}::uuid, ${scope.userId}::uuid, ${ticked}::text[])
    ON CONFLICT ("daycareId", "userId") DO UPDATE SET
      "done" = array(SELECT id FROM unnest(p."done") AS id WHERE id <> ALL (${changed}::text[])) || ${ticked}::text[]
    RETURNING "done"`
  return knownSteps(row?.done ?? [])
}

/** Puts the path away for this person, in every daycare, or takes it back; her ticks stay. */
export async function putPathAway(scope: DaycareScope, isPutAway: boolean): Promise<void> {
  daycareOfMember(scope)
  await db().user.update({ where: { id: scope.userId }, data: { knowsBrindille: isPutAway } })
}

/** The three first screens do not wait for her any more. */
export async function endWelcome(scope: DaycareScope): Promise<void> {
  daycareOfMember(scope)
  await db().user.update({ where: { id: scope.userId }, data: { awaitsWelcome: false } })
}

/**
 * How far the educators of the daycare are: those who have begun and have not put the path away. Which steps are done does not
 * leave the server. One query.
 */
export async function getTeamPaths(scope: DaycareScope): Promise<TeamPath[]> {
  const daycareId = daycareOfMember(scope)
  const rows = await db().$queryRaw<{ userId: string; done: string[] }[]>`
    SELECT p."userId", p."done" FROM "WelcomePath" p
    JOIN "Membership" m ON m."daycareId" = p."daycareId" AND m."userId" = p."userId" AND m."role" = 'TEACHER'
    JOIN "User" u ON u."id" = p."userId"
    WHERE p."daycareId" = ${daycareId}::uuid AND NOT u."knowsBrindille" AND u."deletedAt" IS NULL
    ORDER BY p."userId"`
  return rows.map(({ userId, done }) => ({ userId, ...howFar(done) })).filter(({ done }) => done > 0)
}
