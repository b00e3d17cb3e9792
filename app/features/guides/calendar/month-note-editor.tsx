import { useRef, useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { ChangedElsewhere } from '#app/ui/changed-elsewhere.tsx'
import { Failure } from '#app/ui/feedback/inline-error.tsx'
import { TextArea } from '#app/ui/form/text-area.tsx'
import { useChildWords } from '#app/ui/form/use-child-words.ts'
import { guideWords } from '#content/pages/guides.ts'
import { ChildWordsQuestion } from '../notes/child-words-question.tsx'
import { useGuarded } from '../notes/use-guarded.ts'
import { useNoteDraft } from '../notes/use-note-draft.ts'
import { MONTH_NOTE_MAX, type MonthNote as Note } from '../schema.ts'
import { useMonthNote } from './queries.ts'

type MonthNoteEditorProps = { month: number; name: string; note: Note | undefined; owner: string }

/** Under which a note being written is kept on this device. */
export const monthDraftId = (month: number) => `month-${month}`

/** What she wants to find again next year; kept when she leaves the field. */
export function MonthNoteEditor({ month, name, note, owner }: MonthNoteEditorProps) {
  const [text, setText] = useState(note?.text ?? '')
  const [kept, setKept] = useState(note?.text ?? '')
  const field = useRef<HTMLDivElement>(null)
  const { send, read } = useMonthNote(month)
  const words = useChildWords()
  const isChanged = text.trim() !== kept
  const show = (stored: Note | null) => {
    setText(stored?.text ?? '')
    setKept(stored?.text ?? '')
  }
  const { base, save, sending, isSaved, failure, conflict, keepMine, takeStored } = useGuarded<string, Note>({
    stored: note,
    isChanged,
    onNewer: show,
    send,
    read,
  })
  const settle = (saved: Note | null | undefined) => {
    if (saved === undefined) return
    setKept(saved?.text ?? '')
    draft.forget(saved?.text ?? '')
  }
  const write = async (said: string) => settle(await save(said))
  const writeOrAsk = async (said: string) => {
    if (await words.mayGoOn(said)) await write(said)
  }
  const draft = useNoteDraft(owner, monthDraftId(month), {
    base,
    onRestored: (unsaved) => {
      setText(unsaved)
      void writeOrAsk(unsaved.trim())
    },
  })
  return (
    <div>
      <p className="print-only">{text && `Ma note : ${text}`}</p>
      <div ref={field} className="no-print flex flex-col gap-3">
        <TextArea
          label={`Ma note pour ${name}`}
          hint={`${guideWords.monthNotePrivate} ${guideWords.noChildName}`}
          rows={3}
          maxLength={MONTH_NOTE_MAX}
          value={text}
          onFocus={words.prepare}
          onChange={(event) => {
            setText(event.target.value)
            draft.keep(event.target.value)
          }}
          onBlur={() => isChanged && !conflict && void writeOrAsk(text.trim())}
        />
        <p role="status" className="text-ink-2 text-sm">
          {sending ? 'Enregistrement…' : isSaved && !isChanged ? 'Enregistré' : ''}
        </p>
        <ChildWordsQuestion
          found={words.found}
          onCorrect={() => {
            words.correct()
            field.current?.querySelector('textarea')?.focus()
          }}
          onKeep={() => {
            words.allow(text.trim())
            void write(text.trim())
          }}
        />
        {conflict && (
          <ChangedElsewhere
            mine={conflict.mine}
            theirs={conflict.stored?.text}
            changedAt={conflict.stored?.updatedAt}
            onKeepMine={async () => settle(await keepMine())}
            onTakeTheirs={() => {
              show(takeStored())
              draft.forget()
            }}
          />
        )}
        {failure && (
          <div>
            <Failure error={failure.error} action={<Button onClick={() => write(text.trim())}>Réessayer</Button>} />
            <p className="mt-1 text-ink-2 text-sm">{guideWords.kept}</p>
          </div>
        )}
      </div>
    </div>
  )
}
