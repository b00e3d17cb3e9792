import { featuresOf, type Reading } from './features.ts'
import { chancesOf, type LinearModel, placed, restoreModel } from './linear-model.ts'
import { FAMILIES, type Family, FAMILY_PLACES, type Verdict, VERDICT_PLACES, verdictOf } from './verdicts.ts'
import stored from './weights.json' with { type: 'json' }


export type PassageReading = {
  verdict: Verdict
  /** What the danger is, unless the passage is kept. */
  family: Family
}

/** Restored at the first reading: a page that shows a sheet reads none. */
let models: { verdicts: LinearModel; families: LinearModel } | undefined

/**
 * What the reader makes of a passage: whether children of this age may meet it. It learnt from the fragments of
 * `content/safety/fragments` and from the sheets of the bank (`npm run train:safety`). Pure.
 */
export function readPassage(reading: Reading): PassageReading {
  models ??= { verdicts: restoreModel(stored.verdicts), families: restoreModel(stored.families) }
  const features = featuresOf(reading)
  const verdict = verdictOf(chancesOf(models.verdicts, placed(features, VERDICT_PLACES)))
  if (verdict === 'kept') return { verdict, family: 'none' }
  const chances = chancesOf(models.families, placed(features, FAMILY_PLACES))
  // A passage that is not kept is never « none » of the families.
  const [, ...dangers] = chances
  return { verdict, family: FAMILIES[dangers.indexOf(Math.max(...dangers)) + 1] ?? 'supervision' }
}
