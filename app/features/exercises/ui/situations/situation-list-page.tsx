import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { plural } from '#app/lib/plural.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { CardFooter } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { RelativeTime } from '#app/ui/time.tsx'
import { exerciseWords } from '#content/pages/exercises.ts'
import { situationsQuery } from '../../exercises.queries.ts'
import type { Situation } from '../../exercises.schema.ts'
import { Disclaimers } from '../disclaimers.tsx'
import { PrivateNote } from './private-note.tsx'
import { useDeleteWithUndo } from './use-delete-situation.ts'

/** The sheets one has written for one's own yard or outings. */
export function SituationListPage() {
  const { data: situations } = useSuspenseQuery(situationsQuery())
  const { deleteIt } = useDeleteWithUndo()
  const write = (
    <Link
      to="/alex/risks-vs-benefits/situations/$situationId"
      params={{ situationId: 'new' }}
      className={buttonClass('primary')}
    >
      <Icon as={Plus} size={18} />
      Écrire une fiche
    </Link>
  )
  return (
    <div className="page">
      <PageHeader
        above={
          <Breadcrumb items={[{ label: exerciseWords.title, to: '/alex/risks-vs-benefits' }]} current="Ma situation" />
        }
        title={exerciseWords.mineTitle}
        lead={exerciseWords.mineLead}
        action={situations.length > 0 && write}
      />
      <PrivateNote />
      <h2 className="sr-only">Mes fiches</h2>
      {situations.length === 0 ? (
        <EmptyState title={exerciseWords.mineEmpty} action={write}>
          {exerciseWords.mineEmptyWhy}
        </EmptyState>
      ) : (
        <ul className="card-grid">
          {situations.map((situation) => (
            <li key={situation.id}>
              <SituationCard situation={situation} onDelete={() => deleteIt(situation.id)} />
            </li>
          ))}
        </ul>
      )}
      <Disclaimers />
    </div>
  )
}

function SituationCard({ situation, onDelete }: { situation: Situation; onDelete: () => void }) {
  const { id, title, description, statements, updatedAt } = situation
  const count = (side: string) => statements.filter((statement) => statement.side === side).length
  return (
    <article className="card relative flex h-full flex-col gap-2 p-5 transition-shadow duration-[120ms] hover:shadow-pop">
      <h3 className="text-balance font-display font-semibold text-xl">
        <Link
          to="/alex/risks-vs-benefits/situations/$situationId"
          params={{ situationId: id }}
          className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus focus-visible:after:outline-offset-3"
        >
          {title}
        </Link>
      </h3>
      {description && <p className="line-clamp-3 text-ink-2 text-sm">{description}</p>}
      <p className="mt-auto pb-2 text-sm">
        {plural(count('benefits'), 'bénéfice')} · {plural(count('risks'), 'risque')}
      </p>
      <CardFooter className="text-ink-2 text-sm">
        <span>
          Modifiée <RelativeTime date={updatedAt} />
        </span>
        <IconButton icon={Trash2} label={`Supprimer « ${title} »`} className="relative" onClick={onDelete} />
      </CardFooter>
    </article>
  )
}
