import { foldText } from '#app/lib/french/fold-text.ts'

export type ComboBoxChoice = { kind: 'option'; name: string; chosen: boolean } | { kind: 'create'; name: string }

/** More than this is not a list that one reads: typing narrows it. */
const SHOWN = 50

/**
 * What the list offers for the typed text: names that hold it (those that begin with it first), without regard to accents
 * and case, then « Créer » when no name is exactly that one.
 */
export function choicesFor(
  query: string,
  options: readonly string[],
  values: readonly string[],
  canCreate: boolean,
): ComboBoxChoice[] {
  const wanted = foldText(query)
  const known = [...new Set([...options, ...values])]
  const found = known
    .map((name) => ({ name, at: foldText(name).indexOf(wanted) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => Number(a.at > 0) - Number(b.at > 0))
    .slice(0, SHOWN)
    .map(({ name }): ComboBoxChoice => ({ kind: 'option', name, chosen: values.includes(name) }))
  const exists = known.some((name) => foldText(name) === wanted)
  if (canCreate && wanted && !exists) found.push({ kind: 'create', name: query.trim().replace(/\s+/g, ' ') })
  return found
}

/** Where the arrows lead; `undefined` for keys that do not move. −1 is the field itself. */
export function nextActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1
  return undefined
}
