import type { ReactNode } from 'react'
import { AnswerReviewList } from '#app/features/quiz/question/answer-review-list.tsx'
import { durationInWords, topicLabel } from '#app/features/quiz/question/quiz-words.ts'
import { longDateTime } from '#app/lib/dates/dates.ts'
import { reviewWords } from '#content/pages/quiz-reviews.ts'
import { QUIZ_MODES } from '#content/pages/quizzes.ts'
import { AnswerCountList } from '../counts.tsx'
import type { AttemptReview } from '../schema.ts'

type AttemptViewProps = {
  attempt: AttemptReview
  /** Between the counts and the questions: the manager's form, or the note that the educator reads. */
  children?: ReactNode
}

/** An attempt, question by question. Shared by the manager and the educator, so that both see the same. */
export function AttemptView({ attempt, children }: AttemptViewProps) {
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
      {answers.length > 0 && (
        <section aria-labelledby="questions">
          <h2 id="questions" className="mb-4 text-2xl">
            Question par question
          </h2>
          <AnswerReviewList
            answers={answers}
            topicLabel={(topic) => topicLabel(type, topic)}
            chosenLabel="Réponse choisie"
          />
        </section>
      )}
    </div>
  )
}
