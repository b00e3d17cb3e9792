import { type FormEvent, useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { KeptTextWarning } from '#app/ui/form/kept-text-warning.tsx'
import { RadioCards } from '#app/ui/form/radio-cards.tsx'
import { TextArea } from '#app/ui/form/text-area.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { NOTE_LIMIT, reviewWords } from '#content/pages/quiz-reviews.ts'
import type { Review } from '../schema.ts'
import { reviewedInWords } from '../words.ts'
import type { ReviewForm } from './use-review-form.ts'

type ReviewPanelProps = { form: ReviewForm; review: Review; firstName: string }

/** Below an attempt that is reviewed: when and by whom, its note, and how to take both back. */
export function ReviewPanel({ form, review, firstName }: ReviewPanelProps) {
  const { fields, setFields, warning } = form
  const [isNoteAsked, setNoteAsked] = useState(false)
  const noteError = form.isTooLong || isNoteAsked ? form.noteError : undefined
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setNoteAsked(true)
    if (!form.noteError && (await form.save())) setNoteAsked(false)
  }
  return (
    <section aria-labelledby="revue" className="card no-print flex flex-col gap-5 p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="revue" className="text-xl">
            {reviewWords.yourReview}
          </h2>
          <p className="mt-1 flex items-center gap-1.5 text-ink-2 text-sm">
            <Icon as="lucide-check" size={16} className="text-success-ink" />
            {reviewedInWords(review)}
          </p>
        </div>
        <Button busy={form.isBusy} onClick={() => void form.remove()}>
          {review.note ? 'Retirer la marque et la note' : 'Retirer la marque'}
        </Button>
      </div>
      <form noValidate onSubmit={send} className="flex flex-col gap-4">
        <TextArea
          label="Note"
          optional
          hint={reviewWords.noteHint}
          rows={3}
          maxLength={NOTE_LIMIT}
          onFocus={warning.prepare}
          value={fields.note}
          onChange={(event) => setFields({ ...fields, note: event.target.value })}
          error={noteError}
        />
        <RadioCards
          legend={reviewWords.noteReaders}
          name="visible"
          options={[
            { value: 'no', label: reviewWords.notePrivate, description: reviewWords.notePrivateHint },
            { value: 'yes', label: `Aussi pour ${firstName}`, description: reviewWords.noteVisibleHint },
          ]}
          value={fields.visible ? 'yes' : 'no'}
          onValueChange={(value) => setFields({ ...fields, visible: value === 'yes' })}
        />
        <KeptTextWarning found={warning.found} onCorrect={warning.correct} onKeep={() => void form.keepAndSave()} />
        {form.failure !== null && <ErrorMessage error={form.failure} />}
        <Button type="submit" className="self-start" busy={form.isBusy}>
          Enregistrer la note
        </Button>
      </form>
    </section>
  )
}
