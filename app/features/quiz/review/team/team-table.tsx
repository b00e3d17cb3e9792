import { Link } from '@tanstack/react-router'
import { plural } from '#app/lib/french/grammar.ts'
import { textLinkClass } from '#app/ui/button/button-class.ts'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { LongDate } from '#app/ui/time.tsx'
import { QUIZ_PROGRAMS } from '#content/pages/quiz-programs.ts'
import { REVIEW_STATES } from '#content/pages/quiz-reviews.ts'
import { Counts } from '../counts.tsx'
import { type ReviewRow, stateOf } from '../review-rows.ts'
import { whereInWords } from '../words.ts'
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
          className={`${textLinkClass} inline-flex min-h-11 items-center`}
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
        <span className="font-medium">{REVIEW_STATES[stateOf(review)]}</span>
        {whereInWords(review).map((where) => (
          <span key={where} className="block text-ink-2">
            {where}
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
      stateOf(review) === 'none' ? <span className="text-ink-2">Aucune</span> : <Counts {...review} />,
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

/** One line per person and quiz, by name: nobody is ranked. */
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
