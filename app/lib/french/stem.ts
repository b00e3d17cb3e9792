import { stemmer } from '@orama/stemmers/french'

const stems = new Map<string, string>()
const STEMS_MAX = 50_000

/**
 * The stem of a folded word, by which its forms are found together: « grimper » and « grimpe » give « grimp ». Kept, since
 * texts say the same words again and again and a stem takes time.
 */
export function stemOf(folded: string): string {
  const known = stems.get(folded)
  if (known !== undefined) return known
  const stem = stemmer(folded)
  if (stems.size >= STEMS_MAX) stems.clear()
  stems.set(folded, stem)
  return stem
}
