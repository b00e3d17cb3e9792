import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Program } from '#app/domain/enums.ts'
import { useStartMistakesQuiz, useStartQuiz } from './queries.ts'
import { QUIZ_PATHS } from './quiz-places.ts'

/** Starts or resumes a quiz and navigates to it; `pendingMode` is set until it is on screen. */
export function useOpenQuiz(type: Program) {
  const navigate = useNavigate()
  const start = useStartQuiz(type)
  const startMistakes = useStartMistakesQuiz(type)
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
    openMistakes: (quizId?: string) => void open('mistakes', () => startMistakes.mutateAsync(quizId)),
  }
}
