import { Link } from '@tanstack/react-router'
import Flag from 'lucide-react/icons/flag'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { plural } from '#app/lib/plural.ts'
import { Icon } from '#app/ui/icon.tsx'
import { topicLabel } from '#app/ui/quiz/quiz-words.ts'
import { DIFFICULTY_LABELS, KIND_LABELS, PROGRAM_LABELS } from '#content/pages/question-bank.ts'
import { figuresInWords, suspicionInWords } from '../../bank-words.ts'
import type { BankRow } from '../../question-bank.schema.ts'
import { StatusTag } from '../status-tag.tsx'

/** Questions one under the other, each with what is known of it. */
export function BankRows({ rows }: { rows: BankRow[] }) {
  return (
    <ul className="card divide-y divide-line">
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </ul>
  )
}

function Row({ row }: { row: BankRow }) {
  const { id, program, status, topic, kind, difficulty, prompt, version, figures, used, openReports } = row
  const suspicion = suspicionInWords(figures)
  return (
    <li className="grid gap-x-6 gap-y-2 px-5 py-4 md:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-sm">
          <StatusTag status={status} />
          <span>
            {PROGRAM_LABELS[program]} · {topicLabel(program, topic)}
          </span>
        </p>
        <p className="mt-1">
          <Link
            to="/admin/question-bank/$questionId"
            params={{ questionId: id }}
            className="inline-flex min-h-11 items-center rounded-sm font-semibold underline decoration-1 underline-offset-4 hover:decoration-2 [overflow-wrap:anywhere]"
          >
            {prompt}
          </Link>
        </p>
        <p className="text-ink-2 text-sm">
          {KIND_LABELS[kind]} · {DIFFICULTY_LABELS[difficulty]}
          {version > 1 && ` · version ${version}`}
        </p>
      </div>
      <div className="flex flex-col gap-1 text-sm">
        <p>{figuresInWords(figures)}</p>
        {used > figures.answered && <p className="text-ink-2">{plural(used, 'réponse')}, toutes versions comprises</p>}
        {suspicion && <Alert icon={TriangleAlert}>{suspicion}</Alert>}
        {openReports > 0 && <Alert icon={Flag}>{plural(openReports, 'remarque')} sans réponse</Alert>}
      </div>
    </li>
  )
}

function Alert({ icon, children }: { icon: typeof Flag; children: React.ReactNode }) {
  return (
    <p className="flex items-start gap-1.5 font-medium text-warning-ink">
      <Icon as={icon} size={16} className="mt-0.5" />
      <span className="min-w-0">{children}</span>
    </p>
  )
}
