import { QuestionChoices } from '#app/domain/question.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import { db } from '#app/server/database/db.server.ts'
import { escapeLike } from '#app/server/database/search-text.server.ts'
import { Prisma } from '#app/server/generated/prisma/client.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { ANSWERS_TO_JUDGE, computeFigures, type Tally } from '../edit/figures.ts'
import { type Difficulty, PAGE_SIZE } from '../limits.ts'
import type { BankCounts, BankFilters, BankPage, BankRow, QuestionBankInput } from '../schema.ts'
import { requireSuperadmin } from './question-content.server.ts'

type Row = Pick<
  BankRow,
  'id' | 'program' | 'status' | 'revision' | 'kind' | 'topic' | 'prompt' | 'version' | 'updatedAt'
> & {
  difficulty: Difficulty
  choices: unknown
  tallies: Tally[] | null
  used: number
  openReports: number
  total: number
}

/** Number of right answers in the group. */
const RIGHT = Prisma.sql`coalesce(sum("count") FILTER (WHERE "chosen" = "rightKeys"), 0)`
/** Ids of the versions whose figures are suspicious: the rule of `computeFigures` (figures.ts) in integer arithmetic. */
const SUSPICIOUS = Prisma.sql`
  SELECT "AnswerTally"."questionVersionId" FROM "AnswerTally"
  JOIN "QuestionVersion" ON "QuestionVersion"."id" = "AnswerTally"."questionVersionId"
  GROUP BY "AnswerTally"."questionVersionId"
  HAVING sum("count") >= ${ANSWERS_TO_JUDGE} AND (
    ${RIGHT} * 4 < sum("count") OR ${RIGHT} * 20 > sum("count") * 19
    OR max("count") FILTER (WHERE "chosen" <> "rightKeys") > ${RIGHT})`

/** FROM and WHERE of the filtered questions. The current version is joined only where a filter needs it. */
export function matchingQuestions(filters: BankFilters): Prisma.Sql {
  const { q, topics, toReview } = filters
  const versionJoin =
    q || topics.length > 0 || toReview
      ? Prisma.sql`JOIN "QuestionVersion" AS "current" ON "current"."id" = "Question"."currentVersionId"`
      : Prisma.empty
  return Prisma.sql`FROM "Question" ${versionJoin} WHERE ${filterConditions(filters)}`
}

function filterConditions({ q, programs, topics, statuses, toReview, reported }: BankFilters): Prisma.Sql {
  const words = foldText(q).split(' ').filter(Boolean)
  const conditions = [
    Prisma.sql`"Question"."deletedAt" IS NULL AND "Question"."currentVersionId" IS NOT NULL`,
    programs.length > 0 && Prisma.sql`"Question"."program" = ANY(${programs}::"Program"[])`,
    statuses.length > 0 && Prisma.sql`"Question"."status" = ANY(${statuses}::"QuestionStatus"[])`,
    topics.length > 0 && Prisma.sql`"current"."topic" = ANY(${topics})`,
    words.length > 0 && Prisma.sql`"current"."searchText" LIKE ALL(${words.map((word) => `%${escapeLike(word)}%`)})`,
    toReview && Prisma.sql`"current"."id" IN (${SUSPICIOUS})`,
    reported && Prisma.sql`"Question"."id" IN (SELECT "questionId" FROM "QuestionReport" WHERE "answeredAt" IS NULL)`,
  ]
  return Prisma.join(
    conditions.filter((condition) => condition !== false),
    ' AND ',
  )
}

/** A page of the bank, last changed first. One query; figures come from `AnswerTally`, not from the answers. */
export async function getQuestionBank(scope: DaycareScope, { filters, page }: QuestionBankInput): Promise<BankPage> {
  requireSuperadmin(scope)
  const rows = await db().$queryRaw<Row[]>`
    WITH "matching" AS (
      SELECT "Question"."id", "Question"."updatedAt" ${matchingQuestions(filters)}
    ), "page" AS (
      SELECT "id" FROM "matching" ORDER BY "updatedAt" DESC, "id" LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}
    )
    SELECT "Question"."id", "program", "status", "revision", "Question"."updatedAt", "current"."number" AS "version",
      "kind", "topic", "difficulty", "prompt", "choices", (SELECT count(*)::int FROM "matching") AS "total",
      (SELECT json_agg(json_build_object('chosen', "chosen", 'count', "count")) FROM "AnswerTally"
        WHERE "questionVersionId" = "current"."id" AND "count" > 0) AS "tallies",
      (SELECT coalesce(sum("count"), 0)::int FROM "QuestionVersion" AS "any"
        JOIN "AnswerTally" ON "AnswerTally"."questionVersionId" = "any"."id"
        WHERE "any"."questionId" = "Question"."id") AS "used",
      (SELECT count(*)::int FROM "QuestionReport"
        WHERE "questionId" = "Question"."id" AND "answeredAt" IS NULL) AS "openReports"
    FROM "page" JOIN "Question" ON "Question"."id" = "page"."id"
    JOIN "QuestionVersion" AS "current" ON "current"."id" = "Question"."currentVersionId"
    ORDER BY "Question"."updatedAt" DESC, "Question"."id"`
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ choices, tallies, total: _total, ...row }) => ({
      ...row,
      figures: computeFigures(QuestionChoices.parse(choices), tallies ?? []),
    })),
  }
}

/** Number of questions by status, and of reports without a reply. One query. */
export async function getBankCounts(scope: DaycareScope): Promise<BankCounts> {
  requireSuperadmin(scope)
  const [counts] = await db().$queryRaw<BankCounts[]>`
    SELECT (count(*) FILTER (WHERE "status" = 'DRAFT'))::int AS "DRAFT",
      (count(*) FILTER (WHERE "status" = 'READY'))::int AS "READY",
      (count(*) FILTER (WHERE "status" = 'ARCHIVED'))::int AS "ARCHIVED",
      (SELECT count(*)::int FROM "QuestionReport" WHERE "answeredAt" IS NULL) AS "openReports"
    FROM "Question" WHERE "deletedAt" IS NULL AND "currentVersionId" IS NOT NULL`
  return counts ?? { DRAFT: 0, READY: 0, ARCHIVED: 0, openReports: 0 }
}
