import { type AuditAction, audit } from '#app/server/audit.server.ts'
import { db, type Transaction } from '#app/server/database/db.server.ts'
import { oneAtATime } from '#app/server/database/one-at-a-time.server.ts'
import { AppError } from '#app/server/errors.ts'
import { Prisma } from '#app/server/generated/prisma/client.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import type { ClientInfo } from '#app/server/session/client-info.server.ts'
import { bankSentences } from '#content/pages/question-bank.ts'
import type { QuestionStatus } from '../limits.ts'
import { contentOf, curator, versionWords } from '../list/bank-rows.server.ts'
import type { CreateQuestionInput, QuestionContent, QuestionRevisionInput, UpdateQuestionInput } from '../schema.ts'
import { obstaclesOf } from './publish-checks.ts'
import { changeRefusal, isSameQuestion, tidyQuestion } from './tidy-question.ts'

export type Written = { id: string; revision: number; version: number }

/** The columns of a version. */
function wordsOf({ program: _program, link, ...words }: QuestionContent) {
  return { ...words, link: link ?? Prisma.DbNull }
}

/**
 * A new draft. The same click sent twice makes one.
 * @throws AppError CONFLICT when the id belongs to something else
 */
export async function createQuestion(
  scope: DaycareScope,
  { id, content }: CreateQuestionInput,
  client?: ClientInfo,
): Promise<Written> {
  const createdById = curator(scope)
  const words = tidyQuestion(content)
  return oneAtATime('Question', id, async (tx) => {
    const existing = await tx.question.findUnique({ where: { id }, include: { currentVersion: true } })
    if (existing) {
      const { currentVersion, program, revision } = existing
      if (!currentVersion || revision > 1 || !isSameQuestion(contentOf(program, currentVersion), words))
        throw new AppError('CONFLICT', bankSentences.idTaken)
      return { id, revision, version: 1 }
    }
    await tx.question.create({ data: { id, program: words.program } })
    const version = await tx.questionVersion.create({
      data: { questionId: id, number: 1, createdById, ...wordsOf(words) },
      select: { id: true },
    })
    await tx.question.update({ where: { id }, data: { currentVersionId: version.id } })
    await audit(tx, { action: 'question.created', actorId: createdById, targetId: id, client })
    return { id, revision: 1, version: 1 }
  })
}

/**
 * Changes the words of a question. A draft is changed in place; a question that has been published gets a new version,
 * and past answers keep theirs.
 * @throws AppError CONFLICT when it was changed since it was read, INVALID_INPUT when a ready question would no longer
 *   pass its checks or only its key would change, NOT_FOUND
 */
export async function updateQuestion(
  scope: DaycareScope,
  { questionId, revision, content }: UpdateQuestionInput,
  client?: ClientInfo,
): Promise<Written> {
  const actorId = curator(scope)
  const words = tidyQuestion(content)
  return db().$transaction(async (tx) => {
    const question = await lockQuestion(tx, questionId, revision)
    const { status, current, versionId, number } = question
    if (isSameQuestion(current, words)) return { id: questionId, revision, version: number }
    const refusal = status === 'DRAFT' ? null : changeRefusal(current, words)
    if (refusal) throw new AppError('INVALID_INPUT', refusal)
    if (status === 'READY') checkReady(words)
    const written = status === 'DRAFT' ? number : number + 1
    if (status === 'DRAFT')
      await tx.questionVersion.update({ where: { id: versionId }, data: { ...wordsOf(words), createdById: actorId } })
    const added =
      status !== 'DRAFT' &&
      (await tx.questionVersion.create({
        data: { questionId, number: written, createdById: actorId, ...wordsOf(words) },
        select: { id: true },
      }))
    await tx.question.update({
      where: { id: questionId },
      data: {
        program: words.program,
        revision: { increment: 1 },
        ...(added && { currentVersionId: added.id }),
      },
    })
    await audit(tx, {
      action: 'question.updated',
      actorId,
      targetId: questionId,
      client,
      details: { version: written },
    })
    return { id: questionId, revision: revision + 1, version: written }
  })
}

