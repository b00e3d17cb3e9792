import { bringsWaterBeads } from './ever-dangerous.ts'
import { featuresOf, type Reading, topicFeatures } from './features.ts'
import { chancesOf, type LinearModel, placed, restoreModel } from './linear-model.ts'
import { FAMILIES, type Family, isPlainlyKept, type Verdict, verdictOf } from './verdicts.ts'
import stored from './weights.json' with { type: 'json' }

export type PassageReading = {
  verdict: Verdict
  /** What the danger is, unless the passage is kept. */
  family: Family
  /** Whether it is kept with little doubt: the words of a danger in it mean none. */
  isPlain: boolean
}

/** The section that names dangers in order to remove them. */
const NAMED_DANGERS = 'securite.dangersAEliminer'

/** Passages read of late: a sheet is read again whenever one of its sentences is changed. */
const readings = new Map<string, PassageReading>()
const READINGS_MAX = 2_000

let restored: { verdicts: LinearModel; families: LinearModel } | undefined

/** The models, restored at the first reading: a page that shows a sheet reads none. */
function readerModels() {
  restored ??= { verdicts: restoreModel(stored.verdicts), families: restoreModel(stored.families) }
  return restored
}

/** Restores the models before the first reading. */
export function prepareReader(): void {
  readerModels()
}

/**
 * What the reader makes of a passage: whether children of this age may meet it. It learnt from the fragments of
 * `content/safety/fragments` and from the sheets of the bank (`npm run train:safety`). Pure.
 * @param refusedFrom chance of a danger from which it is refused; see `verdicts.ts`
 */
export function readPassage(reading: Reading, refusedFrom?: number): PassageReading {
  const { section, text, months, allergies = [] } = reading
  const key = JSON.stringify([section, text, months, allergies, refusedFrom])
  const known = readings.get(key) ?? readAnew(reading, refusedFrom)
  if (readings.size >= READINGS_MAX) readings.clear()
  readings.set(key, known)
  return known
}

function readAnew(reading: Reading, refusedFrom: number | undefined): PassageReading {
  if (reading.section !== NAMED_DANGERS && bringsWaterBeads(reading.text))
    return { verdict: 'refused', family: 'hidden-danger', isPlain: false }
  const features = featuresOf(reading)
  const models = readerModels()
  const verdicts = chancesOf(models.verdicts, placed(features, models.verdicts.places))
  const verdict = verdictOf(verdicts, refusedFrom)
  if (verdict === 'kept') return { verdict, family: 'none', isPlain: isPlainlyKept(verdicts) }
  const chances = chancesOf(models.families, placed(topicFeatures(features), models.families.places))
  // A passage that is not kept is never « none » of the families.
  const [, ...dangers] = chances
  return { verdict, family: FAMILIES[dangers.indexOf(Math.max(...dangers)) + 1] ?? 'supervision', isPlain: false }
}
