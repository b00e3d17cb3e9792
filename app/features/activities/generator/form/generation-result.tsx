import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { ActivityDetail } from '#app/features/activities/library/schema.ts'
import { ProvenanceNote } from '#app/features/activities/sheet/provenance.tsx'
import { OpenQuestions } from '#app/features/activities/sheet/safety-points.tsx'
import { SheetSections } from '#app/features/activities/sheet/sheet-sections.tsx'
import { ActivityImage } from '#app/ui/activity/activity-image.tsx'
import { ProvenanceBadge } from '#app/ui/activity/provenance-badge.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { Banner } from '#app/ui/feedback/banner.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Spinner } from '#app/ui/feedback/progress.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { generatorSentences } from '#content/pages/activities.ts'
import type { NearActivity } from '../stream/generation-events.ts'
import type { GenerationState } from './generation-state.ts'
import { NearActivityLinks } from './library-suggestions.tsx'

type GenerationResultProps = { state: GenerationState; onRetry: () => void; onClose: () => void }

/** The result under the form: the sections as they arrive, then the saved sheet, or the failure with a way to retry. */
export function GenerationResult({ state, onRetry, onClose }: GenerationResultProps) {
  const top = useRef<HTMLDivElement>(null)
  const { id, phase, sheet } = state
  // Each new generation is scrolled into view; the focus stays on the button that started it.
  useEffect(() => {
    if (id) top.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [id])
  // The sections of a failed generation are hidden: the safety rules may have refused one.
  const shouldShowSheet = phase !== 'failed' && (phase === 'running' || Object.keys(sheet).length > 0)
  return (
    <div ref={top} className="scroll-mt-6 border-line border-t pt-6">
      <GenerationStatus state={state} onRetry={onRetry} />
      {shouldShowSheet && (
        <div className="measure">
          {phase === 'done' && state.activity.picture && (
            <ActivityImage picture={state.activity.picture} shape="result" />
          )}
          <h3 className="mb-4 font-display font-semibold text-2xl">
            {sheet.titre ?? <Skeleton className="h-8 w-3/4" />}
          </h3>
          {phase === 'done' && <SavedNotice activity={state.activity} onClose={onClose} />}
          {phase === 'done' && <OpenQuestions activity={state.activity} />}
          <SheetSections
            level={4}
            sheet={sheet}
            report={phase === 'done' ? state.activity.safety : undefined}
            isStreaming={phase === 'running'}
          />
          {phase === 'done' && <ProvenanceNote activity={state.activity} />}
        </div>
      )}
    </div>
  )
}

function GenerationStatus({ state, onRetry }: { state: GenerationState; onRetry: () => void }) {
  switch (state.phase) {
    case 'running':
      return (
        <p className="mb-4 flex items-center gap-3 text-ink-2">
          <Spinner />
          {state.isChecking ? 'Vérification de la sécurité…' : 'Génération en cours…'}
        </p>
      )
    case 'stopped':
      return <Banner className="mb-6">{state.sentence}</Banner>
    case 'lost':
      return (
        <Banner tone="warning" className="mb-6">
          {generatorSentences.lost}
        </Banner>
      )
    case 'failed':
      return (
        <div className="mb-6 flex flex-col gap-4">
          <InlineError reference={state.reference} action={<Button onClick={onRetry}>Réessayer</Button>}>
            {state.sentence}
          </InlineError>
          <NearActivities activities={state.near} />
        </div>
      )
    case 'done':
      return null
  }
}

function NearActivities({ activities }: { activities: readonly NearActivity[] }) {
  if (activities.length === 0) return null
  return (
    <div>
      <p className="font-semibold">Des activités proches, déjà dans la bibliothèque</p>
      <NearActivityLinks activities={activities} />
    </div>
  )
}

type SavedNoticeProps = { activity: ActivityDetail; onClose: () => void }

function SavedNotice({ activity: { id: activityId, source, notice, neighbours }, onClose }: SavedNoticeProps) {
  return (
    <div className="mb-6 flex flex-col items-start gap-4">
      <ProvenanceBadge source={source} review={null} />
      {notice && <Banner>{notice}</Banner>}
      {neighbours.length > 0 && (
        <div>
          <p className="font-semibold">Deux voisines, dans la bibliothèque</p>
          <NearActivityLinks activities={neighbours} />
        </div>
      )}
      <p>L’activité est enregistrée dans la bibliothèque de votre milieu.</p>
      <div className="flex flex-wrap gap-3">
        <Link to="/activities/$activityId" params={{ activityId }} className={buttonClass('secondary')}>
          Ouvrir la fiche
        </Link>
        <Button variant="quiet" onClick={onClose}>
          Fermer
        </Button>
      </div>
    </div>
  )
}
