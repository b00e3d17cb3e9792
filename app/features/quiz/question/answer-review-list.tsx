import { FeedbackPanel } from './feedback-panel.tsx'
import { type Choice, feedbackTitle, type QuestionKind } from './grading.ts'
import { QuestionCard } from './question-card.tsx'
import type { PassageLink } from './question-link.ts'

export type ReviewedAnswer = {
  answerId: string
  /** Zero-based position in the quiz. */
  position: number
  isCorrect: boolean
  chosenKeys: readonly string[]
  rightKeys: readonly string[]
  explanation: string
  source: string
  link: PassageLink | null
  question: { kind: QuestionKind; topic: string; prompt: string; choices: readonly Choice[] }
}

/** Read-only list of the answers of one attempt: choices, right ones, explanation and passage to read. */
export function AnswerReviewList({
  answers,
  topicLabel,
  chosenLabel,
}: {
  answers: readonly ReviewedAnswer[]
  topicLabel: (topic: string) => string
  /** Label of the chosen options when the reader is not the person who answered. */
  chosenLabel?: string
}) {
  return (
    <ol className="flex flex-col gap-5">
      {answers.map(({ answerId, position, question, ...answer }) => (
        <li key={answerId} id={`question-${position + 1}`} className="break-inside-avoid">
          <QuestionCard
            topic={`Question ${position + 1}, ${topicLabel(question.topic)}`}
            prompt={question.prompt}
            kind={question.kind}
            choices={question.choices}
            chosen={answer.chosenKeys}
            grading={answer}
            chosenLabel={chosenLabel}
            headingLevel={3}
          >
            <FeedbackPanel
              isCorrect={answer.isCorrect}
              title={feedbackTitle(question.choices, answer.rightKeys, answer.isCorrect)}
              explanation={answer.explanation}
              source={answer.source}
              link={answer.link}
              headingLevel={4}
            />
          </QuestionCard>
        </li>
      ))}
    </ol>
  )
}
