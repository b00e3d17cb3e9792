import type { ReactNode } from 'react'
import { AnswersByResult } from '#app/features/quiz/question/answers-by-result.tsx'
import { durationInWords } from '#app/features/quiz/question/quiz-words.ts'
import { longDateTime } from '#app/lib/dates/dates.ts'
import { reviewWords } from '#content/pages/quiz-reviews.ts'
import { QUIZ_MODES } from '#content/pages/quizzes.ts'
import { AnswerCountList } from '../counts.tsx'
import type { AttemptReview } from '../schema.ts'

type AttemptViewProps = {
  attempt: AttemptReview
  /** Above the answers: the note that the educator reads. */
  children?: ReactNode
  /** Below the answers: what is written once they are read. */
  after?: ReactNode
}

/** An attempt, its missed answers first. Shared by the manager and the educator, so that both see the same. */
export function AttemptView({ attempt, children, after }: AttemptViewProps) {
  const { type, mode, startedAt, finishedAt, duration, unanswered, answers } = attempt
  return (
    <div className="flex flex-col gap-8">
      <div className="card flex flex-col gap-2 p-5 sm:p-6">
        {mode !== 'REGULAR' && <p className="font-medium">{QUIZ_MODES[mode]}</p>}
        <AnswerCountList {...attempt} />
        <p className="text-ink-2 text-sm">
          {finishedAt
            ? `Terminé le ${longDateTime(finishedAt)}, en ${durationInWords(duration)}.`
            : `Commencé le ${longDateTime(startedAt)}. ${reviewWords.open}`}
          {finishedAt && unanswered > 0 && ` ${reviewWords.unanswered}`}
        </p>
      </div>
      {children}
      <AnswersByResult
        program={type}
        answers={answers}
        titles={{ missed: 'À revoir ensemble', right: 'Réussies' }}
        chosenLabel="Réponse choisie"
      />
      {after}
    </div>
  )
}
