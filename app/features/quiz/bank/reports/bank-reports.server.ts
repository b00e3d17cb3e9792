import { audit } from '#app/server/audit.server.ts'
import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import type { ClientInfo } from '#app/server/session/client-info.server.ts'
import { PAGE_SIZE, type ReportOutcome } from '../limits.ts'
import { curator } from '../list/bank-rows.server.ts'
import type { AnswerReportsInput, BankReport, ReportsInput, ReportsPage } from '../schema.ts'

// Neither the name nor the daycare of who sent it: what counts is the question.
export const reportFields = {
  id: true,
  questionId: true,
  reason: true,
  text: true,
  createdAt: true,
  outcome: true,
  reply: true,
  answeredAt: true,
  version: { select: { prompt: true } },
  question: { select: { program: true } },
} as const

type Row = Omit<BankReport, 'prompt' | 'program' | 'outcome'> & {
  outcome: ReportOutcome | null
  version: Pick<BankReport, 'prompt'>
  question: Pick<BankReport, 'program'>
}

export function reportOf({ version, question, ...report }: Row): BankReport {
  return { ...report, prompt: version.prompt, program: question.program }
}

/** Remarks of players, those of one question together: open ones oldest first, answered ones last answered first. */
export async function getReports(scope: DaycareScope, { open, page }: ReportsInput): Promise<ReportsPage> {
  curator(scope)
  const where = { answeredAt: open ? null : { not: null }, question: { deletedAt: null } }
  const [reports, total] = await Promise.all([
    db().questionReport.findMany({
      relationLoadStrategy: 'join',
      where,
      orderBy: open ? [{ questionId: 'asc' }, { createdAt: 'asc' }] : [{ answeredAt: 'desc' }, { id: 'asc' }],
      skip: (page - 1) * PAGE_SIZE,
      take: PAGE_SIZE,
      select: reportFields,
    }),
    db().questionReport.count({ where }),
  ])
  return { reports: reports.map(reportOf), total }
}

/**
 * Answers remarks on one question and closes them; each player reads the answer on her quiz page. Those that somebody
 * else has answered meanwhile keep that answer.
 * @throws AppError CONFLICT when none of them is open any more, NOT_FOUND for remarks that are not of this question
 */
export async function answerReports(
  scope: DaycareScope,
  { questionId, reportIds, outcome, reply }: AnswerReportsInput,
  client?: ClientInfo,
): Promise<{ answered: number }> {
  const answeredById = curator(scope)
  return db().$transaction(async (tx) => {
    const { count } = await tx.questionReport.updateMany({
      where: { id: { in: reportIds }, questionId, answeredAt: null },
      data: { outcome, reply, answeredAt: new Date(), answeredById },
    })
    if (count === 0) {
      const known = await tx.questionReport.count({ where: { id: { in: reportIds }, questionId } })
      throw new AppError(known ? 'CONFLICT' : 'NOT_FOUND')
    }
    const details = { outcome, reports: count }
    await audit(tx, {
      action: 'question.reportAnswered',
      actorId: answeredById,
      targetId: questionId,
      client,
      details,
    })
    return { answered: count }
  })
}
