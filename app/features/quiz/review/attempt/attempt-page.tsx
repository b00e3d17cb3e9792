import { useSuspenseQuery } from '@tanstack/react-query'
import { longDate } from '#app/lib/dates/dates.ts'
import { Breadcrumb } from '#app/ui/page/breadcrumb.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { QUIZ_PROGRAMS } from '#content/pages/quiz-programs.ts'
import { reviewWords } from '#content/pages/quiz-reviews.ts'
import { attemptReviewQuery, myAttemptReviewQuery } from '../queries.ts'
import { fullName } from '../review-rows.ts'
import { AttemptView } from './attempt-view.tsx'
import { NoteRead } from './note-read.tsx'
import { ReviewPanel } from './review-panel.tsx'

/** One attempt of an educator, as her manager looks at it. */
export function AttemptPage({ quizId, userId }: { quizId: string; userId: string }) {
  const { data: attempt } = useSuspenseQuery(attemptReviewQuery(quizId))
  const { person, type, startedAt } = attempt
  const name = fullName(person)
  const crumbs = [
    { label: reviewWords.title, to: '/quiz-reviews' },
    { label: name, to: `/quiz-reviews/people/${person.userId}` },
  ]
  return (
    <div className="page max-w-4xl">
      <PageHeader
        above={<Breadcrumb items={crumbs} current={`${QUIZ_PROGRAMS[type].title}, ${longDate(startedAt)}`} />}
        title={QUIZ_PROGRAMS[type].title}
        summary={`${name}, ${longDate(startedAt)}`}
      />
      <AttemptView attempt={attempt}>
        <ReviewPanel key={attempt.id} attempt={attempt} userId={userId} />
      </AttemptView>
    </div>
  )
}

/** The same attempt, as she sees that it is seen. */
export function SeenAttemptPage({ quizId }: { quizId: string }) {
  const { data: attempt } = useSuspenseQuery(myAttemptReviewQuery(quizId))
  const { type, startedAt, review } = attempt
  return (
    <div className="page max-w-4xl">
      <PageHeader
        above={
          <Breadcrumb
            items={[{ label: reviewWords.seenTitle, to: '/seen-by-manager' }]}
            current={`${QUIZ_PROGRAMS[type].title}, ${longDate(startedAt)}`}
          />
        }
        title={QUIZ_PROGRAMS[type].title}
        summary={longDate(startedAt)}
      />
      <AttemptView attempt={attempt}>{review && <NoteRead review={review} />}</AttemptView>
    </div>
  )
}
