import type { SendingFailure } from '#app/lib/kept/outbox.ts'
import type { KeptAnswer } from '../kept-answers.ts'
import type { Answering } from './use-answering.ts'

/** To be answered; on its way; waiting on this device; stored. */
export type QuestionPhase = 'open' | 'sending' | 'kept' | 'stored'

type State = { phase: QuestionPhase; kept: KeptAnswer | undefined; failure: SendingFailure | undefined }

/** Where the answer to one question is, and what keeps it there. */
export function phaseOf(
  { kept, failures }: Pick<Answering, 'kept' | 'failures'>,
  { quizId, answerId, position }: Pick<KeptAnswer, 'quizId' | 'answerId' | 'position'>,
  isStored: boolean,
): State {
  const own = kept.find((one) => one.answerId === answerId)
  if (isStored || !own) return { phase: isStored ? 'stored' : 'open', kept: own, failure: failures[answerId] }
  // It waits for itself, for an earlier answer of its quiz, or for whatever has stopped the whole sending.
  const failure = kept
    .filter((one) => one.answerId !== answerId)
    .map((one) => ({ ...one, failure: failures[one.answerId] }))
    .find((one) => {
      if (!one.failure) return false
      if (one.failure.fate === 'later' || one.failure.fate === 'signed-out') return true
      return one.quizId === quizId && one.position < position
    })?.failure
  const reason = failures[answerId] ?? failure
  return { phase: reason ? 'kept' : 'sending', kept: own, failure: reason }
}
