import { Link } from '@tanstack/react-router'
import { plural } from '#app/lib/french/grammar.ts'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { LongDate } from '#app/ui/time.tsx'
import { QUIZ_PROGRAMS } from '#content/pages/quiz-programs.ts'
import { REVIEW_STATES } from '#content/pages/quiz-reviews.ts'
import { AnswerCountList } from '../counts.tsx'
import { getReviewState, type ReviewRow } from '../review-rows.ts'
import { progressInWords } from '../words.ts'
import { RemindButton } from './remind-button.tsx'

const COLUMNS: Column<ReviewRow>[] = [
  {
    key: 'name',
    header: 'Personne',
    rowHeader: true,
    className: 'min-w-44',
    cell: ({ userId, name, program }) => (
      <>
        <Link
          to="/quiz-reviews/people/$personId"
          params={{ personId: userId }}
          className="text-link inline-flex min-h-11 items-center"
        >
          {name}
        </Link>
        <span className="block font-normal text-ink-2">{QUIZ_PROGRAMS[program].title}</span>
      </>
    ),
  },
  {
    key: 'state',
    header: 'État',
    className: 'min-w-40',
    cell: ({ review }) => (
      <>
        <span className="font-medium">{REVIEW_STATES[getReviewState(review)]}</span>
        {progressInWords(review).map((text) => (
          <span key={text} className="block text-ink-2">
            {text}
          </span>
        ))}
      </>
    ),
  },
  {
    key: 'counts',
    header: 'Réponses',
    className: 'min-w-44',
    cell: ({ review }) =>
      getReviewState(review) === 'none' ? <span className="text-ink-2">Aucune</span> : <AnswerCountList {...review} />,
  },
  {
    key: 'unread',
    header: 'À revoir par vous',
    className: 'whitespace-nowrap',
    cell: ({ review: { unread, finished } }) =>
      unread > 0 ? (
        plural(unread, 'quiz', 'quiz')
      ) : (
        <span className="text-ink-2">{finished > 0 ? 'Tout est revu' : 'Rien'}</span>
      ),
  },
  {
    key: 'last',
    header: 'Dernière activité',
    className: 'whitespace-nowrap',
    cell: ({ review: { lastActivityAt } }) =>
      lastActivityAt ? <LongDate date={lastActivityAt} /> : <span className="text-ink-2">Aucune</span>,
  },
  {
    key: 'remind',
    header: 'Rappel',
    className: 'min-w-32',
    cell: (row) => <RemindButton row={row} />,
  },
]

/** One row per person and program, sorted by name so that nobody is ranked. */
export function TeamTable({ rows }: { rows: readonly ReviewRow[] }) {
  return (
    <DataTable
      caption="Résultats par personne et par quiz, en ordre alphabétique"
      hideCaption
      columns={COLUMNS}
      rows={rows}
      rowKey={({ userId, program }) => `${userId} ${program}`}
    />
  )
}
