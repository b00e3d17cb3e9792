import { topicLabel } from '#app/features/quiz/question/quiz-words.ts'
import { discussionWords, reviewWords } from '#content/pages/quiz-reviews.ts'
import type { HardQuestions } from '../schema.ts'
import { successInWords } from '../words.ts'

/** The questions that the team misses most, without names. */
export function HardList({ hard: { questions, hidden } }: { hard: HardQuestions }) {
  return (
    <section aria-labelledby="questions-difficiles">
      <h2 id="questions-difficiles" className="text-2xl">
        Questions les plus difficiles
      </h2>
      <p className="measure mt-1.5 text-ink-2">{questions.length > 0 ? reviewWords.hardLead : reviewWords.hardNone}</p>
      {questions.length > 0 && (
        <ol className="card mt-4 divide-y divide-line">
          {questions.map(({ versionId, type, topic, prompt, rightChoices, lure, explanation, ...figures }) => (
            <li key={versionId} className="px-5 py-4">
              <p className="text-ink-2 text-sm">{topicLabel(type, topic)}</p>
              <p className="mt-0.5 font-semibold">{prompt}</p>
              <p className="mt-1 text-sm">{successInWords(figures)}.</p>
              <details className="mt-1 text-sm">
                <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-sm text-primary-ink underline underline-offset-4">
                  Voir la réponse et l’explication
                </summary>
                <dl className="measure grid gap-2 pb-1">
                  <div>
                    <dt className="font-semibold">{discussionWords.answer}</dt>
                    {rightChoices.map((text) => (
                      <dd key={text}>{text}</dd>
                    ))}
                  </div>
                  {lure && (
                    <div>
                      <dt className="font-semibold">{discussionWords.otherChoice}</dt>
                      <dd>{lure}</dd>
                    </div>
                  )}
                  <div>
                    <dt className="font-semibold">{discussionWords.why}</dt>
                    <dd>{explanation}</dd>
                  </div>
                </dl>
              </details>
            </li>
          ))}
        </ol>
      )}
      {hidden > 0 && <p className="measure mt-3 text-ink-2 text-sm">{reviewWords.hardWhy}</p>}
    </section>
  )
}
