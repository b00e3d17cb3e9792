import type { QueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '#app/features/account/queries.ts'
import { attemptOutbox, forgetOutdatedAttempts } from '#app/features/exercises/sort/use-attempt.ts'
import { packingOutbox } from '#app/features/guides/backpack/queries.ts'
import { answerOutbox as selfAssessmentOutbox, stepOutbox } from '#app/features/guides/self-assessment/queries.ts'
import { answerOutbox } from '#app/features/quiz/play/screen/use-answer-outbox.ts'
import { pathOutbox } from '#app/features/welcome/queries.ts'
import { ownerOf } from '#app/lib/kept/kept-store.ts'
import { sendWaiting } from '#app/lib/kept/outbox.ts'
import { notify } from '#app/ui/feedback/toast.tsx'
import { offlineWords } from '#content/pages/offline.ts'

type Person = { id: string; selectedDaycareId: string | null }

/**
 * Sends everything that waits on this device and leaves by itself, and says so once. In a route: several features.
 * @returns whether nothing has to be sent again: what needs her waits for its own page
 */
export async function sendAllWaiting(queryClient: QueryClient, { id, selectedDaycareId }: Person): Promise<boolean> {
  const owner = ownerOf({ id, selectedDaycareId })
  // A page kept from another daycare, or another person's session: what waits here is not for that one.
  const now = await queryClient.query({ ...currentUserQuery(), staleTime: 0 })
  if (now?.id !== id || now.selectedDaycareId !== selectedDaycareId || now.needsProof) return true
  await forgetOutdatedAttempts(queryClient, owner)
  const sent = await Promise.all([
    sendWaiting(answerOutbox(queryClient, id)),
    sendWaiting(attemptOutbox(queryClient, owner)),
    sendWaiting(selfAssessmentOutbox(queryClient, owner)),
    sendWaiting(stepOutbox(queryClient, owner)),
    sendWaiting(packingOutbox(queryClient, owner)),
    sendWaiting(pathOutbox(queryClient, owner)),
  ])
  const isAllSent = sent.every(({ left }) => left === 0)
  if (isAllSent && sent.some(({ stored }) => stored > 0)) notify.success(offlineWords.sent)
  return sent.every(({ isDone }) => isDone)
}
