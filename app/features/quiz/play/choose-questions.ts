import { addDays } from 'date-fns'

/** What a person has done with one question of the bank. */
export type QuestionPast = {
  questionId: string
  topic: string
  /** Times answered; 0 is unseen. */
  answered: number
  lastAnsweredAt: Date | null
  /** Was it ever missed? */
  missed: boolean
  /** Days after that of the last miss on which it was answered right: several times on one day count once. */
  rightSinceMiss: number
}

/** Days before a missed question comes back, after 0, 1, 2 and 3 days of right answers. Then it counts as known. */
export const SPACING_DAYS = [1, 3, 7, 21] as const

/** When a missed question is to be asked again; null for one that is unseen, never missed or known by now. */
export function dueDate({ missed, rightSinceMiss, lastAnsweredAt }: QuestionPast): Date | null {
  const days = SPACING_DAYS[rightSinceMiss]
  return missed && lastAnsweredAt && days !== undefined ? addDays(lastAnsweredAt, days) : null
}

/**
 * Picks the questions of a quiz: unseen first, topics in turn; then the missed ones whose day has come, the longest
 * overdue first; then the others, the longest unseen first; a missed question whose day has not come is the last
 * resort. `random` gives numbers in [0, 1): with the same numbers the choice is the same.
 * @returns at most `count` ids; fewer when the bank is smaller
 */
export function chooseQuestions(bank: QuestionPast[], count: number, now: Date, random: () => number): string[] {
  const unseen = byTopicInTurn(
    shuffle(
      bank.filter(({ answered }) => answered === 0),
      random,
    ),
  )
  const seen = bank.filter(({ answered }) => answered > 0).map((past) => ({ ...past, due: dueDate(past) }))
  const time = (date: Date | null) => date?.getTime() ?? 0
  const due = seen.filter((past) => past.due && past.due <= now).sort((a, b) => time(a.due) - time(b.due))
  const rest = seen.filter((past) => !past.due).sort((a, b) => time(a.lastAnsweredAt) - time(b.lastAnsweredAt))
  const early = seen.filter((past) => past.due && past.due > now).sort((a, b) => time(a.due) - time(b.due))
  return [...unseen, ...due, ...rest, ...early].slice(0, count).map(({ questionId }) => questionId)
}

/**
 * Missed questions that are not known yet, in the order in which they are to be gone over: those whose day has come, the
 * longest overdue first, then those whose day comes soonest.
 */
export function mistakesInTurn(bank: readonly QuestionPast[]): { questionId: string; due: Date }[] {
  return bank
    .flatMap((past) => {
      const due = dueDate(past)
      return due ? [{ questionId: past.questionId, due }] : []
    })
    .sort((a, b) => a.due.getTime() - b.due.getTime())
}

/** « Mes 5 questions »: mistakes whose day has come; when there is none, those whose day comes soonest. */
export function chooseMistakes(bank: readonly QuestionPast[], count: number, now: Date): string[] {
  const mistakes = mistakesInTurn(bank)
  const due = mistakes.filter((mistake) => mistake.due <= now)
  return (due.length > 0 ? due : mistakes).slice(0, count).map(({ questionId }) => questionId)
}

/** Fisher-Yates, on a copy. */
export function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const shuffled = [...items]
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const [a, b] = [shuffled[last], shuffled[other]]
    if (a !== undefined && b !== undefined) [shuffled[last], shuffled[other]] = [b, a]
  }
  return shuffled
}

/** One of each topic, then a second of each: a quiz does not dwell on one subject. */
function byTopicInTurn(questions: QuestionPast[]): QuestionPast[] {
  const topics = [...Map.groupBy(questions, ({ topic }) => topic).values()]
  const longest = Math.max(0, ...topics.map((list) => list.length))
  return Array.from({ length: longest }, (_, turn) => topics.flatMap((list) => list.slice(turn, turn + 1))).flat()
}
