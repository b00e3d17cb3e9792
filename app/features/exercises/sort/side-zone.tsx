import { clsx } from 'clsx'
import type { ExerciseTag } from '#content/exercises/types.ts'
import { SIDE_LABELS } from '#content/pages/exercises.ts'
import type { Side } from '../schema.ts'
import { SIDE_LOOKS } from './side-looks.ts'
import { useDrag } from './sort-gestures.ts'
import { isCorrectSide } from './sorting.ts'

type ZoneActions = {
  onChange: (id: string) => void
  onMove: (id: string, side: Side) => void
  onTargetChange: (side: Side | null) => void
}

type SideZoneProps = ZoneActions & {
  side: Side
  tags: readonly ExerciseTag[]
  isDropTarget: boolean
  className?: string
}

/** The statements placed on a side; also a drop target. */
export function SideZone({ side, tags, isDropTarget, className, ...actions }: SideZoneProps) {
  const looks = SIDE_LOOKS[side]
  const titleId = `zone-${side}`
  return (
    <section
      aria-labelledby={titleId}
      data-zone={side}
      className={clsx(
        'flex flex-col rounded-xl border-2 p-4 transition-colors duration-[120ms] sm:p-[1.125rem]',
        looks.zone,
        isDropTarget ? looks.dropTarget : 'border-transparent',
        className,
      )}
    >
      <h2 id={titleId} className={clsx('text-xl', looks.title)}>
        {SIDE_LABELS[side]} ({tags.length})
      </h2>
      {tags.length > 0 && (
        <ul className="mt-3 flex flex-col gap-2.5">
          {tags.map((tag) => (
            <PlacedStatement key={tag.id} tag={tag} side={side} {...actions} />
          ))}
        </ul>
      )}
    </section>
  )
}

function PlacedStatement({
  tag,
  side,
  onChange,
  onMove,
  onTargetChange,
}: ZoneActions & { tag: ExerciseTag; side: Side }) {
  const { isDragging, handlers } = useDrag((next) => next && next !== side && onMove(tag.id, next), onTargetChange)
  return (
    <li
      {...handlers}
      className={clsx(
        'relative flex touch-pan-y select-none flex-wrap items-center justify-between gap-x-3 rounded-md border border-line bg-surface py-2 pr-2 pl-4',
        isDragging ? 'z-10 cursor-grabbing shadow-pop' : 'cursor-grab',
      )}
    >
      <div className="min-w-0 flex-1 basis-40 py-1.5 text-base">
        <p>{tag.text}</p>
        {!isCorrectSide(tag, side) && (
          <p className="text-ink-2 text-sm">
            <strong className="font-semibold text-warning-ink">À revoir.</strong> {tag.reason}
          </p>
        )}
      </div>
      <button
        type="button"
        onClick={() => onChange(tag.id)}
        className="tap rounded-md px-3 font-semibold text-primary-ink text-sm hover:bg-primary-soft focus-visible:rounded-md"
      >
        Changer
        <span className="sr-only">{` : ${tag.text}`}</span>
      </button>
    </li>
  )
}
