import { type FormEvent, useId, useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { Dialog } from '#app/ui/dialog/dialog.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { RadioCards } from '#app/ui/form/radio-cards.tsx'
import { TextArea } from '#app/ui/form/text-area.tsx'
import { quizSentences, REPORT_REASON_LABELS, REPORT_TEXT_LIMIT } from '#content/pages/quizzes.ts'
import { useReportQuestion } from '../queries.ts'
import type { ReportReason } from '../schema.ts'

type ReportDialogProps = { answerId: string; onClose: () => void; onSent: () => void }

const REASONS: { value: ReportReason; label: string }[] = [
  { value: 'WRONG', label: REPORT_REASON_LABELS.WRONG },
  { value: 'UNCLEAR', label: REPORT_REASON_LABELS.UNCLEAR },
  { value: 'OUTDATED', label: REPORT_REASON_LABELS.OUTDATED },
  { value: 'TYPO', label: REPORT_REASON_LABELS.TYPO },
  { value: 'OTHER', label: REPORT_REASON_LABELS.OTHER },
]

/** Form to report a question to the superadmins. */
export function ReportDialog({ answerId, onClose, onSent }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [text, setText] = useState('')
  const [isChecked, setChecked] = useState(false)
  const report = useReportQuestion()
  const formId = useId()
  const isTooLong = text.trim().length > REPORT_TEXT_LIMIT

  const send = (event: FormEvent) => {
    event.preventDefault()
    // React events bubble through portals: without this the form of the question would be submitted too.
    event.stopPropagation()
    setChecked(true)
    if (reason && !isTooLong && !report.isPending) report.mutate({ answerId, reason, text }, { onSuccess: onSent })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Signaler cette question"
      actions={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" form={formId} variant="primary" busy={report.isPending}>
            Envoyer la remarque
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send} className="flex flex-col gap-5">
        <p className="text-ink-2 text-sm">
          Votre remarque va aux personnes qui tiennent la banque de questions. Votre score ne change pas.
        </p>
        <RadioCards
          legend="Qu’est-ce qui ne va pas?"
          name="reason"
          columns={1}
          options={REASONS}
          value={reason}
          onValueChange={setReason}
          error={isChecked && !reason ? quizSentences.reasonMissing : undefined}
        />
        <TextArea
          label="Précisions"
          optional
          hint="Sans nom d’enfant."
          rows={3}
          maxLength={REPORT_TEXT_LIMIT}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={isTooLong ? quizSentences.reportTooLong : undefined}
        />
        {report.error && <ErrorMessage error={report.error} />}
      </form>
    </Dialog>
  )
}
