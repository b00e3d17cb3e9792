import { audit } from '#app/server/audit.server.ts'
import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import type { ClientInfo } from '#app/server/session/client-info.server.ts'
import { PAGE_SIZE, type ReportOutcome } from '../limits.ts'
import { requireSuperadmin } from '../list/question-content.server.ts'
import type { AnswerReportsInput, BankReport, ReportsInput, ReportsPage } from '../schema.ts'

/** Columns of a report. Without its author and daycare, which superadmins must not see. */
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

/** A row read with {@link reportFields}. */
export function toBankReport({ version, question, ...report }: Row): BankReport {
  return { ...report, prompt: version.prompt, program: question.program }
}

/** A page of reports: open ones grouped by question, oldest first; answered ones last answered first. Two queries. */
export async function getReports(scope: DaycareScope, { open, page }: ReportsInput): Promise<ReportsPage> {
  requireSuperadmin(scope)
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
  return { reports: reports.map(toBankReport), total }
}

/**
 * Answers reports on one question and closes them; their authors read the reply on their quiz page. Reports that were
 * answered meanwhile keep their reply.
 * @throws AppError CONFLICT when none of them is open any more, NOT_FOUND when none of them is on this question
 */
export async function answerReports(
  scope: DaycareScope,
  { questionId, reportIds, outcome, reply }: AnswerReportsInput,
  client?: ClientInfo,
): Promise<{ answered: number }> {
  const answeredById = requireSuperadmin(scope)
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
