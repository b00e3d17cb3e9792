import { type AuditAction, auditAll } from '#app/server/audit.server.ts'
import { db, type Transaction } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import type { ClientInfo } from '#app/server/session/client-info.server.ts'
import { bankSentences } from '#content/pages/question-bank.ts'
import { publishObstacles } from '../edit/publish-checks.ts'
import type { QuestionStatus } from '../limits.ts'
import {
  type ChangeQuestionsInput,
  type ChangeQuestionsResult,
  isKnownTopic,
  type QuestionChange,
  type QuestionContent,
  type QuestionUndo,
} from '../schema.ts'
import { type LockedQuestion, lockQuestions, requireSuperadmin } from './question-content.server.ts'

type Planned = { change: QuestionChange; locked: LockedQuestion }

/**
 * Changes the status or the topic of several questions in one transaction. Those that cannot be changed are left as they
 * are, each with its reason. A fixed number of statements, however many questions.
 * @throws AppError NOT_FOUND when none of them exists, CONFLICT with the reasons when none of them can be changed
 */
export async function changeQuestions(
  scope: DaycareScope,
  { changes }: ChangeQuestionsInput,
  client?: ClientInfo,
): Promise<ChangeQuestionsResult> {
  const actorId = requireSuperadmin(scope)
  return db().$transaction(async (tx) => {
    const locked = await lockQuestions(
      tx,
      changes.map(({ questionId }) => questionId),
    )
    if (locked.size === 0) throw new AppError('NOT_FOUND')
    const planned: Planned[] = []
    const refused: ChangeQuestionsResult['refused'] = []
    for (const change of changes) {
      const question = locked.get(change.questionId)
      const reason = refusalReason(change, question)
      if (question && !reason) planned.push({ change, locked: question })
      else refused.push({ questionId: change.questionId, reason: reason ?? bankSentences.deletedGone })
    }
    if (planned.length === 0)
      throw new AppError('CONFLICT', [...new Set(refused.map(({ reason }) => reason))].slice(0, 3).join(' '))
    await writeStatuses(tx, planned)
    await writeTopics(tx, actorId, planned)
    await auditAll(
      tx,
      planned.map(({ change }) => ({ action: actionOf(change), actorId, targetId: change.questionId, client })),
    )
    return {
      refused,
      changed: planned.map(({ change, locked: { status, content } }) => ({
        questionId: change.questionId,
        revision: change.revision + 1,
        undo: undoOf(change, status, content),
      })),
    }
  })
}

/** Why a change is refused, as a French sentence; null when it is not. */
function refusalReason(change: QuestionChange, locked: LockedQuestion | undefined): string | null {
  if (!locked) return bankSentences.deletedGone
  if (locked.revision !== change.revision) return bankSentences.changed
  if (change.topic !== undefined) {
    if (!isKnownTopic(locked.content.program, change.topic)) return bankSentences.topicElsewhere
    return locked.content.topic === change.topic ? bankSentences.topicAlready : null
  }
  if (change.status === 'ARCHIVED') {
    if (locked.status === 'DRAFT') return bankSentences.draftNotArchived
    return locked.status === 'ARCHIVED' ? bankSentences.archivedAlready : null
  }
  if (locked.status === 'READY') return bankSentences.readyAlready
  const obstacles = publishObstacles(locked.content)
  return obstacles.length > 0 ? `${bankSentences.notReady} ${obstacles.join(' ')}` : null
}

function actionOf({ status }: QuestionChange): AuditAction {
  if (!status) return 'question.updated'
  return status === 'READY' ? 'question.published' : 'question.archived'
}

/** The change that undoes a change; null for a draft that was published: quizzes may contain it from now on. */
function undoOf({ topic }: QuestionChange, status: QuestionStatus, content: QuestionContent): QuestionUndo | null {
  if (topic !== undefined) return { topic: content.topic }
  return status === 'DRAFT' ? null : { status }
}

async function writeStatuses(tx: Transaction, planned: readonly Planned[]): Promise<void> {
  const rows = planned.flatMap(({ change: { questionId, status } }) => (status ? { id: questionId, status } : []))
  if (rows.length === 0) return
  await tx.$executeRaw`
    UPDATE "Question" SET "status" = "row"."status", "revision" = "revision" + 1, "updatedAt" = now()
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS "row"("id" uuid, "status" "QuestionStatus")
    WHERE "Question"."id" = "row"."id"`
}

/** A draft is changed in place; a published question gets a new version that differs only in its topic. */
async function writeTopics(tx: Transaction, actorId: string, planned: readonly Planned[]): Promise<void> {
  const rows = planned.flatMap(({ change: { questionId, topic }, locked: { versionId, status } }) =>
    topic === undefined ? [] : { questionId, versionId, topic, isDraft: status === 'DRAFT' },
  )
  if (rows.length === 0) return
  await tx.$executeRaw`
    WITH "row" AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS "row"("questionId" uuid, "versionId" uuid, "topic" text, "isDraft" boolean)
    ), "draft" AS (
      UPDATE "QuestionVersion" SET "topic" = "row"."topic", "createdById" = ${actorId}::uuid
      FROM "row" WHERE "isDraft" AND "QuestionVersion"."id" = "row"."versionId"
    ), "added" AS (
      INSERT INTO "QuestionVersion" ("id", "questionId", "number", "kind", "topic", "difficulty", "prompt", "choices",
        "explanationRight", "explanationWrong", "source", "link", "createdById")
      SELECT gen_random_uuid(), "current"."questionId", "number" + 1, "kind", "row"."topic", "difficulty", "prompt", "choices",
        "explanationRight", "explanationWrong", "source", "link", ${actorId}::uuid
      FROM "row" JOIN "QuestionVersion" AS "current" ON "current"."id" = "row"."versionId" WHERE NOT "isDraft"
      RETURNING "id", "questionId"
    )
    UPDATE "Question" SET "revision" = "revision" + 1, "updatedAt" = now(),
      "currentVersionId" = coalesce("added"."id", "Question"."currentVersionId")
    FROM "row" LEFT JOIN "added" ON "added"."questionId" = "row"."questionId"
    WHERE "Question"."id" = "row"."questionId"`
}
