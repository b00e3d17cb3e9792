import { clsx } from 'clsx'
import { formatNumber, plural } from '#app/lib/french/grammar.ts'
import { DISCRIMINATION_WORDS, STATUS_LABELS, SUSPICION_LABELS } from '#content/pages/question-bank.ts'
import { ANSWERS_TO_JUDGE, type Figures } from './edit/figures.ts'
import type { QuestionStatus } from './limits.ts'

/** « 34 réponses, 26 justes (76 %) », with a caveat below `ANSWERS_TO_JUDGE` answers. */
export function figuresInWords({ answered, right }: Figures): string {
  if (answered === 0) return 'Pas encore de réponse'
  const share = Math.round((right / answered) * 100)
  const summary = `${plural(answered, 'réponse')}, ${plural(right, 'juste')} (${share}\u00A0%)`
  return answered < ANSWERS_TO_JUDGE ? `${summary}. Trop peu pour juger.` : summary
}

/** « 12 réponses, 75 % justes ». */
export function figuresInShort(answered: number, right: number): string {
  return `${plural(answered, 'réponse')}, ${Math.round((right / answered) * 100)}\u00A0% justes`
}

/** « 0,42. Qui réussit le reste du quiz réussit aussi cette question. »; the limits are those of Moodle's own help. */
export function discriminationInWords(index: number | null): string {
  if (index === null) return DISCRIMINATION_WORDS.unknown
  const words = DISCRIMINATION_WORDS[index >= 0.3 ? 'good' : index >= 0.1 ? 'weak' : index >= -0.1 ? 'none' : 'inverse']
  return `${formatNumber(Math.round(index * 100) / 100)}. ${words}`
}

/** « À revoir : moins de 25 % de bonnes réponses », or null when nothing is suspicious. */
export function suspicionInWords({ suspicion }: Figures): string | null {
  return suspicion && `À revoir\u00A0: ${SUSPICION_LABELS[suspicion]}`
}

const STATUS_CLASSES: Record<QuestionStatus, string> = {
  DRAFT: 'bg-sunken text-ink-2',
  READY: 'bg-success-soft text-success-ink',
  ARCHIVED: 'border border-line-strong text-ink-2',
}

/** Tag with the status of a question: « Brouillon », « Prête », « Archivée ». */
export function StatusTag({ status }: { status: QuestionStatus }) {
  return (
    <span
      className={clsx(
        'inline-flex items-center rounded-full px-2.5 py-0.5 font-semibold text-xs',
        STATUS_CLASSES[status],
      )}
    >
      {STATUS_LABELS[status]}
    </span>
  )
}
