import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { Ref } from 'react'
import { topicLabel } from '#app/features/quiz/question/quiz-words.ts'
import { plural } from '#app/lib/french/grammar.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { DIFFICULTY_LABELS, KIND_LABELS, PROGRAM_LABELS } from '#content/pages/question-bank.ts'
import type { BankRow } from '../schema.ts'
import { figuresInWords, StatusTag, suspicionInWords } from '../status-tag.tsx'
import type { QuestionSelection } from './use-question-selection.ts'

type BankRowsProps = { rows: BankRow[]; selection: QuestionSelection; allRef: Ref<HTMLInputElement> }

/** List of questions, each with its figures and a checkbox. */
export function BankRows({ rows, selection, allRef }: BankRowsProps) {
  return (
    <div className="card">
      <SelectAllRow rows={rows} selection={selection} allRef={allRef} />
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <Row key={row.id} row={row} selection={selection} />
        ))}
      </ul>
    </div>
  )
}

// Keeps what receives the focus clear of the sticky selection bar.
const STICKY_BAR_MARGIN = 'scroll-mt-56'

function SelectAllRow({ rows, selection, allRef }: BankRowsProps) {
  const isAllSelected = rows.every(({ id }) => selection.has(id))
  return (
    <label className="flex min-h-11 items-center gap-3 border-line border-b px-5 py-2 text-sm print:hidden">
      <input
        ref={allRef}
        type="checkbox"
        className={clsx('box', STICKY_BAR_MARGIN)}
        checked={isAllSelected}
        onChange={() => selection.select(rows, !isAllSelected)}
      />
      Choisir toutes les questions de cette page
    </label>
  )
}

function Row({ row, selection }: { row: BankRow; selection: QuestionSelection }) {
  const { id, program, status, topic, kind, difficulty, prompt, version, figures, used, openReports } = row
  const suspicion = suspicionInWords(figures)
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 py-4 pr-5 pl-2 has-checked:shadow-[inset_4px_0_0_var(--color-primary)] md:grid-cols-[auto_minmax(0,1fr)_16rem]">
      <label className="tap -mt-2.5 flex w-11 items-center justify-center print:hidden">
        <input
          type="checkbox"
          className={clsx('box', STICKY_BAR_MARGIN)}
          checked={selection.has(id)}
          onChange={(event) => selection.select([row], event.target.checked)}
        />
        <span className="sr-only">
          {'Choisir\u00A0: '}
          {prompt}
        </span>
      </label>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-sm">
          <StatusTag status={status} />
          <span>
            {PROGRAM_LABELS[program]}
            {`\u00A0· ${topicLabel(program, topic)}`}
          </span>
        </p>
        <p className="mt-1">
          <Link
            to="/admin/question-bank/$questionId"
            params={{ questionId: id }}
            className={clsx(
              STICKY_BAR_MARGIN,
              'inline-flex min-h-11 items-center rounded-sm font-semibold underline decoration-1 underline-offset-4 hover:decoration-2 [overflow-wrap:anywhere]',
            )}
          >
            {prompt}
          </Link>
        </p>
        <p className="text-ink-2 text-sm">
          {KIND_LABELS[kind]}
          {`\u00A0· ${DIFFICULTY_LABELS[difficulty]}`}
          {version > 1 && `\u00A0· version ${version}`}
        </p>
      </div>
      <div className="col-start-2 flex flex-col gap-1 text-sm md:col-start-3">
        <p>{figuresInWords(figures)}</p>
        {used > figures.answered && <p className="text-ink-2">{plural(used, 'réponse')}, toutes versions comprises</p>}
        {suspicion && <Alert icon="lucide-triangle-alert">{suspicion}</Alert>}
        {openReports > 0 && <Alert icon="lucide-flag">{plural(openReports, 'remarque')} sans réponse</Alert>}
      </div>
    </li>
  )
}

function Alert({ icon, children }: { icon: IconName; children: React.ReactNode }) {
  return (
    <p className="flex items-start gap-1.5 font-medium text-warning-ink">
      <Icon as={icon} size={16} className="mt-0.5" />
      <span className="min-w-0">{children}</span>
    </p>
  )
}
