import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { type Outbox, type SendingFailure, useOutbox } from '#app/lib/kept/outbox.ts'
import { type KeptAnswer, keptAnswers } from '../kept-answers.ts'
import { isStoredByNow, sendAnswer } from '../queries.ts'

export type Answering = {
  /** Everything of hers that waits on this device, whatever the quiz. */
  kept: KeptAnswer[]
  /** What became of the last try, by answer. */
  failures: Readonly<Record<string, SendingFailure>>
  /** Keeps an answer on the device, then sends it. */
  answer: (answer: KeptAnswer) => void
}

/** Keeps answers until the server has them; those of a quiz leave question after question. */
export function useAnswering(userId: string): Answering {
  const queryClient = useQueryClient()
  const outbox = useMemo(
    (): Outbox<KeptAnswer> => ({
      store: keptAnswers,
      owner: userId,
      send: ({ quizId, answerId, choiceIds }) => sendAnswer(queryClient, quizId, { answerId, choiceIds }),
      // A conflict is over once an answer is stored, hers or another one.
      isOver: ({ quizId, answerId }, fate) =>
        fate === 'conflict' ? isStoredByNow(queryClient, quizId, answerId).catch(() => false) : fate === 'refused',
      placeOf: ({ quizId, position }) => ({ lane: quizId, rank: position }),
    }),
    [queryClient, userId],
  )
  const { kept, failures, keep, flush } = useOutbox(outbox)
  const answer = useCallback(
    (given: KeptAnswer) => {
      // The first one given to a question stays: it is the one that may be on its way.
      if (!keptAnswers.find(userId, given.answerId)) keep(given.answerId, given)
      void flush()
    },
    [userId, keep, flush],
  )
  return { kept: useMemo(() => kept.map(({ value }) => value), [kept]), failures, answer }
}
