import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ActivityImage } from '#app/ui/activity/activity-image.tsx'
import { CsvButton } from '#app/ui/button/csv-button.tsx'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { SearchableList } from '#app/ui/page/searchable-list.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { useOptimisticChoice } from '#app/ui/use-choice.ts'
import { opinionLabel, SHEET_USE_FILTER_LABELS, sheetUseWords as words } from '#content/pages/sheet-use.ts'
import { SHEET_SECTION_LABELS } from '#content/sheet-labels.ts'
import { ageLabel } from '../words.ts'
import { CountedAt } from './counted-at.tsx'
import { exportSheetUse, sheetUseQuery } from './queries.ts'
import { SHEETS_PER_PAGE, type SheetUseRow } from './schema.ts'
import { SheetUseSearch, sheetUseInputOf } from './search-params.ts'
import { againShare, changeCount, opinionCount } from './sheet-figures.ts'

type SheetUsePageProps = {
  search: SheetUseSearch
  onSearchChange: (search: SheetUseSearch) => Promise<unknown>
}

/** « Fiches de la banque »: what becomes of each sheet, over all daycares, for the superadmin. */
export function SheetUsePage({ search: address, onSearchChange }: SheetUsePageProps) {
  const [search, changeSearch] = useOptimisticChoice(address, onSearchChange)
  const { page, ...filters } = sheetUseInputOf(search)
  const set = (change: Record<string, unknown>) => changeSearch(SheetUseSearch.parse({ ...search, page: 1, ...change }))
  const list = useQuery({ ...sheetUseQuery({ page, ...filters }), placeholderData: keepPreviousData })
  return (
    <div className="page">
      <PageHeader
        title={words.title}
        lead={words.lead}
        action={
          <CsvButton file={words.exportFile} read={() => exportSheetUse(filters)}>
            {words.export}
          </CsvButton>
        }
      />
      {list.data && <CountedAt computedAt={list.data.computedAt} />}
      <SearchableList
        searchLabel={words.searchLabel}
        placeholder={words.placeholder}
        text={search.q}
        onSearch={(text) => set({ q: text })}
        filterLabels={SHEET_USE_FILTER_LABELS}
        filter={filters.filter}
        onFilter={(filter) => set({ filter })}
        onClear={() => changeSearch({})}
        words={words}
        list={list}
        emptyAction={null}
      >
        {(data) => (
          <>
            <DataTable
              caption={words.title}
              hideCaption
              columns={COLUMNS}
              rows={data.sheets}
              rowKey={({ key }) => key}
              sort={{ column: filters.sort, direction: filters.ascending ? 'ascending' : 'descending' }}
              onSort={({ column, direction }) =>
                set({ sort: column, ascending: direction === 'ascending' || undefined })
              }
            />
            <Pager
              page={page}
              perPage={SHEETS_PER_PAGE}
              total={data.total}
              noun="fiche"
              onPage={(next) => set({ page: next })}
            />
          </>
        )}
      </SearchableList>
    </div>
  )
}

const COLUMNS: Column<SheetUseRow>[] = [
  {
    key: 'title',
    header: words.sheet,
    rowHeader: true,
    sortable: true,
    className: 'min-w-64',
    cell: (use) => <Sheet use={use} />,
  },
  { key: 'generated', header: words.generated, sortable: true, align: 'end', cell: ({ generated }) => generated },
  { key: 'lived', header: words.lived, sortable: true, align: 'end', cell: ({ lived }) => lived },
  { key: 'again', header: words.again, sortable: true, align: 'end', cell: (use) => <Opinion use={use} /> },
  {
    key: 'changed',
    header: words.changed,
    sortable: true,
    align: 'end',
    className: 'min-w-40',
    cell: (use) => <Changes use={use} />,
  },
  { key: 'reported', header: words.reported, sortable: true, align: 'end', cell: ({ reported }) => reported },
]

function Sheet({ use: { title, ageGroups, picture, activityId } }: { use: SheetUseRow }) {
  return (
    <span className="flex items-center gap-3">
      {picture && <ActivityImage picture={picture} isLazy shape="row" />}
      <span className="min-w-0">
        {activityId ? (
          <Link to="/activities/$activityId" params={{ activityId }} className="text-link">
            {title}
          </Link>
        ) : (
          title
        )}
        <span className="block font-normal text-ink-2 text-xs">{ageLabel(ageGroups)}</span>
      </span>
    </span>
  )
}

function Opinion({ use }: { use: SheetUseRow }) {
  const share = againShare(use)
  if (share === null) return <span className="text-ink-2">{words.noOpinion}</span>
  return opinionLabel(share, opinionCount(use))
}

function Changes({ use }: { use: SheetUseRow }) {
  return (
    <>
      {changeCount(use)}
      {use.changes.length > 0 && (
        <span className="block text-ink-2 text-xs">
          {use.changes.map(({ section, count }) => `${SHEET_SECTION_LABELS[section]}\u00A0: ${count}`).join(', ')}
        </span>
      )}
    </>
  )
}
