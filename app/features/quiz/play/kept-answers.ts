/** An answer that the server has not confirmed yet. */
export type KeptAnswer = {
  quizId: string
  answerId: string
  /** Of the question in its quiz: answers leave in this order. */
  position: number
  choiceIds: string[]
  /** When it was given, milliseconds since 1970. */
  at: number
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** After a month a quiz has been taken up elsewhere or given up. */
const LONGEST_KEEP = 30 * 24 * 3_600_000

/**
 * Answers that wait on this device for the connection, one list per person: a tablet is shared. It is written before
 * anything is sent, so a tab that is killed loses nothing. Whatever the store contains, reading never throws.
 */
export function readKept(store: Store, userId: string, now = Date.now()): KeptAnswer[] {
  return parseKept(store.getItem(keyOf(userId)), now)
}

/** What was written under {@link keyOf}. */
export function parseKept(text: string | null, now = Date.now()): KeptAnswer[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter((item) => isKept(item) && now - item.at < LONGEST_KEEP) : []
  } catch {
    return []
  }
}

/** Keeps an answer. The first one given to a question stays: it is the one that may be on its way. */
export function keepAnswer(store: Store, userId: string, answer: KeptAnswer): KeptAnswer {
  const kept = readKept(store, userId)
  const earlier = kept.find(({ answerId }) => answerId === answer.answerId)
  if (earlier) return earlier
  write(store, userId, [...kept, answer])
  return answer
}

/** Forgets an answer that the server has stored, or has refused for good. */
export function forgetAnswer(store: Store, userId: string, answerId: string): void {
  write(
    store,
    userId,
    readKept(store, userId).filter((answer) => answer.answerId !== answerId),
  )
}

/** In the order in which the server takes them: quiz after quiz, question after question. */
export function inSendingOrder(kept: readonly KeptAnswer[]): KeptAnswer[] {
  const quizzes = [...new Set(kept.map(({ quizId }) => quizId))]
  return kept.toSorted((a, b) => quizzes.indexOf(a.quizId) - quizzes.indexOf(b.quizId) || a.position - b.position)
}

export const keyOf = (userId: string) => `brindille.quiz-answers.${userId}`

function write(store: Store, userId: string, kept: KeptAnswer[]): void {
  if (kept.length > 0) store.setItem(keyOf(userId), JSON.stringify(kept))
  else store.removeItem(keyOf(userId))
}

function isKept(item: unknown): item is KeptAnswer {
  if (typeof item !== 'object' || item === null) return false
  const { quizId, answerId, position, choiceIds, at } = item as Partial<Record<keyof KeptAnswer, unknown>>
  return (
    typeof quizId === 'string' &&
    typeof answerId === 'string' &&
    typeof position === 'number' &&
    typeof at === 'number' &&
    Array.isArray(choiceIds) &&
    choiceIds.length > 0 &&
    choiceIds.every((choice) => typeof choice === 'string')
  )
}
