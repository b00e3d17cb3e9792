/*
 * Simulated learners whose forgetting is known: what they recall follows a law that is written here, none of which is the
 * law of a predictor. Everything is drawn from seeded numbers.
 */

/** One answer of a learner: `day` is the whole day it was given on, `chance` the probability that it would be right. */
export type Answer = { question: string; day: number; right: boolean; chance: number }
export type Learner = { kind: string; answers: Answer[] }

/** Probability that the learner recalls the answer on a day, and what an answer with its explanation leaves behind. */
type Memory = {
  recall: (question: number, day: number) => number
  study: (question: number, day: number, knew: boolean) => void
}
type Random = () => number

/** Seeded numbers in [0, 1) (mulberry32). */
function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const QUESTIONS = 86
const DAYS = 240
const QUESTIONS_PER_QUIZ = 10
const SLIP = 0.04

/** A factor around 1, as often half as twice. */
const around = (random: Random, spread: number) => Math.exp((random() + random() + random() - 1.5) * spread)

/** What she knew before the first question, as most educators do of most questions. */
function priorKnowledge(random: Random): number[] {
  const level = 0.35 + 0.4 * random()
  return Array.from({ length: QUESTIONS }, () => Math.min(0.95, level * around(random, 1)))
}

/** Half-life: what was recalled after it was about to be lost lasts longer. */
function halving(random: Random): Memory {
  const known = priorKnowledge(random)
  const first = 3 * around(random, 1)
  const ease = Array.from({ length: QUESTIONS }, () => around(random, 1))
  const halfLife = new Map<number, number>()
  const last = new Map<number, number>()
  const recall = (question: number, day: number) => {
    const life = halfLife.get(question)
    return life === undefined ? (known[question] ?? 0) : 2 ** -((day - (last.get(question) ?? day) + 0.02) / life)
  }
  return {
    recall,
    study: (question, day, knew) => {
      const gain = 1 + 2.5 * (1 - recall(question, day)) * (ease[question] ?? 1)
      const life = halfLife.get(question) ?? first * (ease[question] ?? 1) * (knew ? 8 : 1)
      halfLife.set(question, knew ? life * gain : Math.max(first * (ease[question] ?? 1), life * 0.4))
      last.set(question, day)
    },
  }
}

/** Sum of powers of the time since each study, which decays the faster the fresher the memory was (ACT-R, Pavlik and Anderson 2005). */
function powers(random: Random): Memory {
  const known = priorKnowledge(random)
  const threshold = -1.6 * around(random, 0.4)
  const studies = new Map<number, { day: number; decay: number }[]>()
  const strength = (question: number, day: number) => {
    const past = studies.get(question) ?? []
    return Math.log(past.reduce((sum, study) => sum + (day - study.day + 0.05) ** -study.decay, 1e-9))
  }
  return {
    recall: (question, day) => {
      const learnt = 1 / (1 + Math.exp((threshold - strength(question, day)) / 0.4))
      return Math.max(learnt, (known[question] ?? 0) ** 2)
    },
    study: (question, day) => {
      const decay = Math.min(0.9, 0.25 + 0.2 * Math.exp(strength(question, day)))
      studies.set(question, [...(studies.get(question) ?? []), { day, decay }])
    },
  }
}

/** Two memories: one fades within days, the other holds what was met again after a while. */
function twoMemories(random: Random): Memory {
  const slow = priorKnowledge(random).map((level) => level * 0.8)
  const fast = new Map<number, { day: number; level: number }>()
  const life = 2.5 * around(random, 0.8)
  const share = 0.25 + 0.2 * random()
  const fastAt = (question: number, day: number) => {
    const trace = fast.get(question)
    return trace ? trace.level * Math.exp(-(day - trace.day) / life) : 0
  }
  return {
    recall: (question, day) => 1 - (1 - fastAt(question, day)) * (1 - (slow[question] ?? 0)),
    study: (question, day) => {
      const level = slow[question] ?? 0
      slow[question] = level + (0.97 - level) * share * (1 - fastAt(question, day))
      fast.set(question, { day, level: 0.9 })
    },
  }
}

/** All or nothing: known for good once the explanation was understood, which takes some several times. */
function allOrNothing(random: Random): Memory {
  const isKnown = priorKnowledge(random).map((level) => random() < level)
  const understanding = 0.3 + 0.4 * random()
  return {
    recall: (question) => (isKnown[question] ? 0.98 : 0.02),
    study: (question) => {
      if (random() < understanding) isKnown[question] = true
    },
  }
}

export const KINDS: Readonly<Record<string, (random: Random) => Memory>> = {
  'demi-vie': halving,
  'puissances (ACT-R)': powers,
  'deux mémoires': twoMemories,
  'tout ou rien': allOrNothing,
}

/** The questions of her next quiz: what she missed last first, then the unseen, then the rest; or any. */
function nextQuestions(last: ReadonlyMap<number, Answer>, isAny: boolean, random: Random): number[] {
  const rank = (question: number) => {
    const answer = last.get(question)
    return isAny ? random() : (answer === undefined ? 1 : answer.right ? 2 + answer.day / DAYS : 0) + random() / 10
  }
  return Array.from({ length: QUESTIONS }, (_, question) => ({ question, rank: rank(question) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, QUESTIONS_PER_QUIZ)
    .map(({ question }) => question)
}

/** One learner who plays now and then for eight months; half of them are asked any question, half those that they missed. */
export function simulate(kind: string, seed: number): Learner {
  const random = seededRandom(seed)
  const memory = KINDS[kind]?.(random)
  if (!memory) throw new Error(`No such learner: ${kind}`)
  const guesses = Array.from({ length: QUESTIONS }, () => [1 / 2, 1 / 3, 1 / 3, 1 / 4][Math.floor(random() * 4)] ?? 0)
  const zeal = 0.1 + 0.35 * random()
  const isAny = seed % 2 === 0
  const last = new Map<number, Answer>()
  const answers: Answer[] = []
  for (let day = 0; day < DAYS; day++) {
    if (random() > zeal) continue
    for (const question of nextQuestions(last, isAny, random)) {
      const recall = memory.recall(question, day)
      const knew = random() < recall
      const guess = guesses[question] ?? 0
      const right = knew ? random() >= SLIP : random() < guess
      memory.study(question, day, knew)
      const answer = { question: String(question), day, right, chance: recall * (1 - SLIP) + (1 - recall) * guess }
      last.set(question, answer)
      answers.push(answer)
    }
  }
  return { kind, answers }
}
