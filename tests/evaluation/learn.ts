import { deflateRawSync } from 'node:zlib'
import {
  chancesOf,
  type LinearModel,
  type Placed,
  type StoredModel,
} from '#app/features/activities/safety/reader/linear-model.ts'

const EPOCHS = 6
/** Of the adaptive gradient. */
const RATE = 0.25
const DECAY = 3e-5
/** Share of certainty kept from every lesson, since their writers do not always agree. */
const SMOOTHING = 0.04
/** Weights below this share of the greatest say nothing, and are not kept. */
const NEGLIGIBLE = 0.01

/** What is learnt from: its features, which classes are right, and what it counts. */
export type Example = { input: Placed; right: readonly boolean[]; weight: number }

/** An order that is always the same, so that the same fragments give the same weights. */
function shuffled(length: number, seed: number): number[] {
  const order = Array.from({ length }, (_, index) => index)
  let state = seed
  for (let index = length - 1; index > 0; index--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const other = state % (index + 1)
    const kept = order[index] ?? 0
    order[index] = order[other] ?? 0
    order[other] = kept
  }
  return order
}

/** Multinomial logistic regression by AdaGrad (Duchi, Hazan and Singer, 2011); an example may have several right classes. Pure. */
export function learn(examples: readonly Example[], classes: number, places: number, epochs = EPOCHS): LinearModel {
  const weights = new Float32Array(places * classes)
  const squares = new Float32Array(places * classes).fill(1e-3)
  const model: LinearModel = { classes, places, weights, scale: 1 }
  for (let epoch = 0; epoch < epochs; epoch++)
    for (const at of shuffled(examples.length, epoch + 7)) {
      const example = examples[at]
      if (!example) continue
      const { input, right, weight } = example
      const chances = chancesOf(model, input)
      const rightShare = chances.reduce((sum, chance, k) => sum + (right[k] ? chance : 0), 0)
      const slopes = chances.map((chance, k) => {
        const wanted = right[k] ? chance / Math.max(rightShare, 1e-9) : 0
        return (chance - wanted * (1 - SMOOTHING) - SMOOTHING / classes) * weight
      })
      for (let index = 0; index < input.places.length; index++) {
        const start = (input.places[index] ?? 0) * classes
        const value = input.values[index] ?? 0
        for (let k = 0; k < classes; k++) {
          const cell = start + k
          const gradient = (slopes[k] ?? 0) * value + DECAY * (weights[cell] ?? 0)
          squares[cell] = (squares[cell] ?? 0) + gradient * gradient
          weights[cell] = (weights[cell] ?? 0) - (RATE * gradient) / Math.sqrt(squares[cell] ?? 1)
        }
      }
    }
  return model
}

/** A model as it is kept in a file. Pure. */
export function stored({ weights, classes, places }: LinearModel): StoredModel {
  let greatest = 0
  for (const weight of weights) greatest = Math.max(greatest, Math.abs(weight))
  const scale = greatest / 127
  const bytes = Int8Array.from(weights, (weight) =>
    Math.abs(weight) < greatest * NEGLIGIBLE ? 0 : Math.round(weight / scale),
  )
  return { classes, places, scale, weights: deflateRawSync(bytes, { level: 9 }).toString('base64') }
}
