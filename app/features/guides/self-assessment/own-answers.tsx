import { longDate } from '#app/lib/dates/dates.ts'
import { REFLECTION_LABELS } from '#content/pages/guides.ts'
import type { Reflection } from '../schema.ts'

/** A person's answers with their dates and facts, to be read only. */
export function OwnAnswers({ title, answers }: { title?: string; answers: readonly Reflection[] }) {
  if (answers.length === 0) return null
  return (
    <div className="mt-3 text-ink-2 text-sm print:mt-0">
      {title && <p className="font-semibold">{title}</p>}
      <ul className="flex flex-col gap-1">
        {answers.map(({ cardId, round, createdAt, level, note }) => (
          <li key={`${cardId}.${round}`} className="[overflow-wrap:anywhere]">
            {`${longDate(createdAt)}\u00A0: ${answerText({ level, note })}`}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** « Souvent. Aux départs. »: the level, and the fact where there is one. */
export function answerText({ level, note }: Pick<Reflection, 'level' | 'note'>): string {
  return `${REFLECTION_LABELS[level]}. ${note}`.trim()
}
