import { plural } from '#app/lib/french/grammar.ts'
import { LongDate } from '#app/ui/time.tsx'
import type { BankQuestion, QuestionCorrectionSummary } from '../schema.ts'

/** Versions of a question, and corrections of its key. */
export function QuestionHistory({ question: { versions, corrections, content } }: { question: BankQuestion }) {
  const optionText = (key: string) => content.choices.find((choice) => choice.key === key)?.text ?? key
  return (
    <section aria-labelledby="versions">
      <h2 id="versions" className="text-2xl">
        Versions et corrections
      </h2>
      <ol className="card mt-4 divide-y divide-line">
        {corrections.map((correction) => (
          <CorrectionLine key={correction.id} correction={correction} optionText={optionText} />
        ))}
        {versions.map(({ number, createdAt, prompt, author, answered }) => (
          <li key={number} className="px-5 py-3">
            <p className="font-semibold">Version {number}</p>
            <p className="[overflow-wrap:anywhere]">{prompt}</p>
            <p className="text-ink-2 text-sm">
              <LongDate date={createdAt} />, {author ?? 'livrée avec l’application'}, {plural(answered, 'réponse')}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

type CorrectionLineProps = { correction: QuestionCorrectionSummary; optionText: (key: string) => string }

function CorrectionLine({ correction, optionText }: CorrectionLineProps) {
  const { createdAt, author, formerKeys, rightKeys, answersChanged, reason } = correction
  const optionTexts = (keys: readonly string[]) => keys.map((key) => `«\u00A0${optionText(key)}\u00A0»`).join(', ')
  return (
    <li className="px-5 py-3">
      <p className="font-semibold">Bonne réponse corrigée</p>
      <p>
        {'Avant\u00A0: '}
        {optionTexts(formerKeys)}
        {'. Maintenant\u00A0: '}
        {optionTexts(rightKeys)}. {plural(answersChanged, 'réponse recomptée', 'réponses recomptées')}.
      </p>
      {reason && <p>{reason}</p>}
      <p className="text-ink-2 text-sm">
        <LongDate date={createdAt} />
        {author && `, ${author}`}
      </p>
    </li>
  )
}
