import { monthOfYear } from '#app/lib/dates/dates.ts'
import { plural } from '#app/lib/french/grammar.ts'
import { CATEGORIES, type Category } from '#content/guides/self-assessment/types.ts'
import { PRACTICE_CARDS } from '#content/guides/self-assessment.ts'
import { guideWords, REFLECTION_LABELS } from '#content/pages/guides.ts'
import { Disclosure } from '../frame/disclosure.tsx'
import { GuideHeading } from '../frame/guide-heading.tsx'
import { VisibilityNote } from '../frame/guide-page.tsx'
import { REFLECTION_LEVELS, type Reflection } from '../schema.ts'
import { type CurvePoint, curveOf, LINE_MIN } from './curve.ts'

const CARD_IDS_BY_TAG = CATEGORIES.map((tag) => {
  const ids = PRACTICE_CARDS.filter((card) => card.tag.includes(tag)).map(({ id }) => id)
  return [tag, new Set<string>(ids)] as const
})

/** « Au fil des mois »: the person's own curve for each tag, each with its figures. */
export function Curves({ answers }: { answers: readonly Reflection[] }) {
  const curves = CARD_IDS_BY_TAG.map(([tag, ids]) => [tag, curveOf(answers, ids)] as const)
  const drawn = curves.filter(([, points]) => points.length > 0)
  return (
    <section aria-labelledby="au-fil-des-mois" className="mt-12 max-w-4xl print:mt-2">
      <GuideHeading id="au-fil-des-mois" level={2} name="Au fil des mois" />
      <VisibilityNote>{guideWords.monthNotePrivate}</VisibilityNote>
      <p className="measure mt-2 mb-5 text-ink-2 print:mb-1">
        {drawn.length === 0 ? guideWords.curveNone : guideWords.curveHow}
      </p>
      <div className="grid gap-5 md:grid-cols-2 print:block print:columns-2">
        {drawn.map(([tag, points]) => (
          <Curve key={tag} tag={tag} points={points} />
        ))}
      </div>
    </section>
  )
}

function Curve({ tag, points }: { tag: Category; points: readonly CurvePoint[] }) {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const period = first === last ? monthName(first) : `De ${monthName(first)} à ${monthName(last)}`
  return (
    <article className="card break-inside-avoid p-5 print:mb-2 print:p-2">
      <h3 className="font-semibold text-lg">{tag}</h3>
      <p className="mb-3 text-ink-2 text-sm">
        {points.length === 1
          ? guideWords.curveOne
          : points.length < LINE_MIN
            ? guideWords.curveTwo
            : `${period}, ${plural(points.length, 'mois', 'mois')} où vous avez répondu.`}
      </p>
      <div className="flex gap-3" aria-hidden="true">
        <p className="flex flex-col justify-between text-right text-ink-2 text-xs leading-none">
          {REFLECTION_LEVELS.toReversed().map((level) => (
            <span key={level}>{SHORT_LABELS[level]}</span>
          ))}
        </p>
        <Drawing points={points} span={last.offset} />
      </div>
      <p className="mt-1 mb-2 text-right text-ink-2 text-xs" aria-hidden="true">
        {period}
      </p>
      <Disclosure title="Les chiffres" level={4}>
        <CurveTable tag={tag} points={points} />
      </Disclosure>
    </article>
  )
}

const SHORT_LABELS = { ...REFLECTION_LABELS, PRACTICE: 'Ma pratique' }
const monthName = ({ month }: CurvePoint): string => monthOfYear(`${month}-01`)

const WIDTH = 240
const HEIGHT = 110
/** Room for half a point, and for half a line of the labels beside. */
const MARGIN = 6

/** The points at their true distance in time, joined from the third one on. */
function Drawing({ points, span }: { points: readonly CurvePoint[]; span: number }) {
  const places = points.map(({ month, offset, height }) => ({
    month,
    // A single month stands in the middle.
    x: span === 0 ? WIDTH / 2 : MARGIN + (offset / span) * (WIDTH - 2 * MARGIN),
    y: MARGIN + (1 - height) * (HEIGHT - 2 * MARGIN),
  }))
  const step = (HEIGHT - 2 * MARGIN) / (REFLECTION_LEVELS.length - 1)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="min-w-0 flex-1 text-primary">
      {REFLECTION_LEVELS.map((level, index) => (
        <path key={level} d={`M0 ${MARGIN + index * step}H${WIDTH}`} stroke="var(--color-line)" />
      ))}
      {places.length >= LINE_MIN && (
        <polyline
          points={places.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
      )}
      {places.map(({ month, x, y }) => (
        <circle key={month} cx={x} cy={y} r="4.5" fill="currentColor" />
      ))}
    </svg>
  )
}

function CurveTable({ tag, points }: { tag: Category; points: readonly CurvePoint[] }) {
  return (
    <table className="w-full border-collapse text-sm print:text-xs">
      <caption className="sr-only">{`${tag}\u00A0: nombre de gestes par réponse, à la fin de chaque mois`}</caption>
      <thead>
        <tr className="text-left text-ink-2">
          <th scope="col" className="py-1.5 pr-3 font-semibold">
            Mois
          </th>
          {REFLECTION_LEVELS.map((level) => (
            <th key={level} scope="col" className="py-1.5 pr-3 font-semibold">
              {SHORT_LABELS[level]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.month} className="border-line border-t">
            <th scope="row" className="py-1.5 pr-3 text-left font-normal">
              {monthName(point)}
            </th>
            {REFLECTION_LEVELS.map((level) => (
              <td key={level} className="py-1.5 pr-3 tabular-nums">
                {point.counts[level]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
