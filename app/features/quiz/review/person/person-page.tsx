import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { fullName } from '#app/domain/full-name.ts'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Breadcrumb, PageHeader } from '#app/ui/page/page-header.tsx'
import { reviewWords } from '#content/pages/quiz-reviews.ts'
import { personReviewQuery, teamReviewQuery } from '../queries.ts'
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
      <PersonView
        {...data}
        renderAttemptLink={({ id }, attempt) => (
          <Link
            to="/quiz-reviews/attempts/$quizId"
            params={{ quizId: id }}
            aria-label={`Voir : ${attempt}`}
            className={`${buttonClass('quiet')} max-sm:-mr-4 justify-self-end max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1`}
          >
            Voir
          </Link>
        )}
      />
      <PersonPager
        previous={at > 0 ? team.people[at - 1] : undefined}
        next={at >= 0 ? team.people[at + 1] : undefined}
      />
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
