import type { AgeGroup, Place, Season } from '#app/domain/enums.ts'
import { readFoundText } from '#app/features/activities/found/reader/read-found-text.ts'
import { foldText } from '#app/lib/french/fold-text.ts'

/**
 * A text as people write it, and where its parts belong, said by hand before there was a reader. Each entry of a list is a
 * folded excerpt of the part that is meant.
 */
export type FoundText = {
  id: string
  text: string
  expected: {
    title: string
    /** Empty, or left out below: the text does not say it. */
    ages: AgeGroup[]
    place?: Place
    seasons?: Season[]
    minutes?: number
    material: string[]
    steps: string[]
    why?: string[]
    variations?: string[]
    safety?: string[]
    /** Talk, advertisements, menus: in no field. */
    left: string[]
  }
}

/** `fields`: of which every part is in place; `parts`: single values, entries of lists, and entries too many. */
export type FoundScore = { fields: [right: number, all: number]; parts: [right: number, all: number]; faults: string[] }

const plain = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Eleven fields at most: title, ages, place, seasons, duration, material, steps, reasons, variations, safety, and what is left
 * out. A single value is in place when it is the one that is meant, also none at all. A list is in place when each excerpt is
 * found in it, in order, and no entry holds none of them; reasons, variations and safety count where the text has some. What is
 * left out is in place when none of its excerpts stands in a field. Pure.
 */
function scoreOf({ id, text, expected }: FoundText): FoundScore {
  const found = readFoundText(text)
  const score: FoundScore = { fields: [0, 0], parts: [0, 0], faults: [] }
  const field = (name: string, faults: string[], parts: number) => {
    score.fields[1] += 1
    if (faults.length === 0) score.fields[0] += 1
    score.parts[1] += parts
    score.parts[0] += Math.max(0, parts - faults.length)
    score.faults.push(...faults.map((fault) => `${id}, ${name}: ${fault}`))
  }
  const value = (name: string, is: unknown, meant: unknown) =>
    field(name, isSame(is, meant) ? [] : [`${JSON.stringify(is)} and not ${JSON.stringify(meant)}`], 1)
  const list = (name: string, entries: readonly string[], meant: readonly string[]) => {
    const all = entries.map(plain)
    let from = 0
    const missing = meant.flatMap((excerpt) => {
      const at = all.findIndex((entry, index) => index >= from && entry.includes(plain(excerpt)))
      if (at >= 0) from = at
      return at < 0 ? [`missing « ${excerpt} »`] : []
    })
    const extra = all.filter((entry) => !meant.some((excerpt) => entry.includes(plain(excerpt))))
    field(name, [...missing, ...extra.map((entry) => `too many « ${entry} »`)], meant.length + extra.length)
  }
  value('title', plain(found.title), plain(expected.title))
  value('ages', found.ages, expected.ages)
  value('place', found.place, expected.place ?? null)
  value('seasons', found.seasons, expected.seasons ?? [])
  value('duration', found.minutes, expected.minutes ?? null)
  list('material', found.material, expected.material)
  list('steps', found.steps, expected.steps)
  if (expected.why) list('why', found.why, expected.why)
  if (expected.variations) list('variations', found.variations, expected.variations)
  if (expected.safety) list('safety', found.safety, expected.safety)
  const { title, material, steps, why, variations, safety } = found
  const kept = plain([title, ...material, ...steps, ...why, ...variations, ...safety].join(' | '))
  const inside = expected.left.filter((excerpt) => kept.includes(plain(excerpt)))
  if (expected.left.length > 0)
    field(
      'left out',
      inside.map((excerpt) => `in a field: « ${excerpt} »`),
      expected.left.length,
    )
  return score
}

/** The scores of several texts together. Pure. */
export function scoreAll(texts: readonly FoundText[]): FoundScore {
  return texts.map(scoreOf).reduce<FoundScore>(
    (sum, { fields, parts, faults }) => ({
      fields: [sum.fields[0] + fields[0], sum.fields[1] + fields[1]],
      parts: [sum.parts[0] + parts[0], sum.parts[1] + parts[1]],
      faults: [...sum.faults, ...faults],
    }),
    { fields: [0, 0], parts: [0, 0], faults: [] },
  )
}
