import { useEffect, useReducer, useRef } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { useShortcutSetting } from '#app/ui/theme/display-preference.ts'
import { SIDE_LABELS } from '#content/pages/exercises.ts'
import { surveyWords } from '#content/pages/team/surveys.ts'
import type { Side } from '../schema.ts'
import { SortCard } from '../sort/sort-card.tsx'
import { useSortShortcuts } from '../sort/sort-gestures.ts'
import { type SortingStep, sortingReducer, startSorting } from '../sort/sorting.ts'

type SurveySortProps = {
  statements: readonly { id: string; text: string }[]
  isSending: boolean
  error: unknown
  onSend: (choices: { statementId: string; side: Side }[]) => void
}

/**
 * The statements to sort, one after the other, then all her choices before they are sent. They are kept nowhere, on this
 * device either: it may be the tablet of the room.
 */
export function SurveySort({ statements, isSending, error, onSend }: SurveySortProps) {
  const [sorting, dispatch] = useReducer(
    sortingReducer,
    statements.map(({ id }) => id),
    (order) => startSorting(order),
  )
  const [shortcuts] = useShortcutSetting()
  const hasShortcuts = shortcuts === 'on'
  const title = useRef<HTMLHeadingElement>(null)
  const isMoved = useRef(false)
  const { order, placements, current } = sorting
  const step = (next: SortingStep) => {
    isMoved.current = true
    dispatch(next)
  }
  useSortShortcuts(hasShortcuts, step)
  useEffect(() => {
    if (!isMoved.current) return
    title.current?.focus({ preventScroll: true })
    isMoved.current = false
  })
  const card = statements.find(({ id }) => id === current)
  const placed = statements.flatMap((statement) => {
    const side = placements[statement.id]
    return side && statement.id !== current ? [{ ...statement, side }] : []
  })
  return (
    <div className="flex flex-col gap-5">
      {card ? (
        <SortCard
          key={card.id}
          position={surveyWords.position(order.indexOf(card.id) + 1, order.length)}
          text={card.text}
          titleRef={title}
          hasShortcuts={hasShortcuts}
          onPlace={(side) => step({ type: 'place', side })}
          onTargetChange={() => undefined}
        />
      ) : (
        <div className="mx-auto flex w-full max-w-[40rem] flex-col items-center gap-4 rounded-xl border-2 border-primary bg-surface px-4 py-6 text-center shadow-card">
          <h3 ref={title} tabIndex={-1} className="font-normal text-2xl">
            {surveyWords.send}
          </h3>
          <p>{surveyWords.sendOnce}</p>
          {error !== null && error !== undefined && <ErrorMessage error={error} />}
          <Button
            variant="primary"
            size="lg"
            busy={isSending}
            onClick={() => onSend(placed.map(({ id, side }) => ({ statementId: id, side })))}
          >
            {surveyWords.send}
          </Button>
        </div>
      )}
      {placed.length > 0 && (
        <section aria-label={surveyWords.yours} className="mx-auto w-full max-w-[40rem]">
          <h3 className="mb-2 font-display font-semibold text-lg">{surveyWords.yours}</h3>
          <ul className="flex flex-col gap-2">
            {placed.map(({ id, text, side }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-x-3 rounded-md border border-line bg-surface py-2 pr-2 pl-4"
              >
                <p className="min-w-0 flex-1 basis-36">
                  {text} <strong className="block font-semibold text-sm">{SIDE_LABELS[side]}</strong>
                </p>
                <Button variant="quiet" onClick={() => step({ type: 'change', id })}>
                  {surveyWords.change}
                  <span className="sr-only"> ({text})</span>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
