import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Ref } from 'react'
import type { Program } from '#app/domain/enums.ts'
import { AnswersByResult } from '#app/features/quiz/question/answers-by-result.tsx'
import { durationInWords, scoreInWords } from '#app/features/quiz/question/quiz-words.ts'
import { longDateTime } from '#app/lib/dates/dates.ts'
import { Button } from '#app/ui/button/button.tsx'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { ProgressBar } from '#app/ui/feedback/progress.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PrintButton } from '#app/ui/page/page-header.tsx'
import { QUIZ_PROGRAMS } from '#content/pages/quiz-programs.ts'
import { paperWords, QUIZ_MODES, resultSentences } from '#content/pages/quizzes.ts'
import { quizResultsQuery } from '../queries.ts'
import { QUIZ_PATHS } from '../quiz-places.ts'
import type { QuizResults, QuizSession } from '../schema.ts'
import { useOpenQuiz } from '../use-open-quiz.ts'

/** Results of a finished quiz: score, then missed questions, then the others. */
export function ResultsScreen({ session, titleRef }: { session: QuizSession; titleRef: Ref<HTMLHeadingElement> }) {
  const { data: results } = useSuspenseQuery(quizResultsQuery(session.id))
  const { type, mode, answers } = results
  const right = answers.filter(({ isCorrect }) => isCorrect).length
  return (
    <div className="print-guide">
      <p className="no-print mb-5">
        <Link to={QUIZ_PATHS[type].list} className={backLinkClass}>
          <Icon as="lucide-arrow-left" size={18} />
          {QUIZ_PROGRAMS[type].title}
        </Link>
      </p>
      <Summary results={results} right={right} missed={answers.length - right} titleRef={titleRef} />
      <div className="mt-10">
        <AnswersByResult
          program={type}
          answers={answers}
          titles={{ missed: 'À revoir', right: mode === 'REGULAR' ? 'Réussies' : 'Réussies cette fois' }}
        />
      </div>
    </div>
  )
}

type SummaryProps = { results: QuizResults; right: number; missed: number; titleRef: Ref<HTMLHeadingElement> }

function Summary({ results, right, missed, titleRef }: SummaryProps) {
  const { id, type, mode, total, finishedAt, duration } = results
  return (
    <div className="rounded-xl border border-line bg-surface p-5 shadow-card sm:p-9">
      <p className="text-ink-2 text-sm">{mode === 'REGULAR' ? QUIZ_PROGRAMS[type].title : QUIZ_MODES[mode]}</p>
      <h1 ref={titleRef} tabIndex={-1} className="page-title mt-1.5">
        Quiz terminé
      </h1>
      <p className="mt-4 font-semibold text-lg">{scoreInWords(right, total)}</p>
      <ProgressBar ratio={total > 0 ? right / total : 0} className="mt-3 text-primary" />
      <p className="measure mt-4">{missed === 0 ? resultSentences.allRight : resultSentences.someMissed}</p>
      {finishedAt && (
        <p className="mt-2 text-ink-2 text-sm">
          Terminé le {longDateTime(finishedAt)}, en {durationInWords(duration)}.
        </p>
      )}
      <Actions type={type} quizId={id} hasMistakes={missed > 0} />
    </div>
  )
}

/** The two stand side by side on a phone. */
const sharedRow = 'max-sm:flex-1 max-sm:px-2'

function Actions({ type, quizId, hasMistakes }: { type: Program; quizId: string; hasMistakes: boolean }) {
  const opening = useOpenQuiz(type)
  return (
    <div className="no-print mt-6 flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        {hasMistakes && (
          <Button
            variant="primary"
            size="lg"
            className="max-sm:w-full"
            busy={opening.isBusy}
            onClick={() => opening.openMistakes(quizId)}
          >
            Revoir mes erreurs
          </Button>
        )}
        <Link
          to={QUIZ_PATHS[type].list}
          className={`${buttonClass(hasMistakes ? 'secondary' : 'primary', 'lg')} max-sm:w-full`}
        >
          Retour aux quiz
        </Link>
      </div>
      <div className="flex flex-wrap gap-3">
        <PrintButton className={sharedRow} />
        <Link to="/quiz/paper" search={{ program: type, quiz: quizId }} className={`${buttonClass()} ${sharedRow}`}>
          {paperWords.link}
        </Link>
      </div>
      {opening.failure && <ErrorMessage error={opening.failure.error} />}
    </div>
  )
}

/** Back link at the top of the quiz screens, which have no navigation. */
export const backLinkClass =
  'inline-flex min-h-11 items-center gap-2 rounded-sm font-semibold text-primary-ink no-underline hover:underline hover:underline-offset-4'
