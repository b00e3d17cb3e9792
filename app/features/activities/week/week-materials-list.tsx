import { weekWords } from '#content/pages/week.ts'
import type { MaterialLine } from './week-materials.ts'

/** Everything to prepare for the week, each material once. */
export function WeekMaterials({ lines, isEmpty }: { lines: readonly MaterialLine[]; isEmpty: boolean }) {
  return (
    <section aria-labelledby="week-materials" className="week-materials mt-8">
      <h2 id="week-materials" className="mb-3 text-xl">
        {weekWords.materials}
      </h2>
      {lines.length === 0 ? (
        <p className="text-ink-2">{isEmpty ? weekWords.empty : weekWords.noMaterials}</p>
      ) : (
        <ul className="columns-1 gap-x-8 sm:columns-2 lg:columns-3">
          {lines.map(({ name, quantity, isOptional, isTooSmall }) => (
            <li key={name} className="flex break-inside-avoid items-baseline gap-2 py-1">
              <span
                aria-hidden="true"
                className="inline-block size-3.5 shrink-0 translate-y-0.5 rounded-sm border border-ink-2"
              />
              <span className="min-w-0">
                {name}
                {quantity && <span className="text-ink-2">, {quantity}</span>}
                {isOptional && <span className="text-ink-2"> ({weekWords.optional})</span>}
                {isTooSmall && (
                  <strong className="block font-semibold text-warning-ink text-sm">{weekWords.smallParts}</strong>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
