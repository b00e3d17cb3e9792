import { type AuditAction, audit } from '#app/server/audit.server.ts'
import { db } from '#app/server/database/db.server.ts'
import { withExclusiveLock } from '#app/server/database/exclusive-lock.server.ts'
import { AppError } from '#app/server/errors.ts'
import { Prisma } from '#app/server/generated/prisma/client.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import type { ClientInfo } from '#app/server/session/client-info.server.ts'
import { bankSentences } from '#content/pages/question-bank.ts'
import { lockQuestion, requireSuperadmin, toQuestionContent } from '../list/question-content.server.ts'
import type { CreateQuestionInput, QuestionContent, QuestionRevisionInput, UpdateQuestionInput } from '../schema.ts'
import { changeRefusal, isSameQuestion, normaliseQuestion } from './normalise-question.ts'
import { publishObstacles } from './publish-checks.ts'

export type QuestionWriteResult = { id: string; revision: number; version: number }

/** Columns of a version. */
function versionData({ program: _program, link, ...columns }: QuestionContent) {
  return { ...columns, link: link ?? Prisma.DbNull }
}

/**
 * Creates a draft. Idempotent for the same id and content.
 * @throws AppError CONFLICT when another question has the id
 */
export async function createQuestion(
  scope: DaycareScope,
  { id, content }: CreateQuestionInput,
  client?: ClientInfo,
): Promise<QuestionWriteResult> {
  const createdById = requireSuperadmin(scope)
  const normalised = normaliseQuestion(content)
  return withExclusiveLock('Question', id, async (tx) => {
    const existing = await tx.question.findUnique({ where: { id }, include: { currentVersion: true } })
    if (existing) {
      const { currentVersion, program, revision } = existing
      if (!currentVersion || revision > 1 || !isSameQuestion(toQuestionContent(program, currentVersion), normalised))
        throw new AppError('CONFLICT', bankSentences.idTaken)
      return { id, revision, version: 1 }
    }
    await tx.question.create({ data: { id, program: normalised.program } })
    const version = await tx.questionVersion.create({
      data: { questionId: id, number: 1, createdById, ...versionData(normalised) },
      select: { id: true },
    })
    await tx.question.update({ where: { id }, data: { currentVersionId: version.id } })
    await audit(tx, { action: 'question.created', actorId: createdById, targetId: id, client })
    return { id, revision: 1, version: 1 }
  })
}

/**
 * Changes the content of a question. A draft is changed in place; a published or archived question gets a new version,
 * and past answers keep theirs.
 * @throws AppError CONFLICT when it was changed since it was read, INVALID_INPUT when a ready question would no longer
 *   pass its checks or only its key would change, NOT_FOUND
 */
export async function updateQuestion(
  scope: DaycareScope,
  { questionId, revision, content }: UpdateQuestionInput,
  client?: ClientInfo,
): Promise<QuestionWriteResult> {
  const actorId = requireSuperadmin(scope)
  const normalised = normaliseQuestion(content)
  return db().$transaction(async (tx) => {
    const { status, content: current, versionId, number } = await lockQuestion(tx, questionId, revision)
    if (isSameQuestion(current, normalised)) return { id: questionId, revision, version: number }
    const isDraft = status === 'DRAFT'
    const refusal = isDraft ? null : changeRefusal(current, normalised)
    if (refusal) throw new AppError('INVALID_INPUT', refusal)
    if (status === 'READY') assertPublishable(normalised)
    const columns = { ...versionData(normalised), createdById: actorId }
    const select = { id: true, number: true } as const
    const version = isDraft
      ? await tx.questionVersion.update({ where: { id: versionId }, data: columns, select })
      : await tx.questionVersion.create({ data: { questionId, number: number + 1, ...columns }, select })
    await tx.question.update({
      where: { id: questionId },
      data: { program: normalised.program, revision: { increment: 1 }, currentVersionId: version.id },
    })
    await audit(tx, {
      action: 'question.updated',
      actorId,
      targetId: questionId,
      client,
      details: { version: version.number },
    })
    return { id: questionId, revision: revision + 1, version: version.number }
  })
}

