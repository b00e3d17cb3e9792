import { useEffect, useRef } from 'react'
import type { Program } from '#app/domain/enums.ts'
import { plural } from '#app/lib/french/grammar.ts'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { Icon } from '#app/ui/icon.tsx'
import { AnswerReviewList, type ReviewedAnswer } from './answer-review-list.tsx'
import { topicLabel } from './quiz-words.ts'

type AnswersByResultProps = {
  program: Program
  answers: readonly ReviewedAnswer[]
  /** Titles of the two parts. */
  titles: { missed: string; right: string }
  /** Label of the chosen options when the reader is not the person who answered. */
  chosenLabel?: string
}

/** The missed answers of an attempt, by topic, then the right ones, folded. */
export function AnswersByResult({ program, answers, titles, chosenLabel }: AnswersByResultProps) {
  const label = (topic: string) => topicLabel(program, topic)
  const missed = answers
    .filter(({ isCorrect }) => !isCorrect)
    .toSorted((a, b) => label(a.question.topic).localeCompare(label(b.question.topic), 'fr') || a.position - b.position)
  const right = answers.filter(({ isCorrect }) => isCorrect)
  const details = useOpenWhilePrinting()
  const listProps = { topicLabel: label, ...(chosenLabel && { chosenLabel }) }
  return (
    <div className="flex flex-col gap-10">
      {missed.length > 0 && (
        <section aria-labelledby="a-revoir">
          <h2 id="a-revoir" className="mb-4 text-2xl">
            {titles.missed}
          </h2>
          <AnswerReviewList answers={missed} {...listProps} />
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
            <AnswerReviewList answers={right} {...listProps} />
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
