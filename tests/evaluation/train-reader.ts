import { writeFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import { featuresOf, topicFeatures } from '#app/features/activities/safety/reader/features.ts'
import {
  chancesOf,
  type LinearModel,
  type Placed,
  placed,
  type StoredModel,
} from '#app/features/activities/safety/reader/linear-model.ts'
import {
  FAMILIES,
  FAMILY_PLACES,
  VERDICT_PLACES,
  VERDICTS,
  verdictOf,
} from '#app/features/activities/safety/reader/verdicts.ts'
import { allLessons, bankLessons, digestOfLessons, type Lesson } from './training-fragments.ts'

/*
 * `npm run train:safety`: the reader of free text learns from the fragments, and its weights are written beside it. With
 * `-- --cross`, prints instead how it does on each writer from whom it has not learnt.
 */

const WEIGHTS = new URL('../../app/features/activities/safety/reader/weights.json', import.meta.url)
const EPOCHS = 6
/** For the families, of which there are many more and which only name the reason. */
const FAMILY_EPOCHS = 3
/** Of the adaptive gradient. */
const RATE = 0.25
const DECAY = 3e-5
/** Share of certainty kept from every lesson, since their writers do not always agree. */
const SMOOTHING = 0.04
/** What a danger that can kill counts, against another lesson. */
const CRITICAL_WEIGHT = 1.5
/** What the fragments of people who knew neither the rules nor the reader count. */
const OUTSIDE_WEIGHT = 3
/** What a passage of the bank counts: they are many, and all alike in being harmless. */
const BANK_WEIGHT = 0.15
/** One sheet in so many is set aside to count false alarms on ordinary text. */
const UNSEEN_SHEETS = 5
/** Weights below this share of the greatest say nothing, and are not kept. */
const NEGLIGIBLE = 0.01

type Example = { input: Placed; right: readonly boolean[]; weight: number }

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

/** Multinomial logistic regression by AdaGrad (Duchi, Hazan and Singer, 2011); an example may have several right classes. */
function learn(examples: readonly Example[], classes: number, places: number, epochs = EPOCHS): LinearModel {
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

const memory = new Map<Lesson, Placed>()
function inputOf(lesson: Lesson): Placed {
  const input = memory.get(lesson) ?? placed(featuresOf(lesson), VERDICT_PLACES)
  memory.set(lesson, input)
  return input
}

const weightOf = ({ critical, isFromOutside }: Lesson) =>
  (critical ? CRITICAL_WEIGHT : 1) * (isFromOutside ? OUTSIDE_WEIGHT : 1)

function learnVerdicts(lessons: readonly Lesson[], bank: readonly Lesson[]): LinearModel {
  const exampleOf = (lesson: Lesson, weight: number) => ({
    input: inputOf(lesson),
    right: VERDICTS.map((verdict) => lesson.right.includes(verdict)),
    weight,
  })
  const examples = [
    ...lessons.map((lesson) => exampleOf(lesson, weightOf(lesson))),
    ...bank.map((lesson) => exampleOf(lesson, BANK_WEIGHT)),
  ]
  return learn(examples, VERDICTS.length, VERDICT_PLACES)
}

function learnFamilies(lessons: readonly Lesson[]): LinearModel {
  const known = lessons.filter(({ family }) => family !== null)
  const examples = known.map((lesson) => ({
    input: placed(topicFeatures(featuresOf(lesson)), FAMILY_PLACES),
    right: FAMILIES.map((family) => family === lesson.family),
    weight: 1,
  }))
  return learn(examples, FAMILIES.length, FAMILY_PLACES, FAMILY_EPOCHS)
}

function stored({ weights, classes, places }: LinearModel): StoredModel {
  let greatest = 0
  for (const weight of weights) greatest = Math.max(greatest, Math.abs(weight))
  const scale = greatest / 127
  const bytes = Int8Array.from(weights, (weight) =>
    Math.abs(weight) < greatest * NEGLIGIBLE ? 0 : Math.round(weight / scale),
  )
  return { classes, places, scale, weights: deflateRawSync(bytes, { level: 9 }).toString('base64') }
}

type Judged = { lesson: Lesson; verdict: (typeof VERDICTS)[number] }

function printFigures(name: string, judged: readonly Judged[]): void {
  const share = (some: readonly Judged[], holds: (it: Judged) => boolean) =>
    `${((some.filter(holds).length / Math.max(1, some.length)) * 100).toFixed(1)} %`
  const isRight = ({ lesson, verdict }: Judged) => lesson.right.includes(verdict)
  const isHeld = (it: Judged) =>
    isRight(it) || VERDICTS.indexOf(it.verdict) >= VERDICTS.indexOf(it.lesson.right[0] ?? 'kept')
  const due = (verdict: string) => judged.filter(({ lesson }) => lesson.right[0] === verdict)
  console.log(
    `${name}: ${judged.length}, right ${share(judged, isRight)}, critical never weaker ${share(
      judged.filter(({ lesson }) => lesson.critical),
      isHeld,
    )}, harmless kept ${share(due('kept'), isRight)}, guarded ${share(due('guarded'), isRight)}, asked ${share(due('asked'), isRight)}`,
  )
}

const lessons = allLessons()
const bank = bankLessons()
if (process.argv.includes('--cross')) {
  const all: Judged[] = []
  for (const writer of new Set(lessons.map((lesson) => lesson.writer))) {
    const model = learnVerdicts(
      lessons.filter((lesson) => lesson.writer !== writer),
      bank,
    )
    const judged = lessons
      .filter((lesson) => lesson.writer === writer)
      .map((lesson) => ({ lesson, verdict: verdictOf(chancesOf(model, inputOf(lesson))) }))
    printFigures(writer, judged)
    if (process.argv.includes('--wrong'))
      for (const { lesson, verdict } of judged)
        if (!lesson.right.includes(verdict))
          console.log(`  ${lesson.right.join('|')} -> ${verdict} [${lesson.section}, ${lesson.months}] ${lesson.text}`)
    all.push(...judged)
  }
  printFigures('all', all)
  const sheets = [...new Set(bank.map(({ writer }) => writer))]
  const unseen = new Set(sheets.filter((_, index) => index % UNSEEN_SHEETS === 0))
  const model = learnVerdicts(
    lessons,
    bank.filter(({ writer }) => !unseen.has(writer)),
  )
  const passages = bank.filter(({ writer }) => unseen.has(writer))
  printFigures(
    'sheets of the bank not learnt from',
    passages.map((lesson) => ({ lesson, verdict: verdictOf(chancesOf(model, inputOf(lesson))) })),
  )
} else {
  const models = {
    learntFrom: digestOfLessons(),
    verdicts: stored(learnVerdicts(lessons, bank)),
    families: stored(learnFamilies(lessons)),
  }
  writeFileSync(WEIGHTS, `${JSON.stringify(models, null, 2)}\n`)
  console.log(`${lessons.length} fragments, ${bank.length} passages of the bank`)
}
