import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Program } from '#app/domain/enums.ts'
import { currentUserQuery } from '#app/features/account/queries.ts'
import { sendWaiting } from '#app/lib/kept/outbox.ts'
import { startMistakesQuiz, startQuiz } from './queries.ts'
import { QUIZ_PATHS } from './quiz-places.ts'
import { answerOutbox } from './screen/use-answer-outbox.ts'

type Opened = { mode: 'regular' } | { mode: 'mistakes'; quizId: string | undefined }

/** Starts or resumes a quiz and navigates to it; `pendingMode` is set until it is on screen. */
export function useOpenQuiz(type: Program) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  /** A quiz whose answers still wait here would be taken for an untouched one, and drawn anew. */
  const sendAnswers = async () => {
    const user = queryClient.getQueryData(currentUserQuery().queryKey)
    if (user) await sendWaiting(answerOutbox(queryClient, user.id))
  }
  const start = async (opened: Opened) => {
    if (opened.mode === 'regular') return startQuiz(queryClient, type)
    await sendAnswers()
    return startMistakesQuiz(queryClient, type, opened.quizId)
  }
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async (opened: Opened) => {
      const { id } = await start(opened)
      await navigate({ to: QUIZ_PATHS[type].play, params: { quizId: id } })
    },
  })
  const open = (opened: Opened) => {
    if (!isPending) mutate(opened)
  }
  return {
    isBusy: isPending,
    pendingMode: isPending ? variables.mode : null,
    /** Last failure, with the mode whose button was clicked. */
    failure: error && { mode: variables.mode, error },
    openRegular: () => open({ mode: 'regular' }),
    openMistakes: (quizId?: string) => open({ mode: 'mistakes', quizId }),
  }
}
