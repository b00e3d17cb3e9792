import { longDate } from '#app/lib/dates/dates.ts'
import type { ActivityDetail } from '../library/schema.ts'

/** « Relue par Marie Lavoie le 3 mars 2026 », or who has changed it since. */
export function readingSentence({ reviewedAt, reviewedByName, editedAt, editedByName }: ActivityDetail): string {
  const by = (name: string | null) => (name ? ` par ${name}` : '')
  if (reviewedAt) return `Relue${by(reviewedByName)} le ${longDate(reviewedAt)}`
  if (editedAt) return `Modifiée${by(editedByName)} le ${longDate(editedAt)}`
  return ''
}
