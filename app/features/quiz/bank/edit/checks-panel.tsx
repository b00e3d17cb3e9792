import { plural } from '#app/lib/french/grammar.ts'
import { Icon } from '#app/ui/icon.tsx'
import { CHECK_SENTENCES } from '#content/pages/question-bank.ts'
import type { QuestionContent } from '../schema.ts'
import { publishChecks } from './publish-checks.ts'

/** Checks before publishing: missing points, then advice, then the checks that are met. */
export function ChecksPanel({ question }: { question: QuestionContent }) {
  const checks = publishChecks(question)
  const missing = checks.filter(({ isMet, isBlocking }) => !isMet && isBlocking)
  const advice = checks.filter(({ isMet, isBlocking }) => !isMet && !isBlocking)
  const met = checks.filter(({ isMet }) => isMet)
  return (
    <section aria-labelledby="verifications" className="card p-5">
      <h2 id="verifications" className="text-xl">
        Avant de publier
      </h2>
      <p role="status" className="mt-1 text-ink-2 text-sm">
        {missing.length === 0 ? 'Rien ne manque.' : `${plural(missing.length, 'point')} à compléter.`}
      </p>
      <ul className="mt-3 flex flex-col gap-2 text-sm">
        {missing.map(({ id }) => (
          <li key={id} className="flex items-start gap-2 font-medium">
            <Icon as="lucide-circle-dashed" size={18} className="mt-0.5 text-danger-ink" />
            <span className="min-w-0">
              <span className="sr-only">À compléter{'\u00A0: '}</span>
              {CHECK_SENTENCES[id].missing}
            </span>
          </li>
        ))}
        {advice.map(({ id }) => (
          <li key={id} className="flex items-start gap-2">
            <Icon as="lucide-lightbulb" size={18} className="mt-0.5 text-warning-ink" />
            <span className="min-w-0">
              <span className="font-medium">Conseil{'\u00A0: '}</span>
              {CHECK_SENTENCES[id].missing}
            </span>
          </li>
        ))}
      </ul>
      {met.length > 0 && (
        <details className="mt-3 text-sm">
          <summary className="tap inline-flex cursor-pointer items-center rounded-sm underline underline-offset-4">
            {plural(met.length, 'point')} en règle
          </summary>
          <ul className="mt-1 flex flex-col gap-1 text-ink-2">
            {met.map(({ id }) => (
              <li key={id} className="flex items-start gap-2">
                <Icon as="lucide-check" size={18} className="mt-0.5" />
                {CHECK_SENTENCES[id].met}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
