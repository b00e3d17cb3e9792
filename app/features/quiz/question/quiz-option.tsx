import { clsx } from 'clsx'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { Marks } from './marks.ts'

type QuizOptionProps = {
  /** Printed on the option: the key that chooses it, and how the feedback names it. */
  number: number
  text: ReactNode
  control: 'radio' | 'checkbox'
  name: string
  value: string
  checked: boolean
  /** Chosen and no longer to be changed: sent, or kept for later. */
  locked: boolean
  /** Once the answer is stored. */
  marks?: Marks | undefined
  /** Beside what was chosen; whoever answered reads « Votre réponse ». */
  chosenWords?: string | undefined
  onChoose?: (() => void) | undefined
}

const LOOKS = {
  open: 'border-line-strong bg-surface hover:border-ink-2 has-checked:border-primary has-checked:bg-primary-soft',
  locked: 'border-line-strong bg-surface has-checked:border-primary has-checked:bg-primary-soft',
  plain: 'border-line-strong bg-surface',
  right: 'border-success bg-success-soft',
  wrong: 'border-danger bg-danger-soft',
}

/** One choice of a question: a native radio or box, then, once the answer is stored, marks in words beside it. */
export function QuizOption(props: QuizOptionProps) {
  const { number, text, control, name, value, checked, locked, marks, chosenWords = 'Votre réponse', onChoose } = props
  const isRight = marks?.rightKeys.includes(value) ?? false
  const isChosen = marks?.chosenKeys.includes(value) ?? false
  const look = !marks ? (locked ? 'locked' : 'open') : isRight ? 'right' : isChosen ? 'wrong' : 'plain'
  const body = (
    <>
      <kbd
        aria-hidden="true"
        className="flex size-7 shrink-0 items-center justify-center rounded-sm border border-line-strong bg-surface font-sans font-semibold text-ink text-sm tabular-nums leading-none"
      >
        {number}
      </kbd>
      <span className="min-w-0 flex-1 basis-40">
        {marks && <span className="sr-only">Choix {number} : </span>}
        {text}
      </span>
    </>
  )
  const shape = clsx(
    'flex min-h-14 w-full items-center gap-x-4 gap-y-1 rounded-md border-2 px-4 py-3 transition-colors duration-[120ms] ease-calm',
    LOOKS[look],
  )
  if (marks)
    return (
      <div className={clsx(shape, 'flex-wrap')}>
        {body}
        {(isRight || isChosen) && <Mark isRight={isRight} isChosen={isChosen} chosenWords={chosenWords} />}
      </div>
    )
  return (
    <label
      className={clsx(
        shape,
        'has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3',
        locked && 'cursor-default',
      )}
    >
      {body}
      <input
        type={control}
        name={name}
        value={value}
        checked={checked}
        disabled={locked}
        onChange={onChoose}
        className={clsx('box focus-visible:outline-none', control === 'radio' && 'rounded-full')}
      />
    </label>
  )
}

type MarkProps = { isRight: boolean; isChosen: boolean; chosenWords: string }

/** Sign and words; the colour only repeats them. */
function Mark({ isRight, isChosen, chosenWords }: MarkProps) {
  return (
    <span className="flex flex-col items-start pl-11 text-sm sm:items-end sm:pl-0">
      {isRight && (
        <span className="flex items-center gap-1.5 font-semibold text-success-ink">
          <Icon as={Check} size={18} />
          Bonne réponse
        </span>
      )}
      {isChosen && (
        <span
          className={clsx('flex items-center gap-1.5', isRight ? 'text-success-ink' : 'font-semibold text-danger-ink')}
        >
          {!isRight && <Icon as={X} size={18} />}
          {chosenWords}
        </span>
      )}
    </span>
  )
}
