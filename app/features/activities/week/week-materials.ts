import { foldText } from '#app/lib/french/fold-text.ts'
import type { PlannedActivity } from './schema.ts'

/** One line of the list of material to prepare for the whole week. */
export type MaterialLine = {
  name: string
  /** « 15 », « 2 bacs + 1 par enfant »; empty when no activity says. */
  quantity: string
  /** Every activity that names it can do without. */
  isOptional: boolean
  /** Has small parts, and the week has children under 3. */
  isTooSmall: boolean
}

type Material = PlannedActivity['materials'][number]
type Line = { materials: Material[]; quantities: Quantities }
type Quantities = Map<string, { unit: string; amount: number | null }>

/** Names that differ by case, accents or a plural are one. */
function foldedSingular(name: string): string {
  return foldText(name)
    .split(/[^a-z0-9]+/)
    .map((word) => (word.length > 3 ? word.replace(/[sx]$/, '') : word))
    .join(' ')
    .trim()
}

/** « 10 bacs » counts with « 2 bac »; « une poignée » stays as it is written. */
function addQuantity(quantities: Quantities, text: string): void {
  const written = text.trim()
  if (!written) return
  const [number = ''] = /^\d+(?:[.,]\d+)?(?!\d)/.exec(written) ?? []
  const unit = written.slice(number.length).trimStart()
  // « 2 à 3 bacs » is no number, and several lines are several quantities.
  const amount = number && !/^(?:à|ou|-|–|\/)|\n/.test(unit) ? Number(number.replace(',', '.')) : null
  const key = amount === null ? foldText(written) : `# ${foldedSingular(unit)}`
  const known = quantities.get(key)
  if (!known) quantities.set(key, { unit: amount === null ? written : unit, amount })
  else if (known.amount !== null && amount !== null)
    quantities.set(key, { unit: unit.length > known.unit.length ? unit : known.unit, amount: known.amount + amount })
}

function quantityWords(quantities: Quantities): string {
  return [...quantities.values()]
    .map(({ unit, amount }) => (amount === null ? unit : `${`${amount}`.replace('.', ',')} ${unit}`.trim()))
    .join(' + ')
}

/**
 * The material of a week as one list by name: what several activities need is one line, with the sum of what can be
 * summed. Pure.
 */
export function mergeMaterials(week: readonly PlannedActivity[]): MaterialLine[] {
  const hasYoungest = week.some(({ ageGroups }) =>
    ageGroups.some((age) => ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'].includes(age)),
  )
  const lines = new Map<string, Line>()
  for (const material of week.flatMap(({ materials }) => materials)) {
    const key = foldedSingular(material.nom)
    const line: Line = lines.get(key) ?? { materials: [], quantities: new Map() }
    line.materials.push(material)
    addQuantity(line.quantities, material.quantite)
    lines.set(key, line)
  }
  return [...lines.values()]
    .map(({ materials, quantities }) => ({
      name: materials[0]?.nom ?? '',
      quantity: quantityWords(quantities),
      isOptional: materials.every(({ facultatif }) => facultatif),
      isTooSmall: hasYoungest && materials.some(({ petitesPieces }) => petitesPieces),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'fr'))
}
