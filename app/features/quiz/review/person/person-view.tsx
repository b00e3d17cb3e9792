import { Link } from '@tanstack/react-router'
import { PROGRAMS, type Program } from '#app/domain/enums.ts'
import { longDate } from '#app/lib/dates/dates.ts'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { LongDate } from '#app/ui/time.tsx'
import { QUIZ_PROGRAMS } from '#content/pages/quiz-programs.ts'
import { REVIEW_STATES, reviewWords } from '#content/pages/quiz-reviews.ts'
import { QUIZ_MODES } from '#content/pages/quizzes.ts'
import { AnswerCountList } from '../counts.tsx'
import { getReviewState } from '../review-rows.ts'
import type { AttemptSummary, PersonReview, ProgramReview } from '../schema.ts'
import { progressInWords } from '../words.ts'

type PersonViewProps = PersonReview & {
  /** Address of an attempt: managers and educators have different ones. */
  attemptPath: '/quiz-reviews/attempts/$quizId' | '/seen-by-manager/$quizId'
}

/** Results and attempts of one person. Shared by the manager and the educator, so that both see the same. */
export function PersonView({ person, attempts, attemptPath }: PersonViewProps) {
  return (
    <div className="flex flex-col gap-10">
      <div className="grid gap-5 sm:grid-cols-2">
        {PROGRAMS.map((program) => (
          <ProgramCard key={program} program={program} review={person.programs[program]} />
        ))}
      </div>
      <section aria-labelledby="tentatives">
        <h2 id="tentatives" className="text-2xl">
          Quiz, du plus récent au plus ancien
        </h2>
        {attempts.length === 0 ? (
          <p className="mt-1.5 text-ink-2">{reviewWords.noAttempt}</p>
        ) : (
          <ul className="card mt-4 divide-y divide-line">
            {attempts.map((attempt) => (
              <Attempt key={attempt.id} attempt={attempt} path={attemptPath} />
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}

function ProgramCard({ program, review }: { program: Program; review: ProgramReview }) {
  const progress = progressInWords(review).join(', ')
  return (
    <section aria-labelledby={`programme-${program}`} className="card flex flex-col gap-2 p-5 sm:p-6">
      <h2 id={`programme-${program}`} className="text-xl">
        {QUIZ_PROGRAMS[program].title}
      </h2>
      <p>
        <span className="font-medium">{REVIEW_STATES[getReviewState(review)]}</span>
        {progress && <span className="text-ink-2">{` · ${progress}`}</span>}
      </p>
      <AnswerCountList {...review} />
      {review.lastActivityAt && (
        <p className="text-ink-2 text-sm">
          Dernière activité : <LongDate date={review.lastActivityAt} />
        </p>
      )}
    </section>
  )
}

/** « Quiz Alex, 21 novembre 2026 », with the mode in brackets unless it is a regular quiz. */
function attemptName({ type, mode, startedAt }: AttemptSummary): string {
  const kind = mode === 'REGULAR' ? '' : ` (${QUIZ_MODES[mode].toLocaleLowerCase('fr')})`
  return `${QUIZ_PROGRAMS[type].title}${kind}, ${longDate(startedAt)}`
}

function Attempt({ attempt, path }: { attempt: AttemptSummary; path: PersonViewProps['attemptPath'] }) {
  const { id, type, mode, startedAt, finishedAt, review } = attempt
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 px-5 py-3 max-sm:[&>:nth-child(2)]:col-start-1 sm:grid-cols-[minmax(0,1fr)_14rem_6rem] lg:grid-cols-[minmax(0,1fr)_22rem_6rem]">
      <div className="min-w-0">
        <p className="font-semibold">{QUIZ_PROGRAMS[type].title}</p>
        <p className="text-ink-2 text-sm">
          {mode !== 'REGULAR' && `${QUIZ_MODES[mode]}, `}
          <LongDate date={startedAt} />
        </p>
        {review?.note && (
          <p className="measure mt-1 whitespace-pre-line border-line-strong border-l-2 pl-3 text-sm [overflow-wrap:anywhere]">
            {review.note}
          </p>
        )}
      </div>
      <div>
        <AnswerCountList {...attempt} />
        <p className="text-ink-2 text-sm">
          {finishedAt ? (review ? `Revu le ${longDate(review.reviewedAt)}` : 'Pas encore revu') : 'En cours'}
        </p>
      </div>
      <Link
        to={path}
        params={{ quizId: id }}
        aria-label={`Voir : ${attemptName(attempt)}`}
        className={`${buttonClass('quiet')} max-sm:-mr-4 justify-self-end max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1`}
      >
        Voir
      </Link>
    </li>
  )
}
