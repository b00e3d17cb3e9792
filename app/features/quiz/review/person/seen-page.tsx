import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { reviewWords } from '#content/pages/quiz-reviews.ts'
import { myReviewQuery } from '../queries.ts'
import { PersonView } from './person-view.tsx'

/** « Ce que ma gestionnaire voit »: the view of the manager, without the private notes. */
export function SeenPage() {
  const { data } = useSuspenseQuery(myReviewQuery())
  return (
    <div className="page max-w-6xl">
      <PageHeader title={reviewWords.seenTitle} lead={reviewWords.seenLead} />
      <p className="measure -mt-2 mb-8 text-ink-2">{reviewWords.seenPrivate}</p>
      <PersonView
        {...data}
        renderAttemptLink={({ id }, attempt) => (
          <Link
            to="/seen-by-manager/$quizId"
            params={{ quizId: id }}
            aria-label={`Voir : ${attempt}`}
            className={`${buttonClass('quiet')} max-sm:-mr-4 justify-self-end max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1`}
          >
            Voir
          </Link>
        )}
      />
    </div>
  )
}
