import { Button } from '../button/button.tsx'
import { EditConflict } from '../edit-conflict.tsx'
import { Banner } from '../feedback/banner.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'
import { ErrorPage, NotFoundPage } from '../feedback/error-page.tsx'
import { InlineError } from '../feedback/inline-error.tsx'
import { ProgressBar, Spinner } from '../feedback/progress.tsx'
import { SkeletonGrid } from '../feedback/skeleton.tsx'
import { notify } from '../feedback/toast.tsx'
import { SectionBlock } from '../page/section-block.tsx'
import { LongDate, RelativeTime } from '../time.tsx'
import { Specimen } from './specimen.tsx'

const fakeUndo = () => undefined

export function FeedbackSection() {
  return (
    <SectionBlock title="Rétroaction">
      <Specimen name="Notifications">
        <Button onClick={() => notify.success('Activité enregistrée.')}>Réussite</Button>
        <Button onClick={() => notify.info('Une nouvelle version est prête.')}>Information</Button>
        <Button onClick={() => notify.warning('Il vous reste une activité aujourd’hui.')}>Avertissement</Button>
        <Button onClick={() => notify.error('L’envoi a échoué. Rien n’a été perdu.')}>Erreur</Button>
        <Button
          onClick={() => notify.success('Activité supprimée.', { undo: fakeUndo, undone: 'Activité remise en place.' })}
        >
          À annuler
        </Button>
      </Specimen>
      <div className="flex flex-col gap-3 py-3">
        <Banner>La version imprimable arrive bientôt.</Banner>
        <Banner tone="warning" action={<Button>Réessayer</Button>}>
          La connexion est coupée. Vos réponses sont gardées sur cet appareil.
        </Banner>
        <Banner tone="success">Votre mot de passe a été changé.</Banner>
        <Banner tone="danger">Le service sera arrêté ce soir de 20 h à 20 h 30.</Banner>
        <InlineError reference="503-7F3A2B">
          Le service est momentanément indisponible. Réessayez dans une minute.
        </InlineError>
      </div>
      <Specimen name="Modifié ailleurs">
        <div className="w-full">
          <EditConflict
            mine="Louer des bottes pour la sortie."
            theirs="Chercher les premiers bourgeons."
            changedAt={new Date(Date.now() - 5 * 60_000)}
            changedBy="Marie Lavoie"
            onKeepMine={fakeUndo}
            onTakeTheirs={fakeUndo}
          />
        </div>
      </Specimen>
      <Specimen name="Temps, progression">
        <RelativeTime date={new Date(Date.now() - 42_000)} />
        <RelativeTime date={new Date(Date.now() - 5 * 60_000)} />
        <LongDate date={new Date('2026-08-01T16:00:00Z')} />
        <Spinner />
        <div className="w-full">
          <ProgressBar ratio={0.4} />
        </div>
      </Specimen>
      <Specimen name="Rien encore, aucun résultat">
        <div className="grid w-full gap-5 lg:grid-cols-2">
          <EmptyState title="Vous n’avez pas encore de favoris." action={<Button>Voir les activités</Button>}>
            Touchez l’étoile d’une activité pour la retrouver ici.
          </EmptyState>
          <EmptyState title="Aucune activité ne correspond." action={<Button>Retirer les filtres</Button>}>
            Essayez avec moins de filtres.
          </EmptyState>
        </div>
      </Specimen>
      <Specimen name="En attente">
        <div className="w-full">
          <SkeletonGrid cards={3} />
        </div>
      </Specimen>
    </SectionBlock>
  )
}

export function PagesSection() {
  return (
    <SectionBlock title="Pages entières">
      <div className="flex flex-col gap-5">
        <div className="card">
          <ErrorPage error={new Error('Le service est momentanément indisponible. (référence 503-7F3A2B)')} />
        </div>
        <div className="card">
          <NotFoundPage />
        </div>
      </div>
    </SectionBlock>
  )
}
