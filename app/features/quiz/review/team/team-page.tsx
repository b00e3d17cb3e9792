import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { isSingular } from '#app/lib/french/grammar.ts'
import { Button } from '#app/ui/button/button.tsx'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { CsvButton } from '#app/ui/button/csv-button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { StatLine } from '#app/ui/stat-line.tsx'
import { useOptimisticChoice } from '#app/ui/use-choice.ts'
import { reviewWords } from '#content/pages/quiz-reviews.ts'
import { exportReviews, hardQuestionsQuery, teamReviewQuery } from '../queries.ts'
import { reviewRows } from '../review-rows.ts'
import type { TeamReview } from '../schema.ts'
import type { ReviewFilters } from '../search-params.ts'
import { HardList } from './hard-list.tsx'
import { PendingList } from './pending-list.tsx'
import { TeamFilters } from './team-filters.tsx'
import { TeamTable } from './team-table.tsx'

type TeamPageProps = { filters: ReviewFilters; onFiltersChange: (filters: ReviewFilters) => Promise<unknown> }

/** A manager's view of her team's quiz results and of the questions to discuss. */
export function TeamPage({ filters: currentFilters, onFiltersChange }: TeamPageProps) {
  const [filters, change] = useOptimisticChoice(currentFilters, onFiltersChange)
  // Deferred: the current results stay on screen while those of another period load.
  const since = useDeferredValue(filters.since)
  const { data: team } = useSuspenseQuery(teamReviewQuery(since))
  const { data: hard } = useSuspenseQuery(hardQuestionsQuery(since))
  const hasTeam = team.people.length > 0
  return (
    <div className="page">
      <PageHeader
        title={reviewWords.title}
        lead={reviewWords.lead}
        action={
          hasTeam && (
            <Link to="/quiz-reviews/discussion" className={buttonClass('primary')}>
              Préparer une discussion
            </Link>
          )
        }
      />
      {hasTeam ? (
        <div className="flex flex-col gap-10">
          <PendingList />
          <Figures team={team} />
          <Results team={team} filters={filters} onFiltersChange={change} />
          <HardList hard={hard} />
        </div>
      ) : (
        <EmptyState
          title={reviewWords.noTeamTitle}
          action={
            <Link to="/team" className={buttonClass('primary')}>
              Voir l’équipe
            </Link>
          }
        >
          {reviewWords.noTeam}
        </EmptyState>
      )}
    </div>
  )
}

/** Three counts of people and quizzes; deliberately no score. */
function Figures({ team: { people } }: { team: TeamReview }) {
  const programs = people.flatMap((person) => Object.values(person.programs))
  const started = people.filter((person) => Object.values(person.programs).some(({ lastActivityAt }) => lastActivityAt))
  const open = programs.filter((program) => program.open).length
  const unread = programs.reduce((sum, program) => sum + program.unread, 0)
  return (
    <div className="flex gap-x-5 sm:gap-x-12">
      <StatLine
        value={`${started.length} sur ${people.length}`}
        label={isSingular(started.length) ? 'personne a commencé' : 'personnes ont commencé'}
      />
      <StatLine value={String(open)} label="quiz à reprendre" />
      <StatLine
        value={String(unread)}
        label={isSingular(unread) ? 'quiz terminé à revoir' : 'quiz terminés à revoir'}
      />
    </div>
  )
}

type ResultsProps = { team: TeamReview; filters: ReviewFilters; onFiltersChange: (filters: ReviewFilters) => void }

function Results({ team, filters, onFiltersChange }: ResultsProps) {
  const rows = reviewRows(team, filters)
  const hasNoActivity = team.people.every(({ programs }) =>
    Object.values(programs).every((program) => !program.lastActivityAt),
  )
  return (
    <section aria-labelledby="par-personne" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="par-personne" className="text-2xl">
          Par personne
        </h2>
        <CsvButton file="resultats-des-quiz" read={() => exportReviews(filters)}>
          Exporter en CSV
        </CsvButton>
      </div>
      <TeamFilters filters={filters} onChange={onFiltersChange} />
      {hasNoActivity && !filters.since && (
        <div className="card p-5">
          <p className="font-semibold">{reviewWords.noPlayTitle}</p>
          <p className="text-ink-2 text-sm">{reviewWords.noPlay}</p>
        </div>
      )}
      {rows.length > 0 ? (
        <>
          <TeamTable rows={rows} />
          <p className="measure text-ink-2 text-sm">{reviewWords.regularOnly}</p>
        </>
      ) : (
        <EmptyState
          title={reviewWords.noMatch}
          action={<Button onClick={() => onFiltersChange({})}>Retirer les filtres</Button>}
        />
      )}
    </section>
  )
}
