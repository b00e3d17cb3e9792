import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
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
import type { AttemptReview } from '../schema.ts'
import { useReviewActions } from './use-review-actions.ts'

// Without the length limit of the server: a draft that is too long is kept until it is shortened.
const noteDrafts = keptStore('review-note', z.object({ note: z.string(), visible: z.boolean() }))

type ReviewPanelProps = { attempt: AttemptReview; userId: string }

/** Form of a manager: marks an attempt as reviewed, with a note for managers only or for the educator too. */
export function ReviewPanel({ attempt: { id, person, review }, userId }: ReviewPanelProps) {
  const actions = useReviewActions(id, review)
  const [draft, setDraft] = useDraft(noteDrafts, userId, id)
  const [isChecked, setChecked] = useState(false)
  const personalData = useChildDataCheck()
  const stored = { note: review?.note ?? '', visible: review?.visible ?? false }
  const fields = draft ?? stored
  const note = fields.note.trim()
  const noteError =
    note.length > NOTE_LIMIT
      ? reviewSentences.noteTooLong
      : !note && !stored.note
        ? reviewSentences.noteMissing
        : undefined

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (noteError || actions.isBusy) return
    if (await personalData.check(note)) await save()
  }
  const save = async () => {
    if (await actions.saveNote({ note, visible: fields.visible })) {
      setDraft(null)
      setChecked(false)
    }
  }
  return (
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
          <Button variant="primary" busy={actions.isBusy} onClick={() => void actions.markAsReviewed()}>
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
          error={isChecked ? noteError : undefined}
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
  )
}
