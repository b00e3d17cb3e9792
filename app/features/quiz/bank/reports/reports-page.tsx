import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from '#app/ui/button/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { SkeletonText } from '#app/ui/feedback/skeleton.tsx'
import { Breadcrumb, PageHeader } from '#app/ui/page/page-header.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { useOptimisticChoice } from '#app/ui/use-choice.ts'
import { bankWords, PROGRAM_LABELS } from '#content/pages/question-bank.ts'
import { PAGE_SIZE } from '../limits.ts'
import { reportsQuery } from '../queries.ts'
import type { ReportsSearch } from '../search-params.ts'
import { ReportGroup } from './report-group.tsx'

type ReportsPageProps = { search: ReportsSearch; onSearchChange: (search: ReportsSearch) => Promise<unknown> }

/** Reports of players, grouped by question. */
export function ReportsPage({ search: currentSearch, onSearchChange }: ReportsPageProps) {
  const [search, change] = useOptimisticChoice(currentSearch, onSearchChange)
  const open = search.answered !== '1'
  const page = search.page ?? 1
  const list = useQuery(reportsQuery({ open, page }))
  const groups = [...Map.groupBy(list.data?.reports ?? [], ({ questionId }) => questionId)]
  return (
    <div className="page max-w-4xl">
      <PageHeader
        above={
          <Breadcrumb items={[{ label: 'Banque de questions', to: '/admin/question-bank' }]} current="Remarques" />
        }
        title="Remarques sur les questions"
      />
      <div className="mb-5 max-w-md">
        <SegmentedControl
          legend="Afficher"
          options={[
            { value: 'open', label: 'Sans réponse' },
            { value: 'answered', label: 'Répondues' },
          ]}
          value={open ? 'open' : 'answered'}
          onChange={(value) => change(value === 'answered' ? { answered: '1' } : {})}
        />
      </div>
      {list.isPending ? (
        <div role="status" className="card p-5">
          <span className="sr-only">Chargement des remarques…</span>
          <SkeletonText lines={6} />
        </div>
      ) : list.isError ? (
        <ErrorMessage error={list.error} action={<Button onClick={() => list.refetch()}>Réessayer</Button>} />
      ) : groups.length === 0 ? (
        <EmptyState title={open ? bankWords.noReports : bankWords.noAnswered}>
          {open ? bankWords.noReportsWhy : undefined}
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-5">
          {groups.map(([questionId, reports]) => (
            <ReportGroup key={questionId} reports={reports}>
              <div>
                <p className="text-ink-2 text-sm">{reports[0] && PROGRAM_LABELS[reports[0].program]}</p>
                <h2 className="text-lg">
                  <Link
                    to="/admin/question-bank/$questionId"
                    params={{ questionId }}
                    className="text-link inline-flex min-h-11 items-center"
                  >
                    {reports[0]?.prompt}
                  </Link>
                </h2>
              </div>
            </ReportGroup>
          ))}
          <Pager
            page={page}
            perPage={PAGE_SIZE}
            total={list.data.total}
            noun="remarque"
            onPage={(next) => change({ ...(open ? {} : { answered: '1' }), ...(next > 1 && { page: next }) })}
          />
        </div>
      )}
    </div>
  )
}
