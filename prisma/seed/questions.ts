import type pg from 'pg'
import { QUESTION_BANK } from '#content/questions/bank.ts'
import type { BankQuestion } from '#content/questions/types.ts'

const KINDS = { single: 'SINGLE', multiple: 'MULTIPLE', 'true-false': 'TRUE_FALSE' } as const

type QuestionRow = {
  key: string
  program: string
  kind: string
  topic: string
  difficulty: number
  prompt: string
  choices: BankQuestion['choices']
  explanationRight: string
  explanationWrong: string
  source: string
  link: BankQuestion['link']
}

function toRow({ kind, ...question }: BankQuestion): QuestionRow {
  return { ...question, kind: KINDS[kind] }
}

/**
 * Adds the new questions of `content/`, published, and a new version of those whose text has changed; archives those that
 * `content/` no longer has. A question that a superadmin has edited is left alone. Answers keep their earlier version. Runs
 * in the caller's transaction.
 */
export async function writeQuestions(client: pg.Client): Promise<void> {
  await client.query(
    `CREATE TEMP TABLE "shipped" ON COMMIT DROP AS
     SELECT * FROM jsonb_to_recordset($1::jsonb) AS row("key" text, "program" "Program", "kind" "QuestionKind", "topic" text,
       "difficulty" int, "prompt" text, "choices" jsonb, "explanationRight" text, "explanationWrong" text, "source" text,
       "link" jsonb)`,
    [JSON.stringify(QUESTION_BANK.map(toRow))],
  )
  await client.query(
    `INSERT INTO "Question" ("id", "key", "program", "status", "updatedAt")
     SELECT gen_random_uuid(), "key", "program", 'READY', now() FROM "shipped" ON CONFLICT ("key") DO NOTHING`,
  )
  await client.query(
    `WITH "added" AS (
       INSERT INTO "QuestionVersion" ("id", "questionId", "number", "kind", "topic", "difficulty", "prompt", "choices",
         "explanationRight", "explanationWrong", "source", "link")
       SELECT gen_random_uuid(), "Question"."id", coalesce("current"."number", 0) + 1, "shipped"."kind", "shipped"."topic",
         "shipped"."difficulty", "shipped"."prompt", "shipped"."choices", "shipped"."explanationRight",
         "shipped"."explanationWrong", "shipped"."source", "shipped"."link"
       FROM "shipped"
       JOIN "Question" ON "Question"."key" = "shipped"."key"
       LEFT JOIN "QuestionVersion" AS "current" ON "current"."id" = "Question"."currentVersionId"
       WHERE "current"."id" IS NULL OR "current"."createdById" IS NULL AND
         ("current"."kind", "current"."topic", "current"."difficulty", "current"."prompt", "current"."choices",
          "current"."explanationRight", "current"."explanationWrong", "current"."source", "current"."link")
         IS DISTINCT FROM
         ("shipped"."kind", "shipped"."topic", "shipped"."difficulty", "shipped"."prompt", "shipped"."choices",
          "shipped"."explanationRight", "shipped"."explanationWrong", "shipped"."source", "shipped"."link")
       RETURNING "id", "questionId")
     UPDATE "Question" SET "currentVersionId" = "added"."id", "updatedAt" = now()
     FROM "added" WHERE "Question"."id" = "added"."questionId"`,
  )
  await client.query(
    `UPDATE "Question" SET "status" = 'ARCHIVED', "updatedAt" = now()
     FROM "QuestionVersion" AS "current"
     WHERE "current"."id" = "Question"."currentVersionId" AND "current"."createdById" IS NULL
       AND "Question"."status" = 'READY' AND "Question"."key" NOT IN (SELECT "key" FROM "shipped")`,
  )
}
