import { type FormEvent, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { keptStore } from '#app/lib/kept/kept-store.ts'
import { Button } from '#app/ui/button/button.tsx'
import { TextArea } from '#app/ui/form/text-area.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useChildWords } from '#app/ui/form/use-child-words.ts'
import { guideSentences } from '#content/pages/guide-sentences.ts'
import { guideWords } from '#content/pages/guides.ts'
import { ChildWordsQuestion } from '../notes/child-words-question.tsx'
import { SMALL_STEP_MAX } from '../schema.ts'

const StepDraft = z.object({
  cardId: z.nullable(z.string()),
  text: z.string(),
  dueOn: z.nullable(z.string()),
  /** Of the small step that it takes the place of: tells a draft that still fits from a conflict. */
  seen: z.nullable(z.number()),
})
/** What is being written: from a card, or a change of what is kept. */
export type StepDraft = z.infer<typeof StepDraft>
export type StepWords = Omit<StepDraft, 'seen'>

/** The small step being written, on this device. */
export const stepDrafts = keptStore('small-step', StepDraft)

type StepFormProps = {
  draft: StepWords
  isSaving: boolean
  /** Told at each key. */
  onWrite: (words: StepWords) => void
  onClose: () => void
  onSave: (words: StepWords) => void
}

/** What she will try, and when. */
export function StepForm({ draft, isSaving, onWrite, onClose, onSave }: StepFormProps) {
  const [text, setText] = useState(draft.text)
  const [dueOn, setDueOn] = useState(draft.dueOn ?? '')
  const [refusal, setRefusal] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const asking = useChildWords()
  const toText = () => form.current?.querySelector('textarea')?.focus()
  useEffect(toText, [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const words = text.trim()
    const wrong =
      words === '' ? guideSentences.stepMissing : words.length > SMALL_STEP_MAX ? guideSentences.stepTooLong : undefined
    setRefusal(wrong)
    if (wrong) toText()
    else if (await asking.mayGoOn(words)) onSave({ cardId: draft.cardId, text: words, dueOn: dueOn || null })
  }
  return (
    <form ref={form} noValidate method="post" onSubmit={submit} className="no-print mt-3 flex max-w-2xl flex-col gap-4">
      <TextArea
        label="Ce que je vais essayer"
        hint={guideWords.noChildName}
        rows={2}
        maxLength={SMALL_STEP_MAX}
        value={text}
        error={refusal}
        onFocus={asking.prepare}
        onChange={(event) => {
          setText(event.target.value)
          onWrite({ ...draft, text: event.target.value, dueOn: dueOn || null })
        }}
      />
      <TextField
        label="Pour quand"
        optional
        type="date"
        className="max-w-60"
        value={dueOn}
        onChange={(event) => {
          setDueOn(event.target.value)
          onWrite({ ...draft, text, dueOn: event.target.value || null })
        }}
      />
      <ChildWordsQuestion
        found={asking.found}
        correct="Corriger le petit pas"
        onCorrect={() => {
          asking.correct()
          toText()
        }}
        onKeep={() => {
          asking.allow(text.trim())
          onSave({ cardId: draft.cardId, text: text.trim(), dueOn: dueOn || null })
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={onClose}>Annuler</Button>
        <Button type="submit" variant="primary" busy={isSaving}>
          Garder ce petit pas
        </Button>
      </div>
    </form>
  )
}
