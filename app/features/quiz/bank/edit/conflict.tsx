import { topicLabel } from '#app/features/quiz/question/quiz-words.ts'
import { Button } from '#app/ui/button/button.tsx'
import { bankWords } from '#content/pages/question-bank.ts'
import type { QuestionContent } from '../schema.ts'

type ConflictProps = {
  mine: QuestionContent
  stored: QuestionContent
  onKeepMine: () => void
  onTakeStored: () => void
}

/** Both texts side by side, until one is chosen. */
export function Conflict({ mine, stored, onKeepMine, onTakeStored }: ConflictProps) {
  return (
    <section role="alert" className="rounded-xl border border-warning-line bg-warning-soft p-4 sm:p-5">
      <p className="font-medium text-warning-ink">{bankWords.conflict}</p>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        <Version title="Votre version" question={mine}>
          <Button onClick={onKeepMine}>Garder ma version</Button>
        </Version>
        <Version title="Version enregistrée" question={stored}>
          <Button onClick={onTakeStored}>Prendre la version enregistrée</Button>
        </Version>
      </div>
    </section>
  )
}

type VersionProps = { title: string; question: QuestionContent; children: React.ReactNode }

function Version({ title, question, children }: VersionProps) {
  const { program, topic, prompt, choices, explanationRight, explanationWrong, source } = question
  return (
    <div className="flex flex-col gap-2 rounded-md border border-line bg-surface p-4 text-sm">
      <h2 className="font-semibold text-lg">{title}</h2>
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
      <div className="mt-auto">{children}</div>
    </div>
  )
}
