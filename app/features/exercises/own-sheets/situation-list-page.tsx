import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { IconButton } from '#app/ui/button/icon-button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Breadcrumb, PageHeader } from '#app/ui/page/page-header.tsx'
import { RelativeTime } from '#app/ui/time.tsx'
import { exerciseWords } from '#content/pages/exercises.ts'
import { Disclaimers } from '../disclaimers.tsx'
import { sharedSituationsQuery, situationsQuery } from '../queries.ts'
import { SituationCard, SituationVisibility } from './situation-card.tsx'
import { useDeleteWithUndo } from './use-situation.ts'

/** The person's own situations, and those that colleagues share. */
export function SituationListPage() {
  const { data: situations } = useSuspenseQuery(situationsQuery())
  const { data: shared } = useSuspenseQuery(sharedSituationsQuery())
  const { deleteWithUndo } = useDeleteWithUndo()
  const createLink = (
    <Link
      to="/alex/risks-vs-benefits/situations/$situationId"
      params={{ situationId: 'new' }}
      className={buttonClass('primary')}
    >
      <Icon as="lucide-plus" size={18} />
      Écrire une fiche
    </Link>
  )
  return (
    <div className="page">
      <PageHeader
        above={
          <Breadcrumb
            items={[{ label: exerciseWords.title, to: '/alex/risks-vs-benefits' }]}
            current={exerciseWords.mineTitle}
          />
        }
        title={exerciseWords.mineTitle}
        lead={exerciseWords.mineLead}
        action={situations.length > 0 && createLink}
      />
      <SituationVisibility />
      <h2 className="sr-only">Mes fiches</h2>
      {situations.length === 0 ? (
        <EmptyState picture="situations" title={exerciseWords.mineEmpty} action={createLink}>
          {exerciseWords.mineEmptyWhy}
        </EmptyState>
      ) : (
        <ul className="card-grid">
          {situations.map((situation) => (
            <li key={situation.id}>
              <SituationCard
                situation={situation}
                footer={
                  <>
                    <span>
                      {situation.sharedAt ? 'Partagée, modifiée' : 'Modifiée'}{' '}
                      <RelativeTime date={situation.updatedAt} />
                    </span>
                    <IconButton
                      icon="lucide-trash"
                      label={`Supprimer « ${situation.title} »`}
                      className="relative"
                      onClick={() => deleteWithUndo(situation.id)}
                    />
                  </>
                }
              />
            </li>
          ))}
        </ul>
      )}
      {shared.length > 0 && (
        <section aria-labelledby="shared" className="mt-10">
          <h2 id="shared" className="mb-4 text-2xl">
            {exerciseWords.sharedTitle}
          </h2>
          <ul className="card-grid">
            {shared.map((situation) => (
              <li key={situation.id}>
                <SituationCard
                  situation={situation}
                  footer={
                    <span>
                      {situation.author} · <RelativeTime date={situation.updatedAt} />
                    </span>
                  }
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Disclaimers />
    </div>
  )
}
