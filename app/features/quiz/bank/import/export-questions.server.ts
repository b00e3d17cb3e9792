import { audit } from '#app/server/audit.server.ts'
import { db } from '#app/server/database/db.server.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import type { ClientInfo } from '#app/server/session/client-info.server.ts'
import { matchingQuestions } from '../list/bank-list.server.ts'
import { requireSuperadmin, toQuestionContent, versionFields } from '../list/question-content.server.ts'
import type { BankFilters } from '../schema.ts'
import { formatQuestionsCsv } from './question-csv.ts'

/** The filtered questions as a CSV file for French Excel. Writes to the audit log. Three statements. */
export async function exportQuestions(
  scope: DaycareScope,
  filters: BankFilters,
  client?: ClientInfo,
): Promise<{ csv: string; count: number }> {
  const actorId = requireSuperadmin(scope)
  const ids = await db().$queryRaw<{ id: string }[]>`
    SELECT "Question"."id" ${matchingQuestions(filters)}`
  const questions = await db().question.findMany({
    relationLoadStrategy: 'join',
    where: { id: { in: ids.map(({ id }) => id) } },
    orderBy: [{ program: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, status: true, program: true, currentVersion: { select: versionFields } },
  })
  const rows = questions.flatMap(({ id, status, program, currentVersion }) =>
    currentVersion ? [{ id, status, content: toQuestionContent(program, currentVersion) }] : [],
  )
  await audit(db(), { action: 'question.exported', actorId, client, details: { questions: rows.length } })
  return { csv: formatQuestionsCsv(rows), count: rows.length }
}
