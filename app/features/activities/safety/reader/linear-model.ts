import { inflateRawSync } from 'node:zlib'

/** Features as places in a table of weights, with their values; the values have length one together. */
export type Placed = { places: Uint32Array; values: Float32Array }

/** A linear model over hashed features: one weight for each place and class. */
export type LinearModel = {
  classes: number
  /** A power of two. */
  places: number
  /** By place, then by class. */
  weights: Float32Array | Int8Array
  /** What one step of the weights is worth. */
  scale: number
}

/** How a model is kept in a file: its weights as bytes, deflated, in base64. */
export type StoredModel = Omit<LinearModel, 'weights'> & { weights: string }

/** What a feature counts, by its kind, the word before its first space. */
const VALUES: Readonly<Record<string, number>> = {
  gram: 0.5,
  word: 1,
  after: 0.7,
  near: 0.3,
  cue: 1,
  concept: 2,
  both: 0.5,
  clause: 1,
  beside: 0.6,
  kind: 1.5,
  kinds: 0.3,
  close: 0.7,
  step: 0.5,
  around: 0.4,
  actor: 1,
  act: 1,
  shape: 1.5,
  section: 1,
  age: 1,
}

/** The hash FNV-1a, folded to as many places as the model has. */
function placeOf(feature: string, places: number): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < feature.length; index++) {
    hash ^= feature.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
  return ((hash >>> 15) ^ hash) & (places - 1)
}

/** Named features, put in their places. Pure. */
export function placed(features: readonly string[], places: number): Placed {
  const values = Float32Array.from(features, (feature) => VALUES[feature.slice(0, feature.indexOf(' '))] ?? 0)
  const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0))
  return {
    places: Uint32Array.from(features, (feature) => placeOf(feature, places)),
    values: values.map((value) => value / length),
  }
}

/** The chance of each class, from 0 to 1. Pure. */
export function chancesOf({ classes, weights, scale }: LinearModel, { places, values }: Placed): number[] {
  const scores = Array.from({ length: classes }, () => 0)
  for (let index = 0; index < places.length; index++) {
    const start = (places[index] ?? 0) * classes
    const value = (values[index] ?? 0) * scale
    for (let k = 0; k < classes; k++) scores[k] = (scores[k] ?? 0) + (weights[start + k] ?? 0) * value
  }
  const highest = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - highest))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}

/** A model as it is kept in a file. @throws Error when its weights are not of its size. */
export function restoreModel({ weights, ...shape }: StoredModel): LinearModel {
  const bytes = inflateRawSync(Buffer.from(weights, 'base64'))
  if (bytes.length !== shape.places * shape.classes) throw new Error('The weights are not of the size of their model')
  return { ...shape, weights: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length) }
}
