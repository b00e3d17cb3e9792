import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { addDays } from 'date-fns/addDays'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { useEffect, useRef } from 'react'
import { longDate } from '#app/lib/dates/dates.ts'
import { plural } from '#app/lib/french/grammar.ts'
import { Button } from '#app/ui/button/button.tsx'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { focusTitle } from '#app/ui/shell/main-content.tsx'
import { libraryWords } from '#content/pages/library.ts'
import { RESTORE_DAYS } from '../limits.ts'
import { trashQuery, useRestoreActivity } from './queries.ts'
import type { TrashedActivity } from './schema.ts'

/** « Corbeille »: what was deleted, by whom, and for how long it can still be restored. */
export function TrashPage() {
  const { data: trash } = useSuspenseQuery(trashQuery())
  const list = useRef<HTMLUListElement>(null)
  const restoredIndex = useRef<number | null>(null)
  const { length } = trash
  useEffect(() => {
    // The restored row took the focused button with it: the focus goes to the next row's, or to the title when none is left.
    if (restoredIndex.current === null || document.activeElement !== document.body) return
    const next = list.current?.children[Math.min(restoredIndex.current, length - 1)]?.querySelector('button')
    if (next) next.focus()
    else focusTitle()
    restoredIndex.current = null
  }, [length])
  return (
    <div className="page max-w-4xl">
      <PageHeader
        title={libraryWords.trash}
        lead={trash.length > 0 && libraryWords.trashLead}
        above={
          <Link to="/activities" className="underline underline-offset-4">
            Activités
          </Link>
        }
      />
      {trash.length === 0 ? (
        <EmptyState
          picture="trash"
          title={libraryWords.trashEmpty}
          action={
            <Link to="/activities" search={{ onglet: 'trouver' }} className={buttonClass()}>
              {libraryWords.trashFind}
            </Link>
          }
        >
          {libraryWords.trashEmptyWhy}
        </EmptyState>
      ) : (
        <ul ref={list} className="flex flex-col gap-3">
          {trash.map((activity, index) => (
            <TrashRow
              key={activity.id}
              activity={activity}
              onRestore={() => {
                restoredIndex.current = index
              }}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

type TrashRowProps = { activity: TrashedActivity; onRestore: () => void }

function TrashRow({ activity: { id, title, authorName, deletedByName, deletedAt }, onRestore }: TrashRowProps) {
  const restore = useRestoreActivity()
  const restoreIt = () => {
    onRestore()
    return restore.mutateAsync(id).then(() => notify.success(`«\u00A0${title}\u00A0» est rétablie`), notify.failure)
  }
  return (
    <li className="card flex flex-wrap items-center justify-between gap-3 p-4">
      <div className="min-w-0">
        <h2 className="font-semibold text-lg">{title}</h2>
        <p className="text-ink-2 text-sm">
          {`Supprimée le ${longDate(deletedAt)}`}
          {deletedByName && ` par ${deletedByName}`}
          {authorName && authorName !== deletedByName && `, écrite par ${authorName}`}
          {` · encore ${plural(daysLeft(deletedAt), 'jour')}`}
        </p>
      </div>
      <Button icon={<Icon as="lucide-undo-2" />} busy={restore.isPending} onClick={() => void restoreIt()}>
        Rétablir
      </Button>
    </li>
  )
}

function daysLeft(deletedAt: Date, now = new Date()): number {
  return Math.max(0, differenceInCalendarDays(addDays(deletedAt, RESTORE_DAYS), now))
}
