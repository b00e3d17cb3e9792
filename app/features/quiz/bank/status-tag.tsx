import { clsx } from 'clsx'
import { STATUS_LABELS } from '#content/pages/question-bank.ts'
import type { QuestionStatus } from './limits.ts'

const LOOKS: Record<QuestionStatus, string> = {
  DRAFT: 'bg-sunken text-ink-2',
  READY: 'bg-success-soft text-success-ink',
  ARCHIVED: 'border border-line-strong text-ink-2',
}

/** « Brouillon », « Prête », « Archivée ». */
export function StatusTag({ status }: { status: QuestionStatus }) {
  return (
    <span className={clsx('inline-flex items-center rounded-full px-2.5 py-0.5 font-semibold text-xs', LOOKS[status])}>
      {STATUS_LABELS[status]}
    </span>
  )
}
