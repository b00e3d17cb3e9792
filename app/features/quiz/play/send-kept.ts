import { parseError } from '#app/lib/parse-error.ts'
import { inSendingOrder, type KeptAnswer } from './kept-answers.ts'

/** What the failure of a sending means for the answer. */
export type Fate =
  /** Nothing is wrong with it: the connection is cut, the server is away or busy. */
  | 'later'
  /** She has to sign in again; then it leaves. */
  | 'signed-out'
  /** Something else is stored, or an earlier question waits. */
  | 'conflict'
  /** It cannot be seen from where she works now: another daycare is selected. */
  | 'elsewhere'
  /** It will never be taken. */
  | 'refused'

export function fateOf(error: unknown): Fate {
  const { status } = parseError(error)
  if (status === 0 || status === 408 || status === 429 || status >= 500) return 'later'
  if (status === 401) return 'signed-out'
  if (status === 409) return 'conflict'
  if (status === 403 || status === 404) return 'elsewhere'
  return 'refused'
}

/** Exponential from 1 s, capped at 30 s. */
export function retryDelay(failures: number): number {
  return Math.min(1_000 * 2 ** failures, 30_000)
}

type Sending = {
  kept: () => KeptAnswer[]
  send: (answer: KeptAnswer) => Promise<void>
  /** Answers whether the conflict is over, the answer being stored (hers or another one). */
  settle: (answer: KeptAnswer, error: unknown) => Promise<boolean>
  forget: (answer: KeptAnswer) => void
  fail: (answer: KeptAnswer, error: unknown, fate: Fate) => void
}

/**
 * Sends what is kept, one after the other, each until the server has it. An answer leaves the device only once it is
 * stored or refused for good; the others of its quiz wait behind it.
 * @returns why it stopped before the end, or null when nothing is left that could be sent now
 */
export async function sendKept({ kept, send, settle, forget, fail }: Sending): Promise<Fate | null> {
  const blocked = new Set<string>()
  const tried = new Set<string>()
  for (;;) {
    // Read anew each time: another tab may have sent it, or she has answered one more.
    const next = inSendingOrder(kept()).find(({ quizId, answerId }) => !blocked.has(quizId) && !tried.has(answerId))
    if (!next) return null
    tried.add(next.answerId)
    try {
      await send(next)
      forget(next)
    } catch (error) {
      const fate = fateOf(error)
      if (fate === 'later' || fate === 'signed-out') {
        fail(next, error, fate)
        return fate
      }
      if (fate === 'refused' || (fate === 'conflict' && (await settle(next, error)))) forget(next)
      else blocked.add(next.quizId)
      fail(next, error, fate)
    }
  }
}
