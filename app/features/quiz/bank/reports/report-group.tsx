import { useState } from 'react'
import { plural } from '#app/lib/french/grammar.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Tag } from '#app/ui/chips.tsx'
import { LongDate } from '#app/ui/time.tsx'
import { OUTCOME_LABELS } from '#content/pages/question-bank.ts'
import { REPORT_REASON_LABELS } from '#content/pages/quizzes.ts'
import type { BankReport } from '../schema.ts'
import { AnswerForm } from './answer-form.tsx'

/** Reports on one question, with one form that answers all the open ones. */
export function ReportGroup({ reports, children }: { reports: BankReport[]; children?: React.ReactNode }) {
  const [isAnswering, setAnswering] = useState(false)
  const open = reports.filter(({ outcome }) => outcome === null)
  const [first] = open
  return (
    <div className="card flex flex-col gap-4 p-5">
      {children}
      <ul className="flex flex-col gap-4">
        {reports.map((report) => (
          <Report key={report.id} report={report} />
        ))}
      </ul>
      {first && !isAnswering && (
        <Button className="self-start" onClick={() => setAnswering(true)}>
          Répondre {open.length > 1 ? `aux ${plural(open.length, 'remarque')}` : 'à la remarque'}
        </Button>
      )}
      {first && isAnswering && (
        <AnswerForm
          questionId={first.questionId}
          reportIds={open.map(({ id }) => id)}
          onClose={() => setAnswering(false)}
        />
      )}
    </div>
  )
}

function Report({ report: { reason, text, createdAt, outcome, reply, answeredAt } }: { report: BankReport }) {
  const reasons: Record<string, string> = REPORT_REASON_LABELS
  return (
    <li className="flex flex-col gap-1 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{reasons[reason] ?? reason}</span>
        <Tag>{outcome ? OUTCOME_LABELS[outcome] : 'Sans réponse'}</Tag>
        <span className="text-ink-2">
          reçue le <LongDate date={createdAt} />
        </span>
      </p>
      {text && <p className="measure [overflow-wrap:anywhere]">{text}</p>}
      {reply && (
        <p className="measure border-line-strong border-l-2 pl-3 [overflow-wrap:anywhere]">
          {reply}
          {answeredAt && (
            <span className="block text-ink-2">
              Répondue le <LongDate date={answeredAt} />
            </span>
          )}
        </p>
      )}
    </li>
  )
}
