import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { type Outbox, type SendingFailure, useOutbox } from '#app/lib/kept/outbox.ts'
import { type KeptAnswer, keptAnswers } from '../kept-answers.ts'
import { isAnswerStored, sendAnswer } from '../queries.ts'

export type AnswerOutbox = {
  /** All unsent answers of the person on this device, whatever the quiz. */
  kept: KeptAnswer[]
  /** Failure of the last sending, by answer id. */
  failures: Readonly<Record<string, SendingFailure>>
  /** Keeps an answer on this device, then sends it. */
  answer: (answer: KeptAnswer) => void
}

/** Sends the answers that wait on this device. */
export const answerOutbox = (queryClient: QueryClient, userId: string): Outbox<KeptAnswer> => ({
  store: keptAnswers,
  owner: userId,
  send: ({ quizId, answerId, choiceIds }) => sendAnswer(queryClient, quizId, { answerId, choiceIds }),
  // A conflict is final once an answer is stored, this one or a different one.
  isFinal: ({ quizId, answerId }, kind) =>
    kind === 'conflict' ? isAnswerStored(queryClient, quizId, answerId).catch(() => false) : kind === 'refused',
  positionOf: ({ quizId, position }) => ({ lane: quizId, rank: position }),
})

/** Outbox of quiz answers: kept until the server has them, those of one quiz sent in order. */
export function useAnswerOutbox(userId: string): AnswerOutbox {
  const queryClient = useQueryClient()
  const outbox = useMemo(() => answerOutbox(queryClient, userId), [queryClient, userId])
  const { kept, failures, keep, flush } = useOutbox(outbox)
  const answer = useCallback(
    (given: KeptAnswer) => {
      // Never replaces an unsent answer: it may be on its way already.
      if (!keptAnswers.find(userId, given.answerId)) keep(given.answerId, given)
      void flush()
    },
    [userId, keep, flush],
  )
  return { kept: useMemo(() => kept.map(({ value }) => value), [kept]), failures, answer }
}
