import { useState } from 'react'
import { KeyHint } from '#app/features/quiz/question/shortcuts.tsx'
import { longDate } from '#app/lib/dates/dates.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { REPORT_STATE_LABELS } from '#content/pages/quizzes.ts'
import type { SentReport } from '../schema.ts'
import type { QuestionPhase } from './question-phase.ts'

const ReportDialog = lazyPart(() => import('./report-dialog.tsx'), 'ReportDialog', { isOverlay: true })

type QuestionActionsProps = {
  answerId: string
  /** Her earlier report on this question. */
  report: SentReport | null
  phase: QuestionPhase
  isLast: boolean
  areShortcutsOn: boolean
  onNext: (() => void) | undefined
  onRetry: (() => void) | undefined
}

/** Buttons under a question: retry, the primary one (validate or next), which never leaves the screen, and report. */
export function QuestionActions({
  answerId,
  report,
  phase,
  isLast,
  areShortcutsOn,
  onNext,
  onRetry,
}: QuestionActionsProps) {
  const [isReporting, setReporting] = useState(false)
  const [isReported, setReported] = useState(false)
  const keyHint = areShortcutsOn && <KeyHint />
  return (
    <>
      {onRetry && (
        <Button onClick={onRetry} className="mt-4">
          Relire l’explication
        </Button>
      )}
      <div className="action-bar">
        {(phase === 'open' || phase === 'sending') && (
          <Button type="submit" variant="primary" size="lg" busy={phase === 'sending'} className="max-sm:w-full">
            Valider{keyHint}
          </Button>
        )}
        {onNext && (
          <Button variant="primary" size="lg" onClick={onNext} className="max-sm:w-full">
            {isLast ? 'Voir les résultats' : 'Question suivante'}
            {keyHint}
          </Button>
        )}
      </div>
      {report && !isReported && <EarlierReport report={report} />}
      {phase === 'stored' && !isReported && report?.outcome !== null && (
        <Button
          variant="quiet"
          className="-ml-2 px-3"
          icon={<Icon as="lucide-flag" size={18} />}
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
      {isReporting && (
        <ReportDialog
          answerId={answerId}
          onClose={() => setReporting(false)}
          onSent={() => {
            setReporting(false)
            setReported(true)
          }}
        />
      )}
    </>
  )
}

/** Date, outcome and reply of an earlier report. */
function EarlierReport({ report: { createdAt, outcome, reply } }: { report: SentReport }) {
  return (
    <div className="measure w-full text-sm">
      <p className="text-ink-2">
        Votre remarque du {longDate(createdAt)}
        {'\u00A0: '}
        {REPORT_STATE_LABELS[outcome ?? 'SENT'].toLowerCase()}
      </p>
      {reply && <p className="mt-1 border-line-strong border-l-2 pl-3">{reply}</p>}
    </div>
  )
}
