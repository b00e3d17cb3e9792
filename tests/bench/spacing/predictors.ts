import { FSRS6_DEFAULT_DECAY, FSRSAlgorithm, forgetting_curve, generatorParameters } from 'ts-fsrs'
import { type PastAnswers, stabilitiesOf } from '#app/features/quiz/play/choose-questions.ts'
import type { Learner } from './learners.ts'

/** A rule of spacing as a predictor: the stability of a memory from the former answers, with its own free numbers. */
export type Predictor = {
  name: string
  /** Where the free numbers start: the rule as it is published. The last is the decay of the curve of forgetting. */
  start: readonly number[]
  /** Days after which nine in ten are still recalled, after each of the answers to one question, in order. */
  stabilities: (numbers: readonly number[]) => (past: PastAnswers) => number[]
}

/** Fixed spacing: what a missed question waits, by the days with a right answer since; beyond the last it is known. */
const SPACING_DAYS = [1, 3, 7, 21]
const KNOWN_DAYS = 63
const NEVER_MISSED = [KNOWN_DAYS, KNOWN_DAYS, KNOWN_DAYS, KNOWN_DAYS]

/** 1, 3, 7, 21 days. Its numbers are the stability of each of its stages, as logarithms. */
export const fixedSpacing: Predictor = {
  name: '1, 3, 7, 21 jours',
  start: [...[...SPACING_DAYS, KNOWN_DAYS, ...NEVER_MISSED].map(Math.log), FSRS6_DEFAULT_DECAY],
  stabilities: (numbers) => (past) => {
    let isMissed = false
    let rightDays = new Set<number>()
    return past.days.map((day, index) => {
      if (!past.rights[index]) {
        isMissed = true
        rightDays = new Set()
      } else rightDays.add(day)
      const stage = isMissed
        ? Math.min(rightDays.size, SPACING_DAYS.length)
        : SPACING_DAYS.length + Math.min(rightDays.size, NEVER_MISSED.length)
      return Math.exp(numbers[stage] ?? 0)
    })
  },
}

/** The rule of the application. Its numbers are the weights of FSRS-6. */
export const fsrsSpacing: Predictor = {
  name: 'ts-fsrs',
  start: generatorParameters().w,
  stabilities: (numbers) => {
    const algorithm = new FSRSAlgorithm(generatorParameters({ w: [...numbers] }))
    return (past) => stabilitiesOf(past, algorithm)
  },
}

/** What is added to a rule to make it a probability: the answers that are right by guessing, and wrong by mistake. */
export type Margin = { guess: number; slip: number }

export type Scored = { kind: string; right: boolean; days: number; stability: number; chance: number }

/** Every answer to a question that was answered before, with what the rule knew of it then. */
export function scoredAnswers(
  predictor: Predictor,
  numbers: readonly number[],
  learners: readonly Learner[],
): Scored[] {
  const stabilities = predictor.stabilities(numbers)
  return learners.flatMap(({ kind, answers }) =>
    [...Map.groupBy(answers, ({ question }) => question).values()].flatMap((own) => {
      const known = stabilities({ days: own.map(({ day }) => day), rights: own.map(({ right }) => right) })
      return own.slice(1).map(({ right, day, chance }, index) => ({
        kind,
        right,
        chance,
        days: day - (own[index]?.day ?? day),
        stability: known[index] ?? 0,
      }))
    }),
  )
}

const surprise = (right: boolean, chance: number) => -Math.log(right ? chance : 1 - chance)
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Chance of a right answer: the curve of forgetting of FSRS-6 for both rules, so that only the stability differs. */
function chanceOf({ guess, slip }: Margin, decay: number, { days, stability }: Scored): number {
  const chance = guess + (1 - guess - slip) * forgetting_curve(decay, days, stability)
  return Math.min(0.999, Math.max(0.001, chance))
}

/** Mean surprise at the answers, in nats: the less, the better they were predicted. */
export function logLoss(scored: readonly Scored[], margin: Margin, decay: number): number {
  return mean(scored.map((answer) => surprise(answer.right, chanceOf(margin, decay, answer))))
}

export type Fitted = { margin: Margin; numbers: readonly number[] }

const MARGIN_LIMITS = { low: 0, high: 0.9 }
const DECAY_LIMITS = { low: 0.1, high: 0.8 }
const within = ({ low, high }: typeof MARGIN_LIMITS, value: number) => Math.min(high, Math.max(low, value))
const toMargin = (guess: number, slip: number): Margin => ({
  guess: within(MARGIN_LIMITS, guess),
  slip: within({ low: 0, high: 0.95 - within(MARGIN_LIMITS, guess) }, slip),
})

/** Fits guessing and slips to learners, the numbers of the rule staying as published. */
export function fitMargin(predictor: Predictor, learners: readonly Learner[]): Fitted {
  const { start } = predictor
  const scored = scoredAnswers(predictor, start, learners)
  const { best } = minimise([0.3, 0.05], [0.1, 0.05], 30, ([guess = 0, slip = 0]) =>
    logLoss(scored, toMargin(guess, slip), start.at(-1) ?? 0),
  )
  return { margin: toMargin(best[0] ?? 0, best[1] ?? 0), numbers: start }
}

/** Fits every number of the rule to learners, with guessing and slips. */
export function fitAll(predictor: Predictor, learners: readonly Learner[]): Fitted {
  const { margin, numbers } = fitMargin(predictor, learners)
  const read = ([guess = 0, slip = 0, ...tried]: number[]): Fitted => ({
    margin: toMargin(guess, slip),
    numbers: [...tried.slice(0, -1), within(DECAY_LIMITS, tried.at(-1) ?? 0)],
  })
  const start = [margin.guess, margin.slip, ...numbers]
  const steps = start.map((value, index) => (index < 2 ? 0.05 : Math.max(0.05, Math.abs(value) * 0.2)))
  const { best } = minimise(start, steps, ROUNDS, (tried) => {
    const fitted = read(tried)
    return logLoss(scoredAnswers(predictor, fitted.numbers, learners), fitted.margin, fitted.numbers.at(-1) ?? 0)
  })
  return read(best)
}

const ROUNDS = 12

/** The log-loss of who knows the law of the learner: no rule can do better. */
export const leastLogLoss = (scored: readonly Scored[]): number =>
  mean(scored.map(({ right, chance }) => surprise(right, chance)))

/**
 * Lowers `cost` by changing one number at a time, in both directions, with steps that grow after a success and shrink after a
 * failure. The same numbers give the same result.
 */
function minimise(
  start: readonly number[],
  steps: readonly number[],
  rounds: number,
  cost: (numbers: number[]) => number,
) {
  let best = [...start]
  let least = cost(best)
  const widths = [...steps]
  for (let round = 0; round < rounds; round++)
    for (const index of best.keys()) {
      const width = widths[index] ?? 0
      if (width === 0) continue
      let isBetter = false
      for (const direction of [width, -width]) {
        const tried = best.with(index, (best[index] ?? 0) + direction)
        const price = cost(tried)
        if (price >= least) continue
        best = tried
        least = price
        isBetter = true
        break
      }
      widths[index] = isBetter ? width * 1.5 : width / 2
    }
  return { best, least }
}
