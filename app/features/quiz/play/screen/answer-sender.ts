import type { QueryClient } from '@tanstack/react-query'
import { isStoredByNow, sendAnswer } from '../queries.ts'
import { type Fate, retryDelay, sendKept } from '../send-kept.ts'
import { keptAnswers } from './kept-store.ts'

export type SendingFailure = { fate: Fate; error: unknown }

type Watch = {
  onSending: (isSending: boolean) => void
  onFailure: (answerId: string, failure: SendingFailure) => void
}

export type AnswerSender = {
  /** Sends what is kept now. While a sending runs, a second call looks again after it. */
  flush: () => Promise<void>
  /** Forgets the next try. */
  stop: () => void
}

// One at a time over all tabs of the device, where the browser can say so (the server takes each answer once anyway).
function oneAtATime(work: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request('brindille.quiz-answers', work) : work()
}

/** Sends the answers of a person that wait on this device, and tries again, less and less often, while it fails. */
export function createAnswerSender(queryClient: QueryClient, userId: string, watch: Watch): AnswerSender {
  let running: Promise<void> | null = null
  let askedAgain = false
  let failedRounds = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const send = async () => {
    if (keptAnswers.read(userId).length === 0) return
    watch.onSending(true)
    const end = await sendKept({
      kept: () => keptAnswers.read(userId),
      send: ({ quizId, answerId, choiceIds }) => sendAnswer(queryClient, quizId, { answerId, choiceIds }),
      settle: ({ quizId, answerId }) => isStoredByNow(queryClient, quizId, answerId).catch(() => false),
      forget: ({ answerId }) => keptAnswers.forget(userId, answerId),
      fail: ({ answerId }, error, fate) => watch.onFailure(answerId, { fate, error }),
    })
    failedRounds = end === 'later' ? failedRounds + 1 : 0
    if (end === 'later') timer = setTimeout(flush, retryDelay(failedRounds - 1))
  }
  async function run(): Promise<void> {
    try {
      await oneAtATime(send)
    } finally {
      running = null
      watch.onSending(false)
    }
    // An answer given as the sending ended may have been overlooked; after a failure the timer comes for it.
    const isOverlooked = askedAgain && failedRounds === 0
    askedAgain = false
    if (isOverlooked) await flush()
  }
  function flush(): Promise<void> {
    clearTimeout(timer)
    askedAgain = running !== null
    running ??= run()
    return running
  }
  return { flush, stop: () => clearTimeout(timer) }
}
