import { FSRSAlgorithm, type FSRSState, generatorParameters, Rating } from 'ts-fsrs'

/** Answers of one person to one question, oldest first: whole days since 1970, and whether each was right. */
export type PastAnswers = { days: readonly number[]; rights: readonly boolean[] }

/** Days after which nine in ten are still recalled, and after which the question is asked again. */
type Stability = number

/** FSRS-6 as published: chosen over fixed intervals by `npm run bench:spacing`. */
const PUBLISHED = new FSRSAlgorithm(generatorParameters())

/**
 * Stability of the memory after each answer. What is right the first time was known before it was ever explained here
 * (« Easy »): it comes back after eight days, not two.
 */
export function stabilitiesOf({ days, rights }: PastAnswers, algorithm = PUBLISHED): Stability[] {
  let state: FSRSState | null = null
  let before = 0
  return days.map((day, index) => {
    const grade = rights[index] ? (state ? Rating.Good : Rating.Easy) : Rating.Again
    // Another zone or clock may date an answer before the one that it follows.
    state = algorithm.next_state(state, state ? Math.max(0, day - before) : 0, grade)
    before = day
    return state.stability
  })
}

/** Probability that the answer is recalled so many days after the last time, between 0 and 1. */
const recallAfter = (days: number, stability: Stability): number =>
  PUBLISHED.forgetting_curve(Math.max(0, days), stability)

/** How one person has answered one question of the bank so far, oldest answer first. */
export type AnswerHistory = {
  questionId: string
  topic: string
  /** Whole days since 1970 of the answers, in the time zone of the product; none is unseen. */
  days: number[]
  rights: boolean[]
}

/** A question that was answered before, with what is likely left of it. */
type SeenQuestion = {
  questionId: string
  /** Whole day since 1970 from which it is asked again. */
  dueOn: number
  /** Whether it was answered today. */
  isFresh: boolean
  /** Probability that it is recalled today. */
  recall: number
}

/** The questions that were answered before, the weakest first. */
export function seenQuestions(bank: readonly AnswerHistory[], today: number): SeenQuestion[] {
  return bank
    .flatMap(({ questionId, days, rights }) => {
      const stability = stabilitiesOf({ days, rights }).at(-1)
      const last = days.at(-1)
      if (stability === undefined || last === undefined) return []
      // Never twice on one day: what was just explained is recalled whatever is left of it tomorrow.
      const dueOn = last + Math.max(1, Math.round(stability))
      return { questionId, dueOn, isFresh: last >= today, recall: recallAfter(today - last, stability) }
    })
    .sort((a, b) => Number(a.isFresh) - Number(b.isFresh) || a.recall - b.recall || a.dueOn - b.dueOn)
}

/**
 * Picks the questions of a quiz: unseen ones first, topics alternating; then the seen ones, the weakest first.
 * @param random numbers in [0, 1); the same numbers give the same choice
 * @returns at most `count` ids; fewer when the bank is smaller
 */
export function chooseQuestions(bank: AnswerHistory[], count: number, today: number, random: () => number): string[] {
  const unseen = interleaveTopics(
    shuffle(
      bank.filter(({ days }) => days.length === 0),
      random,
    ),
  )
  return [...unseen, ...seenQuestions(bank, today)].slice(0, count).map(({ questionId }) => questionId)
}

/**
 * « Mes 5 questions »: those that are due, the weakest first, then the next weakest that were not answered today. None when
 * none is due: a question that is asked too early is hardly learnt better.
 */
export function chooseDueQuestions(bank: readonly AnswerHistory[], count: number, today: number): string[] {
  const seen = seenQuestions(bank, today).filter(({ isFresh }) => !isFresh)
  const isDue = ({ dueOn }: SeenQuestion) => dueOn <= today
  const due = seen.filter(isDue)
  if (due.length === 0) return []
  return [...due, ...seen.filter((question) => !isDue(question))].slice(0, count).map(({ questionId }) => questionId)
}

/** Shuffled copy (Fisher-Yates). `random` gives numbers in [0, 1). */
export function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const shuffled = [...items]
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const [a, b] = [shuffled[last], shuffled[other]]
    if (a !== undefined && b !== undefined) [shuffled[last], shuffled[other]] = [b, a]
  }
  return shuffled
}

/** One question of each topic, then a second of each, so that a quiz does not dwell on one topic. */
function interleaveTopics(questions: AnswerHistory[]): AnswerHistory[] {
  const topics = [...Map.groupBy(questions, ({ topic }) => topic).values()]
  const longest = Math.max(0, ...topics.map((list) => list.length))
  return Array.from({ length: longest }, (_, turn) => topics.flatMap((list) => list.slice(turn, turn + 1))).flat()
}
