import { audit } from '#app/server/audit.server.ts'
import { db, type Transaction } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import { Prisma } from '#app/server/generated/prisma/client.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import type { ClientInfo } from '#app/server/session/client-info.server.ts'
import { importSentences } from '#content/pages/question-bank.ts'
import { IMPORT_BYTES_MAX } from '../limits.ts'
import { requireSuperadmin, toQuestionContent, versionFields } from '../list/question-content.server.ts'
import type { DryRun, ImportInput, ImportResult, QuestionContent } from '../schema.ts'
import { decodeFile } from './decode-file.ts'
import { type ExistingQuestion, type PlannedLine, planHash, planImport } from './plan-import.ts'
import type { FileLine } from './question-cells.ts'
import { readQuestions } from './read-questions.ts'

type ParsedUpload = { encoding: string; lines: FileLine[] }

/** Decodes and parses a file in base 64. @throws AppError TOO_LARGE, or INVALID_INPUT with a sentence on the whole file */
function parseUpload(file: string): ParsedUpload {
  const bytes = Buffer.from(file, 'base64')
  if (bytes.length > IMPORT_BYTES_MAX) throw new AppError('TOO_LARGE', importSentences.tooLarge)
  const read = decodeFile(bytes)
  if (!read.ok) throw new AppError('INVALID_INPUT', read.sentence)
  const questions = readQuestions(read.text)
  if (!questions.ok) throw new AppError('INVALID_INPUT', questions.sentence)
  return { encoding: read.encoding, lines: questions.lines }
}

/** Every question of the bank, deleted ones included. */
async function readBank(tx: Transaction): Promise<ExistingQuestion[]> {
  const questions = await tx.question.findMany({
    relationLoadStrategy: 'join',
    where: { currentVersionId: { not: null } },
    select: {
      id: true,
      status: true,
      program: true,
      revision: true,
      deletedAt: true,
      currentVersion: { select: { ...versionFields, id: true, number: true } },
    },
  })
  return questions.flatMap(({ currentVersion, deletedAt, program, ...question }) =>
    currentVersion
      ? [
          {
            ...question,
            isDeleted: deletedAt !== null,
            versionId: currentVersion.id,
            number: currentVersion.number,
            content: toQuestionContent(program, currentVersion),
          },
        ]
      : [],
  )
}

/** What an import would do, line by line, without writing. One query. @throws AppError as `parseUpload` */
export async function dryRunImport(scope: DaycareScope, file: string): Promise<DryRun> {
  requireSuperadmin(scope)
  const { encoding, lines } = parseUpload(file)
  const planned = planImport(lines, await readBank(db()))
  const counts = { create: 0, update: 0, same: 0, refused: 0 }
  for (const { action } of planned) counts[action]++
  return {
    encoding,
    counts,
    plan: planHash(file, planned),
    lines: planned.map(({ line, action, prompt, errors, warnings }) => ({ line, action, prompt, errors, warnings })),
  }
}

/**
 * Writes what the dry run announced, all of it or nothing. A fixed number of statements, whatever the file holds.
 * @throws AppError CONFLICT when the file or the bank has changed since the dry run, INVALID_INPUT for a file with
 *   refused lines or without any change, and as `parseUpload`
 */
export async function importQuestions(
  scope: DaycareScope,
  { file, plan }: ImportInput,
  client?: ClientInfo,
): Promise<ImportResult> {
  const actorId = requireSuperadmin(scope)
  const { lines } = parseUpload(file)
  return db().$transaction(
    async (tx) => {
      // Blocks parallel writers, so that the plan stays valid until it is written.
      await tx.$executeRaw`LOCK TABLE "Question" IN SHARE ROW EXCLUSIVE MODE`
      const planned = planImport(lines, await readBank(tx))
      if (planHash(file, planned) !== plan) throw new AppError('CONFLICT', importSentences.planChanged)
      if (planned.some(({ action }) => action === 'refused'))
        throw new AppError('INVALID_INPUT', importSentences.hasErrors)
      const result = await applyPlan(tx, actorId, planned)
      if (result.created + result.updated === 0) throw new AppError('INVALID_INPUT', importSentences.nothing)
      await audit(tx, { action: 'question.imported', actorId, client, details: result })
      return result
    },
    { timeout: 30_000 },
  )
}

