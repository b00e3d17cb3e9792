import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { SearchableList } from '#app/ui/page/searchable-list.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { useOptimisticChoice } from '#app/ui/use-choice.ts'
import { MANAGER_FILTER_LABELS, managerWords } from '#content/pages/managers.ts'
import { presetManagersQuery } from './functions.ts'
import type { ManagerDialog } from './manager-dialogs.tsx'
import { ManagersTable } from './managers-table.tsx'
import { MANAGERS_PER_PAGE } from './schema.ts'
import { ManagersSearch } from './search-params.ts'

const ManagerDialogs = lazyPart(() => import('./manager-dialogs.tsx'), 'ManagerDialogs', { isOverlay: true })

type ManagersPageProps = { search: ManagersSearch; onSearchChange: (search: ManagersSearch) => Promise<unknown> }

/** The list of managers, for the superadmin, who adds, invites, edits and deletes them. */
export function ManagersPage({ search: address, onSearchChange }: ManagersPageProps) {
  const [search, changeSearch] = useOptimisticChoice(address, onSearchChange)
  const [dialog, setDialog] = useState<ManagerDialog | null>(null)
  const { q, filter = 'all', page = 1 } = search
  const set = (change: Record<string, unknown>) => changeSearch(ManagersSearch.parse({ ...search, page: 1, ...change }))
  const list = useQuery({ ...presetManagersQuery({ page, search: q, filter }), placeholderData: keepPreviousData })
  const sendsMail = list.data?.sendsMail ?? true
  const add = (
    <Button
      variant="primary"
      icon={<Icon as="lucide-user-plus" size={18} />}
      onClick={() => setDialog({ kind: 'add', sendsMail })}
    >
      {managerWords.add}
    </Button>
  )
  return (
    <div className="page">
      <PageHeader title={managerWords.title} lead={managerWords.lead(sendsMail)} action={add} />
      <SearchableList
        searchLabel="Chercher une gestionnaire"
        placeholder="Nom ou courriel"
        text={q}
        onSearch={(text) => set({ q: text })}
        filterLabels={MANAGER_FILTER_LABELS}
        filter={filter}
        onFilter={(one) => set({ filter: one })}
        onClear={() => changeSearch({})}
        words={managerWords}
        list={list}
        emptyAction={add}
      >
        {(data) => (
          <>
            <ManagersTable managers={data.managers} sendsMail={sendsMail} onOpen={setDialog} />
            <Pager
              page={page}
              perPage={MANAGERS_PER_PAGE}
              total={data.total}
              noun="gestionnaire"
              onPage={(next) => set({ page: next })}
            />
          </>
        )}
      </SearchableList>
      {dialog && <ManagerDialogs dialog={dialog} onClose={() => setDialog(null)} />}
    </div>
  )
}
