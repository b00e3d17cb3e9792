import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { contentOf, curator, nameOf, versionWords } from '../list/bank-rows.server.ts'
import { reportFields, reportOf } from '../reports/bank-reports.server.ts'
import type { BankQuestion, Twin, TwinsInput } from '../schema.ts'
import { figuresOf } from './figures.ts'
import { createTwinFinder } from './twins.ts'

const TWINS_SHOWN = 3
const REPORTS_SHOWN = 50
const NAME = { select: { firstName: true, lastName: true } } as const

/** A question with its versions, figures, corrections and remarks. Two queries. @throws AppError NOT_FOUND */
export async function getQuestion(scope: DaycareScope, questionId: string): Promise<BankQuestion> {
  curator(scope)
  const [question, drawn] = await Promise.all([
    db().question.findFirst({
      relationLoadStrategy: 'join',
      where: { id: questionId, deletedAt: null },
      select: {
        id: true,
        program: true,
        status: true,
        revision: true,
        updatedAt: true,
        currentVersion: { select: { ...versionWords, number: true, tallies: true } },
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
          take: REPORTS_SHOWN,
          select: reportFields,
        },
      },
    }),
    db().quizAnswer.findFirst({ where: { questionId }, select: { id: true } }),
  ])
  if (!question?.currentVersion) throw new AppError('NOT_FOUND')
  const { program, currentVersion, versions, corrections, reports, ...rest } = question
  const content = contentOf(program, currentVersion)
  return {
    ...rest,
    version: currentVersion.number,
    isUsed: drawn !== null,
    content,
    figures: figuresOf(
      content.choices,
      currentVersion.tallies.filter(({ count }) => count > 0),
    ),
    versions: versions.map(({ createdBy, tallies, ...version }) => ({
      ...version,
      author: nameOf(createdBy),
      answered: tallies.reduce((sum, { count }) => sum + count, 0),
    })),
    corrections: corrections.map(({ correctedBy, ...correction }) => ({ ...correction, author: nameOf(correctedBy) })),
    reports: reports.map(reportOf),
  }
}

/** Questions of the program whose words are nearly these, the nearest first. One query over the prompts of the program. */
export async function getTwins(scope: DaycareScope, { program, prompt, exceptId }: TwinsInput): Promise<Twin[]> {
  curator(scope)
  const questions = await db().question.findMany({
    relationLoadStrategy: 'join',
    where: { program, deletedAt: null, currentVersionId: { not: null }, ...(exceptId && { id: { not: exceptId } }) },
    select: { id: true, status: true, program: true, currentVersion: { select: versionWords } },
  })
  const entries = questions.flatMap(({ id, status, currentVersion }) =>
    currentVersion ? [{ id, status, prompt: currentVersion.prompt, words: currentVersion }] : [],
  )
  return createTwinFinder(entries)(prompt)
    .slice(0, TWINS_SHOWN)
    .map(({ entry: { words, ...twin }, likeness }) => ({
      ...twin,
      choices: contentOf(program, words).choices.map(({ text }) => text),
      likeness,
    }))
}
