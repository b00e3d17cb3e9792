import type * as z from 'zod/mini'
import { audit } from '#app/server/audit.server.ts'
import { db } from '#app/server/database/db.server.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import type { ClientInfo } from '#app/server/session/client-info.server.ts'
import { matchingQuestions } from '../list/bank-list.server.ts'
import { requireSuperadmin, toQuestionContent, versionFields } from '../list/question-content.server.ts'
import type { ExportFormat, ExportInput } from '../schema.ts'
import type { FileQuestion } from './question-cells.ts'
import { formatQuestionsCsv } from './question-csv.ts'
import { formatQuestionsGift } from './question-gift.ts'
import { formatQuestionsMoodle } from './question-moodle.ts'

const FORMATS: Record<ExportFormat, (questions: readonly FileQuestion[]) => string> = {
  csv: formatQuestionsCsv,
  gift: formatQuestionsGift,
  moodle: formatQuestionsMoodle,
}

/** The filtered questions as a file for French Excel or for Moodle. Writes to the audit log. Three statements. */
export async function exportQuestions(
  scope: DaycareScope,
  { format, ...filters }: z.infer<typeof ExportInput>,
  client?: ClientInfo,
): Promise<{ text: string; count: number }> {
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
  return { text: FORMATS[format](rows), count: rows.length }
}
