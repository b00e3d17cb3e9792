import { type ReactNode, useId } from 'react'
import { type Choice, type Marks, type QuestionKind, toggled } from './marks.ts'
import { QuizOption } from './quiz-option.tsx'

export type QuestionCardProps = {
  /** Above the prompt: « Météo et saisons ». */
  topic: ReactNode
  prompt: ReactNode
  kind: QuestionKind
  choices: readonly Choice[]
  chosen: readonly string[]
  onChosenChange?: (chosen: string[]) => void
  /** The choice is made: sent, or kept for later. */
  locked?: boolean
  /** Once the answer is stored; the choices can then no longer be pressed. */
  marks?: Marks | undefined
  /** Beside what was chosen, when somebody else reads it. */
  chosenWords?: string | undefined
  headingLevel?: 2 | 3 | 4
  /** Of the prompt, for what is described by it. */
  promptId?: string
  /** Feedback and buttons. */
  children?: ReactNode
}

/** One question with its choices, as the player shows it: to be answered, then with its marks. */
export function QuestionCard({
  topic,
  prompt,
  kind,
  choices,
  chosen,
  onChosenChange,
  locked = false,
  marks,
  chosenWords,
  headingLevel = 2,
  promptId,
  children,
}: QuestionCardProps) {
  const name = useId()
  const Heading = `h${headingLevel}` as const
  const control = kind === 'MULTIPLE' ? 'checkbox' : 'radio'
  return (
    <div className="rounded-xl border border-line bg-surface p-5 shadow-card sm:p-9">
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
              locked={locked}
              marks={marks}
              chosenWords={chosenWords}
              onChoose={() => onChosenChange?.(toggled(kind, chosen, key))}
            />
          ))}
        </div>
      </fieldset>
      {children}
    </div>
  )
}
