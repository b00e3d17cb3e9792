import { keepPreviousData, useQuery } from '@tanstack/react-query'
import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { ToggleChip } from '#app/ui/chips.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { SkeletonText } from '#app/ui/feedback/skeleton.tsx'
import { SearchField } from '#app/ui/form/text-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { useOptimisticChoice } from '#app/ui/use-choice.ts'
import { useDebouncedFilter } from '#app/ui/use-debounced-filter.ts'
import { MANAGER_FILTER_LABELS, managerWords } from '#content/pages/managers.ts'
import type { ManagerDialog } from './manager-dialogs.tsx'
import { ManagersTable } from './managers-table.tsx'
import { presetManagersQuery } from './queries.ts'
import { MANAGER_FILTERS, MANAGERS_PER_PAGE, ManagersSearch } from './schema.ts'

const ManagerDialogs = lazyPart(() => import('./manager-dialogs.tsx'), 'ManagerDialogs', { isOverlay: true })

type ManagersPageProps = { search: ManagersSearch; onSearchChange: (search: ManagersSearch) => Promise<unknown> }

/** The list of managers, for the superadmin, who adds, invites, edits and deletes them. */
export function ManagersPage({ search: address, onSearchChange }: ManagersPageProps) {
  const [search, changeSearch] = useOptimisticChoice(address, onSearchChange)
  const [dialog, setDialog] = useState<ManagerDialog | null>(null)
  const { q, filter = 'all', page = 1 } = search
  const set = (change: Record<string, unknown>) => changeSearch(ManagersSearch.parse({ ...search, page: 1, ...change }))
  const [typedText, typeText] = useDebouncedFilter(q ?? '', (text) => set({ q: text }))
  const list = useQuery({ ...presetManagersQuery({ page, search: q, filter }), placeholderData: keepPreviousData })
  const add = (
    <Button variant="primary" icon={<Icon as={UserPlus} size={18} />} onClick={() => setDialog({ kind: 'add' })}>
      {managerWords.add}
    </Button>
  )
  const isFiltered = Boolean(q) || filter !== 'all'
  return (
    <div className="page">
      <PageHeader title={managerWords.title} lead={managerWords.lead} action={add} />
      <div className="flex flex-col gap-5">
        <div role="group" aria-label="Chercher et filtrer" className="no-print flex flex-wrap items-center gap-3">
          <SearchField
            label="Chercher une gestionnaire"
            placeholder="Nom ou courriel"
            maxLength={100}
            className="min-w-64 flex-1"
            value={typedText}
            onChange={(event) => typeText(event.target.value)}
          />
          <div className="flex flex-wrap gap-2">
            {MANAGER_FILTERS.map((one) => (
              <ToggleChip key={one} pressed={filter === one} onPressedChange={() => set({ filter: one })}>
                {MANAGER_FILTER_LABELS[one]}
              </ToggleChip>
            ))}
          </div>
        </div>
        {list.isPending ? (
          <div role="status">
            <span className="sr-only">Chargement des gestionnaires…</span>
            <SkeletonText lines={6} />
          </div>
        ) : list.isError ? (
          <ErrorMessage error={list.error} action={<Button onClick={() => list.refetch()}>Réessayer</Button>} />
        ) : list.data.total === 0 ? (
          <EmptyState
            title={isFiltered ? managerWords.noneMatch : managerWords.empty}
            action={isFiltered ? <Button onClick={() => changeSearch({})}>Retirer les filtres</Button> : add}
          >
            {isFiltered ? managerWords.noneMatchWhy : managerWords.emptyWhy}
          </EmptyState>
        ) : (
          <>
            <ManagersTable managers={list.data.managers} onOpen={setDialog} />
            <Pager
              page={page}
              perPage={MANAGERS_PER_PAGE}
              total={list.data.total}
              noun="gestionnaire"
              onPage={(next) => set({ page: next })}
            />
          </>
        )}
      </div>
      {dialog && <ManagerDialogs dialog={dialog} onClose={() => setDialog(null)} />}
    </div>
  )
}
