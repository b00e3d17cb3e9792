import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/form/text-area.tsx'
import { Failure } from '#app/ui/inline-error.tsx'
import { guideWords } from '#content/pages/guides.ts'
import { MONTH_NOTE_MAX } from '../../guides.limits.ts'
import { useSaveMonthNote } from '../../guides.queries.ts'

/** What she wants to find again next year; kept when she leaves the field. */
export function MonthNote({
  month,
  name,
  note,
  canSave,
}: {
  month: number
  name: string
  note: string
  canSave: boolean
}) {
  const [text, setText] = useState(note)
  const [isOpen, setOpen] = useState(note !== '')
  const { mutate, isPending, isSuccess, error } = useSaveMonthNote()
  const keep = () => text.trim() !== note && mutate({ month, text })
  if (!canSave) return null
  if (!isOpen)
    return (
      <div className="no-print">
        <Button variant="quiet" onClick={() => setOpen(true)}>
          Ajouter une note<span className="sr-only">{` pour ${name}`}</span>
        </Button>
      </div>
    )
  return (
    <div>
      <p className="print-only">{text && `Ma note : ${text}`}</p>
      <div className="no-print">
        <TextArea
          label={`Ma note pour ${name}`}
          hint={`${guideWords.monthNotePrivate} ${guideWords.noChildName}`}
          rows={3}
          maxLength={MONTH_NOTE_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={keep}
        />
        <p role="status" className="text-ink-2 text-sm">
          {isPending ? 'Enregistrement…' : isSuccess && text.trim() === note ? 'Enregistré' : ''}
        </p>
        {error && <Failure error={error} action={<Button onClick={keep}>Réessayer</Button>} />}
      </div>
    </div>
  )
}
