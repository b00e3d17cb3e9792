import { useEffect, useRef } from 'react'
import type { Program } from '#app/domain/enums.ts'
import { plural } from '#app/lib/french/grammar.ts'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { Icon } from '#app/ui/icon.tsx'
import { FeedbackPanel } from './feedback-panel.tsx'
import type { ReviewedAnswer } from './grading.ts'
import { QuestionCard } from './question-card.tsx'
import { topicLabel } from './quiz-words.ts'

type AnswersByResultProps = {
  program: Program
  answers: readonly ReviewedAnswer[]
  /** Titles of the two parts. */
  titles: { missed: string; right: string }
  /** Label of the chosen options when the reader is not the person who answered. */
  chosenLabel?: string
}

/** The missed answers of an attempt, by topic, then the right ones, folded; each with its explanation and the passage to read. */
export function AnswersByResult({ program, answers, titles, chosenLabel }: AnswersByResultProps) {
  const label = (topic: string) => topicLabel(program, topic)
  const missed = answers
    .filter(({ isCorrect }) => !isCorrect)
    .toSorted((a, b) => label(a.question.topic).localeCompare(label(b.question.topic), 'fr') || a.position - b.position)
  const right = answers.filter(({ isCorrect }) => isCorrect)
  const details = useOpenWhilePrinting()
  const list = (shown: readonly ReviewedAnswer[]) => (
    <ol className="flex flex-col gap-5">
      {shown.map(({ answerId, position, question, ...answer }) => (
        <li key={answerId} id={`question-${position + 1}`} className="break-inside-avoid">
          <QuestionCard
            topic={`Question ${position + 1}, ${label(question.topic)}`}
            prompt={question.prompt}
            kind={question.kind}
            choices={question.choices}
            chosen={answer.chosenKeys}
            grading={answer}
            chosenLabel={chosenLabel}
            headingLevel={3}
          >
            <FeedbackPanel {...answer} choices={question.choices} headingLevel={4} />
          </QuestionCard>
        </li>
      ))}
    </ol>
  )
  return (
    <div className="flex flex-col gap-10">
      {missed.length > 0 && (
        <section aria-labelledby="a-revoir">
          <h2 id="a-revoir" className="mb-4 text-2xl">
            {titles.missed}
          </h2>
          {list(missed)}
        </section>
      )}
      {right.length > 0 && (
        <section aria-labelledby="reussies">
          <h2 id="reussies" className="mb-4 text-2xl">
            {titles.right}
          </h2>
          <details ref={details} className="group">
            <summary className={`${buttonClass('secondary')} mb-5 list-none`}>
              {plural(right.length, 'bonne réponse', 'bonnes réponses')} et leurs explications
              <Icon as="lucide-chevron-down" size={18} className="transition-transform group-open:rotate-180" />
            </summary>
            {list(right)}
          </details>
        </section>
      )}
    </div>
  )
}

/** Paper has nothing to press: what is folded is printed all the same. */
function useOpenWhilePrinting() {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    let wasOpen = false
    const unfold = () => {
      if (!details.current) return
      wasOpen = details.current.open
      details.current.open = true
    }
    const fold = () => {
      if (details.current) details.current.open = wasOpen
    }
    addEventListener('beforeprint', unfold)
    addEventListener('afterprint', fold)
    return () => {
      removeEventListener('beforeprint', unfold)
      removeEventListener('afterprint', fold)
    }
  }, [])
  return details
}
