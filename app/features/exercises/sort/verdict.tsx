import { clsx } from 'clsx'
import { Icon } from '#app/ui/icon.tsx'
import type { ExerciseTag } from '#content/exercises/types.ts'
import { SIDE_LABELS } from '#content/pages/exercises.ts'
import type { Side } from '../schema.ts'
import { isCorrectSide } from './sorting.ts'

/** « C’est exact. », or « Pas tout à fait » with the sides that are accepted. */
export function verdictText(tag: ExerciseTag, side: Side): string {
  if (isCorrectSide(tag, side)) return 'C’est exact.'
  const other = tag.depends ? ` ou « ${SIDE_LABELS.depends} »` : ''
  return `Pas tout à fait : plutôt « ${SIDE_LABELS[tag.correct]} »${other}.`
}

/** Feedback on the last placement, with its reason. */
export function Verdict({ tag, side }: { tag: ExerciseTag; side: Side }) {
  const isCorrect = isCorrectSide(tag, side)
  return (
    <div
      className={clsx(
        'flex items-start gap-3 rounded-md border px-4 py-3 text-sm',
        isCorrect ? 'border-success bg-success-soft' : 'border-warning-line bg-warning-soft',
      )}
    >
      <Icon
        as={isCorrect ? 'lucide-circle-check' : 'lucide-lightbulb'}
        className={clsx('mt-0.5', isCorrect ? 'text-success-ink' : 'text-warning-ink')}
      />
      <div className="min-w-0">
        <p className="text-ink-2">
          « {tag.text} » <span aria-hidden="true">→</span> {SIDE_LABELS[side]}
        </p>
        <p>
          <strong className={clsx('font-semibold', isCorrect ? 'text-success-ink' : 'text-warning-ink')}>
            {verdictText(tag, side)}
          </strong>{' '}
          {tag.reason}
        </p>
      </div>
    </div>
  )
}
