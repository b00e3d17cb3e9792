import { foldText } from '#app/lib/french/fold-text.ts'
import type { PlannedActivity } from './schema.ts'

/** A material to prepare for the whole week. */
export type MaterialLine = {
  name: string
  /** « 15 », « 2 bacs + 1 par enfant »; empty when no activity gives a quantity. */
  quantity: string
  /** Optional in every activity that names it. */
  isOptional: boolean
  /** Has small parts, and the week has children under 3. */
  isTooSmall: boolean
}

type Material = PlannedActivity['materials'][number]
/** What is collected of one material; quantities are kept by folded unit, or by folded text when they are no number. */
type Line = { materials: Material[]; quantities: Quantities }
type Quantities = Map<string, { unit: string; amount: number | null }>

/** A key for names and units: the same for those that differ only by case, accents or a plural. */
function foldedSingular(name: string): string {
  return foldText(name)
    .split(/[^a-z0-9]+/)
    .map((word) => (word.length > 3 ? word.replace(/[sx]$/, '') : word))
    .join(' ')
    .trim()
}

/** Adds a quantity: « 10 bacs » and « 2 bac » are summed, « une poignée » is kept as it is written, once. */
function addQuantity(quantities: Quantities, text: string): void {
  const written = text.trim()
  if (!written) return
  const [number = ''] = /^\d+(?:[.,]\d+)?(?!\d)/.exec(written) ?? []
  const unit = written.slice(number.length).trimStart()
  // Neither a range (« 2 à 3 bacs ») nor several lines can be summed.
  const amount = number && !/^(?:à|ou|-|–|\/)|\n/.test(unit) ? Number(number.replace(',', '.')) : null
  const key = amount === null ? foldText(written) : `# ${foldedSingular(unit)}`
  const existing = quantities.get(key)
  if (!existing) quantities.set(key, { unit: amount === null ? written : unit, amount })
  else if (existing.amount !== null && amount !== null)
    quantities.set(key, {
      unit: unit.length > existing.unit.length ? unit : existing.unit,
      amount: existing.amount + amount,
    })
}

function formatQuantities(quantities: Quantities): string {
  return [...quantities.values()]
    .map(({ unit, amount }) => (amount === null ? unit : `${`${amount}`.replace('.', ',')} ${unit}`.trim()))
    .join(' + ')
}

/**
 * The materials of a week, in order of name: what several activities need is one line, with the sum of the quantities that can
 * be summed. Pure.
 */
export function mergeMaterials(week: readonly PlannedActivity[]): MaterialLine[] {
  const hasUnderThree = week.some(({ ageGroups }) =>
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
      quantity: formatQuantities(quantities),
      isOptional: materials.every(({ facultatif }) => facultatif),
      isTooSmall: hasUnderThree && materials.some(({ petitesPieces }) => petitesPieces),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'fr'))
}
