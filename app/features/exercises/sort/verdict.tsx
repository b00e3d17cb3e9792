import { clsx } from 'clsx'
import CircleCheck from 'lucide-react/icons/circle-check'
import Lightbulb from 'lucide-react/icons/lightbulb'
import { Icon } from '#app/ui/icon.tsx'
import type { ExerciseTag } from '#content/exercises/types.ts'
import { SIDE_LABELS } from '#content/pages/exercises.ts'
import type { Side } from '../schema.ts'
import { isRight } from './sorting.ts'

/** « C’est exact. » or « Pas tout à fait. », and which side the situation leans to. */
export function verdictWords(tag: ExerciseTag, side: Side): string {
  if (isRight(tag, side)) return 'C’est exact.'
  const other = tag.depends ? ` ou « ${SIDE_LABELS.depends} »` : ''
  return `Pas tout à fait : plutôt « ${SIDE_LABELS[tag.correct]} »${other}.`
}

/** What the last placement was worth, and why: said at once, never counted against her. */
export function Verdict({ tag, side }: { tag: ExerciseTag; side: Side }) {
  const right = isRight(tag, side)
  return (
    <div
      className={clsx(
        'flex items-start gap-3 rounded-md border px-4 py-3 text-sm',
        right ? 'border-success bg-success-soft' : 'border-warning-line bg-warning-soft',
      )}
    >
      <Icon
        as={right ? CircleCheck : Lightbulb}
        className={clsx('mt-0.5', right ? 'text-success-ink' : 'text-warning-ink')}
      />
      <div className="min-w-0">
        <p className="text-ink-2">
          « {tag.text} » <span aria-hidden="true">→</span> {SIDE_LABELS[side]}
        </p>
        <p>
          <strong className={clsx('font-semibold', right ? 'text-success-ink' : 'text-warning-ink')}>
            {verdictWords(tag, side)}
          </strong>{' '}
          {tag.reason}
        </p>
      </div>
    </div>
  )
}
