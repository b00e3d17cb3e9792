import { useState } from 'react'
import { isRightAnswer, rightKeysOf } from '#app/domain/question.ts'
import { FeedbackPanel } from '#app/features/quiz/question/feedback-panel.tsx'
import { QuestionCard } from '#app/features/quiz/question/question-card.tsx'
import { topicLabel } from '#app/features/quiz/question/quiz-words.ts'
import { Button } from '#app/ui/button/button.tsx'
import type { QuestionContent } from '../schema.ts'

/** The question as educators see it in a quiz, to be tried out. */
export function QuestionPreview({ question }: { question: QuestionContent }) {
  const { program, kind, topic, prompt, choices, explanationRight, explanationWrong, source, link } = question
  const [selected, setSelected] = useState<string[]>([])
  const [isAnswered, setAnswered] = useState(false)
  const chosen = selected.filter((key) => choices.some((choice) => choice.key === key))
  const rightKeys = rightKeysOf(choices)
  const isCorrect = isRightAnswer(choices, chosen)
  const isShown = isAnswered && chosen.length > 0
  return (
    <section aria-labelledby="apercu">
      <h2 id="apercu" className="mb-3 text-xl">
        Aperçu
      </h2>
      <QuestionCard
        topic={topic ? topicLabel(program, topic) : 'Thème à choisir'}
        prompt={prompt || 'La question s’affichera ici.'}
        kind={kind}
        choices={choices.map(({ key, text }) => ({ key, text: text || '…' }))}
        chosen={chosen}
        onChosenChange={setSelected}
        grading={isShown ? { chosenKeys: chosen, rightKeys } : undefined}
        headingLevel={3}
      >
        {isShown && rightKeys.length > 0 && (
          <FeedbackPanel
            isCorrect={isCorrect}
            choices={choices}
            rightKeys={rightKeys}
            explanation={isCorrect ? explanationRight : explanationWrong}
            source={source}
            link={link}
            headingLevel={4}
          />
        )}
        {isShown && rightKeys.length === 0 && (
          <p className="mt-6 text-ink-2 text-sm">Indiquez d’abord la bonne réponse.</p>
        )}
        <div className="mt-6">
          {isShown ? (
            <Button
              onClick={() => {
                setAnswered(false)
                setSelected([])
              }}
            >
              Essayer de nouveau
            </Button>
          ) : (
            <Button
              onClick={() => setAnswered(true)}
              {...(chosen.length === 0 && { disabledReason: 'Choisissez une réponse pour voir l’explication.' })}
            >
              Essayer cette réponse
            </Button>
          )}
        </div>
      </QuestionCard>
    </section>
  )
}
