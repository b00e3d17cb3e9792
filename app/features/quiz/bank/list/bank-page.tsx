import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useRef } from 'react'
import { plural } from '#app/lib/french/grammar.ts'
import { Button } from '#app/ui/button/button.tsx'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { SkeletonText } from '#app/ui/feedback/skeleton.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { useOptimisticChoice } from '#app/ui/use-choice.ts'
import { bankWords } from '#content/pages/question-bank.ts'
import { PAGE_SIZE } from '../limits.ts'
import { bankCountsQuery, questionBankQuery } from '../queries.ts'
import type { BankCounts, BankFilters } from '../schema.ts'
import { type BankSearch, filtersFromSearch, searchFromFilters } from '../search-params.ts'
import { BankFiltersBar } from './bank-filters.tsx'
import { BankRows } from './bank-rows.tsx'
import { ExportMenu } from './export-menu.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useQuestionSelection } from './use-question-selection.ts'

type BankPageProps = { search: BankSearch; onSearchChange: (search: BankSearch) => Promise<unknown> }

/** The question bank: search, filters, selection and export. */
export function BankPage({ search: currentSearch, onSearchChange }: BankPageProps) {
  const [search, changeSearch] = useOptimisticChoice(currentSearch, onSearchChange)
  const { data: counts } = useSuspenseQuery(bankCountsQuery())
  const filters = filtersFromSearch(search)
  const page = search.page ?? 1
  const list = useQuery(questionBankQuery({ filters, page }))
  const selection = useQuestionSelection(list.data?.rows ?? [])
  const selectAll = useRef<HTMLInputElement>(null)
  const changeFilters = (next: BankFilters) => changeSearch(searchFromFilters(next))
  return (
    <div className="page max-w-6xl">
      <PageHeader
        title="Banque de questions"
        summary={summaryOf(counts)}
        action={
          <Link to="/admin/question-bank/$questionId" params={{ questionId: 'new' }} className={buttonClass('primary')}>
            <Icon as="lucide-plus" size={18} />
            Écrire une question
          </Link>
        }
      />
      <div className="mb-5 flex flex-wrap items-start gap-3">
        <Link to="/admin/question-bank/reports" className={buttonClass()}>
          Remarques ({counts.openReports})
        </Link>
        <Link to="/admin/question-bank/import" className={buttonClass()}>
          Importer<span className="sr-only"> un fichier</span>
        </Link>
        <ExportMenu filters={filters} />
      </div>
      <BankFiltersBar filters={filters} onChange={changeFilters} />
      <section aria-label="Questions" aria-busy={list.isFetching || undefined} className="mt-5 flex flex-col gap-4">
        {selection.rows.length > 0 && <SelectionBar selection={selection} onEmpty={() => selectAll.current?.focus()} />}
        {list.isPending ? (
          <div role="status" className="card p-5">
            <span className="sr-only">Chargement des questions…</span>
            <SkeletonText lines={8} />
          </div>
        ) : list.isError ? (
          <ErrorMessage error={list.error} action={<Button onClick={() => list.refetch()}>Réessayer</Button>} />
        ) : list.data.rows.length === 0 ? (
          <EmptyState
            title={bankWords.nothingFound}
            action={<Button onClick={() => changeSearch({})}>Retirer les filtres</Button>}
          >
            {bankWords.nothingFoundWhy}
          </EmptyState>
        ) : (
          <div className={clsx('flex flex-col gap-4 transition-opacity', list.isPlaceholderData && 'opacity-60')}>
            <BankRows rows={list.data.rows} selection={selection} allRef={selectAll} />
            <Pager
              page={page}
              perPage={PAGE_SIZE}
              total={list.data.total}
              noun="question"
              onPage={(next) => changeSearch({ ...searchFromFilters(filters), ...(next > 1 && { page: next }) })}
            />
          </div>
        )}
      </section>
    </div>
  )
}

function summaryOf({ READY, DRAFT, ARCHIVED }: BankCounts): string {
  const ready = plural(READY, 'question prête', 'questions prêtes')
  return `${ready}, ${plural(DRAFT, 'brouillon')}, ${plural(ARCHIVED, 'archivée')}`
}
