import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { longDateTime } from '#app/lib/dates/dates.ts'
import { Button } from '#app/ui/button/button.tsx'
import { CsvButton } from '#app/ui/button/csv-button.tsx'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { SkeletonGrid } from '#app/ui/feedback/skeleton.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { useOptimisticChoice } from '#app/ui/use-choice.ts'
import { auditLogWords } from '#content/pages/audit-log.ts'
import type { AuditLogSearch } from '../search-params.ts'
import { AuditLogFiltersBar } from './audit-log-filters.tsx'
import { auditLogQuery, exportAuditLog } from './queries.ts'
import type { AuditLogEntry } from './schema.ts'
import { detailsText, entrySentence } from './words.ts'

type AuditLogPageProps = { search: AuditLogSearch; onSearchChange: (search: AuditLogSearch) => Promise<unknown> }

/** The audit log, newest entry first. */
export function AuditLogPage({ search: address, onSearchChange }: AuditLogPageProps) {
  const [search, change] = useOptimisticChoice(address, onSearchChange)
  const list = useInfiniteQuery({ ...auditLogQuery(search), placeholderData: keepPreviousData })
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? []
  const tooVague = list.data?.pages[0]?.tooVague
  return (
    <div className="page">
      <PageHeader
        title={auditLogWords.title}
        lead={auditLogWords.lead}
        action={
          <CsvButton
            file="journal"
            read={() => exportAuditLog(search)}
            onSaved={({ isTruncated }) => isTruncated && notify.warning(auditLogWords.exportCut, { duration: 12_000 })}
          >
            {auditLogWords.export}
          </CsvButton>
        }
      />
      <div className="flex flex-col gap-5">
        <AuditLogFiltersBar search={search} onChange={change} />
        {list.isPending ? (
          <div role="status">
            <span className="sr-only">Chargement du journal…</span>
            <SkeletonGrid />
          </div>
        ) : list.isLoadingError ? (
          <ErrorMessage error={list.error} action={<Button onClick={() => list.refetch()}>Réessayer</Button>} />
        ) : entries.length === 0 ? (
          <EmptyState
            title={tooVague ? auditLogWords[tooVague === 'who' ? 'manyPeople' : 'manyDaycares'] : auditLogWords.empty}
            action={<Button onClick={() => change({})}>Retirer les filtres</Button>}
          >
            {tooVague ? undefined : auditLogWords.emptyWhy}
          </EmptyState>
        ) : (
          <>
            <DataTable
              caption="Lignes du journal, la plus récente d’abord"
              hideCaption
              columns={COLUMNS}
              rows={entries}
              rowKey={({ id }) => id}
            />
            {list.isFetchNextPageError && <ErrorMessage error={list.error} />}
            {list.hasNextPage && (
              <Button className="self-center" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
                Afficher la suite
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  )
}

const COLUMNS: Column<AuditLogEntry>[] = [
  {
    key: 'sentence',
    header: 'Ce qui s’est passé',
    rowHeader: true,
    cell: (entry) => (
      <>
        {entrySentence(entry).map(({ text, isName }, index) =>
          isName ? (
            <strong key={`${index}-${text}`} className="font-semibold">
              {text}
            </strong>
          ) : (
            <span key={`${index}-${text}`} className="font-normal">
              {text}
            </span>
          ),
        )}
        <Details entry={entry} />
      </>
    ),
  },
  { key: 'daycare', header: 'Milieu', className: 'md:w-44', cell: ({ daycare }) => daycare?.name },
  {
    key: 'at',
    header: 'Quand',
    className: 'whitespace-nowrap md:w-56',
    cell: ({ at, ip }) => (
      <>
        <time dateTime={at.toISOString()}>{longDateTime(at)}</time>
        {ip && <span className="block text-ink-2 text-xs tabular-nums">depuis {ip}</span>}
      </>
    ),
  },
]

function Details({ entry }: { entry: AuditLogEntry }) {
  const { actor, target, reference } = entry
  const addresses = new Set([actor?.email, target?.email])
  const text = [...addresses, detailsText(entry), reference && `réf. ${reference}`].filter(Boolean).join(' · ')
  return text && <span className="block font-normal text-ink-2 text-xs [overflow-wrap:anywhere]">{text}</span>
}
