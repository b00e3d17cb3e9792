import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Program } from '#app/domain/enums.ts'
import { useStartMistakesQuiz, useStartQuiz } from './queries.ts'
import { QUIZ_PATHS } from './quiz-places.ts'

/** Starts or resumes a quiz and goes to it. The buttons stay busy until it is on screen. */
export function useOpenQuiz(type: Program) {
  const navigate = useNavigate()
  const start = useStartQuiz(type)
  const startMistakes = useStartMistakesQuiz(type)
  const [which, setWhich] = useState<'regular' | 'mistakes' | null>(null)
  const [failure, setFailure] = useState<{ of: 'regular' | 'mistakes'; error: unknown } | null>(null)

  const open = async (name: 'regular' | 'mistakes', create: () => Promise<{ id: string }>) => {
    if (which) return
    setWhich(name)
    setFailure(null)
    try {
      const { id } = await create()
      await navigate({ to: QUIZ_PATHS[type].play, params: { quizId: id } })
    } catch (error) {
      setFailure({ of: name, error })
    } finally {
      setWhich(null)
    }
  }
  return {
    isBusy: which !== null,
    which,
    /** What failed, for the button that was pressed. */
    failure,
    regular: () => void open('regular', () => start.mutateAsync()),
    mistakes: (quizId?: string) => void open('mistakes', () => startMistakes.mutateAsync(quizId)),
  }
}
