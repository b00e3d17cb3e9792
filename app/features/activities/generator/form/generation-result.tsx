import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import type { ActivityDetail } from '#app/features/activities/library/schema.ts'
import { AtAGlance } from '#app/features/activities/sheet/at-a-glance.tsx'
import { type PrintFormat, printSizeClass } from '#app/features/activities/sheet/print-sheet.tsx'
import { ProvenanceNote } from '#app/features/activities/sheet/provenance.tsx'
import { OpenQuestions } from '#app/features/activities/sheet/safety-points.tsx'
import { SheetSections } from '#app/features/activities/sheet/sheet-sections.tsx'
import { ActivityImage } from '#app/ui/activity/activity-image.tsx'
import { ProvenanceBadge } from '#app/ui/activity/provenance-badge.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Banner } from '#app/ui/feedback/banner.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Spinner } from '#app/ui/feedback/progress.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { refusedMaterials } from '#content/generation.ts'
import { generatorSentences } from '#content/pages/activities.ts'
import type { NearActivity } from '../stream/generation-events.ts'
import type { GenerationState } from './generation-state.ts'
import { NearActivityLinks } from './library-suggestions.tsx'
import { ResultActions } from './result-actions.tsx'

/** Characters of the safety report that are printed: about half of its JSON. */
const reportLength = ({ safety, refusals }: ActivityDetail) => JSON.stringify([safety, refusals]).length / 2

type StatusProps = {
  state: GenerationState
  onRetry: () => void
  /** Makes the same request with these materials only. */
  onKeep: (materials: string[]) => void
}
type GenerationResultProps = StatusProps & { onClose: () => void }

/** The result under the form: the sections as they arrive, then the saved sheet, or the failure with a way to retry. */
export function GenerationResult({ state, onRetry, onKeep, onClose }: GenerationResultProps) {
  const top = useRef<HTMLDivElement>(null)
  const { id, phase, sheet } = state
  const [format, setFormat] = useState<PrintFormat>('full')
  // Each new generation is scrolled into view; the focus stays on the button that started it.
  useEffect(() => {
    if (id) top.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [id])
  // The sections of a failed generation are hidden: the safety rules may have refused one.
  const shouldShowSheet = phase !== 'failed' && (phase === 'running' || Object.keys(sheet).length > 0)
  return (
    // Once it is there, the page prints it alone (`print-sheet`): the rest of the page hides itself.
    <div
      ref={top}
      {...(phase === 'done' && { 'data-print': format })}
      className={clsx(
        'scroll-mt-6 border-line border-t pt-6 print:border-0 print:pt-0',
        phase === 'done' && `print-sheet ${printSizeClass(state.activity.sheet, format, reportLength(state.activity))}`,
      )}
    >
      <GenerationStatus state={state} onRetry={onRetry} onKeep={onKeep} />
      {shouldShowSheet && (
        <div className="flex flex-col gap-6 print:block">
          <div className="flex flex-col gap-x-8 gap-y-4 md:flex-row print:block">
            {phase === 'done' && state.activity.picture && (
              <ActivityImage picture={state.activity.picture} shape="result" />
            )}
            <div className="flex min-w-0 flex-1 flex-col items-start gap-4">
              <h3 className="w-full font-display font-semibold text-2xl">
                {sheet.titre ?? <Skeleton className="h-8 w-3/4" />}
              </h3>
              {phase === 'done' && (
                <SavedNotice activity={state.activity} onFormatChange={setFormat} onClose={onClose} />
              )}
            </div>
          </div>
          {phase === 'done' && state.activity.notice && <Banner>{state.activity.notice}</Banner>}
          {phase === 'done' && (
            <OtherActivities
              className="no-print"
              title="Deux voisines, dans la bibliothèque"
              activities={state.activity.neighbours}
            />
          )}
          {phase === 'done' && <OpenQuestions activity={state.activity} />}
          {phase === 'done' && <AtAGlance activity={state.activity} />}
          <div className="print-columns measure">
            <SheetSections
              level={4}
              sheet={sheet}
              report={phase === 'done' ? state.activity.safety : undefined}
              isStreaming={phase === 'running'}
            />
            {phase === 'done' && <ProvenanceNote activity={state.activity} />}
          </div>
        </div>
      )}
    </div>
  )
}

function GenerationStatus({ state, onRetry, onKeep }: StatusProps) {
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
    case 'failed': {
      const { materials } = state.criteria
      const refused = refusedMaterials(state.sentence, materials)
      const onContinue = () => onKeep(materials.filter((name) => !refused.includes(name)))
      // The same request would be refused again.
      const action =
        refused.length > 0 ? (
          <Button onClick={onContinue}>{generatorSentences.continueWithout(refused.length)}</Button>
        ) : (
          <Button onClick={onRetry}>Réessayer</Button>
        )
      return (
        <div className="mb-6 flex flex-col gap-4">
          <InlineError reference={state.reference} action={action}>
            {state.sentence}
          </InlineError>
          <OtherActivities title="Des activités proches, déjà dans la bibliothèque" activities={state.near} />
        </div>
      )
    }
    case 'done':
      return null
  }
}

type OtherActivitiesProps = { title: string; activities: readonly NearActivity[]; className?: string }

function OtherActivities({ title, activities, className }: OtherActivitiesProps) {
  if (activities.length === 0) return null
  return (
    <div className={className}>
      <p className="font-semibold">{title}</p>
      <NearActivityLinks activities={activities} />
    </div>
  )
}

type SavedNoticeProps = {
  activity: ActivityDetail
  onFormatChange: (format: PrintFormat) => void
  onClose: () => void
}

function SavedNotice({ activity, onFormatChange, onClose }: SavedNoticeProps) {
  return (
    <>
      <ProvenanceBadge source={activity.source} review={null} />
      <p className="no-print text-ink-2 text-sm">L’activité est enregistrée dans la bibliothèque de votre milieu.</p>
      <ResultActions activity={activity} onFormatChange={onFormatChange} onClose={onClose} />
    </>
  )
}
