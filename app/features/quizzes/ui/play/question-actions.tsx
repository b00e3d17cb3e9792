import Flag from 'lucide-react/icons/flag'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { QuestionPhase } from './question-phase.ts'

// Few people open it: it is not part of the first load.
const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))

type QuestionActionsProps = {
  answerId: string
  phase: QuestionPhase
  isLast: boolean
  shortcutsOn: boolean
  onNext: (() => void) | undefined
  onRetry: (() => void) | undefined
}

/** The foot of a question: report at the left, the one way forward at the right. */
export function QuestionActions({ answerId, phase, isLast, shortcutsOn, onNext, onRetry }: QuestionActionsProps) {
  const [isReporting, setReporting] = useState(false)
  const [isReported, setReported] = useState(false)
  const key = shortcutsOn && <KeyHint />
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
      {phase === 'stored' && !isReported && (
        <Button
          variant="quiet"
          className="-ml-2 px-3"
          icon={<Icon as={Flag} size={18} />}
          onClick={() => setReporting(true)}
        >
          Signaler cette question
        </Button>
      )}
      {isReported && (
        <p role="status" className="text-ink-2 text-sm">
          Remarque envoyée. Merci.
        </p>
      )}
      {onRetry && <Button onClick={onRetry}>Relire l’explication</Button>}
      {(phase === 'open' || phase === 'sending') && (
        <Button type="submit" variant="primary" size="lg" busy={phase === 'sending'} className="ml-auto max-sm:w-full">
          Valider{key}
        </Button>
      )}
      {onNext && (
        <Button variant="primary" size="lg" onClick={onNext} className="ml-auto max-sm:w-full">
          {isLast ? 'Voir les résultats' : 'Question suivante'}
          {key}
        </Button>
      )}
      {isReporting && (
        <Suspense>
          <ReportDialog
            answerId={answerId}
            onClose={() => setReporting(false)}
            onSent={() => {
              setReporting(false)
              setReported(true)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Only where there is a keyboard to press it on. */
function KeyHint() {
  return (
    <kbd
      aria-hidden="true"
      className="ml-1 hidden rounded-sm border border-current/40 px-1.5 font-normal font-sans text-xs leading-5 sm:inline"
    >
      Entrée
    </kbd>
  )
}
