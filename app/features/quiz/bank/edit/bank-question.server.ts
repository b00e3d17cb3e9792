import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { authorName, requireSuperadmin, toQuestionContent, versionFields } from '../list/question-content.server.ts'
import { reportFields, toBankReport } from '../reports/bank-reports.server.ts'
import type { BankQuestion, SimilarQuestion, SimilarQuestionsInput } from '../schema.ts'
import { getAnswerHistory } from './answer-history.server.ts'
import { computeFigures } from './figures.ts'
import { createSimilarQuestionFinder } from './similar-questions.ts'

const MAX_SIMILAR = 3
const MAX_REPORTS = 50
const NAME = { select: { firstName: true, lastName: true } } as const

/** A question with its versions, figures, corrections and reports. Three queries. @throws AppError NOT_FOUND */
export async function getQuestion(scope: DaycareScope, questionId: string): Promise<BankQuestion> {
  requireSuperadmin(scope)
  const [question, usage, history] = await Promise.all([
    db().question.findFirst({
      relationLoadStrategy: 'join',
      where: { id: questionId, deletedAt: null },
      select: {
        id: true,
        program: true,
        status: true,
        revision: true,
        updatedAt: true,
        currentVersion: { select: { ...versionFields, number: true, tallies: true } },
        versions: {
          orderBy: { number: 'desc' },
          select: {
            number: true,
            createdAt: true,
            prompt: true,
            createdBy: NAME,
            tallies: { select: { count: true } },
          },
        },
        corrections: {
          orderBy: { createdAt: 'desc' },
          select: {
            id: true,
            createdAt: true,
            formerKeys: true,
            rightKeys: true,
            answersChanged: true,
            reason: true,
            correctedBy: NAME,
          },
        },
        reports: {
          orderBy: [{ answeredAt: { sort: 'desc', nulls: 'first' } }, { createdAt: 'desc' }],
          take: MAX_REPORTS,
          select: reportFields,
        },
      },
    }),
    db().quizAnswer.findFirst({ where: { questionId }, select: { id: true } }),
    getAnswerHistory(questionId),
  ])
  if (!question?.currentVersion) throw new AppError('NOT_FOUND')
  const { program, currentVersion, versions, corrections, reports, ...rest } = question
  const content = toQuestionContent(program, currentVersion)
  return {
    ...rest,
    version: currentVersion.number,
    isUsed: usage !== null,
    history,
    content,
    figures: computeFigures(
      content.choices,
      currentVersion.tallies.filter(({ count }) => count > 0),
    ),
    versions: versions.map(({ createdBy, tallies, ...version }) => ({
      ...version,
      author: authorName(createdBy),
      answered: tallies.reduce((sum, { count }) => sum + count, 0),
    })),
    corrections: corrections.map(({ correctedBy, ...correction }) => ({
      ...correction,
      author: authorName(correctedBy),
    })),
    reports: reports.map(toBankReport),
  }
}

/** The questions of the program with the most similar prompts, best match first, at most three. One query. */
export async function getSimilarQuestions(
  scope: DaycareScope,
  { program, prompt, exceptId }: SimilarQuestionsInput,
): Promise<SimilarQuestion[]> {
  requireSuperadmin(scope)
  const questions = await db().question.findMany({
    relationLoadStrategy: 'join',
    where: { program, deletedAt: null, currentVersionId: { not: null }, ...(exceptId && { id: { not: exceptId } }) },
    select: { id: true, status: true, program: true, currentVersion: { select: versionFields } },
  })
  const entries = questions.flatMap(({ id, status, currentVersion }) =>
    currentVersion ? [{ id, status, prompt: currentVersion.prompt, version: currentVersion }] : [],
  )
  return createSimilarQuestionFinder(entries)(prompt)
    .slice(0, MAX_SIMILAR)
    .map(({ entry: { version, ...question }, similarity }) => ({
      ...question,
      choices: toQuestionContent(program, version).choices.map(({ text }) => text),
      similarity,
    }))
}
