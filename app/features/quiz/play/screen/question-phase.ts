import type { SendingFailure } from '#app/lib/kept/outbox.ts'
import type { KeptAnswer } from '../kept-answers.ts'
import type { AnswerOutbox } from './use-answer-outbox.ts'

/** `open`: no answer; `sending`: on its way; `kept`: on this device, cannot be sent now; `stored`: on the server. */
export type QuestionPhase = 'open' | 'sending' | 'kept' | 'stored'

type QuestionState = { phase: QuestionPhase; kept: KeptAnswer | undefined; failure: SendingFailure | undefined }

/** Phase of the answer to one question, and the failure that holds it back. */
export function getQuestionPhase(
  { kept, failures }: Pick<AnswerOutbox, 'kept' | 'failures'>,
  { quizId, answerId, position }: Pick<KeptAnswer, 'quizId' | 'answerId' | 'position'>,
  isStored: boolean,
): QuestionState {
  const own = kept.find((other) => other.answerId === answerId)
  if (isStored || !own) return { phase: isStored ? 'stored' : 'open', kept: own, failure: failures[answerId] }
  // Held back by its own failure, by an earlier answer of its quiz, or by a failure that stops the whole outbox.
  const holdsBack = (other: KeptAnswer) => {
    const kind = failures[other.answerId]?.kind
    if (kind === 'later' || kind === 'signed-out') return true
    return kind !== undefined && other.quizId === quizId && other.position < position
  }
  const holder = kept.find(holdsBack)
  const failure = failures[answerId] ?? (holder && failures[holder.answerId])
  return { phase: failure ? 'kept' : 'sending', kept: own, failure }
}
