import { clsx } from 'clsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Grading } from './grading.ts'

type QuizOptionProps = {
  /** Printed on the option: the keyboard shortcut, and how the feedback refers to it. */
  number: number
  text: string
  control: 'radio' | 'checkbox'
  name: string
  value: string
  checked: boolean
  /** The choice can no longer be changed, although it may not be stored yet. */
  isLocked: boolean
  /** Set once the answer is stored. */
  grading?: Grading | undefined
  /** Label of a chosen option; « Votre réponse » by default. */
  chosenLabel?: string | undefined
  onChoose: () => void
}

const STATE_CLASSES = {
  open: 'border-line-strong bg-surface hover:border-ink-2 has-checked:border-primary has-checked:bg-primary-soft',
  locked: 'border-line-strong bg-surface has-checked:border-primary has-checked:bg-primary-soft',
  plain: 'border-line-strong bg-surface',
  right: 'border-success bg-success-soft',
  wrong: 'border-danger bg-danger-soft',
}

/** One choice of a question: a native radio or checkbox, then text with its grade once the answer is stored. */
export function QuizOption(props: QuizOptionProps) {
  const {
    number,
    text,
    control,
    name,
    value,
    checked,
    isLocked,
    grading,
    chosenLabel = 'Votre réponse',
    onChoose,
  } = props
  const isRight = grading?.rightKeys.includes(value) ?? false
  const isChosen = grading?.chosenKeys.includes(value) ?? false
  const state = !grading ? (isLocked ? 'locked' : 'open') : isRight ? 'right' : isChosen ? 'wrong' : 'plain'
  const body = (
    <>
      <kbd
        aria-hidden="true"
        className="flex size-7 shrink-0 items-center justify-center rounded-sm border border-line-strong bg-surface font-sans font-semibold text-ink text-sm tabular-nums leading-none"
      >
        {number}
      </kbd>
      <span className="min-w-0 flex-1 basis-40">
        {grading && <span className="sr-only">Choix {number} : </span>}
        {text}
      </span>
    </>
  )
  const shape = clsx(
    'flex min-h-14 w-full items-center gap-x-4 gap-y-1 rounded-md border-2 px-4 py-3 print:min-h-0 print:py-0.5 transition-colors duration-[120ms] ease-calm',
    STATE_CLASSES[state],
  )
  if (grading)
    return (
      <div className={clsx(shape, 'flex-wrap')}>
        {body}
        {(isRight || isChosen) && <GradeLabel isRight={isRight} isChosen={isChosen} chosenLabel={chosenLabel} />}
      </div>
    )
  return (
    <label
      className={clsx(
        shape,
        'has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3',
        isLocked && 'cursor-default',
      )}
    >
      {body}
      <input
        type={control}
        name={name}
        value={value}
        checked={checked}
        disabled={isLocked}
        onChange={onChoose}
        className={clsx('box focus-visible:outline-none', control === 'radio' && 'rounded-full')}
      />
    </label>
  )
}

type GradeLabelProps = { isRight: boolean; isChosen: boolean; chosenLabel: string }

/** Icon and text: colour alone must not carry the grade (WCAG 1.4.1). */
function GradeLabel({ isRight, isChosen, chosenLabel }: GradeLabelProps) {
  return (
    <span className="flex flex-col items-start pl-11 text-sm sm:items-end sm:pl-0">
      {isRight && (
        <span className="flex items-center gap-1.5 font-semibold text-success-ink">
          <Icon as="lucide-check" size={18} />
          Bonne réponse
        </span>
      )}
      {isChosen && (
        <span
          className={clsx('flex items-center gap-1.5', isRight ? 'text-success-ink' : 'font-semibold text-danger-ink')}
        >
          {!isRight && <Icon as="lucide-x" size={18} />}
          {chosenLabel}
        </span>
      )}
    </span>
  )
}
