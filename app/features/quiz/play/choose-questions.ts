import { addDays } from 'date-fns'

/** How one person has answered one question of the bank so far. */
export type AnswerHistory = {
  questionId: string
  topic: string
  /** Times answered; 0 is unseen. */
  answered: number
  lastAnsweredAt: Date | null
  /** At least one wrong answer. */
  missed: boolean
  /** Number of distinct days, after the day of the last wrong answer, with a right answer. */
  rightDaysSinceMiss: number
}

/** Days before a missed question comes back, indexed by `rightDaysSinceMiss`; after the last one it counts as known. */
export const SPACING_DAYS = [1, 3, 7, 21] as const

/** When a missed question is due again; null for one that is unseen, never missed or known. */
export function dueDate({ missed, rightDaysSinceMiss, lastAnsweredAt }: AnswerHistory): Date | null {
  const days = SPACING_DAYS[rightDaysSinceMiss]
  return missed && lastAnsweredAt && days !== undefined ? addDays(lastAnsweredAt, days) : null
}

/**
 * Picks the questions of a quiz: unseen ones first, topics alternating; then the missed ones that are due, the longest
 * overdue first; then the other seen ones, least recently answered first; missed ones that are not due come last.
 * @param random numbers in [0, 1); the same numbers give the same choice
 * @returns at most `count` ids; fewer when the bank is smaller
 */
export function chooseQuestions(bank: AnswerHistory[], count: number, now: Date, random: () => number): string[] {
  const unseen = interleaveTopics(
    shuffle(
      bank.filter(({ answered }) => answered === 0),
      random,
    ),
  )
  const seen = bank.filter(({ answered }) => answered > 0).map((history) => ({ ...history, due: dueDate(history) }))
  const time = (date: Date | null) => date?.getTime() ?? 0
  const due = seen.filter((history) => history.due && history.due <= now).sort((a, b) => time(a.due) - time(b.due))
  const rest = seen.filter((history) => !history.due).sort((a, b) => time(a.lastAnsweredAt) - time(b.lastAnsweredAt))
  const notYetDue = seen.filter((history) => history.due && history.due > now).sort((a, b) => time(a.due) - time(b.due))
  return [...unseen, ...due, ...rest, ...notYetDue].slice(0, count).map(({ questionId }) => questionId)
}

/** Missed questions that are not known yet, by due date: the longest overdue first. */
export function mistakesByDueDate(bank: readonly AnswerHistory[]): { questionId: string; due: Date }[] {
  return bank
    .flatMap((history) => {
      const due = dueDate(history)
      return due ? [{ questionId: history.questionId, due }] : []
    })
    .sort((a, b) => a.due.getTime() - b.due.getTime())
}

/** « Mes 5 questions »: ids of the mistakes that are due; when none is, of those due soonest. */
export function chooseMistakes(bank: readonly AnswerHistory[], count: number, now: Date): string[] {
  const mistakes = mistakesByDueDate(bank)
  const due = mistakes.filter((mistake) => mistake.due <= now)
  return (due.length > 0 ? due : mistakes).slice(0, count).map(({ questionId }) => questionId)
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
