import { calendarDay } from '#app/lib/dates/dates.ts'
import { audit } from '#app/server/audit.server.ts'
import { db } from '#app/server/database/db.server.ts'
import { frenchCsv } from '#app/server/french-csv.server.ts'
import { type DaycareScope, requireDaycareId } from '#app/server/middleware.ts'
import type { ClientInfo } from '#app/server/session/client-info.server.ts'
import { QUIZ_PROGRAMS } from '#content/pages/quiz-programs.ts'
import { REVIEW_STATES } from '#content/pages/quiz-reviews.ts'
import { getReviewState, reviewRows } from './review-rows.ts'
import type { ExportInput } from './schema.ts'
import { readPeople } from './team-review.server.ts'

const HEADERS = [
  'Personne',
  'Programme',
  'État',
  'Quiz terminés',
  'Réponses justes',
  'Réponses erronées',
  'Sans réponse',
  'Quiz pas encore revus',
  'Dernière activité',
]

/**
 * The filtered table of the selected daycare as a CSV file for French Excel, without the notes. Writes an entry of the
 * audit log with the number of rows. Two queries.
 */
export async function exportQuizReviews(
  scope: DaycareScope,
  { since, ...filters }: ExportInput,
  client: ClientInfo,
): Promise<{ csv: string }> {
  const daycareId = requireDaycareId(scope)
  const rows = reviewRows({ people: await readPeople(daycareId, { since }) }, filters)
  const lines = rows.map(({ name, program, review }) => [
    name,
    QUIZ_PROGRAMS[program].title,
    REVIEW_STATES[getReviewState(review)],
    review.finished,
    review.right,
    review.wrong,
    review.unanswered,
    review.unread,
    review.lastActivityAt ? calendarDay(review.lastActivityAt) : '',
  ])
  await audit(db(), {
    action: 'quizReviews.exported',
    actorId: scope.userId,
    daycareId,
    client,
    details: { rows: lines.length },
  })
  return { csv: frenchCsv(HEADERS, lines) }
}
