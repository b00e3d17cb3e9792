import { longDate } from '#app/lib/dates/dates.ts'
import type { Review } from '../schema.ts'

/** What her manager has noted for her, or only that she has looked. */
export function NoteRead({ review: { reviewedAt, note, by } }: { review: Review }) {
  const seen = `Revu le ${longDate(reviewedAt)}${by && ` par ${by}`}`
  if (!note) return <p className="text-ink-2">{seen}.</p>
  return (
    <section aria-labelledby="mot" className="card p-5 sm:p-6">
      <h2 id="mot" className="text-xl">
        Un mot de votre gestionnaire
      </h2>
      <p className="measure mt-2 whitespace-pre-line [overflow-wrap:anywhere]">{note}</p>
      <p className="mt-2 text-ink-2 text-sm">{seen}</p>
    </section>
  )
}
