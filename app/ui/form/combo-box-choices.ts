import { foldText } from '#app/lib/french/fold-text.ts'

export type ComboBoxChoice = { kind: 'option'; name: string; chosen: boolean } | { kind: 'create'; name: string }

/** Longest list that is shown; typing narrows it. */
const MAX_SHOWN = 50

/**
 * Choices for the typed text: the names that contain it, those that begin with it first, ignoring accents and case; then the
 * creation of that name when there is none.
 */
export function choicesFor(
  query: string,
  options: readonly string[],
  values: readonly string[],
  canCreate: boolean,
): ComboBoxChoice[] {
  const folded = foldText(query)
  const known = [...new Set([...options, ...values])]
  const found = known
    .map((name) => ({ name, at: foldText(name).indexOf(folded) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => Number(a.at > 0) - Number(b.at > 0))
    .slice(0, MAX_SHOWN)
    .map(({ name }): ComboBoxChoice => ({ kind: 'option', name, chosen: values.includes(name) }))
  const exists = known.some((name) => foldText(name) === folded)
  if (canCreate && folded && !exists) found.push({ kind: 'create', name: query.trim().replace(/\s+/g, ' ') })
  return found
}

/** Index that an arrow key activates; `undefined` for other keys. −1 means that no choice is active. */
export function nextActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1
  return undefined
}
