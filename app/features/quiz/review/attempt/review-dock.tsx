import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { KeyHint, useShortcuts } from '#app/features/quiz/question/shortcuts.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { KeptTextWarning } from '#app/ui/form/kept-text-warning.tsx'
import { TextArea } from '#app/ui/form/text-area.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { NOTE_LIMIT, reviewWords } from '#content/pages/quiz-reviews.ts'
import type { Place } from '../review-rows.ts'
import type { ReviewForm } from './use-review-form.ts'

type ReviewDockProps = {
  form: ReviewForm
  firstName: string
  /** Where the attempt stands among those that await a review; null when it awaits none, as a revision of mistakes. */
  place: Place | null
  /** Once an attempt that awaited it is reviewed: opens the next one. */
  onReviewed: () => void
}

/**
 * Stays in sight below an attempt that awaits its review: a note if there is something to say, then reviewed and on to the
 * next one, or on without a mark. On a phone the note stands below the answers, where it hides none.
 */
export function ReviewDock({ form, firstName, place, onReviewed }: ReviewDockProps) {
  const { fields, setFields, warning } = form
  const isJustShown = useIsJustShown()
  const goOn = async () => {
    if (!isJustShown && (await form.save()) && place) onReviewed()
  }
  const keepAndGoOn = async () => {
    if ((await form.keepAndSave()) && place) onReviewed()
  }
  useShortcuts(true, (shortcut) => {
    if (shortcut === 'Enter') void goOn()
  })
  return (
    <section aria-labelledby="revue" className="no-print contents sm:sticky sm:bottom-0 sm:z-10 sm:-mx-2 sm:block">
      <div className="flex flex-col gap-2 rounded-t-lg border border-line bg-surface p-4 max-sm:rounded-lg sm:border-b-0 sm:py-2 sm:shadow-card">
        <h2 id="revue" className="sr-only">
          {reviewWords.yourReview}
        </h2>
        <TextArea
          label="Note"
          optional
          hint={reviewWords.noteHint}
          rows={fields.note ? 2 : 1}
          {...(fields.note && { maxLength: NOTE_LIMIT })}
          onFocus={warning.prepare}
          value={fields.note}
          onChange={(event) => setFields({ ...fields, note: event.target.value })}
          error={form.isTooLong ? form.noteError : undefined}
        />
        {fields.note && (
          <Readers
            firstName={firstName}
            isVisible={fields.visible}
            onChange={(visible) => setFields({ ...fields, visible })}
          />
        )}
        <KeptTextWarning found={warning.found} onCorrect={warning.correct} onKeep={() => void keepAndGoOn()} />
        {form.failure !== null && <ErrorMessage error={form.failure} />}
      </div>
      <ReviewBar place={place} isJustShown={isJustShown} isBusy={form.isBusy} onReviewed={() => void goOn()} />
    </section>
  )
}

type ReadersProps = { firstName: string; isVisible: boolean; onChange: (isVisible: boolean) => void }

/** Who may read the note, on one line: what each choice means is said where the note is read again. */
function Readers({ firstName, isVisible, onChange }: ReadersProps) {
  return (
    <fieldset className="flex flex-wrap gap-x-5">
      <legend className="sr-only">{reviewWords.noteReaders}</legend>
      {[
        { value: false, label: reviewWords.notePrivate },
        { value: true, label: `Aussi pour ${firstName}` },
      ].map(({ value, label }) => (
        <label key={label} className="flex min-h-11 items-center gap-2 text-sm">
          <input
            type="radio"
            name="visible"
            className="box rounded-full"
            checked={isVisible === value}
            onChange={() => onChange(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

type ReviewBarProps = { place: Place | null; isJustShown: boolean; isBusy: boolean; onReviewed: () => void }

function ReviewBar({ place, isJustShown, isBusy, onReviewed }: ReviewBarProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-1 gap-y-2 border border-line bg-surface px-4 py-3 max-sm:sticky max-sm:bottom-18 max-sm:z-10 max-sm:-mx-2 max-sm:rounded-t-lg max-sm:px-2 max-sm:py-2 max-sm:shadow-card sm:border-t-0 sm:pt-1">
      {place && (
        <nav aria-label="Quiz à revoir" className="flex items-center sm:gap-2">
          <p className="whitespace-nowrap text-ink-2 text-sm sm:mr-2">
            {place.position} sur {place.total}
          </p>
          {place.previous && (
            <AttemptLink quizId={place.previous}>
              <Icon as="lucide-arrow-left" size={18} />
              <span className="max-sm:sr-only">Précédent</span>
            </AttemptLink>
          )}
          {place.next && (
            <AttemptLink quizId={place.next}>
              <span className="max-sm:sr-only">Passer</span>
              <Icon as="lucide-arrow-right" size={18} className="sm:hidden" />
            </AttemptLink>
          )}
        </nav>
      )}
      <Button
        variant="primary"
        className="ml-auto max-sm:px-3"
        busy={isBusy}
        {...(isJustShown && { disabledReason: '' })}
        onClick={onReviewed}
      >
        {place?.next ? 'Revu, suivant' : 'Revu'}
        <KeyHint />
      </Button>
    </div>
  )
}

/** Loaded as soon as it is shown, so that the next one is there at once. */
function AttemptLink({ quizId, children }: { quizId: string; children: ReactNode }) {
  return (
    <Link
      to="/quiz-reviews/attempts/$quizId"
      params={{ quizId }}
      preload="render"
      className={`${buttonClass('quiet')} max-sm:px-3`}
    >
      {children}
    </Link>
  )
}

/** Milliseconds. */
const DOUBLE_PRESS = 400

/** Two presses in a row are one: nobody has read what has just appeared. */
function useIsJustShown(): boolean {
  const [isJustShown, setJustShown] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setJustShown(false), DOUBLE_PRESS)
    return () => clearTimeout(timer)
  }, [])
  return isJustShown
}
