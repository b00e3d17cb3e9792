import { type FormEvent, useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { useShortcuts } from '#app/features/quiz/question/shortcuts.ts'
import { longDate } from '#app/lib/dates/dates.ts'
import { keptStore, useDraft } from '#app/lib/kept/kept-store.ts'
import { Button } from '#app/ui/button/button.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { KeptTextWarning } from '#app/ui/form/kept-text-warning.tsx'
import { RadioCards } from '#app/ui/form/radio-cards.tsx'
import { TextArea } from '#app/ui/form/text-area.tsx'
import { useChildDataCheck } from '#app/ui/form/use-child-data-check.ts'
import { Icon } from '#app/ui/icon.tsx'
import { NOTE_LIMIT, reviewSentences, reviewWords } from '#content/pages/quiz-reviews.ts'
import type { Place } from '../review-rows.ts'
import type { AttemptReview } from '../schema.ts'
import { ReviewBar } from './review-bar.tsx'
import { useReviewActions } from './use-review-actions.ts'

// Without the length limit of the server: a draft that is too long is kept until it is shortened.
const noteDrafts = keptStore('review-note', z.object({ note: z.string(), visible: z.boolean() }))

type ReviewPanelProps = {
  attempt: AttemptReview
  userId: string
  /** Where the attempt stands among those that await a review; null when it awaits none. */
  place: Place | null
  /** Once it is reviewed: opens the next one. */
  onReviewed: () => void
}

/** Form of a manager: marks an attempt as reviewed, with a note for managers only or for the educator too. */
export function ReviewPanel({ attempt: { id, person, review }, userId, place, onReviewed }: ReviewPanelProps) {
  const actions = useReviewActions(id, review)
  const [draft, setDraft] = useDraft(noteDrafts, userId, id)
  const personalData = useChildDataCheck()
  const stored = { note: review?.note ?? '', visible: review?.visible ?? false }
  const fields = draft ?? stored
  const note = fields.note.trim()
  const isTooLong = note.length > NOTE_LIMIT
  const isMissing = !note && !stored.note
  const noteError = isTooLong ? reviewSentences.noteTooLong : isMissing ? reviewSentences.noteMissing : undefined
  // A mark needs no note.
  const [isNoteAsked, setNoteAsked] = useState(false)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setNoteAsked(true)
    if (noteError || actions.isBusy) return
    if (await personalData.check(note)) await save()
  }
  const save = async (): Promise<boolean> => {
    const isSaved = await actions.saveNote({ note, visible: fields.visible })
    if (isSaved) {
      setDraft(null)
      setNoteAsked(false)
    }
    return isSaved
  }
  const isJustShown = useIsJustShown()
  const goOn = async () => {
    if (isJustShown || isTooLong || actions.isBusy || (note && !(await personalData.check(note)))) return
    if (await (note ? save() : actions.markAsReviewed())) onReviewed()
  }
  useShortcuts(place !== null, (shortcut) => {
    if (shortcut === 'Enter') void goOn()
  })
  return (
    <>
      <section aria-labelledby="revue" className="card no-print flex flex-col gap-5 p-5 sm:p-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div>
            <h2 id="revue" className="text-xl">
              Votre revue
            </h2>
            <p className="mt-1 flex items-center gap-1.5 text-ink-2 text-sm">
              {review && <Icon as="lucide-check" size={16} className="text-success-ink" />}
              {review ? `Revu le ${longDate(review.reviewedAt)}${review.by && ` par ${review.by}`}` : 'Pas encore revu'}
            </p>
          </div>
          {review ? (
            <Button busy={actions.isBusy} onClick={() => void actions.remove()}>
              {review.note ? 'Retirer la marque et la note' : 'Retirer la marque'}
            </Button>
          ) : (
            <Button
              variant={place ? 'secondary' : 'primary'}
              busy={actions.isBusy}
              onClick={() => void actions.markAsReviewed()}
            >
              Marquer comme revu
            </Button>
          )}
        </div>
        <form noValidate onSubmit={send} className="flex flex-col gap-4">
          <TextArea
            label="Note"
            optional
            hint={reviewWords.noteHint}
            rows={3}
            maxLength={NOTE_LIMIT}
            onFocus={personalData.prepare}
            value={fields.note}
            onChange={(event) => setDraft({ ...fields, note: event.target.value })}
            error={isNoteAsked || isTooLong ? noteError : undefined}
          />
          <RadioCards
            legend="Qui peut lire cette note?"
            name="visible"
            options={[
              { value: 'no', label: reviewWords.notePrivate, description: reviewWords.notePrivateHint },
              { value: 'yes', label: `Aussi pour ${person.firstName}`, description: reviewWords.noteVisibleHint },
            ]}
            value={fields.visible ? 'yes' : 'no'}
            onValueChange={(value) => setDraft({ ...fields, visible: value === 'yes' })}
          />
          <KeptTextWarning
            found={personalData.found}
            onCorrect={personalData.correct}
            onKeep={() => {
              personalData.allow(note)
              void save()
            }}
          />
          {actions.failure !== null && <ErrorMessage error={actions.failure} />}
          <Button type="submit" className="self-start" busy={actions.isBusy}>
            Enregistrer la note
          </Button>
        </form>
      </section>
      {place && (
        <ReviewBar place={place} isJustShown={isJustShown} isBusy={actions.isBusy} onReviewed={() => void goOn()} />
      )}
    </>
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
