import { subDays } from 'date-fns/subDays'
import type { Program } from '#app/domain/enums.ts'
import { db } from '#app/server/database/db.server.ts'
import { Prisma } from '#app/server/generated/prisma/client.ts'
import { type DaycareScope, requireDaycareId } from '#app/server/middleware.ts'
import { DAYS_BETWEEN_REMINDERS } from './review-rows.ts'
import type { PersonSummary, ProgramReview, TeamReview } from './schema.ts'
import type { Period } from './search-params.ts'

/** A person in one program; `openAnswered` and `openTotal` are null without an unfinished quiz. */
type Row = Omit<PersonSummary, 'programs'> &
  Omit<ProgramReview, 'open'> & { type: Program; openAnswered: number | null; openTotal: number | null }

type PeopleFilter = { userId?: string; since?: Period | undefined }

/**
 * Educators of a daycare, by name, with their results in each program; only `userId` if given. People who have left the
 * team are excluded, although their answers are kept. One query, over the daycare's rows only.
 * @param since days to look back
 */
export async function readPeople(daycareId: string, { userId, since }: PeopleFilter): Promise<PersonSummary[]> {
  const quizCondition = userId ? Prisma.sql`AND "Quiz"."userId" = ${userId}::uuid` : Prisma.empty
  const answerCondition = userId ? Prisma.sql`AND "userId" = ${userId}::uuid` : Prisma.empty
  const memberCondition = userId ? Prisma.sql`AND "Membership"."userId" = ${userId}::uuid` : Prisma.empty
  const sinceCondition = since ? Prisma.sql`AND "Quiz"."startedAt" >= ${subDays(new Date(), since)}` : Prisma.empty
  const rows = await db().$queryRaw<Row[]>`
    WITH "counts" AS MATERIALIZED (
      SELECT "quizId", count("answeredAt")::int AS "answered", count(*)::int AS "total",
        (count(*) FILTER (WHERE "isCorrect"))::int AS "right", (count(*) FILTER (WHERE NOT "isCorrect"))::int AS "wrong"
      FROM "QuizAnswer" WHERE "daycareId" = ${daycareId}::uuid ${answerCondition}
      GROUP BY "quizId"
    ), "reviews" AS MATERIALIZED (
      SELECT "quizId" FROM "QuizReview" WHERE "daycareId" = ${daycareId}::uuid
    ), "attempt" AS MATERIALIZED (
      SELECT "Quiz"."userId", "Quiz"."type", "Quiz"."mode" = 'REGULAR' AS "regular", "Quiz"."finishedAt",
        "Quiz"."finishedAt" IS NOT NULL AND "reviews"."quizId" IS NULL AS "unread",
        coalesce("Quiz"."lastAnswerAt", "Quiz"."startedAt") AS "activeAt",
        "answered", "total", "right", "wrong"
      FROM "Quiz"
      JOIN "counts" ON "counts"."quizId" = "Quiz"."id"
      LEFT JOIN "reviews" ON "reviews"."quizId" = "Quiz"."id"
      WHERE "Quiz"."daycareId" = ${daycareId}::uuid ${quizCondition} ${sinceCondition}
    )
    SELECT "User"."id" AS "userId", "firstName", "lastName", "program"."type",
      coalesce(sum("right") FILTER (WHERE "regular"), 0)::int AS "right",
      coalesce(sum("wrong") FILTER (WHERE "regular"), 0)::int AS "wrong",
      coalesce(sum("total" - "answered") FILTER (WHERE "regular"), 0)::int AS "unanswered",
      (count(*) FILTER (WHERE "regular" AND "finishedAt" IS NOT NULL))::int AS "finished",
      (count(*) FILTER (WHERE "regular" AND "unread"))::int AS "unread",
      (max("answered") FILTER (WHERE "regular" AND "finishedAt" IS NULL))::int AS "openAnswered",
      (max("total") FILTER (WHERE "regular" AND "finishedAt" IS NULL))::int AS "openTotal",
      max("activeAt") AS "lastActivityAt", max("QuizReminder"."sentAt") AS "remindedAt"
    FROM "Membership"
    JOIN "User" ON "User"."id" = "Membership"."userId" AND "User"."deletedAt" IS NULL
    CROSS JOIN unnest(enum_range(NULL::"Program")) AS "program" ("type")
    LEFT JOIN "attempt" ON "attempt"."userId" = "User"."id" AND "attempt"."type" = "program"."type"
    LEFT JOIN "QuizReminder" ON "QuizReminder"."daycareId" = "Membership"."daycareId"
      AND "QuizReminder"."userId" = "User"."id" AND "QuizReminder"."type" = "program"."type"
      AND "QuizReminder"."sentAt" > ${subDays(new Date(), DAYS_BETWEEN_REMINDERS)}
    WHERE "Membership"."daycareId" = ${daycareId}::uuid AND "Membership"."role" = 'TEACHER' ${memberCondition}
    GROUP BY "User"."id", "program"."type"`
  return toPeople(rows)
}

function toPeople(rows: Row[]): PersonSummary[] {
  const byPerson = [...Map.groupBy(rows, ({ userId }) => userId).values()]
  const people = byPerson.flatMap((personRows) => {
    const [row] = personRows
    if (!row) return []
    const { userId, firstName, lastName } = row
    // The query has a row for every program.
    const programs = Object.fromEntries(personRows.map((one) => [one.type, toProgramReview(one)]))
    return { userId, firstName, lastName, programs: programs as PersonSummary['programs'] }
  })
  const compare = new Intl.Collator('fr-CA').compare
  return people.sort((a, b) => compare(a.lastName, b.lastName) || compare(a.firstName, b.firstName))
}

function toProgramReview({ openAnswered, openTotal, ...row }: Row): ProgramReview {
  const { right, wrong, unanswered, finished, unread, lastActivityAt, remindedAt } = row
  const open = openTotal === null ? null : { answered: openAnswered ?? 0, total: openTotal }
  return { right, wrong, unanswered, finished, unread, open, lastActivityAt, remindedAt }
}

/** The team of the selected daycare; `since` (days) leaves out the quizzes started before. One query. */
export async function getQuizReviewsByDaycare(scope: DaycareScope, since?: Period): Promise<TeamReview> {
  return { people: await readPeople(requireDaycareId(scope), { since }) }
}
