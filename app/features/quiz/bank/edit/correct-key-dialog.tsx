import { type FormEvent, useId, useState } from 'react'
import { rightKeysOf } from '#app/domain/question.ts'
import { countWords, plural } from '#app/lib/french/grammar.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Dialog } from '#app/ui/dialog/dialog.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { CheckboxGroup } from '#app/ui/form/checkbox-group.tsx'
import { RadioCards } from '#app/ui/form/radio-cards.tsx'
import { TextArea } from '#app/ui/form/text-area.tsx'
import { bankSentences, bankWords, CHECK_SENTENCES } from '#content/pages/question-bank.ts'
import { EXPLANATION_MAX, EXPLANATION_WORDS_MAX, REASON_MAX } from '../limits.ts'
import { useCorrectKey } from '../queries.ts'
import type { BankQuestion } from '../schema.ts'

type CorrectKeyDialogProps = { question: BankQuestion; onClose: () => void; onDone: () => Promise<void> }

/** Form to correct the right options of a published question, with its explanations. */
export function CorrectKeyDialog({ question, onClose, onDone }: CorrectKeyDialogProps) {
  const { id, revision, content, figures } = question
  const currentKeys = rightKeysOf(content.choices)
  const [rightKeys, setRightKeys] = useState(currentKeys)
  const [explanationRight, setRight] = useState(content.explanationRight)
  const [explanationWrong, setWrong] = useState(content.explanationWrong)
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const correct = useCorrectKey()
  const formId = useId()
  const isSameKey = rightKeys.join() === currentKeys.join()
  const explanationProblem = (text: string) => {
    if (text.trim() === '') return bankSentences.explanationMissing
    const isTooLong = text.length > EXPLANATION_MAX || countWords(text) > EXPLANATION_WORDS_MAX
    return isTooLong ? bankSentences.explanationTooLong : undefined
  }
  const explanationError = (text: string) => (isChecked ? explanationProblem(text) : undefined)
  const isKeyPossible =
    content.kind !== 'MULTIPLE' || (rightKeys.length >= 2 && rightKeys.length < content.choices.length)
  const keyProblem = isKeyPossible ? isSameKey && bankSentences.keyOther : CHECK_SENTENCES.rightChoice.missing
  const keyError = (isChecked && keyProblem) || undefined
  const options = content.choices.map(({ key, text }) => ({ value: key, label: text }))

  const send = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    const isExplained = [explanationRight, explanationWrong].every((text) => !explanationProblem(text))
    if (keyProblem || !isExplained || reason.length > REASON_MAX || correct.isPending) return
    correct.mutate(
      { questionId: id, revision, rightKeys, explanationRight, explanationWrong, reason },
      {
        onSuccess: async ({ answersChanged, notified }) => {
          await onDone()
          notify.success(
            `Bonne réponse corrigée. ${plural(answersChanged, 'réponse recomptée', 'réponses recomptées')}, ${plural(notified, 'personne prévenue', 'personnes prévenues')}.`,
            { id },
          )
        },
      },
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Corriger la bonne réponse"
      actions={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" form={formId} variant="primary" busy={correct.isPending}>
            Corriger et recalculer
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send} className="flex flex-col gap-5">
        <p className="text-sm">
          {bankWords.correctLead} {plural(figures.answered, 'réponse')} à cette version.
        </p>
        <p className="font-semibold">{content.prompt}</p>
        {content.kind === 'MULTIPLE' ? (
          <CheckboxGroup
            legend="Bonnes réponses"
            variant="list"
            options={options}
            values={rightKeys}
            onValuesChange={setRightKeys}
            error={keyError}
          />
        ) : (
          <RadioCards
            legend="Bonne réponse"
            name="key"
            columns={1}
            options={options}
            value={rightKeys[0] ?? null}
            onValueChange={(key) => setRightKeys([key])}
            error={keyError}
          />
        )}
        <TextArea
          label="Explication après une bonne réponse"
          hint="60 mots au plus."
          maxLength={EXPLANATION_MAX}
          value={explanationRight}
          onChange={(event) => setRight(event.target.value)}
          error={explanationError(explanationRight)}
        />
        <TextArea
          label="Explication après une autre réponse"
          hint="60 mots au plus."
          maxLength={EXPLANATION_MAX}
          value={explanationWrong}
          onChange={(event) => setWrong(event.target.value)}
          error={explanationError(explanationWrong)}
        />
        <TextArea
          label="Un mot aux personnes concernées"
          optional
          hint="Elles le liront sur leur page de quiz, avec la bonne réponse."
          rows={2}
          maxLength={REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={reason.length > REASON_MAX ? bankSentences.reasonTooLong : undefined}
        />
        {correct.isError && <ErrorMessage error={correct.error} />}
      </form>
    </Dialog>
  )
}