/** @throws AppError INVALID_INPUT that says what is missing */
export function checkReady(words: QuestionContent): void {
  const obstacles = obstaclesOf(words)
  if (obstacles.length > 0) throw new AppError('INVALID_INPUT', `${bankSentences.notReady} ${obstacles.join(' ')}`)
}

/** Lets a draft or an archived question be asked. @throws AppError INVALID_INPUT with what is missing, CONFLICT */
export function publishQuestion(
  scope: DaycareScope,
  input: QuestionRevisionInput,
  client?: ClientInfo,
): Promise<Written> {
  return changeStatus(scope, input, 'READY', 'question.published', client)
}

/** Asks a question no more; quizzes that hold it go on. @throws AppError CONFLICT, NOT_FOUND */
export function archiveQuestion(
  scope: DaycareScope,
  input: QuestionRevisionInput,
  client?: ClientInfo,
): Promise<Written> {
  return changeStatus(scope, input, 'ARCHIVED', 'question.archived', client)
}

async function changeStatus(
  scope: DaycareScope,
  { questionId, revision }: QuestionRevisionInput,
  status: 'READY' | 'ARCHIVED',
  action: AuditAction,
  client: ClientInfo | undefined,
): Promise<Written> {
  const actorId = curator(scope)
  return db().$transaction(async (tx) => {
    const question = await lockQuestion(tx, questionId, revision)
    if (question.status === status)
      throw new AppError('CONFLICT', status === 'READY' ? bankSentences.readyAlready : bankSentences.archivedAlready)
    if (status === 'READY') checkReady(question.current)
    await tx.question.update({ where: { id: questionId }, data: { status, revision: { increment: 1 } } })
    await audit(tx, { action, actorId, targetId: questionId, client })
    return { id: questionId, revision: revision + 1, version: question.number }
  })
}

/**
 * Puts away a draft that was never asked.
 * @throws AppError CONFLICT for a question that was published or asked, or changed since it was read; NOT_FOUND
 */
export async function deleteQuestion(
  scope: DaycareScope,
  { questionId, revision }: QuestionRevisionInput,
  client?: ClientInfo,
): Promise<Written> {
  const actorId = curator(scope)
  return db().$transaction(async (tx) => {
    const { status, number } = await lockQuestion(tx, questionId, revision)
    const drawn = await tx.quizAnswer.findFirst({ where: { questionId }, select: { id: true } })
    if (status !== 'DRAFT' || drawn) throw new AppError('CONFLICT', bankSentences.usedNotDeleted)
    await tx.question.update({
      where: { id: questionId },
      data: { deletedAt: new Date(), revision: { increment: 1 } },
    })
    await audit(tx, { action: 'question.deleted', actorId, targetId: questionId, client })
    return { id: questionId, revision: revision + 1, version: number }
  })
}

/** Takes a deletion back. @throws AppError NOT_FOUND for what is not deleted */
export async function restoreQuestion(
  scope: DaycareScope,
  questionId: string,
  client?: ClientInfo,
): Promise<{ id: string }> {
  const actorId = curator(scope)
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

type Locked = {
  status: QuestionStatus
  program: QuestionContent['program']
  versionId: string
  number: number
  current: QuestionContent
}

/** Reads a question for a change: of two curators at once, the second finds that it has changed. */
export async function lockQuestion(tx: Transaction, questionId: string, revision: number): Promise<Locked> {
  await tx.$queryRaw`SELECT "id" FROM "Question" WHERE "id" = ${questionId}::uuid FOR UPDATE`
  const question = await tx.question.findFirst({
    relationLoadStrategy: 'join',
    where: { id: questionId, deletedAt: null },
    select: {
      program: true,
      status: true,
      revision: true,
      currentVersion: { select: { ...versionWords, id: true, number: true } },
    },
  })
  if (!question?.currentVersion) throw new AppError('NOT_FOUND')
  if (question.revision !== revision) throw new AppError('CONFLICT', bankSentences.changed)
  const { id, number } = question.currentVersion
  const { status, program } = question
  return { status, program, versionId: id, number, current: contentOf(program, question.currentVersion) }
}
