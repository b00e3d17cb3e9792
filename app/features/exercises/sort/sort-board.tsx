import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { useShortcutSetting } from '#app/ui/theme/display-preference.ts'
import type { Exercise, ExerciseTag } from '#content/exercises/types.ts'
import { exerciseWords, SIDE_LABELS } from '#content/pages/exercises.ts'
import { SIDES, type Side } from '../schema.ts'
import { SideZone } from './side-zone.tsx'
import { AllPlaced, SortCard } from './sort-card.tsx'
import { useSortShortcuts } from './sort-gestures.ts'
import { placedCount, type Sorting, type SortingStep } from './sorting.ts'
import { Verdict, verdictText } from './verdict.tsx'

type SortBoardProps = {
  exercise: Exercise
  sorting: Sorting
  applyStep: (step: SortingStep) => Sorting
}

/** The statement to place, the feedback on the last one, and the sides. */
export function SortBoard({ exercise, sorting, applyStep }: SortBoardProps) {
  const [dropTarget, setDropTarget] = useState<Side | null>(null)
  const [last, setLast] = useState<{ tag: ExerciseTag; side: Side } | null>(null)
  const [shortcuts, setShortcuts] = useShortcutSetting()
  const hasShortcuts = shortcuts === 'on'
  const title = useRef<HTMLHeadingElement>(null)
  const focusMove = useRef<'stay' | 'show' | null>(null)
  const { order, placements, current, trail } = sorting
  const tagOf = (id: string | null) => exercise.tags.find((tag) => tag.id === id)
  const total = order.length

  const handleStep = (step: SortingStep) => {
    const placedId = step.type === 'place' ? current : step.type === 'move' ? step.id : null
    const tag = tagOf(placedId)
    const after = applyStep(step)
    if (after === sorting) return
    if (tag && 'side' in step) setLast({ tag, side: step.side })
    // A statement that is on the card again has no feedback until it is placed.
    else if (last && after.current === last.tag.id) setLast(null)
    if (step.type !== 'finish')
      focusMove.current = step.type === 'place' ? 'stay' : step.type === 'move' ? null : 'show'
  }
  useSortShortcuts(hasShortcuts, handleStep)
  useEffect(() => {
    if (!focusMove.current) return
    title.current?.focus({ preventScroll: focusMove.current === 'stay' })
    focusMove.current = null
  })

  const card = tagOf(current)
  const announcement = last
    ? `Classé dans ${SIDE_LABELS[last.side]}. ${placedCount(sorting)} sur ${total}. ${verdictText(last.tag, last.side)} ${last.tag.reason}`
    : ''
  const tagsOn = (side: Side) => {
    const ids = order.filter((id) => placements[id] === side && id !== current)
    return ids.flatMap((id) => tagOf(id) ?? [])
  }
  return (
    <>
      {card ? (
        <SortCard
          key={card.id}
          position={`Énoncé ${order.indexOf(card.id) + 1} sur ${total}`}
          text={card.text}
          titleRef={title}
          hasShortcuts={hasShortcuts}
          onPlace={(side) => handleStep({ type: 'place', side })}
          onTargetChange={setDropTarget}
        />
      ) : (
        <AllPlaced titleRef={title} onFinish={() => handleStep({ type: 'finish' })} />
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <div className="mx-auto mt-3 mb-5 w-full max-w-[40rem]">
        {last && <Verdict tag={last.tag} side={last.side} />}
        {trail.length > 0 && (
          <Button variant="quiet" className="-ml-2 mt-1 px-3" onClick={() => handleStep({ type: 'back' })}>
            Énoncé précédent
          </Button>
        )}
      </div>
      <div className="grid items-start gap-5 md:grid-cols-2">
        {SIDES.map((side) => (
          <SideZone
            key={side}
            side={side}
            tags={tagsOn(side)}
            isDropTarget={dropTarget === side}
            className={side === 'depends' ? 'self-stretch' : 'min-h-28 self-stretch'}
            onChange={(id) => handleStep({ type: 'change', id })}
            onMove={(id, next) => handleStep({ type: 'move', id, side: next })}
            onTargetChange={setDropTarget}
          />
        ))}
      </div>
      <p className="mt-4 text-ink-2 text-sm pointer-coarse:hidden">
        {hasShortcuts ? exerciseWords.shortcuts : exerciseWords.shortcutsOff}{' '}
        <button
          type="button"
          onClick={() => setShortcuts(hasShortcuts ? 'off' : 'on')}
          className="min-h-11 rounded-sm underline decoration-1 underline-offset-4 hover:text-ink hover:decoration-2"
        >
          {hasShortcuts ? 'Désactiver les raccourcis' : 'Activer les raccourcis'}
        </button>
      </p>
    </>
  )
}
