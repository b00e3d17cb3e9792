import { Link } from '@tanstack/react-router'
import type { Program } from '#app/domain/enums.ts'
import { durationInWords, scoreInWords } from '#app/features/quiz/question/quiz-words.ts'
import { longDate } from '#app/lib/dates/dates.ts'
import { plural } from '#app/lib/french/grammar.ts'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { LongDate } from '#app/ui/time.tsx'
import { listSentences, QUIZ_MODES } from '#content/pages/quizzes.ts'
import { QUIZ_PATHS } from '../quiz-places.ts'
import type { PastQuiz } from '../schema.ts'

/** Finished quizzes and unfinished quizzes of mistakes. */
export function QuizHistory({ program, quizzes }: { program: Program; quizzes: PastQuiz[] }) {
  return (
    <section aria-labelledby="historique">
      <h2 id="historique" className="text-2xl">
        Historique
      </h2>
      {quizzes.length === 0 ? (
        <p className="measure mt-1.5 text-ink-2">{listSentences.noHistory}</p>
      ) : (
        <ul className="card mt-4 divide-y divide-line">
          {quizzes.map((quiz) => (
            <HistoryItem key={quiz.id} program={program} quiz={quiz} />
          ))}
        </ul>
      )}
    </section>
  )
}

function HistoryItem({ program, quiz }: { program: Program; quiz: PastQuiz }) {
  const { id, mode, startedAt, finishedAt, right, answered, total, duration } = quiz
  const date = finishedAt ?? startedAt
  const name = mode === 'REGULAR' ? `Quiz de ${plural(total, 'question')}` : QUIZ_MODES[mode]
  return (
    <li className="grid items-center gap-x-6 gap-y-1 px-5 py-3 sm:grid-cols-[minmax(0,1fr)_14rem_8rem]">
      <p className="min-w-0">
        <span className="font-semibold">{name}</span>
        <span className="block text-ink-2 text-sm">
          <LongDate date={date} />
        </span>
      </p>
      <p className="text-sm">
        {finishedAt ? scoreInWords(right, total) : `À continuer, question ${answered + 1} sur ${total}`}
        {finishedAt && <span className="block text-ink-2">En {durationInWords(duration)}</span>}
      </p>
      <Link
        to={QUIZ_PATHS[program].play}
        params={{ quizId: id }}
        aria-label={`${finishedAt ? 'Revoir' : 'Continuer'} : ${name}, ${longDate(date)}`}
        className={`${buttonClass('quiet')} max-sm:-ml-5 justify-self-start sm:justify-self-end`}
      >
        {finishedAt ? 'Revoir' : 'Continuer'}
      </Link>
    </li>
  )
}
