import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { longDate } from '#app/lib/dates/dates.ts'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { SearchableList } from '#app/ui/page/searchable-list.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { useOptimisticChoice } from '#app/ui/use-choice.ts'
import { DAYCARE_KIND_LABELS } from '#content/labels.ts'
import { DAYCARE_FILTER_LABELS, daycareListWords } from '#content/pages/administration.ts'
import { adminDaycaresQuery } from './functions.ts'
import { type AdminDaycare, DAYCARES_PER_PAGE } from './schema.ts'
import { DaycaresSearch, daycaresInputOf } from './search-params.ts'

type DaycaresPageProps = {
  search: DaycaresSearch
  onSearchChange: (search: DaycaresSearch) => Promise<unknown>
  /** The actions on one daycare, which belong to another feature. */
  actions: (daycare: AdminDaycare) => ReactNode
  /** A button that adds a daycare. */
  add: ReactNode
}

/** The list of all daycares, for the superadmin. */
export function DaycaresPage({ search: address, onSearchChange, actions, add }: DaycaresPageProps) {
  const [search, changeSearch] = useOptimisticChoice(address, onSearchChange)
  const input = daycaresInputOf(search)
  const set = (change: Record<string, unknown>) => changeSearch(DaycaresSearch.parse({ ...search, page: 1, ...change }))
  const list = useQuery({ ...adminDaycaresQuery(input), placeholderData: keepPreviousData })
  const addManager = (
    <Link to="/admin/managers" className={buttonClass()}>
      Ajouter une gestionnaire
    </Link>
  )
  return (
    <div className="page">
      <PageHeader title={daycareListWords.title} lead={daycareListWords.lead} action={add} />
      <SearchableList
        searchLabel="Chercher un milieu"
        placeholder="Nom du milieu"
        text={search.q}
        onSearch={(text) => set({ q: text })}
        filterLabels={DAYCARE_FILTER_LABELS}
        filter={input.filter}
        onFilter={(filter) => set({ filter })}
        onClear={() => changeSearch({})}
        words={daycareListWords}
        list={list}
        emptyAction={addManager}
      >
        {(data) => (
          <>
            <DataTable
              caption="Milieux"
              hideCaption
              columns={[...COLUMNS, actionsColumn(actions)]}
              rows={data.daycares}
              rowKey={({ id }) => id}
              sort={{ column: input.sort, direction: input.descending ? 'descending' : 'ascending' }}
              onSort={({ column, direction }) => set({ sort: column, descending: direction === 'descending' })}
            />
            <Pager
              page={input.page}
              perPage={DAYCARES_PER_PAGE}
              total={data.total}
              noun="milieu"
              nouns="milieux"
              onPage={(page) => set({ page })}
            />
          </>
        )}
      </SearchableList>
    </div>
  )
}

const COLUMNS: Column<AdminDaycare>[] = [
  {
    key: 'name',
    header: 'Nom',
    rowHeader: true,
    sortable: true,
    className: 'min-w-48',
    cell: ({ name, kind, deletedAt }) => (
      <>
        {name}
        <span className="block font-normal text-ink-2 text-xs">{DAYCARE_KIND_LABELS[kind]}</span>
        {deletedAt && (
          <span className="block font-normal text-danger-ink text-xs">Supprimé le {longDate(deletedAt)}</span>
        )}
      </>
    ),
  },
  {
    key: 'managers',
    header: 'Gestionnaires',
    className: 'min-w-48',
    cell: (daycare) => <Managers daycare={daycare} />,
  },
  {
    key: 'maxTeachers',
    header: 'Places',
    sortable: true,
    className: 'whitespace-nowrap',
    cell: ({ teachers, maxTeachers }) => (
      <span className={teachers >= maxTeachers ? 'font-semibold text-danger-ink' : undefined}>
        {teachers} sur {maxTeachers}
        {teachers >= maxTeachers && <span className="block font-normal text-xs">complet</span>}
      </span>
    ),
  },
  {
    key: 'createdAt',
    header: 'Créé le',
    sortable: true,
    className: 'whitespace-nowrap',
    cell: ({ createdAt }) => longDate(createdAt),
  },
]

const actionsColumn = (actions: DaycaresPageProps['actions']): Column<AdminDaycare> => ({
  key: 'actions',
  header: 'Actions',
  unlabelled: true,
  align: 'end',
  cell: actions,
})

function Managers({ daycare: { managers } }: { daycare: AdminDaycare }) {
  if (managers.length === 0) return <span className="font-semibold text-danger-ink">{daycareListWords.noManager}</span>
  return (
    <ul className="flex flex-col gap-1">
      {managers.map(({ id, name, hasSignedIn }) => (
        <li key={id}>
          {name}
          {!hasSignedIn && <span className="block text-ink-2 text-xs">{daycareListWords.neverEntered}</span>}
        </li>
      ))}
    </ul>
  )
}
