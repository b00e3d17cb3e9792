import { fullName } from '#app/domain/full-name.ts'
import { QuestionChoices, QuestionLink } from '#app/domain/question.ts'
import type { Transaction } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import type { Question, QuestionVersion } from '#app/server/generated/prisma/client.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { bankSentences } from '#content/pages/question-bank.ts'
import { CHOICE_KEYS, DIFFICULTIES, type QuestionStatus, TRUE_FALSE_KEYS } from '../limits.ts'
import type { QuestionContent } from '../schema.ts'

/** Id of the caller, who must be a superadmin: the bank is shared by all daycares. @throws AppError FORBIDDEN */
export function requireSuperadmin({ role, userId }: DaycareScope): string {
  if (role !== 'SUPERADMIN') throw new AppError('FORBIDDEN')
  return userId
}

/** Columns that {@link toQuestionContent} needs. */
export const versionFields = {
  kind: true,
  topic: true,
  difficulty: true,
  prompt: true,
  choices: true,
  explanationRight: true,
  explanationWrong: true,
  source: true,
  link: true,
} as const

type VersionFields = Pick<QuestionVersion, keyof typeof versionFields>

/** Content of a version, with its stored JSON parsed. */
export function toQuestionContent(program: Question['program'], version: VersionFields): QuestionContent {
  const link = QuestionLink.safeParse(version.link)
  const keys: readonly QuestionContent['choices'][number]['key'][] = [...CHOICE_KEYS, ...TRUE_FALSE_KEYS]
  return {
    program,
    kind: version.kind,
    topic: version.topic,
    difficulty: DIFFICULTIES.find((level) => level === version.difficulty) ?? 2,
    prompt: version.prompt,
    choices: QuestionChoices.parse(version.choices).flatMap(({ key, text, correct }) => {
      const known = keys.find((other) => other === key)
      return known ? [{ key: known, text, correct }] : []
    }),
    explanationRight: version.explanationRight,
    explanationWrong: version.explanationWrong,
    source: version.source,
    link: link.success ? link.data : null,
  }
}

/** « Marie Lavoie »; null for content shipped with the application. */
export function authorName(person: { firstName: string; lastName: string } | null): string | null {
  return person && fullName(person)
}

export type LockedQuestion = {
  status: QuestionStatus
  revision: number
  versionId: string
  number: number
  content: QuestionContent
}

/** Locks and reads questions, always in the same order so that parallel changes wait instead of deadlocking. */
export async function lockQuestions(tx: Transaction, ids: string[]): Promise<Map<string, LockedQuestion>> {
  await tx.$queryRaw`SELECT "id" FROM "Question" WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR UPDATE`
  const questions = await tx.question.findMany({
    relationLoadStrategy: 'join',
    where: { id: { in: ids }, deletedAt: null },
    select: {
      id: true,
      program: true,
      status: true,
      revision: true,
      currentVersion: { select: { ...versionFields, id: true, number: true } },
    },
  })
  return new Map(
    questions.flatMap(({ id, program, status, revision, currentVersion }) => {
      if (!currentVersion) return []
      const { id: versionId, number } = currentVersion
      return [
        [id, { status, revision, versionId, number, content: toQuestionContent(program, currentVersion) }] as const,
      ]
    }),
  )
}

/**
 * Locks and reads a question for a change, so that of two parallel changes the second fails.
 * @throws AppError NOT_FOUND, CONFLICT when `revision` is no longer the current one
 */
export async function lockQuestion(tx: Transaction, questionId: string, revision: number): Promise<LockedQuestion> {
  const question = (await lockQuestions(tx, [questionId])).get(questionId)
  if (!question) throw new AppError('NOT_FOUND')
  if (question.revision !== revision) throw new AppError('CONFLICT', bankSentences.changed)
  return question
}
