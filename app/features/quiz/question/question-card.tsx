import { type ReactNode, useId } from 'react'
import type { QuestionKind, QuizQuestion } from '#app/domain/question.ts'
import { type Grading, toggleChoice } from './grading.ts'
import { QuizOption } from './quiz-option.tsx'

type QuestionCardProps = {
  /** Above the prompt: « Météo et saisons ». */
  topic: string
  prompt: string
  kind: QuestionKind
  choices: QuizQuestion['choices']
  chosen: readonly string[]
  onChosenChange?: (chosen: string[]) => void
  /** The choice can no longer be changed, although it may not be stored yet. */
  isLocked?: boolean
  /** Set once the answer is stored; the choices are then plain text. */
  grading?: Grading | undefined
  /** Label of the chosen options when the reader is not the person who answered. */
  chosenLabel?: string | undefined
  headingLevel?: 2 | 3
  /** Id of the prompt, for `aria-describedby`. */
  promptId?: string
  /** Feedback and buttons. */
  children?: ReactNode
}

/** One question with its choices: a form field until it is answered, then a graded summary. */
export function QuestionCard({
  topic,
  prompt,
  kind,
  choices,
  chosen,
  onChosenChange,
  isLocked = false,
  grading,
  chosenLabel,
  headingLevel = 2,
  promptId,
  children,
}: QuestionCardProps) {
  const name = useId()
  const Heading = `h${headingLevel}` as const
  const control = kind === 'MULTIPLE' ? 'checkbox' : 'radio'
  return (
    <div className="rounded-xl border border-line bg-surface p-5 shadow-card sm:p-9 print:p-4">
      <fieldset className="min-w-0">
        <legend className="mb-5 block w-full">
          <span className="block text-ink-2 text-sm">{topic}</span>
          <Heading id={promptId} className="mt-1.5 text-pretty font-display font-semibold text-xl sm:text-2xl">
            {prompt}
          </Heading>
          {kind === 'MULTIPLE' && (
            <span className="mt-2 block font-medium text-ink-2 text-sm">Plusieurs réponses possibles</span>
          )}
        </legend>
        <div className="flex flex-col gap-3">
          {choices.map(({ key, text }, index) => (
            <QuizOption
              key={key}
              number={index + 1}
              text={text}
              control={control}
              name={name}
              value={key}
              checked={chosen.includes(key)}
              isLocked={isLocked}
              grading={grading}
              chosenLabel={chosenLabel}
              onChoose={() => onChosenChange?.(toggleChoice(kind, chosen, key))}
            />
          ))}
        </div>
      </fieldset>
      {children}
    </div>
  )
}
