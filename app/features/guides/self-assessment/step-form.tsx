import { type FormEvent, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { keptStore } from '#app/lib/kept/kept-store.ts'
import { Button } from '#app/ui/button/button.tsx'
import { KeptTextWarning } from '#app/ui/form/kept-text-warning.tsx'
import { TextArea } from '#app/ui/form/text-area.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useChildDataCheck } from '#app/ui/form/use-child-data-check.ts'
import { guideSentences } from '#content/pages/guide-sentences.ts'
import { guideWords } from '#content/pages/guides.ts'
import { SMALL_STEP_MAX } from '../schema.ts'

const StepDraft = z.object({
  cardId: z.nullable(z.string()),
  text: z.string(),
  dueOn: z.nullable(z.string()),
  /** Version of the small step that it replaces (`updatedAt` in ms): an older one than the stored one is a conflict. */
  seen: z.nullable(z.number()),
})
/** A small step as typed, not saved yet: a new one, or a change of the stored one. */
export type StepDraft = z.infer<typeof StepDraft>
export type StepFields = Omit<StepDraft, 'seen'>

/** The draft, on this device. */
export const stepDrafts = keptStore('small-step', StepDraft)

type StepFormProps = {
  draft: StepFields
  /** Called at each key press. */
  onWrite: (fields: StepFields) => void
  onClose: () => void
  onSave: (fields: StepFields) => void
}

/** Form of the small step: what she will try, and until when. */
export function StepForm({ draft, onWrite, onClose, onSave }: StepFormProps) {
  const [text, setText] = useState(draft.text)
  const [dueOn, setDueOn] = useState(draft.dueOn ?? '')
  const [textError, setTextError] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const personalDataCheck = useChildDataCheck()
  const focusText = () => form.current?.querySelector('textarea')?.focus()
  useEffect(focusText, [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const trimmed = text.trim()
    const error =
      trimmed === ''
        ? guideSentences.stepMissing
        : trimmed.length > SMALL_STEP_MAX
          ? guideSentences.stepTooLong
          : undefined
    setTextError(error)
    if (error) focusText()
    else if (await personalDataCheck.check(trimmed))
      onSave({ cardId: draft.cardId, text: trimmed, dueOn: dueOn || null })
  }
  return (
    <form ref={form} noValidate method="post" onSubmit={submit} className="no-print mt-3 flex max-w-2xl flex-col gap-4">
      <TextArea
        label="Ce que je vais essayer"
        hint={guideWords.noChildName}
        rows={2}
        maxLength={SMALL_STEP_MAX}
        value={text}
        error={textError}
        onFocus={personalDataCheck.prepare}
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
      <KeptTextWarning
        found={personalDataCheck.found}
        correct="Corriger le petit pas"
        onCorrect={() => {
          personalDataCheck.correct()
          focusText()
        }}
        onKeep={() => {
          personalDataCheck.allow(text.trim())
          onSave({ cardId: draft.cardId, text: text.trim(), dueOn: dueOn || null })
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={onClose}>Annuler</Button>
        <Button type="submit" variant="primary">
          Garder ce petit pas
        </Button>
      </div>
    </form>
  )
}
