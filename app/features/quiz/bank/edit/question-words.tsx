import { topicLabel } from '#app/features/quiz/question/quiz-words.ts'
import type { QuestionContent } from '../schema.ts'

/** A question in few lines, to be compared with another. */
export function QuestionWords({ question }: { question: QuestionContent }) {
  const { program, topic, prompt, choices, explanationRight, explanationWrong, source } = question
  return (
    <>
      <p className="text-ink-2">{topic ? topicLabel(program, topic) : ''}</p>
      <p className="font-semibold">{prompt}</p>
      <ul className="list-disc pl-5">
        {choices.map(({ key, text, correct }) => (
          <li key={key}>{correct ? `${text} (bonne réponse)` : text}</li>
        ))}
      </ul>
      <p>{explanationRight}</p>
      <p>{explanationWrong}</p>
      <p className="text-ink-2">{source}</p>
    </>
  )
}
