import { Link } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import type { Program } from '#app/domain/enums.ts'
import { plural } from '#app/lib/french/grammar.ts'
import { Button } from '#app/ui/button/button.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { Select } from '#app/ui/form/select.tsx'
import { bankSentences, bankWords } from '#content/pages/question-bank.ts'
import { QUESTION_TOPICS } from '#content/questions/topics.ts'
import { useChangeQuestions } from '../queries.ts'
import type { ChangeQuestionsResult, QuestionUndo } from '../schema.ts'
import type { QuestionSelection } from './use-question-selection.ts'

type Refused = ChangeQuestionsResult['refused'][number] & { prompt: string }

const TOAST_ID = 'chosen-questions'

/** Actions on the selected questions, and the reasons for those that could not be changed. */
export function SelectionBar({ selection, onEmpty }: { selection: QuestionSelection; onEmpty: () => void }) {
  const { rows } = selection
  const changing = useChangeQuestions()
  const [refused, setRefused] = useState<Refused[]>([])
  const headingId = useId()
  const count = plural(rows.length, 'question choisie', 'questions choisies')
  const [program, ...others] = new Set(rows.map((row) => row.program))

  const promptOf = (questionId: string) => rows.find(({ id }) => id === questionId)?.prompt ?? ''
  const undoChanges = ({ changed }: ChangeQuestionsResult) =>
    changing.mutateAsync({
      changes: changed.map(({ questionId, revision, undo }) => ({ questionId, revision, ...undo })),
    })
  const applyChange = async (change: QuestionUndo, message: (count: number) => string) => {
    setRefused([])
    try {
      const done = await changing.mutateAsync({
        changes: rows.map(({ id, revision }) => ({ questionId: id, revision, ...change })),
      })
      setRefused(done.refused.map((one) => ({ ...one, prompt: promptOf(one.questionId) })))
      selection.deselect(done.changed.map(({ questionId }) => questionId))
      const canUndo = done.changed.every((each) => each.undo)
      notify.success(message(done.changed.length), {
        id: TOAST_ID,
        ...(canUndo && { undo: () => undoChanges(done), undone: 'Changement annulé' }),
      })
      if (done.refused.length === 0) onEmpty()
    } catch {
      // The mutation keeps the error, which is shown under the buttons.
    }
  }
  return (
    <>
      <section
        aria-labelledby={headingId}
        className="card flex flex-col gap-3 px-5 py-4 lg:sticky lg:top-4 lg:z-10 print:hidden"
      >
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={headingId} className="text-lg">
            {count}
          </h2>
          <p role="status" className="sr-only">
            {count}
          </p>
          <Button
            variant="quiet"
            onClick={() => {
              selection.deselect(rows.map(({ id }) => id))
              onEmpty()
            }}
          >
            Ne rien choisir
          </Button>
        </div>
        <div className="flex flex-wrap items-start gap-x-8 gap-y-3">
          <div className="flex flex-wrap gap-3 lg:mt-7">
            <Button
              busy={changing.isPending}
              onClick={() =>
                applyChange({ status: 'READY' }, (done) => plural(done, 'question publiée', 'questions publiées'))
              }
            >
              Publier
            </Button>
            <Button
              busy={changing.isPending}
              onClick={() =>
                applyChange({ status: 'ARCHIVED' }, (done) => plural(done, 'question archivée', 'questions archivées'))
              }
            >
              Archiver
            </Button>
          </div>
          {program && others.length === 0 ? (
            <TopicChange
              program={program}
              busy={changing.isPending}
              onChange={(topic) => applyChange({ topic }, (done) => `Thème changé\u00A0: ${plural(done, 'question')}`)}
            />
          ) : (
            <p className="text-ink-2 text-sm lg:mt-9">{bankWords.oneProgram}</p>
          )}
        </div>
        {selection.isFull && <p className="text-ink-2 text-sm">{bankSentences.tooManyChosen}</p>}
      </section>
      {changing.isError && <ErrorMessage error={changing.error} />}
      <Refusals refused={refused} />
    </>
  )
}

type TopicChangeProps = { program: Program; busy: boolean; onChange: (topic: string) => Promise<void> }

function TopicChange({ program, busy, onChange }: TopicChangeProps) {
  const [topic, setTopic] = useState('')
  const [error, setError] = useState<string>()
  const select = useRef<HTMLSelectElement>(null)
  const apply = async () => {
    if (topic) return onChange(topic)
    setError(bankSentences.topicMissing)
    select.current?.focus()
  }
  return (
    <div className="flex min-w-0 flex-wrap gap-3">
      <Select
        ref={select}
        label="Nouveau thème"
        placeholder="Choisissez un thème"
        className="w-full sm:w-72"
        options={Object.entries(QUESTION_TOPICS[program]).map(([value, label]) => ({ value, label }))}
        error={error}
        value={topic}
        onChange={(event) => {
          setTopic(event.target.value)
          setError(undefined)
        }}
      />
      <Button busy={busy} className="sm:mt-7" onClick={apply}>
        Changer le thème
      </Button>
    </div>
  )
}

function Refusals({ refused }: { refused: readonly Refused[] }) {
  return (
    <div role="alert" className="empty:hidden">
      {refused.length > 0 && (
        <div className="card px-5 py-4">
          <p className="font-medium text-sm text-warning-ink">
            {plural(refused.length, 'question n’a pas changé', 'questions n’ont pas changé')}
          </p>
          <ul className="mt-1 flex flex-col gap-2 text-sm">
            {refused.map(({ questionId, prompt, reason }) => (
              <li key={questionId}>
                <Link
                  to="/admin/question-bank/$questionId"
                  params={{ questionId }}
                  className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 [overflow-wrap:anywhere]"
                >
                  {prompt}
                </Link>
                <span className="block text-ink-2">{reason}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