type Version = { questionId: string; number: number; status: string | null; content: QuestionContent }

async function applyPlan(tx: Transaction, actorId: string, planned: readonly PlannedLine[]): Promise<ImportResult> {
  const created = planned.flatMap(({ action, id, status, content }) =>
    action === 'create' && content
      ? [{ questionId: id ?? crypto.randomUUID(), number: 1, status: status ?? 'DRAFT', content }]
      : [],
  )
  const updated = planned.flatMap(({ action, existing, content }) =>
    action === 'update' && existing && content ? [{ existing, content }] : [],
  )
  const drafts = updated.filter(({ existing }) => existing.status === 'DRAFT')
  const published = updated.filter(({ existing }) => existing.status !== 'DRAFT')
  if (created.length > 0)
    await tx.question.createMany({
      data: created.map(({ questionId, status, content }) => ({ id: questionId, status, program: content.program })),
    })
  // A draft has no answers: its version is overwritten instead of adding one.
  if (drafts.length > 0) await replaceDrafts(tx, actorId, drafts)
  const versions: Version[] = [
    ...created,
    ...published.map(({ existing, content }) => ({
      questionId: existing.id,
      number: existing.number + 1,
      status: null,
      content,
    })),
  ]
  if (versions.length > 0) await addVersions(tx, actorId, versions)
  return { created: created.length, updated: updated.length }
}

/** Column list of the JSON rows of the statements below. */
const COLUMNS = Prisma.sql`"kind" "QuestionKind", "topic" text, "difficulty" int, "prompt" text, "choices" jsonb,
  "explanationRight" text, "explanationWrong" text, "source" text, "link" jsonb, "program" "Program"`

async function addVersions(tx: Transaction, actorId: string, versions: readonly Version[]): Promise<void> {
  const rows = versions.map(({ questionId, number, content }) => ({ questionId, number, ...content }))
  await tx.$executeRaw`WITH "added" AS (
       INSERT INTO "QuestionVersion" ("id", "questionId", "number", "kind", "topic", "difficulty", "prompt", "choices",
         "explanationRight", "explanationWrong", "source", "link", "createdById")
       SELECT gen_random_uuid(), "questionId", "number", "kind", "topic", "difficulty", "prompt", "choices",
         "explanationRight", "explanationWrong", "source", nullif("link", 'null'::jsonb), ${actorId}::uuid
       FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS "row"("questionId" uuid, "number" int, ${COLUMNS})
       RETURNING "id", "questionId", "number")
     UPDATE "Question" SET "currentVersionId" = "added"."id", "updatedAt" = now(),
       "revision" = CASE WHEN "added"."number" = 1 THEN 1 ELSE "revision" + 1 END
     FROM "added" WHERE "Question"."id" = "added"."questionId"`
}

async function replaceDrafts(
  tx: Transaction,
  actorId: string,
  drafts: readonly { existing: ExistingQuestion; content: QuestionContent }[],
): Promise<void> {
  const rows = drafts.map(({ existing, content }) => ({
    id: existing.versionId,
    questionId: existing.id,
    ...content,
  }))
  await tx.$executeRaw`WITH "row" AS (
       SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS "row"("id" uuid, "questionId" uuid, ${COLUMNS})
     ), "changed" AS (
       UPDATE "QuestionVersion" SET "kind" = "row"."kind", "topic" = "row"."topic", "difficulty" = "row"."difficulty",
         "prompt" = "row"."prompt", "choices" = "row"."choices", "explanationRight" = "row"."explanationRight",
         "explanationWrong" = "row"."explanationWrong", "source" = "row"."source",
         "link" = nullif("row"."link", 'null'::jsonb), "createdById" = ${actorId}::uuid
       FROM "row" WHERE "QuestionVersion"."id" = "row"."id"
     )
     UPDATE "Question" SET "program" = "row"."program", "updatedAt" = now(), "revision" = "revision" + 1
     FROM "row" WHERE "Question"."id" = "row"."questionId"`
}
