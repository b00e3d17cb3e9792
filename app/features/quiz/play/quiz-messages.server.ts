import * as z from 'zod/mini'
import type { Program } from '#app/domain/enums.ts'
import { QuestionChoices, ScoreChange } from '#app/domain/question.ts'
import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import { type DaycareScope, requireDaycareId } from '#app/server/middleware.ts'
import type { MessageInput, QuizMessages } from './schema.ts'
import { ownQuizzesWhere } from './server.ts'

const MAX_MESSAGES = 20
const Scores = z.array(ScoreChange)

/**
 * Her undismissed reports on questions of a program, with their replies, and the undismissed corrections of questions
 * that she answered. Newest first, at most twenty of each. Two queries.
 */
export async function getQuizMessages(scope: DaycareScope, type: Program): Promise<QuizMessages> {
  const where = { ...ownQuizzesWhere(scope), readAt: null }
  const [reports, notices] = await Promise.all([
    db().questionReport.findMany({
      relationLoadStrategy: 'join',
      where: { ...where, question: { program: type } },
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
      take: MAX_MESSAGES,
      select: {
        id: true,
        reason: true,
        text: true,
        outcome: true,
        reply: true,
        createdAt: true,
        version: { select: { prompt: true } },
      },
    }),
    db().correctionNotice.findMany({
      relationLoadStrategy: 'join',
      where: { ...where, correction: { question: { program: type } } },
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
      take: MAX_MESSAGES,
      select: {
        id: true,
        scores: true,
        correction: {
          select: {
            reason: true,
            rightKeys: true,
            question: {
              select: { currentVersion: { select: { prompt: true, choices: true, explanationRight: true } } },
            },
          },
        },
      },
    }),
  ])
  return {
    reports: reports.map(({ version, ...report }) => ({ ...report, prompt: version.prompt })),
    corrections: notices.flatMap(({ correction: { reason, rightKeys, question }, scores, ...notice }) => {
      const { currentVersion } = question
      if (!currentVersion) return []
      const choices = QuestionChoices.parse(currentVersion.choices)
      return [
        {
          ...notice,
          reason,
          prompt: currentVersion.prompt,
          rightChoices: choices.filter(({ key }) => rightKeys.includes(key)).map(({ text }) => text),
          explanation: currentVersion.explanationRight,
          scores: Scores.parse(scores),
        },
      ]
    }),
  }
}

/** Dismisses a message. @throws AppError NOT_FOUND unless it is hers, and for a report without a reply */
export async function closeQuizMessage(scope: DaycareScope, { id, kind }: MessageInput): Promise<{ id: string }> {
  const own = { id, daycareId: requireDaycareId(scope), userId: scope.userId }
  const readAt = new Date()
  const { count } =
    kind === 'report'
      ? await db().questionReport.updateMany({ where: { ...own, answeredAt: { not: null } }, data: { readAt } })
      : await db().correctionNotice.updateMany({ where: own, data: { readAt } })
  if (count === 0) throw new AppError('NOT_FOUND')
  return { id }
}
