import { chancesOf, type LinearModel, placed, restoreModel } from '../../safety/reader/linear-model.ts'
import { FOUND_KINDS, type FoundKind, type Topic } from './headings.ts'
import { lineFeatures } from './line-features.ts'
import stored from './line-weights.json' with { type: 'json' }

/** What a heading may announce; `none` for a line that is no heading. */
export const LINE_TOPICS = [
  'material',
  'step',
  'why',
  'variation',
  'safety',
  'observation',
  'left',
  'age',
  'minutes',
  'place',
  'season',
  'title',
  'none',
] as const satisfies readonly (Topic | 'none')[]

/** How far the words of one line are believed, for a kind and against it. */
const FOR_MAX = 2
const AGAINST_MAX = 1.5

let models: { lines: LinearModel; headings: LinearModel } | undefined
const restored = () => {
  models ??= { lines: restoreModel(stored.lines), headings: restoreModel(stored.headings) }
  return models
}
/** Lines read of late: the same one is asked about for its own sake, for its neighbours and for the title. */
const readings = new Map<string, Learnt>()
const READINGS_MAX = 1_000

type Learnt = Record<FoundKind, number>

/**
 * What the words of a line say for each kind, in the measure of the cues: 0 when they say nothing. Learnt from lines that
 * people wrote (`npm run train:found`). Pure.
 */
export function learntFrom(text: string): Learnt {
  const known = readings.get(text)
  if (known) return known
  const model = restored().lines
  const chances = chancesOf(model, placed(lineFeatures(text), model.places))
  const said = (index: number) =>
    Math.max(-AGAINST_MAX, Math.min(FOR_MAX, Math.log((chances[index] ?? 0) * FOUND_KINDS.length)))
  const reading = Object.fromEntries(FOUND_KINDS.map((kind, index) => [kind, said(index)])) as Learnt
  if (readings.size >= READINGS_MAX) readings.clear()
  readings.set(text, reading)
  return reading
}

/** Chance from which a line is believed to be a heading whose words nobody has foreseen. */
const HEADING_FROM = 0.7

/** What a short line announces if it is a heading, told by its words; null when they say little. Pure. */
export function learntTopic(text: string): Topic | null {
  const model = restored().headings
  const chances = chancesOf(model, placed(lineFeatures(text), model.places))
  const best = Math.max(...chances)
  const topic = LINE_TOPICS[chances.indexOf(best)] ?? 'none'
  return topic === 'none' || best < HEADING_FROM ? null : topic
}
