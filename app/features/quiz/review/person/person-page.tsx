import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { fullName } from '#app/domain/full-name.ts'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Breadcrumb, PageHeader } from '#app/ui/page/page-header.tsx'
import { reviewWords } from '#content/pages/quiz-reviews.ts'
import { myReviewQuery, personReviewQuery, teamReviewQuery } from '../queries.ts'
import type { PersonSummary } from '../schema.ts'
import { PersonView } from './person-view.tsx'

/** An educator's results and attempts, for her manager. */
export function PersonPage({ personId }: { personId: string }) {
  const { data } = useSuspenseQuery(personReviewQuery(personId))
  const { data: team } = useSuspenseQuery(teamReviewQuery())
  const name = fullName(data.person)
  const at = team.people.findIndex(({ userId }) => userId === personId)
  return (
    <div className="page max-w-6xl">
      <PageHeader
        above={<Breadcrumb items={[{ label: reviewWords.title, to: '/quiz-reviews' }]} current={name} />}
        title={name}
      />
      <PersonView {...data} attemptPath="/quiz-reviews/attempts/$quizId" />
      <PersonPager
        previous={at > 0 ? team.people[at - 1] : undefined}
        next={at >= 0 ? team.people[at + 1] : undefined}
      />
    </div>
  )
}

/** « Ce que ma gestionnaire voit »: the view of the manager, without the private notes. */
export function SeenPage() {
  const { data } = useSuspenseQuery(myReviewQuery())
  return (
    <div className="page max-w-6xl">
      <PageHeader title={reviewWords.seenTitle} lead={reviewWords.seenLead} />
      <p className="measure -mt-2 mb-8 text-ink-2">{reviewWords.seenPrivate}</p>
      <PersonView {...data} attemptPath="/seen-by-manager/$quizId" />
    </div>
  )
}

type PersonPagerProps = { previous: PersonSummary | undefined; next: PersonSummary | undefined }

/** Links to the previous and next person, in the order of the table. */
function PersonPager({ previous, next }: PersonPagerProps) {
  if (!previous && !next) return null
  return (
    <nav
      aria-label="Autres personnes"
      className="no-print mt-10 flex flex-wrap justify-between gap-3 border-line border-t pt-5"
    >
      {previous && (
        <Link
          to="/quiz-reviews/people/$personId"
          params={{ personId: previous.userId }}
          className={buttonClass('secondary')}
        >
          <Icon as="lucide-arrow-left" size={18} />
          <span className="sr-only">Personne précédente : </span>
          {fullName(previous)}
        </Link>
      )}
      {next && (
        <Link
          to="/quiz-reviews/people/$personId"
          params={{ personId: next.userId }}
          className={`${buttonClass('secondary')} ml-auto`}
        >
          <span className="sr-only">Personne suivante : </span>
          {fullName(next)}
          <Icon as="lucide-arrow-right" size={18} />
        </Link>
      )}
    </nav>
  )
}