/** @throws AppError INVALID_INPUT with a sentence on what prevents publishing */
export function assertPublishable(content: QuestionContent): void {
  const obstacles = publishObstacles(content)
  if (obstacles.length > 0) throw new AppError('INVALID_INPUT', `${bankSentences.notReady} ${obstacles.join(' ')}`)
}

/** Publishes a draft or an archived question. @throws AppError INVALID_INPUT with what is missing, CONFLICT, NOT_FOUND */
export function publishQuestion(
  scope: DaycareScope,
  input: QuestionRevisionInput,
  client?: ClientInfo,
): Promise<QuestionWriteResult> {
  return changeStatus(scope, input, 'READY', 'question.published', client)
}

/** Withdraws a question from new quizzes; existing ones keep it. @throws AppError CONFLICT, NOT_FOUND */
export function archiveQuestion(
  scope: DaycareScope,
  input: QuestionRevisionInput,
  client?: ClientInfo,
): Promise<QuestionWriteResult> {
  return changeStatus(scope, input, 'ARCHIVED', 'question.archived', client)
}

async function changeStatus(
  scope: DaycareScope,
  { questionId, revision }: QuestionRevisionInput,
  status: 'READY' | 'ARCHIVED',
  action: AuditAction,
  client: ClientInfo | undefined,
): Promise<QuestionWriteResult> {
  const actorId = requireSuperadmin(scope)
  return db().$transaction(async (tx) => {
    const question = await lockQuestion(tx, questionId, revision)
    if (question.status === status)
      throw new AppError('CONFLICT', status === 'READY' ? bankSentences.readyAlready : bankSentences.archivedAlready)
    if (status === 'READY') assertPublishable(question.content)
    await tx.question.update({ where: { id: questionId }, data: { status, revision: { increment: 1 } } })
    await audit(tx, { action, actorId, targetId: questionId, client })
    return { id: questionId, revision: revision + 1, version: question.number }
  })
}

/**
 * Deletes (softly) a draft that is in no quiz.
 * @throws AppError CONFLICT for a question that was published or drawn, or changed since it was read; NOT_FOUND
 */
export async function deleteQuestion(
  scope: DaycareScope,
  { questionId, revision }: QuestionRevisionInput,
  client?: ClientInfo,
): Promise<QuestionWriteResult> {
  const actorId = requireSuperadmin(scope)
  return db().$transaction(async (tx) => {
    const { status, number } = await lockQuestion(tx, questionId, revision)
    const usage = await tx.quizAnswer.findFirst({ where: { questionId }, select: { id: true } })
    if (status !== 'DRAFT' || usage) throw new AppError('CONFLICT', bankSentences.usedNotDeleted)
    await tx.question.update({
      where: { id: questionId },
      data: { deletedAt: new Date(), revision: { increment: 1 } },
    })
    await audit(tx, { action: 'question.deleted', actorId, targetId: questionId, client })
    return { id: questionId, revision: revision + 1, version: number }
  })
}

/** Undoes a deletion. @throws AppError NOT_FOUND for what is not deleted */
export async function restoreQuestion(
  scope: DaycareScope,
  questionId: string,
  client?: ClientInfo,
): Promise<{ id: string }> {
  const actorId = requireSuperadmin(scope)
  return db().$transaction(async (tx) => {
    const { count } = await tx.question.updateMany({
      where: { id: questionId, deletedAt: { not: null } },
      data: { deletedAt: null, revision: { increment: 1 } },
    })
    if (count === 0) throw new AppError('NOT_FOUND')
    await audit(tx, { action: 'question.restored', actorId, targetId: questionId, client })
    return { id: questionId }
  })
}
