import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { KeptAnswer } from '../kept-answers.ts'
import { createAnswerSender, type SendingFailure } from './answer-sender.ts'
import { keptAnswers, useKeptAnswers } from './kept-store.ts'

export type Answering = {
  /** Everything of hers that waits on this device, whatever the quiz. */
  kept: KeptAnswer[]
  isSending: boolean
  /** What became of the last try, by answer. */
  failures: Readonly<Record<string, SendingFailure>>
  /** Keeps an answer on the device, then sends it. */
  answer: (answer: Omit<KeptAnswer, 'at'>) => void
}

/**
 * Keeps answers until the server has them: they leave at once, when the connection or the window comes back, and after
 * a pause that grows while the server is away.
 */
export function useAnswering(userId: string): Answering {
  const queryClient = useQueryClient()
  const kept = useKeptAnswers(userId)
  const [isSending, setSending] = useState(false)
  const [failures, setFailures] = useState<Record<string, SendingFailure>>({})
  const sender = useMemo(
    () =>
      createAnswerSender(queryClient, userId, {
        onSending: setSending,
        onFailure: (answerId, failure) => setFailures((known) => ({ ...known, [answerId]: failure })),
      }),
    [queryClient, userId],
  )

  useEffect(() => {
    const flush = () => void sender.flush()
    flush()
    addEventListener('online', flush)
    addEventListener('focus', flush)
    return () => {
      sender.stop()
      removeEventListener('online', flush)
      removeEventListener('focus', flush)
    }
  }, [sender])

  const answer = useCallback(
    (given: Omit<KeptAnswer, 'at'>) => {
      setFailures(({ [given.answerId]: _former, ...others }) => others)
      keptAnswers.keep(userId, { ...given, at: Date.now() })
      void sender.flush()
    },
    [sender, userId],
  )
  return { kept, isSending, failures, answer }
}
