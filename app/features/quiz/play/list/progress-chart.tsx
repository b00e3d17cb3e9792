import { percent, scoreInWords } from '#app/features/quiz/question/quiz-words.ts'
import { longDate } from '#app/lib/dates/dates.ts'
import type { QuizStats } from '../schema.ts'

const WIDTH = 320
const HEIGHT = 96
const BAR = 12
const SCALE = [1, 0.5, 0]

function barPath(x: number, height: number): string {
  return `M${x} ${HEIGHT}v${-height}h${BAR}v${height}z`
}

type Progress = QuizStats['progress']

/** Scores of the last quizzes as a bar chart, and as a table for people who do not see the chart. */
export function ProgressChart({ progress }: { progress: Progress }) {
  const step = WIDTH / Math.max(progress.length, 8)
  return (
    <figure className="flex flex-1 flex-col">
      <figcaption className="mb-2 font-semibold text-sm">Mes derniers quiz, du plus ancien au plus récent</figcaption>
      <div className="flex min-h-32 flex-1 gap-3" aria-hidden="true">
        <p className="flex flex-col justify-between text-right text-ink-2 text-xs leading-none">
          {SCALE.map((level) => (
            <span key={level}>{percent(level, 1)}</span>
          ))}
        </p>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="my-1 min-w-0 flex-1 text-primary" preserveAspectRatio="none">
          {SCALE.map((level) => (
            <path
              key={level}
              d={`M0 ${HEIGHT - level * HEIGHT}H${WIDTH}`}
              stroke="var(--color-line)"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {progress.map(({ finishedAt, right, total }, index) => (
            <path
              key={finishedAt.toISOString()}
              d={barPath(index * step + (step - BAR) / 2, Math.max(2, (right / Math.max(total, 1)) * HEIGHT))}
              fill="currentColor"
            />
          ))}
        </svg>
      </div>
      <details className="mt-2 text-sm">
        <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-sm text-primary-ink underline underline-offset-4">
          Voir les chiffres
        </summary>
        <ProgressTable progress={progress} />
      </details>
    </figure>
  )
}

function ProgressTable({ progress }: { progress: Progress }) {
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">Résultat de mes derniers quiz</caption>
      <thead>
        <tr className="text-left text-ink-2">
          <th scope="col" className="py-1.5 pr-3 font-semibold">
            Date
          </th>
          <th scope="col" className="py-1.5 pr-3 font-semibold">
            Résultat
          </th>
          <th scope="col" className="py-1.5 text-right font-semibold">
            Taux
          </th>
        </tr>
      </thead>
      <tbody>
        {progress.map(({ finishedAt, right, total }) => (
          <tr key={finishedAt.toISOString()} className="border-line border-t">
            <th scope="row" className="py-1.5 pr-3 text-left font-normal">
              {longDate(finishedAt)}
            </th>
            <td className="py-1.5 pr-3">{scoreInWords(right, total)}</td>
            <td className="whitespace-nowrap py-1.5 text-right tabular-nums">{percent(right, total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
