import { type FormEvent, useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { RadioCards } from '#app/ui/form/radio-cards.tsx'
import { TextArea } from '#app/ui/form/text-area.tsx'
import { bankSentences, bankWords, OUTCOME_LABELS } from '#content/pages/question-bank.ts'
import { OUTCOMES, REPLY_MAX, REPORTS_PER_REPLY_MAX, type ReportOutcome } from '../limits.ts'
import { useAnswerReports } from '../queries.ts'

type AnswerFormProps = { questionId: string; reportIds: string[]; onClose: () => void }

const OPTIONS = OUTCOMES.map((value) => ({ value, label: OUTCOME_LABELS[value] }))

/** Form to answer reports: outcome for the question, and a reply to the people who sent them. */
export function AnswerForm({ questionId, reportIds, onClose }: AnswerFormProps) {
  const [outcome, setOutcome] = useState<ReportOutcome | null>(null)
  const [reply, setReply] = useState('')
  const [isChecked, setChecked] = useState(false)
  const answer = useAnswerReports()
  const length = reply.trim().length
  const replyError = length > REPLY_MAX ? bankSentences.replyTooLong : length === 0 && bankSentences.replyMissing

  const send = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!outcome || replyError || answer.isPending) return
    answer.mutate(
      { questionId, reportIds: reportIds.slice(0, REPORTS_PER_REPLY_MAX), outcome, reply },
      { onSuccess: () => notify.success('Réponse envoyée', { id: questionId }) },
    )
  }
  return (
    <form noValidate method="post" onSubmit={send} className="flex flex-col gap-4 border-line border-t pt-4">
      <RadioCards
        legend="Que devient la question?"
        name={`suite-${questionId}`}
        columns={3}
        options={OPTIONS}
        value={outcome}
        onValueChange={setOutcome}
        error={isChecked && !outcome ? bankSentences.outcomeMissing : undefined}
      />
      <TextArea
        label="Votre réponse"
        hint={bankWords.replyHint}
        rows={3}
        maxLength={REPLY_MAX}
        value={reply}
        onChange={(event) => setReply(event.target.value)}
        error={isChecked && replyError ? replyError : undefined}
      />
      {answer.isError && <ErrorMessage error={answer.error} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={answer.isPending}>
          Envoyer la réponse
        </Button>
        <Button onClick={onClose}>Annuler</Button>
      </div>
    </form>
  )
}
