import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Program } from '#app/domain/enums.ts'
import { currentUserQuery } from '#app/features/account/queries.ts'
import { sendWaiting } from '#app/lib/kept/outbox.ts'
import { useStartMistakesQuiz, useStartQuiz } from './queries.ts'
import { QUIZ_PATHS } from './quiz-places.ts'
import { answerOutbox } from './screen/use-answer-outbox.ts'

/** Starts or resumes a quiz and navigates to it; `pendingMode` is set until it is on screen. */
export function useOpenQuiz(type: Program) {
  const navigate = useNavigate()
  const start = useStartQuiz(type)
  const startMistakes = useStartMistakesQuiz(type)
  const queryClient = useQueryClient()
  /** A quiz whose answers still wait here would be taken for an untouched one, and drawn anew. */
  const sendAnswers = async () => {
    const user = queryClient.getQueryData(currentUserQuery().queryKey)
    if (user) await sendWaiting(answerOutbox(queryClient, user.id))
  }
  const [pendingMode, setPendingMode] = useState<'regular' | 'mistakes' | null>(null)
  const [failure, setFailure] = useState<{ mode: 'regular' | 'mistakes'; error: unknown } | null>(null)

  const open = async (mode: 'regular' | 'mistakes', create: () => Promise<{ id: string }>) => {
    if (pendingMode) return
    setPendingMode(mode)
    setFailure(null)
    try {
      const { id } = await create()
      await navigate({ to: QUIZ_PATHS[type].play, params: { quizId: id } })
    } catch (error) {
      setFailure({ mode, error })
    } finally {
      setPendingMode(null)
    }
  }
  return {
    isBusy: pendingMode !== null,
    pendingMode,
    /** Last failure, with the mode whose button was clicked. */
    failure,
    openRegular: () => void open('regular', () => start.mutateAsync()),
    openMistakes: (quizId?: string) =>
      void open('mistakes', async () => {
        await sendAnswers()
        return startMistakes.mutateAsync(quizId)
      }),
  }
}
