import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { fullName } from '#app/domain/full-name.ts'
import { longDate } from '#app/lib/dates/dates.ts'
import { Breadcrumb, PageHeader } from '#app/ui/page/page-header.tsx'
import { QUIZ_PROGRAMS } from '#content/pages/quiz-programs.ts'
import { reviewWords } from '#content/pages/quiz-reviews.ts'
import { attemptReviewQuery, myAttemptReviewQuery, pendingReviewsQuery } from '../queries.ts'
import { type Place, placeInPending } from '../review-rows.ts'
import type { AttemptReview, Review } from '../schema.ts'
import { reviewedInWords } from '../words.ts'
import { AttemptView } from './attempt-view.tsx'
import { ReviewDock } from './review-dock.tsx'
import { ReviewPanel } from './review-panel.tsx'
import { useReviewForm } from './use-review-form.ts'

/** An attempt of an educator, for her manager. */
export function AttemptPage({ quizId, userId }: { quizId: string; userId: string }) {
  const { data: attempt } = useSuspenseQuery(attemptReviewQuery(quizId))
  const { data: pending } = useSuspenseQuery(pendingReviewsQuery())
  const navigate = useNavigate()
  const place = placeInPending(pending, quizId)
  const openNext = () =>
    place?.next
      ? void navigate({ to: '/quiz-reviews/attempts/$quizId', params: { quizId: place.next } })
      : void navigate({ to: '/quiz-reviews' })
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
      <AttemptView
        attempt={attempt}
        after={
          attempt.finishedAt ? (
            <AttemptReviewForm key={attempt.id} attempt={attempt} userId={userId} place={place} onReviewed={openNext} />
          ) : (
            <p className="text-ink-2">{reviewWords.nothingToMark}</p>
          )
        }
      />
    </div>
  )
}

type AttemptReviewFormProps = {
  attempt: AttemptReview
  userId: string
  place: Place | null
  onReviewed: () => void
}

function AttemptReviewForm({ attempt, userId, place, onReviewed }: AttemptReviewFormProps) {
  const form = useReviewForm(attempt, userId)
  const { person, review } = attempt
  if (review) return <ReviewPanel form={form} review={review} firstName={person.firstName} />
  return <ReviewDock form={form} firstName={person.firstName} place={place} onReviewed={onReviewed} />
}

/** The same attempt for the educator herself: what her manager sees of it. */
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
      <AttemptView attempt={attempt}>{review && <ManagerNote review={review} />}</AttemptView>
    </div>
  )
}

/** Date of the review, with the note when it is meant for her. */
function ManagerNote({ review }: { review: Review }) {
  const { note } = review
  const reviewedText = reviewedInWords(review)
  if (!note) return <p className="text-ink-2">{reviewedText}.</p>
  return (
    <section aria-labelledby="mot" className="card p-5 sm:p-6">
      <h2 id="mot" className="text-xl">
        Un mot de votre gestionnaire
      </h2>
      <p className="measure mt-2 whitespace-pre-line [overflow-wrap:anywhere]">{note}</p>
      <p className="mt-2 text-ink-2 text-sm">{reviewedText}</p>
    </section>
  )
}
