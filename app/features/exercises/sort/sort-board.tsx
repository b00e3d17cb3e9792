import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import type { Exercise, ExerciseTag } from '#content/exercises/types.ts'
import { exerciseWords, SIDE_LABELS } from '#content/pages/exercises.ts'
import { SIDES, type Side } from '../schema.ts'
import { SideZone } from './side-zone.tsx'
import { AllPlaced, SortCard } from './sort-card.tsx'
import { placedCount, type Sorting, type SortingStep } from './sorting.ts'
import { useSortKeySetting, useSortKeys } from './use-sort-keys.ts'
import { Verdict, verdictWords } from './verdict.tsx'

type SortBoardProps = {
  exercise: Exercise
  sorting: Sorting
  act: (step: SortingStep) => Sorting
}

/** The card, what was said of the last one, and the sides. */
export function SortBoard({ exercise, sorting, act }: SortBoardProps) {
  const [aim, setAim] = useState<Side | null>(null)
  const [last, setLast] = useState<{ tag: ExerciseTag; side: Side } | null>(null)
  const [keysOn, setKeysOn] = useSortKeySetting()
  const title = useRef<HTMLHeadingElement>(null)
  const moveFocus = useRef<'stay' | 'show' | null>(null)
  const { order, placements, current, trail } = sorting
  const tagOf = (id: string | null) => exercise.tags.find((tag) => tag.id === id)
  const total = order.length

  const step = (wanted: SortingStep) => {
    const placedId = wanted.type === 'place' ? current : wanted.type === 'move' ? wanted.id : null
    const tag = tagOf(placedId)
    const after = act(wanted)
    if (after === sorting) return
    if (tag && 'side' in wanted) setLast({ tag, side: wanted.side })
    // A statement that is on the card again has nothing said of it until it is placed.
    else if (last && after.current === last.tag.id) setLast(null)
    if (wanted.type !== 'finish')
      moveFocus.current = wanted.type === 'place' ? 'stay' : wanted.type === 'move' ? null : 'show'
  }
  useSortKeys(keysOn, step)
  useEffect(() => {
    if (!moveFocus.current) return
    title.current?.focus({ preventScroll: moveFocus.current === 'stay' })
    moveFocus.current = null
  })

  const card = tagOf(current)
  const spoken = last
    ? `Classé dans ${SIDE_LABELS[last.side]}. ${placedCount(sorting)} sur ${total}. ${verdictWords(last.tag, last.side)} ${last.tag.reason}`
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
          rank={`Énoncé ${order.indexOf(card.id) + 1} sur ${total}`}
          text={card.text}
          titleRef={title}
          keysOn={keysOn}
          onPlace={(side) => step({ type: 'place', side })}
          onAim={setAim}
        />
      ) : (
        <AllPlaced titleRef={title} onFinish={() => step({ type: 'finish' })} />
      )}
      <p role="status" className="sr-only">
        {spoken}
      </p>
      <div className="mx-auto mt-3 mb-5 w-full max-w-[40rem]">
        {last && <Verdict tag={last.tag} side={last.side} />}
        {trail.length > 0 && (
          <Button variant="quiet" className="-ml-2 mt-1 px-3" onClick={() => step({ type: 'back' })}>
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
            isAimed={aim === side}
            className={side === 'depends' ? 'md:col-span-2' : 'min-h-28 self-stretch'}
            onChange={(id) => step({ type: 'change', id })}
            onMove={(id, next) => step({ type: 'move', id, side: next })}
            onAim={setAim}
          />
        ))}
      </div>
      <p className="mt-4 text-ink-2 text-sm pointer-coarse:hidden">
        {keysOn ? exerciseWords.shortcuts : exerciseWords.shortcutsOff}{' '}
        <button
          type="button"
          onClick={() => setKeysOn(!keysOn)}
          className="min-h-11 rounded-sm underline decoration-1 underline-offset-4 hover:text-ink hover:decoration-2"
        >
          {keysOn ? 'Désactiver les raccourcis' : 'Activer les raccourcis'}
        </button>
      </p>
    </>
  )
}
