import { clsx } from 'clsx'
import type { ReactNode, Ref } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { exerciseWords, SIDE_LABELS } from '#content/pages/exercises.ts'
import type { Side } from '../schema.ts'
import { SIDE_LOOKS } from './side-looks.ts'
import { useDrag } from './sort-gestures.ts'

const frame =
  'relative mx-auto w-full max-w-[40rem] rounded-xl border-2 border-primary bg-surface px-4 py-6 text-center shadow-card sm:px-6'

type SortCardProps = {
  /** « Énoncé 3 sur 8 » */
  position: string
  text: string
  titleRef: Ref<HTMLHeadingElement>
  hasShortcuts: boolean
  onPlace: (side: Side) => void
  onTargetChange: (side: Side | null) => void
}

/** The statement to place: dragged as a whole, or sent to its side by a button. */
export function SortCard({ position, text, titleRef, hasShortcuts, onPlace, onTargetChange }: SortCardProps) {
  const { isDragging, handlers } = useDrag((side) => side && onPlace(side), onTargetChange)
  return (
    <div
      {...handlers}
      data-statement=""
      className={clsx(frame, 'touch-pan-y select-none', isDragging ? 'z-10 cursor-grabbing shadow-pop' : 'cursor-grab')}
    >
      <p className="font-medium text-ink-2 text-sm">{position}</p>
      <h2 ref={titleRef} tabIndex={-1} className="mx-auto mt-2 mb-5 max-w-[27rem] text-balance font-normal text-2xl">
        {text}
      </h2>
      <div className="grid grid-cols-2 gap-3">
        <SideButton side="risks" letter={hasShortcuts && 'R'} onPlace={onPlace}>
          <span aria-hidden="true">◁</span>
          {SIDE_LABELS.risks}
        </SideButton>
        <SideButton side="benefits" letter={hasShortcuts && 'B'} onPlace={onPlace}>
          {SIDE_LABELS.benefits}
          <span aria-hidden="true">▷</span>
        </SideButton>
        <SideButton side="dangers" letter={hasShortcuts && 'E'} onPlace={onPlace}>
          {SIDE_LABELS.dangers}
        </SideButton>
        <SideButton side="depends" letter={hasShortcuts && 'D'} onPlace={onPlace}>
          {SIDE_LABELS.depends}
        </SideButton>
      </div>
    </div>
  )
}

type SideButtonProps = {
  side: Side
  letter: string | false
  onPlace: (side: Side) => void
  children: ReactNode
}

function SideButton({ side, letter, onPlace, children }: SideButtonProps) {
  return (
    <button
      type="button"
      onClick={() => onPlace(side)}
      className={clsx(
        'flex items-center justify-center gap-1.5 rounded-md px-2 font-semibold text-sm transition-[border-color,background-color,box-shadow] duration-[120ms] focus-visible:rounded-md',
        side === 'depends' ? 'min-h-11 border' : 'min-h-14 border-2',
        SIDE_LOOKS[side].button,
      )}
    >
      {children}
      {letter && (
        <kbd aria-hidden="true" className="ml-1 font-bold font-sans text-xs pointer-coarse:hidden max-sm:hidden">
          {letter}
        </kbd>
      )}
    </button>
  )
}

/** Replaces the card once every statement is placed. */
export function AllPlaced({ titleRef, onFinish }: { titleRef: Ref<HTMLHeadingElement>; onFinish: () => void }) {
  return (
    <div className={frame}>
      <h2 ref={titleRef} tabIndex={-1} className="font-normal text-2xl">
        {exerciseWords.allPlaced}
      </h2>
      <p className="mx-auto mt-2 mb-5 max-w-md">{exerciseWords.stillFree}</p>
      <Button variant="primary" size="lg" onClick={onFinish}>
        Terminer
      </Button>
    </div>
  )
}
