import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { Program } from '#app/domain/enums.ts'
import { QUIZ_PATHS } from '../quiz-places.ts'

/** Goes to a question of a quiz, or to its results when no number is given. */
export function useGoToQuestion(quizId: string, program: Program) {
  const navigate = useNavigate()
  return useCallback(
    (questionNumber: number | undefined, how?: 'replace') => {
      const search = questionNumber === undefined ? {} : { questionNumber }
      const isSameScreen = how === 'replace'
      void navigate({
        to: QUIZ_PATHS[program].play,
        params: { quizId },
        search,
        replace: isSameScreen,
        resetScroll: !isSameScreen,
      })
    },
    [navigate, quizId, program],
  )
}
