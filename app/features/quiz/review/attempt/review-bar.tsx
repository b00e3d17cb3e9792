import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { KeyHint } from '#app/features/quiz/question/key-hint.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Place } from '../review-rows.ts'

type ReviewBarProps = { place: Place; isJustShown: boolean; isBusy: boolean; onReviewed: () => void }

/** Stays in sight below an attempt that awaits its review: reviewed and on to the next one, or on without a mark. */
export function ReviewBar({
  place: { position, total, previous, next },
  isJustShown,
  isBusy,
  onReviewed,
}: ReviewBarProps) {
  return (
    <div className="no-print sticky bottom-0 z-10 -mx-2 flex flex-wrap items-center justify-between gap-3 rounded-t-lg border border-line bg-surface px-4 py-3 shadow-card max-sm:bottom-18">
      <nav aria-label="Quiz à revoir" className="flex flex-wrap items-center gap-2">
        <p className="mr-2 text-ink-2 text-sm">
          {position} sur {total}
        </p>
        {previous && (
          <AttemptLink quizId={previous}>
            <Icon as="lucide-arrow-left" size={18} />
            Précédent
          </AttemptLink>
        )}
        {next && <AttemptLink quizId={next}>Passer</AttemptLink>}
      </nav>
      <Button variant="primary" busy={isBusy} {...(isJustShown && { disabledReason: '' })} onClick={onReviewed}>
        {next ? 'Revu, suivant' : 'Revu'}
        <KeyHint />
      </Button>
    </div>
  )
}

/** Loaded as soon as it is shown, so that the next one is there at once. */
function AttemptLink({ quizId, children }: { quizId: string; children: ReactNode }) {
  return (
    <Link to="/quiz-reviews/attempts/$quizId" params={{ quizId }} preload="render" className={buttonClass('quiet')}>
      {children}
    </Link>
  )
}
